import { err, ok, type Result } from '../kernel/result.ts'
import type { CommandRefusal } from './commandRefusal.ts'

/** Parses text as JSON. Refused: `input.notJson`. */
export const parseJson = (text: string): Result<unknown, CommandRefusal> => {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return err({ refusal: { code: 'input.notJson' } })
  }
}
