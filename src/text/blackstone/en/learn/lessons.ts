/** Sentences of the coach in the lessons, in English. Short, because they are shown over a board of 320 pixels. */
export const lessons = {
  'learn.note': 'Six short lessons on the real board. Nothing can go wrong here.',
  'learn.game': 'Play Pip to 10 points',
  'learn.gameHint': 'the coach sits beside you',
  'learn.quests': 'The other quests',
  'learn.questsNote': 'A short lesson on each, for those who know the King’s Quest.',
  'learn.puzzles': 'Puzzles',
  'learn.puzzlesHelp': 'One a day, solved with just the tokens that it takes.',
  'coach.complete': 'Both halves are ticked: tap that task, then Complete.',
  'coach.castles': 'Well done! The two with castles leave when your turn ends.',
  'coach.spent': 'All tokens are spent: end your turn. New ones come.',
  'coach.task': 'Tap a task: the board shows where its two vassals must stand.',
  'coach.half': 'Half of a task is ticked. Bring a vassal to its other half.',
  'coach.move': 'Tap a vassal, then an empty space beside it: a knight pays.',
  'coach.limits': 'You keep {count} of each token at most. Use the rest.',
  'coach.income': 'Each Knight and Wizard of your court has brought a token.',
  'coach.draw': 'Nothing fits? New task brings another, for a wizard.',

  'lesson.two-faces': 'Two faces',
  'lesson.two-faces.1': 'Each vassal has two faces. This is the Lion Scout; the badge shows the other. Tap it.',
  'lesson.two-faces.2': 'Tap Flip: one wizard token turns it into the Dragon Emissary.',
  'lesson.two-faces.3': 'Now it is the Dragon Emissary, with the Lion Scout below.',
  'lesson.two-faces.4': 'Your turn: flip the Phoenix Spy in column C.',
  'lesson.two-faces.end': 'A wizard flips any vassal. Only the face on top counts.',

  'lesson.slide-and-swap': 'Slide and swap',
  'lesson.slide-and-swap.1':
    'A knight slides a vassal to an empty space beside it, not diagonally. Tap the Lion Scout.',
  'lesson.slide-and-swap.2': 'Tap the dashed frame: it goes there.',
  'lesson.slide-and-swap.3': 'A wizard swaps two neighbours. Tap the Phoenix Spy, then the Dragon Captain.',
  'lesson.slide-and-swap.4': 'Your turn: slide the Lion Scout twice, to the top of column C.',
  'lesson.slide-and-swap.end': 'Knights slide, wizards swap and flip. Each move costs one token.',

  'lesson.reading-a-task': 'Reading a task',
  'lesson.reading-a-task.1': 'You play for tasks. Tap the one in your hand.',
  'lesson.reading-a-task.2': 'Its left half wants any lion on B·S. One stands there, so it is ticked.',
  'lesson.reading-a-task.3': 'Its right half wants any spy anywhere in column L, marked on the board.',
  'lesson.reading-a-task.4': 'Your turn: slide the Phoenix Spy into column L.',
  'lesson.reading-a-task.end': 'Two different vassals tick both halves: the task can be completed.',

  'lesson.completing': 'Completing a task',
  'lesson.completing.1': 'Your task needs a lion on B·S: flip the vassal there.',
  'lesson.completing.2': 'Both halves are ticked. Tap your task, then Complete.',
  'lesson.completing.3':
    'It is a Knight: it goes to your court, counts 1 point and brings one more knight token every turn.',
  'lesson.completing.4':
    'Its two vassals wear castles: they are used up. New cards take their places when your turn ends.',
  'lesson.completing.5': 'Your turn: end the turn.',
  'lesson.completing.end':
    'Knights and wizards bring tokens, kings raise limits, ploys are worth most. First to 21 points ends the game.',

  'lesson.retain-and-limits': 'Retain, and limits',
  'lesson.retain-and-limits.1':
    'Below is your court. Its first Knight was free; the next costs a vassal kept there: a Maple Captain.',
  'lesson.retain-and-limits.2': 'A Maple Captain stands on the board. Tap it.',
  'lesson.retain-and-limits.3': 'Tap Retain, then a tower: its top card fills the gap. One knight pays.',
  'lesson.retain-and-limits.4':
    'You now retain three vassals. When a turn ends you keep as many as you have kings: two.',
  'lesson.retain-and-limits.5': 'Your turn: end the turn and choose whom to let go. You will need the Maple Captain.',
  'lesson.retain-and-limits.end': 'Tokens, tasks and retained vassals each have that limit. More kings, higher limits.',

  'lesson.intrigue': 'Intrigue',
  'lesson.intrigue.1':
    'With intrigue you are paid for what others do. You completed a task this turn: now you may mark a vassal.',
  'lesson.intrigue.2': 'End your turn: you will be asked whom to mark.',
  'lesson.intrigue.3': 'Your turn: tap one like the cost of your Knight. The numbers say what each pays.',
  'lesson.intrigue.4': 'Now it is Pip’s turn. Keep an eye on your vassal.',
  'lesson.intrigue.5': 'Pip flipped it, so you are paid. Take what you like.',
  'lesson.intrigue.end':
    'Whenever somebody else moves, flips or uses your marked vassal, you are paid, and your markers come home.',
} as const
