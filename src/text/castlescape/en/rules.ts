/** Sentences of the rules, in English: an example of a search, words of the pictures, and the rules of a topic in short. */
export const rules = {
  'castlescape.rules.example': 'Bailey, Recall, ties …',
  'castlescape.rules.picture': 'Picture, from the top and from the left. {rows}',
  'castlescape.rules.row': 'Row {n}: {squares}.',
  'castlescape.rules.ground': '{n, plural, one {# square} other {# squares}} of ground',
  'castlescape.rules.mark': '{n, plural, one {# square} other {# squares}} marked x',
  'castlescape.inShort.turn':
    'Play cards and use what they give, in any order, until you end your turn. Build before you post Recruits.',
  'castlescape.inShort.choice': 'As you play the card, choose what it does, or against whom.',
  'castlescape.inShort.build':
    'A Wall goes beside another Wall. Those of one card stay together, unless they are loose; never two by two, never inside a finished Bailey.',
  'castlescape.inShort.post':
    'A Recruit goes onto any free square of ground, onto a Wall only if its card says so. After that you build no more this turn.',
  'castlescape.inShort.recall': 'Your supply is empty: to post a Recruit, first take one of yours back from the site.',
  'castlescape.inShort.move':
    'Your Recruit steps to a free square beside it, from ground to ground or from Wall to Wall.',
  'castlescape.inShort.oust':
    'Remove a rival’s Recruit beside one of yours, whatever they stand on. It goes back to its owner’s supply.',
  'castlescape.inShort.lose':
    'You choose which Recruits to give up: one on the ground is worth 1, on a Wall 2. The sum must be exact if it can be.',
  'castlescape.inShort.keep':
    'Keep two of these four Contracts. Each brings its Renown if you meet it when the game ends.',
  'castlescape.inShort.keepOne': 'Keep one of these Contracts. The others go under their deck.',
  'castlescape.inShort.discard':
    'You have no Recruits left on the site: discard a card for each point of Infamy that is left.',
  'castlescape.inShort.pay':
    'You have no Recruits left on the site: each further point of Infamy above 10 costs a card of your hand or 1 Renown, as you like.',
  'castlescape.inShort.market':
    'Cards cost Gold. All but New Contract go to your discard pile; you draw them only after you shuffle.',
  'castlescape.inShort.guild':
    'Infamy costs Recruits at each Inspection, Corruption costs Renown at the end. Goals count when you claim them, Contracts at the end.',
  'castlescape.inShort.quarry':
    'If the quarry is empty as a turn ends, an Inspection is held and it is filled again. With no Inspection to come, the last turns begin.',
  'castlescape.inShort.destroy': 'A card that you destroy is out of the game.',
  'castlescape.inShort.clear':
    'A card that you clear goes from your Back Alley to your discard pile, without its penalty.',
  'castlescape.inShort.baileys':
    'Ground that Walls close in, corners too, is a Bailey. Whoever then has most Influence in it claims it: 1 for each Recruit inside, 2 for each on its Walls.',
  'castlescape.inShort.inspection':
    'Each guild loses Recruits worth its Infamy, which is then set to its Corruption. Each Bailey brings 1 Renown to the guild that leads it alone.',
  'castlescape.inShort.opening': 'Build one castle together, and claim more of it than the others. Most Renown wins.',
}
