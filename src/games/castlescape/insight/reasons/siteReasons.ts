/** Reasons to build a Wall, and to post, move, remove or give up a Recruit. */
import type { Seat } from '#src/kernel/contract.ts'
import { ownerAt, recruitsOf } from '../../recruits.ts'
import { wallRowsOf } from '../../site/baileys.ts'
import { claimersOf, leaderOf, shareOfSize } from '../../site/influence.ts'
import { hasSquare } from '../../site/rowMasks.ts'
import type { Square } from '../../site/square.ts'
import type { State } from '../../state.ts'
import { influenceAreas, worthInArea } from '../influenceAreas.ts'
import { type LeadChange, leadChanges, type RecruitChange } from '../leadChanges.ts'
import { type UnfinishedBailey, unfinishedBaileysOf } from '../unfinishedBaileys.ts'
import type { PlannedAction } from './plannedAction.ts'
import type { Reason } from './reason.ts'

/** Baileys that a move finishes. */
export const finishedBy = ({ number, seat, events }: PlannedAction): readonly Reason[] =>
  events.flatMap((event) =>
    event.kind === 'claimedBailey'
      ? [
          {
            kind: 'finishes' as const,
            moves: number,
            size: event.size,
            claimedBy: event.seats,
            renown: event.seats.includes(seat) ? event.renown : 0,
          },
        ]
      : [],
  )

/** Whether a Wall on this square belongs to a Bailey that the move finishes. */
export const isInFinished = (square: Square, { events, after }: PlannedAction): boolean =>
  events.some((event) => {
    const bailey = event.kind === 'claimedBailey' ? after.site.baileys[event.bailey] : undefined
    return bailey !== undefined && hasSquare(wallRowsOf(after.site, bailey), square)
  })

/** The enclosure with most squares for each Wall that it lacks, of several the one that lacks the fewest. */
const mostPromising = (enclosures: readonly UnfinishedBailey[]): UnfinishedBailey | undefined =>
  enclosures.toSorted(
    (one, other) => other.size * one.path.length - one.size * other.path.length || one.path.length - other.path.length,
  )[0]

/** Renown that a seat would get of an enclosure if it were closed as the Recruits stand. */
const renownIn = (state: State, seat: Seat, { walls, yard, size }: UnfinishedBailey): number => {
  const worth = (square: Square): number => (hasSquare(walls, square) ? 2 : hasSquare(yard, square) ? 1 : 0)
  const influence = recruitsOf(state).map((squares) => squares.reduce((sum, square) => sum + worth(square), 0))
  const claimers = claimersOf(influence)
  return claimers.includes(seat) ? shareOfSize(size, claimers.length) : 0
}

/** Open ground that a Wall on this square helps to close. */
export const enclosedWith = (square: Square, { after, seat, number }: PlannedAction): readonly Reason[] => {
  const enclosure = mostPromising(unfinishedBaileysOf(after.site).filter(({ walls }) => hasSquare(walls, square)))
  if (!enclosure) return []
  const { size, path } = enclosure
  return [{ kind: 'encloses', moves: number, size, missing: path.length, renown: renownIn(after, seat, enclosure) }]
}

/** Recruits that come and go with a move. */
const changesOf = ({ action, seat, before }: PlannedAction): readonly RecruitChange[] => {
  switch (action.kind) {
    case 'post':
      return [{ seat, square: action.square, by: 1 }]
    case 'recall':
    case 'lose':
      return [{ seat, square: action.square, by: -1 }]
    case 'oust':
      return [{ seat: ownerAt(before, action.square), square: action.square, by: -1 }]
    case 'move':
      return [
        { seat, square: action.from, by: -1 },
        { seat, square: action.to, by: 1 },
      ]
    default:
      return []
  }
}

const changedBy = (move: PlannedAction): readonly LeadChange[] =>
  leadChanges(influenceAreas(move.before), move.seat, changesOf(move))

const gainOf = ({ kind, area, renown }: LeadChange, moves: number): readonly Reason[] => {
  const size = area.squares.length
  if (kind === 'lead') return [{ kind: 'leads', moves, size }]
  if (kind === 'claim' && renown > 0) return [{ kind: 'willClaim', moves, size, closedBy: area.closedBy, renown }]
  const rival = leaderOf(area.influence)
  return kind === 'stop' && rival !== null ? [{ kind: 'stops', moves, rival, size }] : []
}

/** Baileys in which the seat stands better after a move. */
export const standingReasons = (move: PlannedAction): readonly Reason[] =>
  changedBy(move).flatMap((change) => gainOf(change, move.number))

/** The same for a later move, in Baileys where a Recruit on this square counts as well. */
export const sharedStandingReasons = (square: Square, move: PlannedAction): readonly Reason[] =>
  changedBy(move)
    .filter(({ area }) => worthInArea(area, square) > 0)
    .flatMap((change) => gainOf(change, move.number))

/** Open ground in which a Recruit on this square counts. */
export const standsIn = (square: Square, { after, number }: PlannedAction): readonly Reason[] => {
  const enclosure = mostPromising(
    unfinishedBaileysOf(after.site).filter(({ walls, yard }) => hasSquare(walls, square) || hasSquare(yard, square)),
  )
  return enclosure ? [{ kind: 'stands', moves: number, size: enclosure.size, missing: enclosure.path.length }] : []
}

/** Whether a Recruit that goes takes no lead and no claim along. */
export const costsNoLead = (move: PlannedAction): readonly Reason[] =>
  changedBy(move).every(({ kind }) => kind !== 'unlead' && kind !== 'unclaim') ? [{ kind: 'costsNoLead' }] : []
