# What `landsraad play --text` says around a game: greetings, help, what became of a typed line. Names and files come as they are.

you-are = You are { $seat }.
first-hint = (Type the number of an option or its beginning; ? explains the rest.)
going-on = Going on with { $file } after { $count ->
    [one] one action
   *[other] { $count } actions
}.
saved = Saved. Go on with: { $command }
not-saved = The game could not be saved: { $why }
over = The game is over.
won-by = Won by: { $names }.
nobody-won = No player has won.
record-kept = Its record is { $file }.

no-choice = (You had no choice: { $action }.)
always-pass = (To pass here always: { $order })

# A typed line

several = { $count ->
    [one] One option begins so:
   *[other] { $count } options begin so:
}
none = “{ $line }” is none of the options.
not-now = “{ $line }” isn't possible now. { $why }
choose-number = Type a number from 1 to { $last }; ? helps.
choose-amount = Type an amount ({ $amounts }); ? helps.
choose-listed = “options” lists them again; ? helps.
type-beginning = Type the beginning of one to see those.
halves = { $from }–{ $to } in halves

may-unasked = You may, without being asked:
nothing-unasked = There is nothing of that kind that you may do now.
done = Done: { $action }.

name-words = Name a word or a number: “rule { $example }”. The chapters:
more-rules = … and { $count ->
    [one] one more
   *[other] { $count } more
}; another word narrows it down.
no-rule = No rule speaks of “{ $words }”.
no-rulebook = This game has no numbered rules.

# Help: what stands to the left is typed as it is

help-words = WORDS
help-number = the option of that number
help-amount = the amount itself: “{ $action }”
help-written = an option as it is written, or in the words beside it; the beginnings of its words are enough
help-any = let chance choose for you
help-options = show the question and its options again
help-board = show the table
help-log = tell everything that happened so far
help-about = what a card, a place, a leader … of that name does
help-rule = the numbered rules with these words; “rule 9” is a chapter, “rule 9.08” one rule
help-unasked = what you may do without being asked
help-quit = save and quit (so does Ctrl-C)
