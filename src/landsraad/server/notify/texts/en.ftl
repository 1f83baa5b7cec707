your-move = It is your move at “{ $table }”. { $url }
subject = Your move at “{ $table }”
time-runs-out = Your time at “{ $table }” is nearly over, and it is still your move. { $url }
subject-of-time = Your time at “{ $table }” is nearly over
