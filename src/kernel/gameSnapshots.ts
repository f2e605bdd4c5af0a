/** Snapshots of a game from its first move to its last: for a replay, a chart, a log. */
import type { ApplyResult, Game, GameSetup, Move, Shape } from './contract.ts'

/** Game after `done` moves, and the events of the last of them. */
export interface GameSnapshot<G extends Shape = Shape> extends ApplyResult<G> {
  readonly done: number
}

/**
 * Yields one snapshot for each move, so that the caller can pause between two of them. `from` is the snapshot to go on
 * from; without it the game is set up first. Ends early if the rules refuse a move, which no verified log has.
 */
export function* gameSnapshots<G extends Shape>(
  game: Game<G>,
  gameSetup: GameSetup,
  moves: readonly Move<G['action']>[],
  from?: GameSnapshot<G>,
): Generator<GameSnapshot<G>> {
  const initial = from ? null : game.setup(gameSetup)
  let snapshot: GameSnapshot<G> | null = from ?? (initial?.ok ? { done: 0, state: initial.value, events: [] } : null)
  if (!snapshot) return
  if (!from) yield snapshot
  for (const move of moves.slice(snapshot.done)) {
    const applied = game.apply(snapshot.state, move)
    if (!applied.ok) return
    snapshot = { done: snapshot.done + 1, ...applied.value }
    yield snapshot
  }
}
