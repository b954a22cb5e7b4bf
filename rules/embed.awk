# Turns a text file into a C string: awk -v name=GAME -f embed.awk RULES.md
BEGIN { printf "extern const char %s_rulebook[];\nconst char %s_rulebook[] =\n", name, name }
{ gsub(/\\/, "\\\\"); gsub(/"/, "\\\""); printf "    \"%s\\n\"\n", $0 }
END { print "    \"\";" }
