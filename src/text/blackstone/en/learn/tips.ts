/**
 * Tips for newcomers, each shown once when it matters, in English: one or two sentences, shown below the hand on a
 * screen of 320 pixels.
 */
export const tips = {
  'tip.complete': 'Both halves of a task are met. Tap the task, then Complete; one task a turn.',
  'tip.unpaid': 'A task is met, but costs vassals that you have not retained. Tap it to see which.',
  'tip.rats': 'At twelve rats you lose. Adopt a dog with a task, and it catches rats.',
  'tip.rival': 'Somebody is close to the goal. Whoever reaches it makes this the last round.',
  'tip.met': 'Another player’s task is met right now. You may move one of its vassals away.',
  'tip.retained': 'You retain more vassals than you have kings. When the turn ends one has to leave.',
  'tip.hand': 'You hold more tasks than you have kings. When the turn ends one has to go.',
  'tip.tokens': 'A red number is over its limit. Spend those tokens: they go back when the turn ends.',
  'tip.asleep': 'Of each kind only as many cards count as you have kings. Complete a King to wake the others.',
  'tip.agent': 'A crest on a vassal is another player’s agent. If you use that vassal, its owner gains.',
  'tip.bots': 'Tap “Since your turn” to watch what the others did, move by move.',
  'tip.undo': 'The round arrow takes your last move back, until a card is revealed.',
  'tip.rules': 'Tap the line in the middle for the rules behind it.',
  'tip.press': 'Hold a finger on a vassal to see both its faces.',
  'tip.hint': 'Stuck? The lamp or the menu has a hint: a good move, and why.',
} as const
