/**
 * Ending of a Blackstone game, stored beside what every game stores: numbers and names of rules, so that any language
 * can word it later.
 */

import { type Metric, metricGoal, metricOf, metricValues } from '../../games/blackstone/insight/metric.ts'
import { isRoundLimitReached } from '../../games/blackstone/insight/review/isRoundLimitReached.ts'
import { type WinReason, winReasonOf } from '../../games/blackstone/insight/review/winReason.ts'
import { ratsStatus } from '../../games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { currentOutcome } from '../../games/blackstone/insight/shown/standings.ts'
import type { Scene } from '../../games/blackstone/rules/ruleTypes.ts'
import { type Ending, readEnding } from '../common/history/ending.ts'
import {
  type Fields,
  readBoolean,
  readFields,
  readNumber,
  readNumbers,
  readText,
} from '../common/history/readFields.ts'

export interface BlackstoneEnding extends Ending {
  /** True if the game's goal is a formation, false if it is points. */
  readonly formation: boolean
  readonly yardstick: Metric
  /** By seat, the value by `yardstick`. */
  readonly values: readonly number[]
  /** Value that ends the game; null if there is none. */
  readonly goal: number | null
  /** Did the round limit end it, and not the goal? False where it was not stored. */
  readonly outOfRounds: boolean
  readonly rats: { readonly count: number; readonly limit: number } | null
  /** What decided between the seats; null if nobody won, or all together. */
  readonly decision: WinReason | null
}

/** Fields that only this game stores. */
type OwnEndingFields = Omit<BlackstoneEnding, keyof Ending | 'decision' | 'outOfRounds'> & {
  readonly decision: StoredDecision | null
  /** Only stored where it is true. */
  readonly outOfRounds?: true
}

/** A decision under the names by which it is stored since the first version. */
interface StoredDecision {
  readonly by: string
  readonly best: number
  readonly next: number | null
  readonly level: number
  readonly yardstick: Metric
  readonly isPlain: boolean
}

const writeDecision = (reason: WinReason): StoredDecision => ({
  by: reason.decidedBy,
  best: reason.winnersValue,
  next: reason.nextBestValue,
  level: reason.winnersMetricValue,
  yardstick: reason.metric,
  isPlain: reason.isDecidedByMetric,
})

const METRICS: readonly Metric[] = ['points', 'sets', 'vassals', 'machinations', 'formation']

export const readMetric = (value: unknown): Metric => METRICS.find((metric) => metric === value) ?? 'points'

const readIntegerOrNull = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null)

const readDecision = (fields: Fields): WinReason => ({
  decidedBy: readText(fields.by),
  winnersValue: readNumber(fields.best),
  nextBestValue: readIntegerOrNull(fields.next),
  winnersMetricValue: readNumber(fields.level),
  metric: readMetric(fields.yardstick),
  isDecidedByMetric: readBoolean(fields.isPlain),
})

/** Reads an ending from storage; null if none was stored or it has no ranks. */
export const readBlackstoneEnding = (value: unknown): BlackstoneEnding | null => {
  const ending = readEnding(value)
  const fields = readFields(value)
  const rats = readFields(fields.rats)
  return (
    ending && {
      ...ending,
      formation: readBoolean(fields.formation),
      yardstick: readMetric(fields.yardstick),
      values: readNumbers(fields.values),
      goal: readIntegerOrNull(fields.goal),
      outOfRounds: readBoolean(fields.outOfRounds),
      rats: fields.rats ? { count: readNumber(rats.count), limit: readNumber(rats.limit) } : null,
      decision: fields.decision ? readDecision(readFields(fields.decision)) : null,
    }
  )
}

/** Fields to store when a game is finished. */
export const buildEnding = ({ state, mode }: Pick<Scene, 'state' | 'mode'>): OwnEndingFields => {
  const rats = ratsStatus(state)
  const outcome = state.outcome && currentOutcome(mode, state)
  const reason = mode.together ? null : winReasonOf({ ...state, outcome })
  return {
    formation: mode.hasFormationGoal,
    yardstick: metricOf(state),
    values: metricValues(state),
    goal: metricGoal(state),
    ...(isRoundLimitReached(state) && { outOfRounds: true }),
    rats: rats && { count: rats.wandering + rats.plagued, limit: rats.limit },
    decision: reason && writeDecision(reason),
  }
}
