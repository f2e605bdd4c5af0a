/** A pure step: what it has become, and what is to be done outside, in this order. */
export type Step<S, E> = readonly [S, readonly E[]]

/** One step after another, as one. */
export const after = <S, E>([state, effects]: Step<S, E>, next: (state: S) => Step<S, E>): Step<S, E> => {
  const [last, more] = next(state)
  return [last, [...effects, ...more]]
}
