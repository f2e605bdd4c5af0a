/** Who leads or would claim a Bailey after Recruits come and go. */
import type { Seat } from '../../../kernel/contract.ts'
import { claimersOf, leaderOf, shareOfSize } from '../site/influence.ts'
import type { Square } from '../site/square.ts'
import { type InfluenceArea, worthInArea } from './influenceAreas.ts'

/** Recruit that comes to a square, or leaves it. */
export interface RecruitChange {
  readonly seat: Seat
  readonly square: Square
  readonly by: 1 | -1
}

/** Bailey in which a seat stands otherwise after a change. */
export interface LeadChange {
  readonly area: InfluenceArea
  /** Influence by seat after the change. */
  readonly influence: readonly number[]
  /**
   * `lead`: the seat leads a finished Bailey that it did not lead; `unlead`: it leads no longer; `stop`: a rival leads
   * no longer; `claim`: of an unfinished Bailey it would get more Renown than before; `unclaim`: less.
   */
  readonly kind: 'lead' | 'unlead' | 'stop' | 'claim' | 'unclaim'
  /** Renown that the seat would get for an unfinished Bailey; 1 for each Inspection in a finished one that it leads. */
  readonly renown: number
}

const renownOf = (influence: readonly number[], size: number, seat: Seat): number => {
  const claimers = claimersOf(influence)
  return claimers.includes(seat) ? shareOfSize(size, claimers.length) : 0
}

const finishedChange = (before: Seat | null, after: Seat | null, seat: Seat): LeadChange['kind'] | null => {
  if (before === after) return null
  if (after === seat) return 'lead'
  return before === seat ? 'unlead' : after === null ? 'stop' : null
}

const changeIn = (area: InfluenceArea, influence: readonly number[], seat: Seat): LeadChange | null => {
  if (area.bailey >= 0) {
    const kind = finishedChange(leaderOf(area.influence), leaderOf(influence), seat)
    return kind && { area, influence, kind, renown: kind === 'lead' ? 1 : 0 }
  }
  const renown = renownOf(influence, area.squares.length, seat)
  const before = renownOf(area.influence, area.squares.length, seat)
  const wasClaimer = claimersOf(area.influence).includes(seat)
  const isClaimer = claimersOf(influence).includes(seat)
  if (renown > before || (isClaimer && !wasClaimer)) return { area, influence, kind: 'claim', renown }
  return renown < before ? { area, influence, kind: 'unclaim', renown } : null
}

/** Baileys in which this seat would stand otherwise if these Recruits came and went. */
export const leadChanges = (
  areas: readonly InfluenceArea[],
  seat: Seat,
  changes: readonly RecruitChange[],
): readonly LeadChange[] =>
  areas.flatMap((area) => {
    const influence = [...area.influence]
    for (const change of changes)
      influence[change.seat] = (influence[change.seat] ?? 0) + change.by * worthInArea(area, change.square)
    const isSame = influence.every((own, one) => own === area.influence[one])
    return isSame ? [] : (changeIn(area, influence, seat) ?? [])
  })
