/** Result of reading input from outside: a value, or the error. Bugs throw, input never does. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/**
 * Reason why something was not done. `code` names a sentence in the catalogue, `values` fill its placeholders; `ruling`
 * is the numbered rule of the game that forbids it, absent if no rule of a game applies (a damaged file, a stale
 * proposal).
 */
export interface Refusal {
  readonly code: string
  readonly ruling?: number
  readonly values?: Readonly<Record<string, string | number>>
}

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

/** A refusal as a Result; `ruling` is the number in the game's RULES. */
export const refuse = (code: string, ruling?: number, values?: Refusal['values']): Result<never> =>
  err({ code, ...(ruling !== undefined && { ruling }), ...(values && { values }) })
