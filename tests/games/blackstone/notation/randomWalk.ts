/**
 * Random games that try all actions: the kind of action is chosen first, so that rare kinds come up among the many
 * slides.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Action } from '#src/games/blackstone/actions.ts'
import type { GameSetup } from '#src/kernel/contract.ts'
import { newGame, type Situation } from '../testTable.ts'

/** Plays a random game of this mode from this seed and yields the situation before each of `steps` decisions. */
export function* randomWalk(
  mode: string,
  seats: number,
  options: GameSetup['options'],
  seed: number,
  steps: number,
): Generator<Situation> {
  const situation = newGame(mode, seats, options, seed)
  const random = xoroshiro128plus(seed)
  const pick = <T>(list: readonly T[]): T => list[uniformInt(random, 0, list.length - 1)] as T
  for (let step = 0; step < steps && !situation.outcome; step++) {
    yield situation
    const kinds = [...new Set(situation.legal.map(({ kind }) => kind))]
    const kind = pick(kinds)
    situation.do(pick(situation.legal.filter((action: Action) => action.kind === kind)))
  }
}
