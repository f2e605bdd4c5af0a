import { no, ok, type Result } from '../kernel/result.ts'
import type { Refused } from './refused.ts'

/** Refused: `input.notJson`. */
export const parseJson = (text: string): Result<unknown, Refused> => {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return no({ refusal: { code: 'input.notJson' } })
  }
}
