/** Runs pure steps: events are taken one after another, and all effects of one are performed before the next. */

export type Step<State, Event, Effect> = (state: State, event: Event) => readonly [State, readonly Effect[]]

export interface Running<State, Event> {
  state(): State
  /** Also from within an effect: it waits for its turn. */
  take(event: Event): void
}

/** `changed` is called when no event is left. */
export const runSteps = <State, Event, Effect>(
  begun: State,
  step: Step<State, Event, Effect>,
  perform: (effect: Effect) => void,
  changed: () => void,
): Running<State, Event> => {
  let state = begun
  let isAtWork = false
  const waiting: Event[] = []
  const work = (): void => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const [next, effects] = step(state, event)
      state = next
      effects.forEach(perform)
    }
  }
  return {
    state: () => state,
    take: (event) => {
      waiting.push(event)
      if (isAtWork) return
      isAtWork = true
      try {
        work()
      } finally {
        isAtWork = false
      }
      changed()
    },
  }
}
