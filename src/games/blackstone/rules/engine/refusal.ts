/** Refusals, with the rulings that they cite. */
import type { Refusal } from '#src/kernel/result.ts'

export const refusal = (code: string, ruling?: number, values?: Refusal['values']): Refusal => {
  if (values) return ruling === undefined ? { code, values } : { code, ruling, values }
  return ruling === undefined ? { code } : { code, ruling }
}

/** The first refusal of several answers; null if there is none. */
export const firstRefusal = (...answers: readonly (Refusal | null | false)[]): Refusal | null => {
  for (const answer of answers) if (answer) return answer
  return null
}
