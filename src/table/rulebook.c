/*
 * rulebook.c - rulebooks for people: see rulebook.h.
 *
 * The book is walked once, line by line; lines of one paragraph are joined into a flow of words,
 * and each word is put where it fits. The walk runs twice: on a canvas without rows to count
 * them (what is written outside is dropped), then on one that has them all.
 */
#include "table/rulebook.h"

#include <ctype.h>

#include "core/utf8.h"

enum { WORD_MOST = 100, INDENT_CODE = 4 };

struct writer {
    struct canvas *canvas;
    int row, column; /* where the next word goes */
    int width;       /* columns of the page, less than those of the canvas until it has any */
    int indent;      /* where lines of this paragraph begin */
    bool strong, code, heading;
    bool flowing; /* a paragraph is open */
    bool blank;   /* an empty line is owed before what comes next */
};

static enum ink writer_ink(const struct writer *writer) {
    if (writer->code)
        return INK_KEY;
    return writer->strong || writer->heading ? INK_STRONG : INK_PLAIN;
}

/* Ends the open paragraph, if any. */
static void end_flow(struct writer *writer) {
    if (writer->flowing)
        writer->row++;
    writer->flowing = writer->strong = writer->code = writer->heading = false;
}

static void begin_flow(struct writer *writer, int column, int indent) {
    end_flow(writer);
    if (writer->blank && writer->row > 0)
        writer->row++;
    writer->blank = false;
    writer->flowing = true;
    writer->column = column;
    writer->indent = indent;
}

/* The columns a word takes once its ** and ` are gone. */
static int word_width(struct word word) {
    char plain[WORD_MOST * 4 + 1];
    size_t count = 0;
    for (size_t i = 0; i < word.length && count < sizeof plain - 1; i++)
        if (word.bytes[i] != '*' && word.bytes[i] != '`')
            plain[count++] = word.bytes[i];
    plain[count] = 0;
    return utf8_columns(plain);
}

static void put_piece(struct writer *writer, const char *bytes, size_t length) {
    struct text piece = TEXT_EMPTY;
    text_add_bytes(&piece, bytes, length);
    canvas_text(writer->canvas, writer->row, writer->column, -1, writer_ink(writer), piece.bytes);
    writer->column += utf8_columns(piece.bytes);
    text_free(&piece);
}

static void put_word(struct writer *writer, struct word word) {
    if (writer->column > writer->indent) {
        if (writer->column + 1 + word_width(word) > writer->width) {
            writer->row++;
            writer->column = writer->indent;
        } else {
            writer->column++;
        }
    }
    size_t start = 0;
    for (size_t i = 0; i <= word.length; i++) {
        bool strong = i + 1 < word.length && !writer->code && word.bytes[i] == '*' &&
                      word.bytes[i + 1] == '*';
        bool code = i < word.length && word.bytes[i] == '`';
        if (!strong && !code && i < word.length)
            continue;
        put_piece(writer, word.bytes + start, i - start);
        writer->strong ^= strong;
        writer->code ^= code;
        i += strong;
        start = i + 1;
    }
}

static void put_words(struct writer *writer, const char *line, size_t length) {
    struct text text = TEXT_EMPTY;
    text_add_bytes(&text, line, length);
    const char *cursor = text.bytes;
    struct word word;
    while (word_next(&cursor, &word))
        put_word(writer, word);
    text_free(&text);
}

/* A line that stands as it is. */
static void put_line(struct writer *writer, int column, const char *line, size_t length) {
    begin_flow(writer, column, column);
    put_piece(writer, line, length);
    end_flow(writer);
}

/* The length of a list mark ("- ", "* ", "12. ") at the start of the line, or 0. */
static size_t list_mark(const char *line, size_t length) {
    size_t digits = 0;
    if (length > 2 && (line[0] == '-' || line[0] == '*') && line[1] == ' ')
        return 2;
    while (digits < length && isdigit((unsigned char)line[digits]))
        digits++;
    return digits > 0 && digits + 1 < length && line[digits] == '.' && line[digits + 1] == ' '
               ? digits + 2
               : 0;
}

static void put_heading(struct writer *writer, const char *line, size_t length) {
    while (length > 0 && (*line == '#' || *line == ' ')) {
        line++;
        length--;
    }
    writer->blank = true;
    begin_flow(writer, 0, 0);
    writer->heading = true;
    put_words(writer, line, length);
    end_flow(writer);
    writer->blank = true;
}

static void put_list_item(struct writer *writer, size_t spaces, size_t mark, const char *line,
                          size_t length) {
    int column = (int)spaces + 2;
    begin_flow(writer, column, column + (int)mark);
    put_piece(writer, line, mark);
    put_words(writer, line + mark, length - mark);
}

/* One line of the book. */
static void write_line(struct writer *writer, const char *line, size_t length, bool *fenced) {
    size_t spaces = 0;
    while (spaces < length && line[spaces] == ' ')
        spaces++;
    const char *rest = line + spaces;
    size_t rest_length = length - spaces, mark = list_mark(rest, rest_length);
    if (rest_length >= 3 && memcmp(rest, "```", 3) == 0) {
        end_flow(writer);
        *fenced = !*fenced;
    } else if (*fenced) {
        put_line(writer, INDENT_CODE, line, length);
    } else if (rest_length == 0) {
        end_flow(writer);
        writer->blank = true;
    } else if (*rest == '#') {
        put_heading(writer, rest, rest_length);
    } else if (*rest == '|' || (spaces >= INDENT_CODE && !writer->flowing)) {
        put_line(writer, 0, line, length);
    } else if (mark > 0 && spaces < INDENT_CODE) {
        put_list_item(writer, spaces, mark, rest, rest_length);
    } else {
        if (!writer->flowing)
            begin_flow(writer, (int)spaces, (int)spaces);
        put_words(writer, rest, rest_length);
    }
}

/* Writes the whole book; returns its rows. */
static int write_book(struct canvas *canvas, int columns, const char *book, size_t length) {
    struct writer writer = {.canvas = canvas, .width = columns};
    bool fenced = false;
    for (const char *end = book + length; book < end;) {
        const char *stop = memchr(book, '\n', (size_t)(end - book));
        size_t line = (size_t)((stop ? stop : end) - book);
        write_line(&writer, book, line, &fenced);
        book += line + (stop != NULL);
    }
    end_flow(&writer);
    return writer.row;
}

void rulebook_draw(struct canvas *canvas, int columns, const char *book, size_t length) {
    canvas_resize(canvas, 1, columns);
    int rows = write_book(canvas, columns, book, length);
    canvas_resize(canvas, rows > 0 ? rows : 1, columns);
    write_book(canvas, columns, book, length);
}

/*
 * Searching by paragraphs.
 */
static bool contains(const char *bytes, size_t length, const char *wanted) {
    size_t count = strlen(wanted);
    for (size_t at = 0; count > 0 && at + count <= length; at++) {
        size_t same = 0;
        while (same < count &&
               tolower((unsigned char)bytes[at + same]) == tolower((unsigned char)wanted[same]))
            same++;
        bool number_goes_on = at + count < length && isdigit((unsigned char)wanted[count - 1]) &&
                              isdigit((unsigned char)bytes[at + count]);
        if (same == count && !number_goes_on)
            return true;
    }
    return false;
}

/* The length of the paragraph, up to an empty line or the next list item at the margin. */
static size_t paragraph_length(const char *book) {
    size_t length = strcspn(book, "\n");
    while (book[length]) {
        const char *next = book + length + 1;
        size_t line = strcspn(next, "\n");
        if (line == 0 || list_mark(next, line) > 0)
            break;
        length += 1 + line;
    }
    return length;
}

unsigned rulebook_find(const char *book, const char *wanted, struct text *out) {
    unsigned count = 0;
    while (*book) {
        size_t length = paragraph_length(book);
        if (contains(book, length, wanted)) {
            if (count++ > 0)
                text_add(out, "\n\n");
            text_add_bytes(out, book, length);
        }
        book += length;
        while (*book == '\n')
            book++;
    }
    return count;
}
