/** Whole games as the moves of their logs, as replays, charts and written logs need them. */
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import { answerDraw, NO_STACKED_CARDS } from '../../../src/kernel/answerDraw.ts'
import type { GameSetup, Move } from '../../../src/kernel/contract.ts'
import type { Options } from '../../../src/kernel/gameCard.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { EMPTY_VAULT, openingsOf, type Vault } from '../../../src/kernel/vault.ts'
import { atRandom, type Player } from './players.ts'
import { Situation, seeded, value } from './testTable.ts'

export interface PlayedGame {
  readonly table: GameSetup
  readonly moves: readonly Move<Action>[]
  readonly state: State
}

interface GameRequest {
  readonly mode: string
  readonly seats: number
  readonly options?: Options
  readonly seed?: number
  readonly player?: Player
  /** After this many moves all players agree to end the game. */
  readonly maxMoves?: number
}

/** Plays a game from its set-up to its end. */
export const playFullGame = ({
  mode,
  seats,
  options = {},
  seed = 3,
  player = atRandom,
  maxMoves = 400,
}: GameRequest): PlayedGame => {
  const card = game.modes.get(mode)
  if (!card) throw new Error(`no mode ${mode}`)
  const table: GameSetup = { mode, seats, options: withDefaultOptions(card, options) }
  const [chance, choice] = [seeded(seed), seeded(seed + 1)]
  const moves: Move<Action>[] = []
  let state = value(game.setup(table))
  let vault: Vault = EMPTY_VAULT
  const add = (move: Move<Action>): void => {
    moves.push(move)
    state = value(game.apply(state, move)).state
  }
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    if (turn.kind === 'chance') {
      const { answer, dealt } = answerDraw(turn.draw, vault, chance, NO_STACKED_CARDS)
      vault = dealt
      add({ kind: 'chance', answer })
    } else if (moves.length >= maxMoves) add({ kind: 'end', how: 'agreement' })
    else {
      const [seat = 0] = turn.seats
      const s = new Situation(state, chance)
      s.vault = vault
      const action = player(s, choice)
      add({ kind: 'seat', seat, action, openings: openingsOf(vault, game.openings(state, seat, action)) ?? [] })
    }
  }
  return { table, moves, state }
}
