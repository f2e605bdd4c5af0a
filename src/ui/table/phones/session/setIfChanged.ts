import type { Signal } from '@preact/signals'

/** Sets a signal where that is news: what is drawn again needs a cause. */
export const settle = <T>(signal: Signal<T>, next: T): void => {
  if (JSON.stringify(signal.peek()) !== JSON.stringify(next)) signal.value = next
}
