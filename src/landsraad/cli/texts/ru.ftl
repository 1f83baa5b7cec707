# What `landsraad play --text` says around a game: greetings, help, what became of a typed line. Names and files come as they are.

you-are = Вы — { $seat }.
first-hint = (Введите номер варианта или его начало; остальное объяснит ?.)
going-on = Игра из файла { $file } продолжается после { $count ->
    [one] { $count } действия
    [few] { $count } действий
    [many] { $count } действий
   *[other] { $count } действия
}.
saved = Сохранено. Продолжить: { $command }
not-saved = Сохранить игру не удалось: { $why }
over = Игра окончена.
won-by = Победа: { $names }.
nobody-won = Никто из игроков не победил.
record-kept = Её запись — в файле { $file }.

no-choice = (Выбора не было: { $action }.)
always-pass = (Чтобы всегда здесь пасовать: { $order })

# A typed line

several = { $count ->
    [one] Так начинается { $count } вариант:
    [few] Так начинаются { $count } варианта:
    [many] Так начинаются { $count } вариантов:
   *[other] Так начинаются { $count } варианта:
}
none = «{ $line }» — не один из вариантов.
not-now = «{ $line }» сейчас невозможно. { $why }
choose-number = Введите номер от 1 до { $last }; подскажет ?.
choose-amount = Введите число ({ $amounts }); подскажет ?.
choose-listed = «options» покажет их снова; подскажет ?.
type-beginning = Введите начало одного из них, чтобы их увидеть.
halves = { $from }–{ $to } с шагом в половину

may-unasked = Без вопроса вы можете:
nothing-unasked = Ничего такого вы сейчас сделать не можете.
done = Готово: { $action }.

name-words = Назовите слово или номер: «rule { $example }». Главы:
more-rules = … и ещё { $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}; ещё одно слово сузит выбор.
no-rule = О «{ $words }» не говорит ни одно правило.
no-rulebook = У этой игры нет нумерованных правил.

# Help: what stands to the left is typed as it is

help-words = СЛОВА
help-number = вариант с этим номером
help-amount = само число: «{ $action }»
help-written = вариант так, как он записан, или словами рядом с ним; достаточно начал слов
help-any = пусть выберет случай
help-options = показать вопрос и варианты снова
help-board = показать стол
help-log = рассказать всё, что произошло
help-about = что делает карта, место, лидер … с этим названием
help-rule = нумерованные правила с этими словами (по-английски); «rule 9» — глава, «rule 9.08» — одно правило
help-unasked = что можно сделать без вопроса
help-quit = сохранить и выйти (как и Ctrl-C)
