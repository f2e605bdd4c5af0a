import * as v from 'valibot'
import { no, type Refusal, type Result } from '../kernel/result.ts'

/** Why a command did nothing. `entry` is the entry of a record that fails, -1 its header; `action` the place in the list of actions. */
export interface Refused {
  readonly refusal: Refusal
  readonly entry?: number
  readonly action?: number
}

/** The input as a whole is nothing that the command takes. */
export const unknown = (): Result<never, Refused> => no({ refusal: { code: 'input.unknown' } })

/** The input is not of the form that the command takes; `at` is the path of the first wrong part. */
export const malformed = (
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
): Result<never, Refused> => {
  const at = v.getDotPath(issues[0])
  return at === null ? unknown() : no({ refusal: { code: 'input.malformed', values: { at } } })
}
