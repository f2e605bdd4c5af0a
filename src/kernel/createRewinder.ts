/** States of a game at any move, without playing it from its beginning: some snapshots are kept as keyframes. */
import type { Game, GameSetup, Move, Shape } from './contract.ts'
import { type GameSnapshot, gameSnapshots } from './gameSnapshots.ts'

/** Number of moves between two keyframes. */
const KEYFRAME_INTERVAL = 16

/** Whether this snapshot is to be kept as a keyframe. */
export const isKeyframe = ({ done }: Pick<GameSnapshot, 'done'>): boolean => done % KEYFRAME_INTERVAL === 0

/**
 * Function that gives the state after `done` moves. `keyframes` are the kept snapshots in their order. A step forward
 * costs one move, a jump at most `KEYFRAME_INTERVAL` moves.
 */
export const createRewinder = <G extends Shape>(
  game: Game<G>,
  gameSetup: GameSetup,
  moves: readonly Move<G['action']>[],
  keyframes: readonly [GameSnapshot<G>, ...GameSnapshot<G>[]],
): ((done: number) => G['state']) => {
  let current: GameSnapshot<G> = keyframes[0]
  return (done) => {
    const keyframe = keyframes[Math.floor(done / KEYFRAME_INTERVAL)] ?? keyframes[0]
    if (current.done > done || current.done < keyframe.done) current = keyframe
    for (const stage of gameSnapshots(game, gameSetup, moves.slice(0, done), current)) current = stage
    return current.state
  }
}
