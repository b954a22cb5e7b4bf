/*
 * palette.c - the colours of the roles: see palette.h.
 *
 * The page, bars and squares are greys and blues; only pieces, terrain and relief are colourful.
 * Each colour has one meaning: amber marks keys and whose turn it is, green what is legal or good,
 * rose what is wrong or captured; the seats' colours are used for seats only.
 */
#include "ui/screen/palette.h"

enum {
    RELIEF = PAPER_RELIEF_0,
    SHADE = PAPER_SHADE_0,
    FALL = PAPER_FALL_0,
    OWNER = PAPER_OWNER_A,
    ROOF = PAPER_ROOF_A,
    CLAIM = PAPER_CLAIM_A,
    SEAT = INK_SEAT_A,
    TINT = INK_CLAIM_A,
};

/* clang-format off */

/*              default          light            high-contrast */
const struct colour palette_papers[PAPER_COUNT][PALETTE_COUNT] = {
    [PAPER_NONE] = {{234, 0x16181D}, {231, 0xF3EFE6}, {16, 0x000000}},
    [PAPER_BAR] = {{236, 0x23262E}, {253, 0xE2DCCF}, {231, 0xFFFFFF}},
    [PAPER_CHOICE] = {{238, 0x39404D}, {252, 0xD3CBB9}, {226, 0xFFE600}},
    [PAPER_SQUARE_DARK] = {{235, 0x24272F}, {252, 0xD9CFBB}, {16, 0x000000}},
    [PAPER_SQUARE_LIGHT] = {{237, 0x30353F}, {254, 0xE9E1D0}, {235, 0x262626}},
    [PAPER_FIELD_DARK] = {{238, 0x3B3A38}, {187, 0xCDBD9A}, {234, 0x1C1C1C}},
    [PAPER_FIELD_LIGHT] = {{239, 0x484642}, {230, 0xDCCDAB}, {237, 0x3A3A3A}},
    [PAPER_CHOSEN] = {{23, 0x1F4A4D}, {152, 0xA9D4D6}, {19, 0x0000AF}},
    [PAPER_LAST] = {{22, 0x414A1F}, {222, 0xF0D98C}, {53, 0x5F005F}},
    [RELIEF + 0] = {{236, 0x22342F}, {23, 0x3F6A5C}, {232, 0x080808}},
    [RELIEF + 1] = {{23, 0x2F5547}, {65, 0x5F8A68}, {235, 0x262626}},
    [RELIEF + 2] = {{65, 0x608B5C}, {108, 0x86A874}, {238, 0x444444}},
    [RELIEF + 3] = {{107, 0x8FA45C}, {143, 0xAEBF78}, {101, 0x87875F}},
    [RELIEF + 4] = {{179, 0xC9AC69}, {180, 0xD6C488}, {144, 0xAFAF87}},
    [RELIEF + 5] = {{187, 0xE2CF9F}, {187, 0xECDCB0}, {187, 0xD7D7AF}},
    [RELIEF + 6] = {{231, 0xFBF6E9}, {231, 0xFFFFFF}, {231, 0xFFFFFF}},
    [SHADE + 0] = {{235, 0x1F2E2B}, {238, 0x416455}, {16, 0x060606}},
    [SHADE + 1] = {{236, 0x2A483E}, {23, 0x5C7E5F}, {232, 0x1B1B1B}},
    [SHADE + 2] = {{239, 0x50724E}, {65, 0x7C9869}, {235, 0x303030}},
    [SHADE + 3] = {{65, 0x74854E}, {107, 0x9EAB6D}, {59, 0x5E5E42}},
    [SHADE + 4] = {{137, 0xA28B58}, {137, 0xC0AF7A}, {101, 0x7A7A5E}},
    [SHADE + 5] = {{144, 0xB5A782}, {144, 0xD2C39C}, {144, 0x96967A}},
    [SHADE + 6] = {{250, 0xC9C5BC}, {250, 0xE2E1DE}, {250, 0xB2B2B2}},
    [FALL + 0] = {{234, 0x1C2727}, {236, 0x435C4D}, {16, 0x040404}},
    [FALL + 1] = {{235, 0x243934}, {238, 0x577055}, {232, 0x111111}},
    [FALL + 2] = {{236, 0x3E563F}, {23, 0x70835C}, {233, 0x1F1F1F}},
    [FALL + 3] = {{239, 0x57643F}, {65, 0x8A925F}, {235, 0x3D3D2B}},
    [FALL + 4] = {{101, 0x776846}, {101, 0xA49569}, {59, 0x4F4F3D}},
    [FALL + 5] = {{101, 0x847B63}, {101, 0xB2A583}, {101, 0x61614F}},
    [FALL + 6] = {{246, 0x92908B}, {246, 0xBEBBB5}, {144, 0x737373}},
    [PAPER_GRAIN] = {{178, 0xE6BB47}, {221, 0xE9CF48}, {220, 0xFFD700}},
    [PAPER_WOOL] = {{150, 0x98C083}, {150, 0xB8D89C}, {157, 0xAFFFAF}},
    [PAPER_LUMBER] = {{22, 0x274A2C}, {65, 0x3F6B50}, {22, 0x005F00}},
    [PAPER_BRICK] = {{131, 0xA84F34}, {173, 0xCF8052}, {124, 0xAF0000}},
    [PAPER_ORE] = {{103, 0x858B99}, {146, 0x9A9FB2}, {246, 0x949494}},
    [PAPER_DESERT] = {{230, 0xF5EBD2}, {231, 0xF9F5EC}, {230, 0xFFFFD7}},
    [PAPER_SEA] = {{24, 0x1F5F86}, {117, 0x93D8FA}, {17, 0x00005F}},
    [PAPER_SHORE] = {{234, 0x16181D}, {255, 0xF3EFE6}, {16, 0x000000}},
    [PAPER_TOKEN] = {{230, 0xF6ECD2}, {231, 0xFFFDF6}, {231, 0xFFFFFF}},
    [PAPER_STONE] = {{250, 0xC9C4B4}, {242, 0x77705F}, {255, 0xEEEEEE}},
    [PAPER_STONE_LOW] = {{245, 0x918C7E}, {240, 0x5E594D}, {248, 0xA8A8A8}},
    [PAPER_BADGE] = {{234, 0x16181D}, {231, 0xFFFDF6}, {16, 0x000000}},
    [PAPER_CURSOR] = {{231, 0xFFFFFF}, {16, 0x000000}, {226, 0xFFE600}},
    [PAPER_CAPTURE] = {{210, 0xF28B82}, {124, 0xA8201A}, {217, 0xFFAFAF}},
    [OWNER + 0] = {{208, 0xF28F2C}, {130, 0xA84D00}, {208, 0xFF8700}},
    [OWNER + 1] = {{75, 0x6FA8FF}, {27, 0x1F55DC}, {75, 0x5FAFFF}},
    [OWNER + 2] = {{192, 0xD9F08C}, {23, 0x045A56}, {192, 0xD7FF87}},
    [OWNER + 3] = {{225, 0xF3D0F7}, {52, 0x6A0A14}, {225, 0xFFD7FF}},
    [OWNER + 4] = {{144, 0xABA17C}, {54, 0x5B1394}, {144, 0xAFAF87}},
    [OWNER + 5] = {{122, 0x7FE6C6}, {236, 0x33322F}, {122, 0x87FFD7}},
    [CLAIM + 0] = {{236, 0x4E3620}, {223, 0xF3D6B4}, {52, 0x5F0000}},
    [CLAIM + 1] = {{236, 0x223F58}, {153, 0xBCD9F2}, {17, 0x00005F}},
    [CLAIM + 2] = {{236, 0x464A22}, {193, 0xDFE6AE}, {22, 0x005F00}},
    [CLAIM + 3] = {{236, 0x4C3A52}, {225, 0xF0D3EA}, {53, 0x5F005F}},
    [CLAIM + 4] = {{236, 0x3D3C33}, {251, 0xD4CFC0}, {237, 0x3A3A3A}},
    [CLAIM + 5] = {{236, 0x1F4A42}, {158, 0xBFE8DA}, {23, 0x005F5F}},
    [ROOF] = {{130, 0xB5642A}, {94, 0x7A3300}, {130, 0xAF5F00}},
    [ROOF + 1] = {{68, 0x3F7FBF}, {24, 0x003F70}, {26, 0x005FD7}},
    [ROOF + 2] = {{143, 0x9EAF6B}, {23, 0x084441}, {107, 0x96B25E}},
    [ROOF + 3] = {{139, 0xB199B6}, {52, 0x500C12}, {139, 0xB296B2}},
    [ROOF + 4] = {{101, 0x7E7860}, {53, 0x45126C}, {101, 0x7A7A5E}},
    [ROOF + 5] = {{72, 0x60A893}, {235, 0x292825}, {72, 0x5EB296}},
};

const struct colour palette_inks[INK_COUNT][PALETTE_COUNT] = {
    [INK_PLAIN] = {{252, 0xD5D2C8}, {236, 0x2F2E2B}, {231, 0xFFFFFF}},
    [INK_DIM] = {{247, 0x9A9CA3}, {240, 0x5F5C55}, {252, 0xD0D0D0}},
    [INK_STRONG] = {{255, 0xF4F1E8}, {16, 0x12110F}, {231, 0xFFFFFF}},
    [INK_ALERT] = {{210, 0xF28B82}, {124, 0xA8201A}, {217, 0xFFAFAF}},
    [INK_GOOD] = {{114, 0x8FCF87}, {22, 0x1E6B2C}, {120, 0x87FF87}},
    [INK_KEY] = {{179, 0xE0B568}, {88, 0x8A3F00}, {226, 0xFFE600}},
    [INK_NEUTRAL] = {{250, 0xBDBAB0}, {240, 0x55524C}, {255, 0xEEEEEE}},
    [INK_GROUND] = {{243, 0x6F737D}, {243, 0x8D8574}, {250, 0xBCBCBC}},
    [INK_DISABLED] = {{243, 0x74777F}, {243, 0x7D7A72}, {248, 0xA8A8A8}},
    [INK_FRAME] = {{241, 0x5F5A50}, {137, 0x8A7A5C}, {231, 0xFFFFFF}},
    [INK_LEGAL] = {{114, 0x8FCF87}, {28, 0x1E6B2C}, {120, 0x87FF87}},
    [INK_CURSOR] = {{231, 0xFFFFFF}, {16, 0x000000}, {226, 0xFFE600}},
    [INK_LAST] = {{185, 0xE3D27A}, {94, 0x6E4A00}, {226, 0xFFE600}},
    [INK_CAPTURE] = {{210, 0xF28B82}, {124, 0xA8201A}, {217, 0xFFAFAF}},
    [SEAT + 0] = {{208, 0xF28F2C}, {130, 0xA84D00}, {208, 0xFF8700}},
    [SEAT + 1] = {{75, 0x6FA8FF}, {27, 0x1F55DC}, {75, 0x5FAFFF}},
    [SEAT + 2] = {{192, 0xD9F08C}, {23, 0x045A56}, {192, 0xD7FF87}},
    [SEAT + 3] = {{225, 0xF3D0F7}, {52, 0x6A0A14}, {225, 0xFFD7FF}},
    [SEAT + 4] = {{144, 0xABA17C}, {54, 0x5B1394}, {144, 0xAFAF87}},
    [SEAT + 5] = {{122, 0x7FE6C6}, {236, 0x33322F}, {122, 0x87FFD7}},
    [TINT + 0] = {{208, 0x5D422A}, {130, 0xA84D00}, {208, 0xFF8700}},
    [TINT + 1] = {{75, 0x2C4C67}, {27, 0x1F55DC}, {75, 0x5FAFFF}},
    [TINT + 2] = {{192, 0x53572B}, {23, 0x045A56}, {192, 0xD7FF87}},
    [TINT + 3] = {{225, 0x5A4661}, {52, 0x6A0A14}, {225, 0xFFD7FF}},
    [TINT + 4] = {{144, 0x49483D}, {54, 0x5B1394}, {144, 0xAFAF87}},
    [TINT + 5] = {{122, 0x28594F}, {236, 0x33322F}, {122, 0x87FFD7}},
};

const struct colour palette_instead[INSTEAD_COUNT][PALETTE_COUNT] = {
    [INSTEAD_BAR_TEXT] = {{252, 0xD5D2C8}, {236, 0x2F2E2B}, {16, 0x000000}},
    [INSTEAD_BAR_DIM] = {{249, 0xA9ABB2}, {239, 0x57544D}, {16, 0x000000}},
    [INSTEAD_BAR_KEY] = {{179, 0xE0B568}, {88, 0x8A3F00}, {18, 0x000087}},
    [INSTEAD_CHOICE] = {{255, 0xF4F1E8}, {16, 0x12110F}, {16, 0x000000}},
    [INSTEAD_BADGE] = {{255, 0xF4F1E8}, {16, 0x12110F}, {231, 0xFFFFFF}},
    [INSTEAD_DARK] = {{255, 0xF4F1E8}, {231, 0xFFFFFF}, {231, 0xFFFFFF}},
    [INSTEAD_LIGHT] = {{16, 0x101114}, {16, 0x12110F}, {16, 0x000000}},
    [INSTEAD_OWNER] = {{16, 0x101114}, {231, 0xFFFFFF}, {16, 0x000000}},
    [INSTEAD_LEGAL_DEEP] = {{22, 0x10401C}, {22, 0x114A1D}, {22, 0x003C00}},
    [INSTEAD_TOKEN] = {{234, 0x16181D}, {234, 0x1D1B18}, {16, 0x000000}},
    [INSTEAD_TOKEN_HOT] = {{124, 0xA8201A}, {124, 0xA8201A}, {88, 0x870000}},
};
/* clang-format on */

uint32_t palette_rgb(int colour) {
    static const uint32_t sixteen[] = {0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD,
                                       0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00,
                                       0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF};
    static const uint8_t steps[] = {0, 95, 135, 175, 215, 255};
    if (colour < 16)
        return sixteen[colour];
    if (colour >= 232)
        return (uint32_t)(8 + 10 * (colour - 232)) * 0x010101;
    unsigned cube = (unsigned)colour - 16;
    return (uint32_t)steps[cube / 36] << 16 | (uint32_t)steps[cube / 6 % 6] << 8 | steps[cube % 6];
}
