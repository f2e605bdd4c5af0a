/** The answer of everything that reads what came from outside: a value, or why not. Bugs throw, input never does. */
export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/**
 * Why something was not done. `code` names a sentence in the catalogue, `values` fill its places;
 * `ruling` is the numbered rule of the game that forbids it, absent where no rule of a game speaks (a damaged file, a stale proposal).
 */
export interface Refusal {
  readonly code: string
  readonly ruling?: number
  readonly values?: Readonly<Record<string, string | number>>
}

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const no = <E>(error: E): Result<never, E> => ({ ok: false, error })

/** A refusal as a Result; `ruling` is the number in the game's RULES. */
export const refuse = (code: string, ruling?: number, values?: Refusal['values']): Result<never> =>
  no({ code, ...(ruling !== undefined && { ruling }), ...(values && { values }) })
