/**
 * The coach in the first turn of a quest, in English: one or two short sentences, shown below the hand on a screen of
 * 320 pixels.
 */
export const firstTurns = {
  'firstTurn.firstRats': 'The first rats. The row above counts them: at twelve you lose. Tap it to see rats and dogs.',
  'firstTurn.dog': 'A task is met. Tap it: you may complete it, or let it bring a dog that catches rats.',
  'firstTurn.catch': 'Your dog can catch rats now. Tap the row above, then what to catch.',
  'firstTurn.plague': 'The plague: its rats stay for good. Dogs catch only the others.',
  'firstTurn.ownMet': 'A task is met: tap it, then Complete. One task a turn.',
  'firstTurn.done': 'That was the task of this turn: end your turn, or prepare the next. Tokens within the limit stay.',
  'firstTurn.kings-quest.task': 'Tasks bring points. Tap one to see where its vassals must stand.',
  'firstTurn.kings-quest.end': 'No tokens left: end your turn. New ones come in your next.',
  'firstTurn.solo.task': 'Tap a task: the board shows where its two vassals must stand. Points come from tasks alone.',
  'firstTurn.solo.end': 'No tokens left: end your turn. A rats card is shown, and two vassals are replaced.',
  'firstTurn.coop.task': 'Hands lie open: plan together. Tap a task to see where its two vassals must stand.',
  'firstTurn.coop.end': 'No tokens left: end your turn. A rats card is shown, then your partner plays.',
  'firstTurn.puzzle-master.empty':
    'Nine vassals have to go. Retain one, or use it for a task, and leave its space empty.',
  'firstTurn.puzzle-master.end': 'No tokens left: end your turn. The goal card says what is still open.',
  'firstTurn.queens-quest.take': 'Three actions a turn. First take a card: a tick marks a half that is already met.',
  'firstTurn.queens-quest.use': 'Your card is met. Tap it, then Use: the vassal joins your sets.',
  'firstTurn.queens-quest.move': 'Your card is not met yet. Each action slides, swaps or flips one vassal.',
  'firstTurn.queens-quest.sets': 'Your first vassal. Another like it makes the set worth 1 point, then 4, then 8.',
  'firstTurn.queens-quest.end': 'All actions are used: end your turn. A saved knight gives you one more later.',
  'firstTurn.wizards-quest.take': 'Three actions a turn. First take a card: it says where your vassals may go.',
  'firstTurn.wizards-quest.lay': 'Tap your card, then a vassal, then its space. Two at once still cost one action.',
  'firstTurn.wizards-quest.second': 'A second card in one turn costs two actions. A third cannot be taken.',
  'firstTurn.wizards-quest.stuck': 'None of yours fits? One action exchanges a vassal for one that lies open.',
  'firstTurn.wizards-quest.end': 'All actions are used: end your turn. A saved knight gives you one more later.',
  'firstTurn.first-edition.task': 'Tap a task: the board shows where its two vassals must stand. Machinations win.',
  'firstTurn.first-edition.end': 'No tokens left: end your turn. Completed Knights and Wizards will bring more.',
  'firstTurn.first-edition.guard':
    'A knight can guard a vassal: nobody may move it, not even you, but tasks may use it.',
} as const
