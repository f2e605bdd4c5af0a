/** Hints of Lamps Below in the terminal: what is advised, and the sentence for each reason. */
import { describe, expect, test } from 'vitest'
import { reasonText } from '../../src/cli/lamps-below/hints/reasonText.ts'
import { EXPLORERS } from '../../src/games/lamps-below/data/explorers.ts'
import { explorerWithId } from '../../src/games/lamps-below/ids.ts'
import type { Reason } from '../../src/games/lamps-below/insight/reasons/reason.ts'
import { table } from '../games/lamps-below/testTable.ts'
import { typed } from './cli.ts'

const FORMAT = { format: 'lamps-below-position', version: 1 }
const PILLARS = {
  ...{ company: ['marn', 'rook'], card: 'pillars', track: ['marn', 'A', 'B', 'C', 'D', 'rook'], now: 'marn' },
  groups: ['crawler-1', 'husk-1', 'monk-1', 'glass-1'].map((card) => ({ card })),
}

/** What `hint` prints in a position. */
const hintIn = async (position: object): Promise<readonly string[]> => {
  const { out } = await typed(JSON.stringify({ position: { ...FORMAT, ...position }, seed: 'lamps' }), 'hint\nquit\n')
  const lines = out.split('\n')
  const from = lines.findIndex((line) => line.startsWith('Hint: '))
  const count = lines.slice(from + 1).findIndex((line) => !line.startsWith('  '))
  return lines.slice(from, from + 1 + count)
}

describe('hint', () => {
  const SEARCH = {
    ...PILLARS,
    lamps: [2],
    dwellers: {},
    caches: ['b2'],
    explorers: { marn: { at: 'b2', dice: [4, 6] } },
  }

  test('[E17] advises what can be typed, and says why', async () => {
    expect(await hintIn(SEARCH)).toEqual([
      'Hint: search six',
      '  With a 6 you see two finds and keep the better one.',
      '  You still need 5 pages and 8 points.',
    ])
  })

  test('does not know how the decks lie', async () => {
    const finds = ['page', 'page', 'crown', 'flask']
    const [one, other] = await Promise.all(
      [finds, finds.toReversed()].map((deck) => hintIn({ ...SEARCH, hidden: { finds: deck } })),
    )
    expect(one).toHaveLength(3)
    expect(one).toEqual(other)
  })

  test('where one thing is left to do it says so', async () => {
    expect(await hintIn({ company: ['marn', 'rook'], phase: 'handover' })).toEqual([
      'Hint: on',
      '  There is nothing else to do.',
    ])
  })
})

const marn = { member: 0 }
const figure = { group: 0, number: 2 }
const [half, always, twoThirds] = [
  { n: 1, of: 2, isAbout: false },
  { n: 1, of: 1, isAbout: false },
  { n: 2, of: 3, isAbout: true },
]
const [hardly, perhaps] = [
  { n: 1, of: 10, isAbout: true },
  { n: 1, of: 8, isAbout: true },
]
const B2 = 4

const SENTENCES: readonly (readonly [Reason, string])[] = [
  [{ kind: 'slays', figure, chance: half, isLater: false }, 'The chance to slay the Crawler A2 is 1 in 2.'],
  [
    { kind: 'slays', figure, chance: twoThirds, isLater: true },
    'From there the chance to slay the Crawler A2 is about 2 in 3.',
  ],
  [{ kind: 'slays', figure, chance: always, isLater: false }, 'It slays the Crawler A2 for certain.'],
  [
    { kind: 'hurts', figure, chance: half, health: 3, isLater: false },
    'The chance to hurt the Crawler A2, with 3 health left, is 1 in 2.',
  ],
  [
    { kind: 'hurts', figure, chance: always, health: 3, isLater: false },
    'It takes the Crawler A2 nearer to its end for certain.',
  ],
  [{ kind: 'sweeps', dwellers: 3 }, 'It strikes all 3 dwellers of that room at once.'],
  [
    { kind: 'attacks', figure, member: 1, chance: half, isElse: true },
    'Else the Crawler A2 attacks Rook in its next turn; the chance of that is 1 in 2.',
  ],
  [
    { kind: 'attacks', figure, member: 1, chance: always, isElse: true },
    'Else the Crawler A2 attacks Rook in its next turn.',
  ],
  [
    { kind: 'attacks', figure, member: 1, chance: always, isElse: false },
    'As all stand, the Crawler A2 attacks Rook in its next turn.',
  ],
  [{ kind: 'guardsCache', figure, room: B2 }, 'The cache in b2 cannot be searched while dwellers are there.'],
  [{ kind: 'bringsCourage', ...marn, courage: 2 }, 'Slaying it gives Marn 2 courage.'],
  [{ kind: 'fulfilsVow', ...marn }, 'That would fulfil the vow of Marn, who is then bold and pays nothing.'],
  [{ kind: 'nearsVow', ...marn, reached: 2, needed: 3 }, 'That would be 2 of 3 for the vow of Marn.'],
  [{ kind: 'wanted', pages: 1, points: 3 }, 'You still need 1 page and 3 points.'],
  [{ kind: 'wanted', pages: 2, points: 0 }, 'You still need 2 pages.'],
  [{ kind: 'wanted', pages: 0, points: 1 }, 'You still need 1 point.'],
  [{ kind: 'goalCarried', ...marn }, 'Once Marn is out, you have all the pages and points that you need.'],
  [{ kind: 'goalMet' }, 'With it you have all the pages and points that you need.'],
  [{ kind: 'nearsGoal', of: 'pages', reached: 3, needed: 5 }, 'With it you have 3 of the 5 pages that you need.'],
  [{ kind: 'nearsGoal', of: 'points', reached: 9, needed: 8 }, 'With it you have all the points that you need.'],
  [{ kind: 'twoShown' }, 'With a 6 you see two finds and keep the better one.'],
  [{ kind: 'needsNoCache', courage: 3 }, 'A probe needs no cache, only a die and 3 courage.'],
  [{ kind: 'searchesSoon', ...marn, room: B2 }, 'Marn can then search the cache in b2 in this turn.'],
  [{ kind: 'nearsCache', ...marn, room: B2, moves: 0 }, 'It brings Marn to the cache in b2.'],
  [{ kind: 'nearsCache', ...marn, room: B2, moves: 1 }, 'The cache in b2 is then one move away from Marn.'],
  [{ kind: 'nearsCache', ...marn, room: B2, moves: 2 }, 'The cache in b2 is then 2 moves away from Marn.'],
  [{ kind: 'leavesSoon', ...marn }, 'Marn is out of the hall in this turn.'],
  [
    { kind: 'wayOut', ...marn, moves: 1, dice: 0, lamps: 1 },
    'The way out takes Marn one move, with no die left and one lamp lit.',
  ],
  [
    { kind: 'wayOut', ...marn, moves: 4, dice: 2, lamps: 3 },
    'The way out takes Marn 4 moves, with 2 dice left and 3 lamps lit.',
  ],
  [
    { kind: 'wallsClose', rounds: 0, wounds: 2 },
    'At the end of this round the walls close: 2 wounds for everybody inside.',
  ],
  [
    { kind: 'wallsClose', rounds: 1, wounds: 1 },
    'At the end of the next round the walls close: a wound for everybody inside.',
  ],
  [{ kind: 'waitsTooLong', ...marn, chance: hardly }, 'If Marn waits here, there will hardly be a way out any more.'],
  [{ kind: 'waitsTooLong', ...marn, chance: perhaps }, 'If Marn waits here, the chance to come out is about 1 in 8.'],
  [
    { kind: 'carriesOut', ...marn, finds: 1 },
    'The find that Marn carries from this hall is lost unless Marn comes out.',
  ],
  [
    { kind: 'carriesOut', ...marn, finds: 2 },
    'The 2 finds that Marn carries from this hall are lost unless Marn comes out.',
  ],
  [{ kind: 'noCacheLeft' }, 'No cache is left in this hall.'],
  [{ kind: 'safer', ...marn, room: B2, before: 1, after: 0 }, 'In b2 no dweller can get at Marn, here one.'],
  [{ kind: 'safer', ...marn, room: B2, before: 3, after: 2 }, 'In b2 only 2 dwellers can get at Marn, here 3.'],
  [{ kind: 'staysSafe', ...marn, here: 0, elsewhere: 1 }, 'Here no dweller can get at Marn, elsewhere at least one.'],
  [{ kind: 'takesCover', ...marn, room: B2 }, 'There is cover in b2 against shots.'],
  [{ kind: 'braces', ...marn, dwellers: 1, die: 8 }, 'A dweller can get at Marn, who then defends with a d8.'],
  [{ kind: 'braces', ...marn, dwellers: 2, die: 8 }, '2 dwellers can get at Marn, who then defends with a d8.'],
  [
    { kind: 'mayHeal', ...marn, chance: half, wounds: 2 },
    'The chance to heal a wound of Marn is 1 in 2, and a wound that stays takes a die each round.',
  ],
  [{ kind: 'heals', ...marn, wounds: 2, deep: 0 }, 'It heals 2 wounds of Marn for certain.'],
  [{ kind: 'heals', ...marn, wounds: 0, deep: 1 }, 'It heals a deep wound of Marn, which no rest does.'],
  [{ kind: 'bold', ...marn }, 'Marn has better dice for weapons and Agility from now on.'],
  [{ kind: 'sparesLamps', lamps: 1, members: [1] }, 'The lamp that is lit is left to Rook.'],
  [{ kind: 'sparesLamps', lamps: 2, members: [0, 1] }, 'The 2 lamps that are lit are left to Marn and Rook.'],
  [{ kind: 'lampElseUnused', ...marn }, 'Nobody comes after Marn in this round, and the lamp would go out unused.'],
  [{ kind: 'noOwnDie', ...marn }, 'No own die of Marn is high enough.'],
  [{ kind: 'onlyMovesLeft', ...marn }, 'Marn could do nothing else but move.'],
  [{ kind: 'noDiceLeft', ...marn }, 'Marn has no die left, and no lamp is lit.'],
  [{ kind: 'dieElseLost', ...marn }, 'Dice that Marn does not use are gone when the round ends.'],
  [{ kind: 'atExit', ...marn }, 'Marn then stands in the exit.'],
  [
    { kind: 'passes', ...marn, ability: 'agility', chance: half, isBest: false },
    'The chance that Marn passes the test of Agility is 1 in 2.',
  ],
  [
    { kind: 'passes', ...marn, ability: 'vitality', chance: half, isBest: true },
    'The chance that Marn passes the test of Vitality is 1 in 2, the best of you.',
  ],
  [{ kind: 'brings', gain: 'finds', n: 1, isSure: true }, 'It brings a find.'],
  [{ kind: 'brings', gain: 'finds', n: 2, isSure: false }, 'If it succeeds, it brings 2 finds.'],
  [{ kind: 'brings', gain: 'bestFind', n: 3, isSure: true }, 'You see 3 finds and keep the best one.'],
  [{ kind: 'brings', gain: 'healing', n: 1, isSure: true }, 'It heals or eases a wound of yours.'],
  [{ kind: 'brings', gain: 'courage', n: 4, isSure: true }, 'It gives the company 4 courage.'],
  [{ kind: 'brings', gain: 'quiet', n: 4, isSure: true }, 'The threat of the next hall is 4 lower.'],
  [
    { kind: 'risks', ...marn, way: 'a', chance: half, harm: 'deep', n: 1 },
    'Way a fails with a chance of 1 in 2, which costs Marn a deep wound.',
  ],
  [
    { kind: 'risks', ...marn, way: 'a', chance: half, harm: 'wound', n: 2 },
    'Way a fails with a chance of 1 in 2, which costs Marn 2 wounds.',
  ],
  [
    { kind: 'risks', ...marn, way: 'b', chance: half, harm: 'alarm', n: 3 },
    'Way b fails with a chance of 1 in 2, and the threat of the next hall is then 3 higher.',
  ],
  [{ kind: 'betterFellow', member: 1 }, 'Rook is the better choice.'],
  [{ kind: 'again', ...marn, of: 'hit', chance: half }, 'Rolled again, the attack hits with a chance of 1 in 2.'],
  [
    { kind: 'again', ...marn, of: 'defence', chance: half },
    'Rolled again, the defence lessens the blow with a chance of 1 in 2.',
  ],
  [
    { kind: 'again', ...marn, of: 'stones', chance: half },
    'Rolled again, the stones miss Marn with a chance of 1 in 2.',
  ],
  [
    { kind: 'winsWith', again: 65, keep: 61 },
    'Of a hundred expeditions you would win some 65 if you roll again, and some 61 if you do not.',
  ],
  [
    { kind: 'winsWith', again: 65, keep: 65 },
    'You would win some 65 of a hundred expeditions either way, so the courage is better kept.',
  ],
  [{ kind: 'keepsCourage', ...marn, courage: 3 }, 'With 3 courage Marn can be bold, or probe for a find.'],
  [
    { kind: 'winsAlone', card: explorerWithId('fenna'), chance: half },
    'Alone at normal difficulty Fenna wins 1 in 2 expeditions.',
  ],
  [{ kind: 'suits', card: explorerWithId('hesper') }, 'Hesper can attack all dwellers of a room at once.'],
  [{ kind: 'costs', ...marn, harm: 'wound', n: 1 }, 'It costs Marn a wound.'],
  [{ kind: 'costs', member: -1, harm: 'deep', n: 1 }, 'It costs each of you a deep wound.'],
  [{ kind: 'costs', member: -1, harm: 'alarm', n: 3 }, 'The threat of the next hall is 3 higher.'],
  [{ kind: 'goalOfAll' }, 'All finds count for all of you, whoever carries them.'],
  [{ kind: 'onlyChoice' }, 'There is nothing else to do.'],
  [{ kind: 'best' }, 'It came out best of all the plans compared.'],
]

describe('reasons are sentences', () => {
  const { state } = table({ ...PILLARS, dwellers: {} })
  test.each(EXPLORERS.map(({ id }, card) => [id, card] as const))('what %s can do', (id, card) => {
    expect(reasonText({ kind: 'suits', card }, state).toLowerCase()).toMatch(new RegExp(`^${id} .*\\.$`))
  })

  test.each(SENTENCES)('%j', (reason, sentence) => expect(reasonText(reason, state)).toBe(sentence))
})
