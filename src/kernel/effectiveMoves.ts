/** Moves of a log without those that were taken back. */
import type { Move } from './contract.ts'
import type { EntryBody } from './log.ts'

/** Move of a body; null for an undo and a redo, which are no moves. */
const moveOf = <A>(body: EntryBody<A>): Move<A> | null => {
  switch (body.kind) {
    case 'seat':
      return { kind: 'seat', seat: body.seat, action: body.action, openings: body.openings }
    case 'undo':
    case 'redo':
      return null
    default:
      return body
  }
}

/**
 * Moves that were not taken back, in order: `apply` takes them one by one and leads to the state of the log. For a
 * verified log only: there an undo passes neither a draw nor the limit of another undo, so it takes back the last move.
 */
export const effectiveMoves = <A>(bodies: readonly EntryBody<A>[]): readonly Move<A>[] => {
  const moves: Move<A>[] = []
  let takenBack: Move<A>[] = []
  for (const body of bodies) {
    const move = body.kind === 'redo' ? takenBack.pop() : moveOf(body)
    if (move) moves.push(move)
    else takenBack.push(...moves.splice(-1))
    if (body.kind !== 'redo' && body.kind !== 'undo') takenBack = []
  }
  return moves
}
