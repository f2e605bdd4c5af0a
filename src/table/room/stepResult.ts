/** Result of a pure step: the next state, and the effects to perform in this order. */
export type StepResult<S, E> = readonly [S, readonly E[]]

/** Two steps as one. */
export const andThen = <S, E>(
  [state, effects]: StepResult<S, E>,
  next: (state: S) => StepResult<S, E>,
): StepResult<S, E> => {
  const [nextState, moreEffects] = next(state)
  return [nextState, [...effects, ...moreEffects]]
}
