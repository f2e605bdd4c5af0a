/** Sentences of the coach in the lessons of the other quests, in English. As short as those of the course. */
export const questLessons = {
  'lesson.solo.1':
    'You play against the rats: each turn ends with a card of them. Three wander now; at twelve you lose.',
  'lesson.solo.2': 'Both halves of your task are ticked. Tap it.',
  'lesson.solo.3': 'It may count a point, or bring a dog that catches rats. Take the Westie.',
  'lesson.solo.4': 'The task is spent, the dog is yours: for a knight it catches one rat, in any turn of yours.',
  'lesson.solo.5': 'Your turn: end the turn, and see what comes.',
  'lesson.solo.end': 'After the rats two vassals are replaced, so plan for this turn. 28 points win at once.',

  'lesson.coop.1': 'Both courts count together, and hands lie open. Your partner needs any Lion on B·S.',
  'lesson.coop.2': 'Help: slide the Lion Captain to B·S. Two knights pay.',
  'lesson.coop.3': 'End your turn: a rats card is shown, then your partner plays.',
  'lesson.coop.4': 'Your partner completes the task that you prepared.',
  'lesson.coop.5': 'Your turn: your task is met. Complete it for a point, or adopt a dog with it.',
  'lesson.coop.end': 'Prepare what your partner can complete, and keep the rats below twelve together.',

  'lesson.puzzle-master.1':
    'Each side of the edge must belong to one faction, each role once, and the inside must be empty.',
  'lesson.puzzle-master.2': 'First a rat: tap your Westie below the board, then what it catches. A knight pays.',
  'lesson.puzzle-master.3': 'Nobody may stand inside. Tap the Maple Emissary.',
  'lesson.puzzle-master.4': 'Retain it, and leave its space empty.',
  'lesson.puzzle-master.5': 'Your turn: near a corner a Maple and a Dragon stand in each other’s place. Swap them.',
  'lesson.puzzle-master.end': 'That wins at once. One role on each side works too, with equal factions apart.',

  'lesson.queens-quest.1': 'A Lion Scout stands in the middle. The green card of the offer asks for it: tap it.',
  'lesson.queens-quest.2': 'Take the card. It costs one of your three actions.',
  'lesson.queens-quest.3': 'Tap it in your hand, then Use: the Lion Scout joins the one in your set.',
  'lesson.queens-quest.4': 'Two of the same card are worth 1 point, three 4, four 8. Sets of other kinds count less.',
  'lesson.queens-quest.5': 'Your turn: your other card asks for a Lion Scout on C·T. Move one there and use it.',
  'lesson.queens-quest.end': 'Take, move, use: when the cards run out, the most points in sets win.',

  'lesson.wizards-quest.1': 'You want to get rid of your vassals. Tap the card that asks for a Lion Scout on A·O.',
  'lesson.wizards-quest.2': 'Choose your Lion Scout below, then Place. It costs one action.',
  'lesson.wizards-quest.3': 'Three are left. A card places one vassal, or one for each of its halves.',
  'lesson.wizards-quest.4':
    'Your turn: place two at once with your other card. Where it names a line, tap the space you want.',
  'lesson.wizards-quest.end': 'Equal faces may share a space. Once somebody can play no card, the fewest left win.',

  'lesson.advanced.1': 'Here every right half names one space. Tap your task.',
  'lesson.advanced.2': 'Column L and the blue letter T: the Spy must stand on L·T, not just anywhere in the column.',
  'lesson.advanced.3': 'Your turn: bring the Phoenix Spy to L·T.',
  'lesson.advanced.end': 'Everything else is as in the King’s Quest, but to 30 points.',

  'lesson.first-edition.1': 'Tap the Lion Scout and guard it: a knight pays, and nobody may move it, not even you.',
  'lesson.first-edition.2': 'A task may use it all the same. Tap your Machination: both halves are ticked.',
  'lesson.first-edition.3':
    'Complete it. Your two before it name the price: a Phoenix Scout and a Maple Emissary, both retained.',
  'lesson.first-edition.4': 'A Machination is rewarded: name two decks, or one twice.',
  'lesson.first-edition.5': 'One card of each. Keep one, the other is discarded.',
  'lesson.first-edition.6': 'Your turn: it is your third Machination, and three Kings keep it. End the turn.',
  'lesson.first-edition.end': 'Three Machinations end the game with this round, and the most of them win.',
} as const
