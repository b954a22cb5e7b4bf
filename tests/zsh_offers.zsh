# zsh_offers.zsh FILE LINE - what zsh makes of LINE when Tab is pressed behind it, with the
# completions of FILE: typed into a zsh of its own on a terminal.
zmodload zsh/zpty
zpty shell "TERM=dumb PS1= zsh -f -i"
zpty -w shell "autoload -Uz compinit && compinit -u -D && source ${(q)1} && compdef _clowder clowder"
zpty -w shell "unsetopt zle_bracketed_paste prompt_cr prompt_sp; bindkey -e; print rea''dy"
zpty -r shell shown '*ready*'
zpty -n -w shell "$2"$'\t'$'\C-a'"print -r -- 'be'gin "$'\C-e'" 'e'nd"$'\n'
zpty -r shell shown '*begin *end*'
print -r -- "${${shown##*begin }%% end*}"
