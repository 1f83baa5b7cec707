your-move = Ваш ход за столом «{ $table }». { $url }
subject = Ваш ход за столом «{ $table }»
time-runs-out = За столом «{ $table }» ваше время на исходе, а ход всё ещё ваш. { $url }
subject-of-time = За столом «{ $table }» ваше время на исходе
