/** Whole games at random, in place and without locks: what a searching bot does all day. */
import { game } from '../../src/games/blackstone/game.ts'
import type { State } from '../../src/games/blackstone/state.ts'
import { answerDraw } from '../../src/kernel/answerDraw.ts'
import type { Move } from '../../src/kernel/contract.ts'
import type { Header } from '../../src/kernel/log.ts'
import { setupOf } from '../../src/kernel/replayState.ts'
import { EMPTY_VAULT, openingsOf, seatView } from '../../src/kernel/vault.ts'
import { seeded, value } from '../games/blackstone/testTable.ts'

/** Random play seldom ends by itself: the game stops after so many rounds. */
const ROUNDS = 20

const finish = (state: State, chance: ReturnType<typeof seeded>): number => {
  let vault = EMPTY_VAULT
  for (let moves = 0; ; moves++) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return moves
    game.mutate(state, turn.kind === 'chance' ? answer(turn.draw) : choose(turn.seats[0] ?? 0))
  }
  function answer(draw: Parameters<typeof answerDraw>[0]): Move<never> {
    const dealt = answerDraw(draw, vault, chance)
    vault = dealt.dealt
    return { kind: 'chance', answer: dealt.answer }
  }
  function choose(seat: number) {
    const legal = game.legal(seatView(state, seat, vault))
    const action = legal[chance.below(legal.length)]
    if (!action) throw new Error('nothing to do')
    const openings = openingsOf(vault, game.openings(state, seat, action)) ?? []
    return { kind: 'seat', seat, action, openings } as const
  }
}

/** Plays another game at each call; answers with the number of its moves and draws. */
export const randomGame = (header: Header): (() => number) => {
  const table = setupOf({ ...header, options: { ...header.options, maxRounds: ROUNDS } })
  let seed = 1
  return () => finish(value(game.setup(table)), seeded(seed++))
}
