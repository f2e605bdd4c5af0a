/** Bots in CastleScape: they see what their seat sees, answer whatever is asked, and win against anybody who only plays on. */

import { describe, expect, test } from 'vitest'
import { BOT_LEVELS, SEARCH_BUDGETS } from '../../../src/bots/levels.ts'
import { planTurn } from '../../../src/bots/planTurn.ts'
import { createGuidedPlayer } from '../../../src/cli/selfplay/guidedPlayer.ts'
import { playMatch } from '../../../src/cli/selfplay/match.ts'
import type { MatchPlayer } from '../../../src/cli/selfplay/matchPlayer.ts'
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import { guide } from '../../../src/games/castlescape/guide.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import type { Options } from '../../../src/kernel/gameCard.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { awaitedSeats, legalActionsIn, type Playout, playAction, startPlayout } from '../../../src/kernel/playout.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { ofMany } from '../../nightly.ts'
import { impossibleSlots } from '../possibleCards.ts'
import { busy } from './players.ts'
import { randomOptions } from './recordGame.ts'
import { table } from './testTable.ts'

type Player = MatchPlayer<CastleScapeTypes>

const start = (seats: number, options: Options, seed: number): Playout<CastleScapeTypes> => {
  const setup = { mode: MODE.id, options: withDefaultOptions(MODE, options), seats }
  return startPlayout(game, unwrap(game.setup(setup)), seats, chanceFrom(seed))
}

const busyPlayer: Player = (_, legal, below) => busy(legal, below)

/** Moments of a game between busy players, one in so many. */
const moments = (seats: number, seed: number, every: number): readonly Playout<CastleScapeTypes>[] => {
  const below = numbersFrom(seed)
  let playout = start(seats, randomOptions(below, seats), seed)
  const all = [playout]
  for (let [seat] = awaitedSeats(playout); seat !== undefined; [seat] = awaitedSeats(playout)) {
    playout = playAction(playout, busy(legalActionsIn(playout, seat), below), seat)
    all.push(playout)
  }
  return all.filter((_, index) => index % every === 0)
}

describe('what a bot takes for hidden', () => {
  test.each([2, 3, 4])('is all that its seat does not know, each slot once, of %i seats', (seats) => {
    for (const { state, vaults, dealt } of moments(seats, seats, 9)) {
      const vault = vaults[0] ?? EMPTY_VAULT
      const groups = guide.unknown(seatView(state, 0, vault))
      const slots = groups.flatMap((group) => group.slots)
      expect(new Set(slots).size).toBe(slots.length)
      expect(slots.filter((slot) => vault.has(slot))).toEqual([])
      const deckSlots = state.guilds.flatMap(({ hand, deck }) => [
        ...hand,
        ...Array.from({ length: deck.end - deck.next }, (_, index) => deck.next + index),
      ])
      const hidden = [...deckSlots, ...state.contracts].filter((slot) => !vault.has(slot))
      expect(hidden.filter((slot) => !slots.includes(slot))).toEqual([])
      expect(impossibleSlots(groups, dealt)).toEqual([])
    }
  })

  test('is not read: a state is worth the same whatever lies where the seat does not see it', () => {
    for (const { state, vaults, dealt } of moments(3, 5, 20)) {
      const own = guide.evaluate(seatView(state, 1, vaults[1] ?? EMPTY_VAULT))
      const contracts = state.guilds[1]?.contracts ?? []
      const withOthers = new Map([...dealt].filter(([slot]) => !contracts.includes(slot)))
      const withOwn = new Map([...withOthers, ...(vaults[1] ?? EMPTY_VAULT)])
      expect(guide.evaluate(seatView(state, 1, withOwn))).toBe(own)
    }
  })
})

describe('bots of all levels', () => {
  test.each(ofMany([4], [2, 3, 4]))('play games of %i to the end under any options', (seats) => {
    const below = numbersFrom(seats)
    const players = Array.from({ length: seats }, (_, seat) =>
      createGuidedPlayer(guide, SEARCH_BUDGETS[BOT_LEVELS[(seat + seats) % 4] ?? 'scout']),
    )
    const { end } = playMatch(start(seats, randomOptions(below, seats), seats), players, below)
    expect(end.state.outcome?.ranks).toHaveLength(seats)
  })

  test('lose a Recruit although the hand drawn after it must be discarded from [C21, C30]', () => {
    // The Back Alley's 1 makes Infamy 11. At the Inspection the eight Recruits left are worth 8 of 10: 2 of 5 new cards.
    const ann = {
      infamy: 10,
      recruits: 'a1 c1 e1 g1 i1 k1 m1 o1 a3',
      discard: 'stone-walls stone-walls ramparts ramparts',
      alley: 'hire-a-fence',
    }
    const board = table({ guilds: [ann, {}], quarry: 0, marker: 2 }).do('end')
    expect(board.legal('lose')).toHaveLength(9)
    const asked = { game, guide, state: board.state, seat: 0, vault: EMPTY_VAULT }
    const plan = planTurn(asked, SEARCH_BUDGETS.captain, numbersFrom(1))
    let step = plan.next()
    while (!step.done) step = plan.next()
    expect(step.value.actions).toEqual([{ kind: 'lose', square: expect.any(Number) }])
    board.take(0, step.value.actions[0] as Action)
    expect(board.legal('drop')).toHaveLength(5)
  })

  test('even the easiest beats players who only play on, from either seat', () => {
    const ranks = ofMany([1, 2], [1, 2, 3, 4]).map((seed) => {
      const scout = createGuidedPlayer(guide, SEARCH_BUDGETS.scout)
      const players = seed % 2 ? [scout, busyPlayer] : [busyPlayer, scout]
      const { end } = playMatch(start(2, {}, seed), players, numbersFrom(seed))
      return end.state.outcome?.ranks[seed % 2 ? 0 : 1]
    })
    expect(ranks.filter((rank) => rank !== 1)).toEqual([])
  })
})
