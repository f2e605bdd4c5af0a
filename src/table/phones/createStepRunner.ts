/** Runner of pure steps: events are handled one after another, and all effects of one are performed before the next. */

export type StepFunction<State, Event, Effect> = (state: State, event: Event) => readonly [State, readonly Effect[]]

export interface StepRunner<State, Event> {
  state(): State
  /** Handles an event; one from within an effect waits for its turn. */
  dispatch(event: Event): void
}

/** Step runner. `onIdle` is called when no event is left. */
export const createStepRunner = <State, Event, Effect>(
  initialState: State,
  step: StepFunction<State, Event, Effect>,
  perform: (effect: Effect) => void,
  onIdle: () => void,
): StepRunner<State, Event> => {
  let state = initialState
  let isRunning = false
  const eventQueue: Event[] = []
  const drainQueue = (): void => {
    for (let event = eventQueue.shift(); event; event = eventQueue.shift()) {
      const [next, effects] = step(state, event)
      state = next
      effects.forEach(perform)
    }
  }
  return {
    state: () => state,
    dispatch: (event) => {
      eventQueue.push(event)
      if (isRunning) return
      isRunning = true
      try {
        drainQueue()
      } finally {
        isRunning = false
      }
      onIdle()
    },
  }
}
