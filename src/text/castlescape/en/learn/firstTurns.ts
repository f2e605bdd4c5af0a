/** The coach of a first turn, in English: one or two short sentences, shown below the hand. */
export const firstTurns = {
  'castlescape.firstTurn.keep': 'Contracts are secret and count at the end. Tap two that go well together.',
  'castlescape.firstTurn.cards': 'Play your cards: tap one, then tap it again. What they give is for this turn only.',
  'castlescape.firstTurn.walls':
    'A Wall goes beside another one. Walls that close ground off make a Bailey: tap the site.',
  'castlescape.firstTurn.order': 'Build first: once a Recruit is posted, no Wall can be built this turn.',
  'castlescape.firstTurn.post': 'A Recruit counts 1 on the ground and 2 on a Wall. Post it where a Bailey may come.',
  'castlescape.firstTurn.buy': 'Gold buys cards for later turns, and is lost when the turn ends. Open the market.',
  'castlescape.firstTurn.end': 'You can end your turn now. You then draw five new cards.',
} as const
