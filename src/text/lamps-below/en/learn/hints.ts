/** Hints: the reasons for what they advise, in English. */
export const hints = {
  'lamps-below.chance.exact': '{n} in {of}',
  'lamps-below.chance.about': 'about {n} in {of}',
  'lamps-below.chance.sure': 'certain',
  'lamps-below.why.slays': '{later, select, yes {From there the} other {The}} chance to slay {dweller} is {chance}.',
  'lamps-below.why.slays.sure': 'It slays {dweller} for certain.',
  'lamps-below.why.hurts':
    '{later, select, yes {From there the} other {The}} chance to hurt {dweller}, with {health} health left, is {chance}.',
  'lamps-below.why.hurts.sure': 'It takes {dweller} nearer to its end for certain.',
  'lamps-below.why.sweeps': 'It strikes all {n} dwellers of that room at once.',
  'lamps-below.why.attacks':
    '{else, select, yes {Else} other {As all stand,}} {dweller} attacks {name} in its next turn; the chance of that is {chance}.',
  'lamps-below.why.attacks.sure':
    '{else, select, yes {Else} other {As all stand,}} {dweller} attacks {name} in its next turn.',
  'lamps-below.why.guardsCache': 'The cache in {room} cannot be searched while dwellers are there.',
  'lamps-below.why.bringsCourage': 'Slaying it gives {name} {n} courage.',
  'lamps-below.why.fulfilsVow': 'That would fulfil the vow of {name}, who is then bold and pays nothing.',
  'lamps-below.why.nearsVow': 'That would be {reached} of {needed} for the vow of {name}.',
  'lamps-below.why.wanted.both':
    'You still need {pages, plural, one {# page} other {# pages}} and {points, plural, one {# point} other {# points}}.',
  'lamps-below.why.wanted.pages': 'You still need {pages, plural, one {# page} other {# pages}}.',
  'lamps-below.why.wanted.points': 'You still need {points, plural, one {# point} other {# points}}.',
  'lamps-below.why.goalCarried': 'Once {name} is out, you have all the pages and points that you need.',
  'lamps-below.why.goalMet': 'With it you have all the pages and points that you need.',
  'lamps-below.why.nearsGoal.pages':
    'With it you have {whole, select, yes {all the pages} other {{reached} of the {needed} pages}} that you need.',
  'lamps-below.why.nearsGoal.points':
    'With it you have {whole, select, yes {all the points} other {{reached} of the {needed} points}} that you need.',
  'lamps-below.why.needsNoCache': 'A probe needs no cache, only a die and {n} courage.',
  'lamps-below.why.twoShown': 'With a 6 you see two finds and keep the better one.',
  'lamps-below.why.searchesSoon': '{name} can then search the cache in {room} in this turn.',
  'lamps-below.why.nearsCache':
    '{moves, plural, =0 {It brings {name} to the cache in {room}.} one {The cache in {room} is then one move away from {name}.} other {The cache in {room} is then # moves away from {name}.}}',
  'lamps-below.why.leavesSoon': '{name} is out of the hall in this turn.',
  'lamps-below.why.wayOut':
    'The way out takes {name} {moves, plural, one {one move} other {# moves}}, with {dice, plural, =0 {no die} one {one die} other {# dice}} left and {lamps, plural, =0 {no lamp} one {one lamp} other {# lamps}} lit.',
  'lamps-below.why.wallsClose':
    '{rounds, plural, =0 {At the end of this round} other {At the end of the next round}} the walls close: {wounds, plural, one {a wound} other {# wounds}} for everybody inside.',
  'lamps-below.why.waitsTooLong': 'If {name} waits here, the chance to come out is {chance}.',
  'lamps-below.why.waitsTooLong.hardly': 'If {name} waits here, there will hardly be a way out any more.',
  'lamps-below.why.carriesOut':
    '{finds, plural, one {The find} other {The # finds}} that {name} carries from this hall {finds, plural, one {is} other {are}} lost unless {name} comes out.',
  'lamps-below.why.noCacheLeft': 'No cache is left in this hall.',
  'lamps-below.why.safer':
    'In {room} {after, plural, =0 {no dweller} one {only one dweller} other {only # dwellers}} can get at {name}, here {before, plural, one {one} other {#}}.',
  'lamps-below.why.takesCover': 'There is cover in {room} against shots.',
  'lamps-below.why.braces':
    '{dwellers, plural, one {A dweller} other {# dwellers}} can get at {name}, who then defends with a d{die}.',
  'lamps-below.why.mayHeal':
    'The chance to heal a wound of {name} is {chance}, and a wound that stays takes a die each round.',
  'lamps-below.why.heals.wounds': 'It heals {n, plural, one {a wound} other {# wounds}} of {name} for certain.',
  'lamps-below.why.heals.deep': 'It heals a deep wound of {name}, which no rest does.',
  'lamps-below.why.bold': '{name} has better dice for weapons and Agility from now on.',
  'lamps-below.why.sparesLamps':
    '{n, plural, one {The lamp that is lit is} other {The # lamps that are lit are}} left to {names}.',
  'lamps-below.why.lampElseUnused': 'Nobody comes after {name} in this round, and the lamp would go out unused.',
  'lamps-below.why.noOwnDie': 'No own die of {name} is high enough.',
  'lamps-below.why.onlyMovesLeft': '{name} could do nothing else but move.',
  'lamps-below.why.noDiceLeft': '{name} has no die left, and no lamp is lit.',
  'lamps-below.why.dieElseLost': 'Dice that {name} does not use are gone when the round ends.',
  'lamps-below.why.staysSafe':
    'Here {here, plural, =0 {no dweller} one {one dweller} other {# dwellers}} can get at {name}, elsewhere at least {elsewhere, plural, one {one} other {#}}.',
  'lamps-below.why.atExit': '{name} then stands in the exit.',
  'lamps-below.why.passes': 'The chance that {name} passes the test of {ability} is {chance}.',
  'lamps-below.why.passes.best': 'The chance that {name} passes the test of {ability} is {chance}, the best of you.',
  'lamps-below.why.brings.finds':
    '{sure, select, yes {It brings} other {If it succeeds, it brings}} {n, plural, one {a find} other {# finds}}.',
  'lamps-below.why.brings.bestFind': 'You see {n} finds and keep the best one.',
  'lamps-below.why.brings.healing':
    '{sure, select, yes {It heals or eases} other {If it succeeds, it heals or eases}} {n, plural, one {a wound} other {# wounds}} of yours.',
  'lamps-below.why.brings.courage':
    '{sure, select, yes {It gives} other {If it succeeds, it gives}} the company {n} courage.',
  'lamps-below.why.brings.quiet': 'The threat of the next hall is {n} lower.',
  'lamps-below.why.costs.wound': 'It costs {name} {n, plural, one {a wound} other {# wounds}}.',
  'lamps-below.why.costs.deep': 'It costs {name} {n, plural, one {a deep wound} other {# deep wounds}}.',
  'lamps-below.why.costs.alarm': 'The threat of the next hall is {n} higher.',
  'lamps-below.why.eachOfYou': 'each of you',
  'lamps-below.why.risks.wound':
    'Way {way} fails with a chance of {chance}, which costs {name} {n, plural, one {a wound} other {# wounds}}.',
  'lamps-below.why.risks.deep':
    'Way {way} fails with a chance of {chance}, which costs {name} {n, plural, one {a deep wound} other {# deep wounds}}.',
  'lamps-below.why.risks.alarm':
    'Way {way} fails with a chance of {chance}, and the threat of the next hall is then {n} higher.',
  'lamps-below.why.betterFellow': '{name} is the better choice.',
  'lamps-below.why.again.hit': 'Rolled again, the attack hits with a chance of {chance}.',
  'lamps-below.why.again.defence': 'Rolled again, the defence lessens the blow with a chance of {chance}.',
  'lamps-below.why.again.challenge': 'Rolled again, the test is passed with a chance of {chance}.',
  'lamps-below.why.again.rest': 'Rolled again, it heals with a chance of {chance}.',
  'lamps-below.why.again.stones': 'Rolled again, the stones miss {name} with a chance of {chance}.',
  'lamps-below.why.winsWith':
    'Of a hundred expeditions you would win some {again} if you roll again, and some {keep} if you do not.',
  'lamps-below.why.winsWith.same':
    'You would win some {n} of a hundred expeditions either way, so the courage is better kept.',
  'lamps-below.why.keepsCourage': 'With 3 courage {name} can be bold, or probe for a find.',
  'lamps-below.why.winsAlone': 'Alone at normal difficulty {name} wins {chance} expeditions.',
  'lamps-below.why.suits.marn': 'Marn searches with a 3, and throws a d12 for Agility.',
  'lamps-below.why.suits.callow': 'Callow mends the others, and throws a d12 for Vitality.',
  'lamps-below.why.suits.hesper': 'Hesper can attack all dwellers of a room at once.',
  'lamps-below.why.suits.winder': 'Winder defends with a d12, and takes the first deep wound of a hall as a plain one.',
  'lamps-below.why.suits.rook': 'Rook shoots as far as she sees, and cover does not help against her.',
  'lamps-below.why.suits.fenna': 'Fenna goes through three doors at once, and breaks away from dwellers with a 1.',
  'lamps-below.why.goalOfAll': 'All finds count for all of you, whoever carries them.',
  'lamps-below.why.onlyChoice': 'There is nothing else to do.',
} as const
