/** How a game ended, as it is kept with its save: numbers and names of rules, so that any language can say it later. */
import type { Decision } from '../../games/blackstone/insight/decision.ts'
import type { Yardstick } from '../../games/blackstone/insight/yardstick.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { type Fields, fieldsOf, flag, number, numbers, text } from '../shell/reading.ts'

export interface Ending {
  /** By seat, 1 is best; where all win or lose together all 1, or all 2. */
  readonly ranks: readonly number[]
  readonly decidedBy: string
  /** All played against the game; by building a formation, or for points. */
  readonly together: boolean
  readonly formation: boolean
  /** The people ended it, not the rules. */
  readonly agreed: boolean
  readonly round: number
  readonly yardstick: Yardstick
  /** By seat, what each has by the yardstick; what ends the game, null where nothing does. */
  readonly values: readonly number[]
  readonly goal: number | null
  readonly rats: { readonly count: number; readonly limit: number } | null
  /** What decided between the seats; null where nobody won, or all together. */
  readonly decision: Decision | null
}

const YARDSTICKS: readonly Yardstick[] = ['points', 'sets', 'vassals', 'machinations', 'formation']

export const yardstickNamed = (value: unknown): Yardstick => YARDSTICKS.find((one) => one === value) ?? 'points'

export const winnersOf = ({ ranks }: Ending): readonly Seat[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))

const orNull = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null)

const readDecision = (fields: Fields): Decision => ({
  by: text(fields.by),
  best: number(fields.best),
  next: orNull(fields.next),
  level: number(fields.level),
  yardstick: yardstickNamed(fields.yardstick),
  isPlain: flag(fields.isPlain),
})

/** An ending from storage; null where none was kept, or it does not say who came where. */
export const readEnding = (value: unknown): Ending | null => {
  const fields = fieldsOf(value)
  const ranks = numbers(fields.ranks)
  if (ranks.length === 0) return null
  const rats = fieldsOf(fields.rats)
  return {
    ranks,
    decidedBy: text(fields.decidedBy),
    together: flag(fields.together),
    formation: flag(fields.formation),
    agreed: flag(fields.agreed),
    round: number(fields.round),
    yardstick: yardstickNamed(fields.yardstick),
    values: numbers(fields.values),
    goal: orNull(fields.goal),
    rats: fields.rats ? { count: number(rats.count), limit: number(rats.limit) } : null,
    decision: fields.decision ? readDecision(fieldsOf(fields.decision)) : null,
  }
}

export const writeEnding = ({ rats, decision, ...plain }: Ending): Json => ({
  ...plain,
  rats: rats && { ...rats },
  decision: decision && { ...decision },
})
