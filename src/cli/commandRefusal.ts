import * as v from 'valibot'
import { err, type Refusal, type Result } from '../kernel/result.ts'

/**
 * Reason why a command did nothing. `entry`: index of the record's entry that fails, -1 for its header; `action`: index
 * in the list of actions.
 */
export interface CommandRefusal {
  readonly refusal: Refusal
  readonly entry?: number
  readonly action?: number
}

/** Refusal of an input that has no form that the command takes. */
export const unknownInput = (): Result<never, CommandRefusal> => err({ refusal: { code: 'input.unknown' } })

/** Refusal of an input with a wrong part; `path` is the path of the first one. */
export const malformedInput = (
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
): Result<never, CommandRefusal> => {
  const path = v.getDotPath(issues[0])
  return path === null ? unknownInput() : err({ refusal: { code: 'input.malformed', values: { at: path } } })
}
