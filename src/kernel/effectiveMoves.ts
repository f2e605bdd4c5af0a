/** What stands of a log: its deeds without those that were taken back. */
import type { Deed } from './contract.ts'
import type { Body } from './log.ts'

/** The deed of a body; null for an undo and a redo, which are none. */
const deedOf = <A>(body: Body<A>): Deed<A> | null => {
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
 * The deeds that stand, in their order: what `apply` takes one by one leads to the state of the log, and nothing in it was taken back.
 * For a log that was verified: an undo passes neither a draw nor another undo's reach, so it takes back the last of them.
 */
export const standing = <A>(bodies: readonly Body<A>[]): readonly Deed<A>[] => {
  const deeds: Deed<A>[] = []
  let undone: Deed<A>[] = []
  for (const body of bodies) {
    const deed = body.kind === 'redo' ? undone.pop() : deedOf(body)
    if (deed) deeds.push(deed)
    else undone.push(...deeds.splice(-1))
    if (body.kind !== 'redo' && body.kind !== 'undo') undone = []
  }
  return deeds
}
