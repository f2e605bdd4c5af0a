import { StoreFailure } from '../table/store.ts'

const TICKS = 10

/**
 * `work`, or a StoreFailure 'gone' when it has not answered within `patience` milliseconds. Ticks are counted and not the clock:
 * the time that a phone sleeps is one tick at most, so waking up is not mistaken for storage that never answers.
 */
export function watched<T>(work: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = TICKS
    const timer = setInterval(() => {
      left -= 1
      if (left > 0) return
      clearInterval(timer)
      reject(new StoreFailure('gone', `no answer in ${patience} ms`))
    }, patience / TICKS)
    work.finally(() => clearInterval(timer)).then(resolve, reject)
  })
}
