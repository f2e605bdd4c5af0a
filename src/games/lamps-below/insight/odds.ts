/** Odds of action dice, exact, as parts of a whole number. */

import type { Die } from '../cardTypes.ts'
import { DICE } from '../data/numbers.ts'

/** Parts that the odds of one die, and of two, are counted in: 24 is a multiple of 6, 8 and 12. */
export const PARTS = 24
export const PAIR_PARTS = PARTS * PARTS

/** Odds of a failure, a success and a great success. */
type Odds = readonly [number, number, number]

const oddsOf = (die: Exclude<Die, 0>): Odds => {
  const { failTo, successTo } = DICE[die]
  const part = PARTS / die
  return [failTo * part, (successTo - failTo) * part, (die - successTo) * part]
}

const ODDS: Readonly<Record<Die, Odds>> = { 0: [PARTS, 0, 0], 6: oddsOf(6), 8: oddsOf(8), 12: oddsOf(12) }

/** Odds of the levels of a die, in `PARTS`. */
export const levelOdds = (die: Die): Odds => ODDS[die]

const lossesOf = (attack: Odds, defence: Odds): Odds => {
  const [, hit, great] = attack
  const [open, warded] = defence
  const two = great * open
  const one = hit * open + great * warded
  return [PAIR_PARTS - one - two, one, two]
}

const SIDES: readonly Die[] = [0, 6, 8, 12]
const LOSSES: ReadonlyMap<number, Odds> = new Map(
  SIDES.flatMap((attack) => SIDES.map((defence) => [16 * attack + defence, lossesOf(ODDS[attack], ODDS[defence])])),
)

/** Odds of level less level being 0, 1 and 2, in `PAIR_PARTS`. */
export const lossOdds = (attack: Die, defence: Die): Odds => LOSSES.get(16 * attack + defence) ?? [PAIR_PARTS, 0, 0]

/** Wounds that a test of Vitality heals on average, in thousandths. */
export const healedByTest = (die: Die): number => Math.floor((1000 * (ODDS[die][1] + 2 * ODDS[die][2])) / PARTS)
