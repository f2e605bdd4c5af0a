import { StoreFailure } from '../table/storeFailure.ts'

const TICKS = 10

/**
 * Result of `work`, or a StoreFailure 'gone' if it has not answered within `timeoutMs` milliseconds. Ticks are counted
 * and not the clock: the time that a phone sleeps is one tick at most, so waking up is not mistaken for storage that
 * never answers.
 */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let ticksLeft = TICKS
    const timer = setInterval(() => {
      ticksLeft -= 1
      if (ticksLeft > 0) return
      clearInterval(timer)
      reject(new StoreFailure('gone', `no answer in ${timeoutMs} ms`))
    }, timeoutMs / TICKS)
    work.finally(() => clearInterval(timer)).then(resolve, reject)
  })
}
