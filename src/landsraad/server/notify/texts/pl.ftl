your-move = Twój ruch przy stole „{ $table }”. { $url }
subject = Twój ruch przy stole „{ $table }”
time-runs-out = Przy stole „{ $table }” kończy ci się czas, a to wciąż twój ruch. { $url }
subject-of-time = Przy stole „{ $table }” kończy ci się czas
