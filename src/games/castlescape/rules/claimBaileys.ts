/** Building a Wall on the site, and Renown for the Baileys that it finishes, at once (rules 2; C5, C34). */
import { recruitsOf } from '../recruits.ts'
import { shareOfSize } from '../site/influence.ts'
import { raiseWall } from '../site/raiseWall.ts'
import type { Square } from '../site/square.ts'
import { addRenown, type MoveContext } from './engine/moveContext.ts'

/** Puts a Wall on this square; the Baileys that are finished by it are claimed and scored, in reading order. */
export const claimBaileys = ({ draft, emit }: MoveContext, square: Square): void => {
  const { site, finished } = raiseWall(draft.site, recruitsOf(draft), square)
  const before = draft.site.baileys.length
  draft.site = site
  emit({ kind: 'built', seat: draft.seat, square })
  for (const [index, { squares, claimedBy }] of finished.entries()) {
    const renown = shareOfSize(squares.length, claimedBy.length)
    for (const seat of claimedBy) addRenown(draft, seat, renown)
    emit({ kind: 'claimedBailey', bailey: before + index, seats: claimedBy, size: squares.length, renown })
  }
}
