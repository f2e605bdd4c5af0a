/** Games for bots: set up and dealt from a seed, and what a seat has before it in them. */
import type { Thought } from '../../src/bots/plan.ts'
import { plan } from '../../src/bots/plan.ts'
import type { Sight } from '../../src/bots/world.ts'
import { type Blackstone, game } from '../../src/games/blackstone/index.ts'
import { guideTo } from '../../src/games/blackstone/insight/worth/guide.ts'
import type { Options, Seat } from '../../src/kernel/contract.ts'
import { writeOut } from '../../src/kernel/options.ts'
import { awaitedIn, legalIn, type Playout, playOn, playoutOf } from '../../src/kernel/playout.ts'
import { EMPTY_VAULT } from '../../src/kernel/vault.ts'
import { value } from '../games/blackstone/situation.ts'
import { chanceFrom, numbersFrom } from '../kernel/seed.ts'

export const QUICK: Thought = {
  beam: { width: 2, nodes: 3_000 },
  plans: 2,
  worlds: 2,
  quick: { width: 1, nodes: 1_000 },
  ahead: 1,
  turn: 24_000,
}

export const begun = (mode: string, seats: number, seed: number, options: Options = {}): Playout<Blackstone> => {
  const card = game.modes.get(mode)
  if (!card) throw new Error(`no mode ${mode}`)
  const state = value(game.setup({ mode, seats, options: writeOut(card, options) }))
  return playoutOf(game, state, seats, chanceFrom(seed))
}

export const sightOf = (
  { state, vaults }: Pick<Playout<Blackstone>, 'state' | 'vaults'>,
  seat: Seat,
): Sight<Blackstone> => ({
  game,
  guide: guideTo(game),
  state,
  seat,
  vault: vaults[seat] ?? EMPTY_VAULT,
})

/** What the awaited seat would do. */
export const planned = (
  playout: Playout<Blackstone>,
  seed: number,
  thought = QUICK,
): readonly Blackstone['action'][] => {
  const thinking = plan(sightOf(playout, awaitedIn(playout) ?? -1), thought, numbersFrom(seed))
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value.actions
}

/** Plays on at random so many actions, or to the end. */
export const randomly = (from: Playout<Blackstone>, actions: number, seed: number): Playout<Blackstone> => {
  const below = numbersFrom(seed)
  let playout = from
  for (let i = 0; i < actions && awaitedIn(playout) !== null; i++) {
    const legal = legalIn(playout)
    playout = playOn(playout, legal[below(legal.length)] as Blackstone['action'])
  }
  return playout
}
