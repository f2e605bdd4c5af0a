/** Whole games as the deeds of their logs: what a replay, a chart and a log of sentences are made of. */
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import type { Deed, Options, Table } from '../../../src/kernel/contract.ts'
import { deal, UNSTACKED } from '../../../src/kernel/deal.ts'
import { writeOut } from '../../../src/kernel/options.ts'
import { EMPTY_VAULT, openingsOf, type Vault } from '../../../src/kernel/vault.ts'
import { atRandom, type Player } from './players.ts'
import { Situation, seeded, value } from './situation.ts'

export interface PlayedOut {
  readonly table: Table
  readonly deeds: readonly Deed<Action>[]
  readonly state: State
}

interface Wanted {
  readonly mode: string
  readonly seats: number
  readonly options?: Options
  readonly seed?: number
  readonly player?: Player
  /** After so many deeds all agree to end it. */
  readonly most?: number
}

/** A game from its set-up to its end. */
export const playedOut = ({
  mode,
  seats,
  options = {},
  seed = 3,
  player = atRandom,
  most = 400,
}: Wanted): PlayedOut => {
  const card = game.modes.get(mode)
  if (!card) throw new Error(`no mode ${mode}`)
  const table: Table = { mode, seats, options: writeOut(card, options) }
  const [chance, choice] = [seeded(seed), seeded(seed + 1)]
  const deeds: Deed<Action>[] = []
  let state = value(game.setup(table))
  let vault: Vault = EMPTY_VAULT
  const add = (deed: Deed<Action>): void => {
    deeds.push(deed)
    state = value(game.apply(state, deed)).state
  }
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      const { answer, dealt } = deal(turn.draw, vault, chance, UNSTACKED)
      vault = dealt
      add({ kind: 'chance', answer })
    } else if (deeds.length >= most) add({ kind: 'end', how: 'agreement' })
    else {
      const [seat = 0] = turn.seats
      const s = new Situation(state, chance)
      s.vault = vault
      const action = player(s, choice)
      add({ kind: 'seat', seat, action, openings: openingsOf(vault, game.openings(state, seat, action)) ?? [] })
    }
  }
  return { table, deeds, state }
}
