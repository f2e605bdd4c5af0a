import type { Signal } from '@preact/signals'

/** Sets a signal only where the value differs, so that nothing is drawn again without a cause. */
export const setIfChanged = <T>(signal: Signal<T>, next: T): void => {
  if (JSON.stringify(signal.peek()) !== JSON.stringify(next)) signal.value = next
}
