/** Chance to win, from what is still wanted and what is still to be had; both are counted in finds. */
import type { Goal } from '../data/difficulties.ts'

/** Finds, in thousandths, that must be drawn for one page and for one point of relics, on average. */
const DRAWS_FOR_PAGE = 2000
const DRAWS_FOR_POINT = 1090
/** Share, in hundredths, of the lesser want that is not met on the way by what is drawn for the greater. */
const LESSER_SHARE = 30

/** Finds, in thousandths, that are still wanted; 0 when the goal is met. */
export const drawsWanted = (goal: Goal, pages: number, points: number): number => {
  const forPages = DRAWS_FOR_PAGE * Math.max(0, goal.pages - pages)
  const forPoints = DRAWS_FOR_POINT * Math.max(0, goal.points - points)
  return Math.max(forPages, forPoints) + Math.floor((LESSER_SHARE * Math.min(forPages, forPoints)) / 100)
}

/** Whole of a chance. */
export const SURE = 1_000_000

/** The logistic curve at 0, ½, 1, … in `SURE`. */
const CURVE = [
  500_000, 622_459, 731_059, 817_574, 880_797, 924_142, 952_574, 970_688, 982_014, 989_013, 993_307, 995_930, 997_527,
  998_499, 999_089, 999_447, 999_665, 999_797, 999_877, 999_925, 999_955,
] as const
const CURVE_STEP = 500

/** The curve at so many thousandths. */
const curveAt = (thousandths: number): number => {
  if (thousandths < 0) return SURE - curveAt(-thousandths)
  const index = Math.floor(thousandths / CURVE_STEP)
  const from = CURVE[index]
  const to = CURVE[index + 1]
  if (from === undefined || to === undefined) return SURE - 20
  return from + Math.floor(((to - from) * (thousandths - index * CURVE_STEP)) / CURVE_STEP)
}

/** How far luck goes: in an expedition with nothing to come, and for each find to come. */
const SPREAD = 450
const SPREAD_PER_FIND = 110

/** Chance, in `SURE`, to draw what is wanted from this supply; both in thousandths of a find. */
export const chanceToWin = (wanted: number, supply: number): number => {
  if (wanted <= 0) return SURE
  const spread = SPREAD + Math.floor((SPREAD_PER_FIND * Math.max(0, supply)) / 1000)
  return Math.min(SURE - 50, curveAt(Math.floor((1000 * (supply - wanted)) / spread)))
}
