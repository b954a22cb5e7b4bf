# Turns the texts of a game's folder into one constant table, NAME_documents:
# awk -v name=NAME -f embed.awk FILE...
BEGIN {
    print "#include \"core/ruleset.h\""
    printf "extern const struct document %s_documents[];\n", name
    printf "const struct document %s_documents[] = {\n", name
}
FNR == 1 {
    if (NR > 1) print "    },"
    file = FILENAME
    sub(/.*\//, "", file)
    printf "    {\"%s\",\n", file
}
{
    gsub(/\\/, "\\\\"); gsub(/"/, "\\\""); gsub(/\?/, "\\?")
    printf "    \"%s\\n\"\n", $0
}
END { print "    },\n    {NULL, NULL},\n};" }
