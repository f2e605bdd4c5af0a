/** Games for tests of bots: set up and dealt from a seed, the information set of a seat, plans and random play. */

import type { InformationSet } from '../../src/bots/informationSet.ts'
import type { SearchBudget } from '../../src/bots/planTurn.ts'
import { planTurn } from '../../src/bots/planTurn.ts'
import { type BlackstoneTypes, game } from '../../src/games/blackstone/game.ts'
import { createGuide } from '../../src/games/blackstone/insight/heuristic/createGuide.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import type { Options } from '../../src/kernel/gameCard.ts'
import { withDefaultOptions } from '../../src/kernel/options.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction, startPlayout } from '../../src/kernel/playout.ts'
import { EMPTY_VAULT } from '../../src/kernel/vault.ts'
import { value } from '../games/blackstone/testTable.ts'
import { chanceFrom, numbersFrom } from '../kernel/seededNumbers.ts'

export const QUICK: SearchBudget = {
  beam: { width: 2, nodes: 3_000 },
  plans: 2,
  worlds: 2,
  rolloutBeam: { width: 1, nodes: 1_000 },
  rolloutTurns: 1,
  nodesPerTurn: 24_000,
}

/** Each mode with the fewest players that it takes. */
export const TABLES = [...game.modes.values()].map(({ id, seats }) => [id, seats.min] as const)

export const startGame = (
  mode: string,
  seats: number,
  seed: number,
  options: Options = {},
): Playout<BlackstoneTypes> => {
  const card = game.modes.get(mode)
  if (!card) throw new Error(`no mode ${mode}`)
  const state = value(game.setup({ mode, seats, options: withDefaultOptions(card, options) }))
  return startPlayout(game, state, seats, chanceFrom(seed))
}

export const informationSetOf = (
  { state, vaults }: Pick<Playout<BlackstoneTypes>, 'state' | 'vaults'>,
  seat: Seat,
): InformationSet<BlackstoneTypes> => ({
  game,
  guide: createGuide(game),
  state,
  seat,
  vault: vaults[seat] ?? EMPTY_VAULT,
})

/** Actions that the awaited seat plans. */
export const planActions = (
  playout: Playout<BlackstoneTypes>,
  seed: number,
  budget = QUICK,
): readonly BlackstoneTypes['action'][] => {
  const search = planTurn(informationSetOf(playout, nextAwaitedSeat(playout) ?? -1), budget, numbersFrom(seed))
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value.actions
}

/** Plays so many random actions, or to the end of the game. */
export const playRandomly = (
  from: Playout<BlackstoneTypes>,
  actions: number,
  seed: number,
): Playout<BlackstoneTypes> => {
  const below = numbersFrom(seed)
  let playout = from
  for (let i = 0; i < actions && nextAwaitedSeat(playout) !== null; i++) {
    const legal = legalActionsIn(playout)
    playout = playAction(playout, legal[below(legal.length)] as BlackstoneTypes['action'])
  }
  return playout
}
