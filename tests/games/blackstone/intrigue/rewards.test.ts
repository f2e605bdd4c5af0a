/** What a disturbed agent brings (rulings 71 to 73, 143 and 150). */
import { describe, expect, test } from 'vitest'
import type { RewardChoice } from '#src/games/blackstone/actions.ts'
import { TASKS, type Task } from '#src/games/blackstone/cards.ts'
import { game } from '#src/games/blackstone/game.ts'
import { rewardLadder } from '#src/games/blackstone/rules/intrigue/rewards.ts'
import type { Mode } from '#src/games/blackstone/rules/ruleTypes.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { complete, endWork, flip, slide } from '../namedActions.ts'
import type { Situation, Zones } from '../testTable.ts'
import { decline, intrigueSituation, legalKinds, offeredRewards, take } from './intrigueSituation.ts'

const STACK = { G03: 'knight', G02: 'wizard', P05: 'king' } as const
const BOARD = { AO: 'Me/Ls', BS: 'Lc/Ds', LN: 'Dy/Ls' }

/** Seat 0 has turned the vassal over under which seat 1's agent stood; its work is over. */
const rewardSituation = (
  card: keyof typeof STACK,
  matched: 1 | 2,
  zones: Zones = {},
  patch: Partial<State> = {},
): Situation => {
  const intrigue = { at: 'agents', card, vassal: 'AO', matched } as const
  const owner = { completed: { [STACK[card]]: [card] }, intrigue }
  const s = intrigueSituation({ board: BOARD, courts: [{ wizards: 1 }, owner], ...zones }, 1, patch)
  s.do(flip('AO'), endWork)
  return s
}

const mode = (id: string): Mode => {
  const found = game.modes.get(id)
  if (!found) throw new Error(`no mode ${id}`)
  return found
}
const card = (id: string): Task => {
  const found = TASKS.find((task) => task.id === id)
  if (!found) throw new Error(`no task ${id}`)
  return found
}

describe('the ladder', () => {
  test.each<readonly [keyof typeof STACK, 1 | 2, readonly RewardChoice[]]>([
    ['G03', 1, ['knight', 'guild']],
    ['G03', 2, ['knight+guild', 'power']],
    ['G02', 1, ['wizard', 'guild']],
    ['G02', 2, ['wizard+guild', 'power']],
    ['P05', 1, ['power']],
    ['P05', 2, ['machination']],
  ])('%s with %i alike: %s', (marked, matched, expected) => {
    const s = rewardSituation(marked, matched)
    expect(s.seat).toBe(1)
    expect(offeredRewards(s)).toEqual(expected)
    expect(legalKinds(s)).toEqual(['reward'])
  })

  test('nothing else is taken, and nothing is declined', () => {
    const s = rewardSituation('G03', 1)
    for (const what of ['wizard', 'knight+guild', 'power', 'machination'] as const)
      expect(s.refused(take(what))).toEqual({ code: 'reward.notOffered', ruling: 65 })
    expect(s.refused(decline)).toEqual({ code: 'decline.reward', ruling: 71 })
    expect(s.refused(take('knight'), 0)).toEqual({ code: 'notYourTurn' })
  })

  test('[B143] a Knight-Wizard card pays either token', () => {
    expect(rewardLadder(mode('kings-quest'), card('KW1'), 1)).toEqual(['knight', 'wizard', 'guild'])
    expect(rewardLadder(mode('kings-quest'), card('KW1'), 2)).toEqual(['knight+guild', 'wizard+guild', 'power'])
  })

  test("[B150] in the Puzzle Master's Quest a King brings a Power card for two symbols as well", () => {
    expect(offeredRewards(rewardSituation('P05', 2, { mode: 'puzzle-master' }))).toEqual(['power'])
    expect(rewardLadder(mode('puzzle-master'), card('P05'), 2)).toEqual(['power'])
    expect(rewardLadder(mode('coop'), card('P05'), 2)).toEqual(['machination'])
  })
})

describe('what is given', () => {
  test('a token of the kind of the card', () => {
    const knight = rewardSituation('G03', 1)
    expect(knight.do(take('knight')).slice(0, 2)).toEqual([
      { kind: 'rewarded', seat: 1, take: 'knight' },
      { kind: 'gained', seat: 1, knights: 1, wizards: 0 },
    ])
    // Then the own turn begins: the Household and G03 muster two Knights and a Wizard.
    expect(knight.tokens(1)).toEqual([3, 1])
    const wizard = rewardSituation('G02', 1)
    expect(wizard.do(take('wizard'))[1]).toEqual({ kind: 'gained', seat: 1, knights: 0, wizards: 1 })
    expect(wizard.tokens(1)).toEqual([1, 3])
  })

  test('[B73] the unseen top card of the deck, to the hand, for nothing', () => {
    const s = rewardSituation('G03', 1, { hidden: { decks: { guild: ['G07'] } } })
    const retained = s.court(1).retained
    s.do(take('guild'))
    expect(s.names(s.court(1).hand)).toEqual(['G07'])
    expect(s.state.cards[s.court(1).hand[0] ?? -1]).toBe(-2)
    expect(s.draws.at(-1)).toEqual({ kind: 'open', slots: s.court(1).hand, to: [1] })
    expect(s.court(1).retained).toEqual(retained)
  })

  test('both, for two symbols', () => {
    const s = rewardSituation('G03', 2, { hidden: { decks: { guild: ['G07'] } } })
    s.do(take('knight+guild'))
    expect(s.names(s.court(1).hand)).toEqual(['G07'])
    expect(s.tokens(1)).toEqual([3, 1])
  })

  test.each([
    ['power', 'P05', 1],
    ['machination', 'P05', 2],
    ['power', 'G03', 2],
  ] as const)('a card of the %s deck for %s with %i alike', (what, marked, matched) => {
    const s = rewardSituation(marked, matched)
    const top = s.state.decks[what].draw.at(-1)
    // No token comes with it, so no event reports one: the first is that of the own turn.
    expect(s.do(take(what)).map(({ kind }) => kind)).not.toContain('gained')
    expect(s.court(1).hand).toEqual([top])
  })

  test('[B29] the own turn follows before limits are checked', () => {
    const intrigue = { at: 'agents', card: 'G03', vassal: 'AO', matched: 1 } as const
    const owner = { completed: { knight: ['G03'] }, hand: ['G05', 'G06'], intrigue }
    const s = rewardSituation('G03', 1, { courts: [{ wizards: 1 }, owner] })
    s.do(take('guild'))
    expect([s.seat, s.court(1).hand.length]).toEqual([1, 3])
    expect(s.legalOf('endWork')).toHaveLength(1)
  })
})

const EMPTY = { draw: [], discard: [] }
/** A state in which these decks are empty. */
const without = (...decks: readonly ('guild' | 'power' | 'machination')[]): Partial<State> => ({
  decks: { ...NO_CARDS, ...Object.fromEntries(decks.map((deck) => [deck, EMPTY])) },
})
const NO_CARDS = { guild: EMPTY, power: EMPTY, machination: EMPTY }

describe('[B72] an option is open while anything in it can be given', () => {
  const short = (tokens: Zones['options'], knights: number): Zones => ({
    options: { ...tokens },
    courts: [
      { knights, wizards: 1 },
      { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 1 } },
    ],
  })

  test('[B72] no card left: the token alone', () => {
    expect(offeredRewards(rewardSituation('G03', 1, {}, without('guild')))).toEqual(['knight'])
    expect(rewardSituation('G03', 1, {}, without('guild')).refused(take('guild'))).toEqual({
      code: 'reward.nothingLeft',
      ruling: 72,
    })
  })

  test('[B72] [B11] no token left in a finite supply: the card alone', () => {
    expect(offeredRewards(rewardSituation('G03', 1, short({ tokens: 'finite' }, 20)))).toEqual(['guild'])
    expect(offeredRewards(rewardSituation('G03', 1, short({ tokens: 'finite' }, 19)))).toEqual(['knight', 'guild'])
    expect(offeredRewards(rewardSituation('G03', 1, short({}, 20)))).toEqual(['knight', 'guild'])
  })

  test('[B72] of both it gives what there is', () => {
    const s = rewardSituation('G03', 2, {}, without('guild', 'power'))
    expect(offeredRewards(s)).toEqual(['knight+guild'])
    s.do(take('knight+guild'))
    expect([s.tokens(1), s.court(1).hand]).toEqual([[3, 1], []])
  })

  test('[B72] with nothing left it lapses: the owner is not asked', () => {
    const s = rewardSituation('P05', 2, {}, without('machination'))
    expect(s.events).toContainEqual({ kind: 'lapsed', seat: 1 })
    expect([s.seat, s.legalOf('reward')]).toEqual([1, []])
    expect(s.legalOf('endWork')).toHaveLength(1)
  })

  test('[B72] what one owner takes is gone for the next', () => {
    const on = (marked: string) => ({ at: 'agents', card: marked, vassal: 'AO', matched: 1 }) as const
    const s = intrigueSituation({
      options: { tokens: 'finite' },
      board: BOARD,
      courts: [
        { knights: 19, wizards: 1 },
        { completed: { knight: ['G03'] }, intrigue: on('G03') },
        { completed: { knight: ['G06'] }, intrigue: on('G06') },
      ],
    })
    s.do(flip('AO'), endWork)
    expect(offeredRewards(s)).toEqual(['knight', 'guild'])
    s.do(take('knight'))
    expect([s.seat, offeredRewards(s)]).toEqual([2, ['guild']])
  })
})

describe('[B71] owners choose', () => {
  const completing = (options: Zones['options'] = {}): Situation =>
    intrigueSituation({
      options: { ...options },
      board: BOARD,
      courts: [
        { knights: 1, hand: ['G01'] },
        {
          completed: { knight: ['G03'] },
          intrigue: { at: 'agents', card: 'G03', vassal: 'LN', matched: 1 },
        },
      ],
    })

  test('[B71] when the work of the turn is over and before used vassals are replaced; the trigger is told at once', () => {
    const s = completing()
    expect(s.do(complete('G01', 'BS', 'LN')).map(({ kind }) => kind)).toEqual(['completed', 'noticed'])
    expect(s.seat).toBe(0)
    s.do(slide('AO', 'AT'), endWork)
    expect([s.seat, s.state.marked, s.at('LN')]).toEqual([1, [0, 16], 'Dy/Ls'])
    s.do(take('knight'))
    expect([s.seat, s.state.marked]).toEqual([0, []])
    expect(legalKinds(s)).toEqual(['agents', 'skip'])
  })

  test('[B71] by the setting at once, in the middle of the work', () => {
    const s = completing({ intrigueTiming: 'immediate' })
    s.do(complete('G01', 'BS', 'LN'))
    expect([s.seat, legalKinds(s)]).toEqual([1, ['reward']])
    s.do(take('knight'))
    expect([s.seat, s.tokens(1)]).toEqual([0, [1, 0]])
    s.do(slide('AO', 'AT'), endWork)
    expect([s.seat, s.state.marked]).toEqual([0, []])
  })
})

describe('[B44] spaces that stayed empty for want of cards are made up', () => {
  test('[B44] before owners are asked, and before markers are placed', () => {
    const owed = intrigueSituation(
      {
        board: { ...BOARD, KS: 'Ms/Le' },
        courts: [
          { wizards: 1, completed: { knight: ['G03'] } },
          { completed: { wizard: ['G02'] }, intrigue: { at: 'agents', card: 'G02', vassal: 'AO', matched: 1 } },
        ],
        turn: { completions: 1 },
      },
      1,
      { missing: 1 },
    )
    owed.do(flip('AO'), endWork)
    expect([owed.seat, legalKinds(owed)]).toEqual([0, ['makeUp']])
    owed.do({ kind: 'makeUp', space: 1 })
    expect([owed.seat, legalKinds(owed)]).toEqual([1, ['reward']])
    owed.do(take('wizard'))
    expect([owed.seat, legalKinds(owed)]).toEqual([0, ['agents', 'skip']])
  })
})
