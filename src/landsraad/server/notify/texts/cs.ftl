your-move = Jsi na tahu u stolu „{ $table }“. { $url }
subject = Jsi na tahu u stolu „{ $table }“
time-runs-out = U stolu „{ $table }“ ti dochází čas a pořád jsi na tahu. { $url }
subject-of-time = U stolu „{ $table }“ ti dochází čas
