import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onWake } from '#src/ui/table/phones/session/onWake.ts'

const TEN_MINUTES = 600_000
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const screen = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', screen.addEventListener.bind(screen))
  vi.stubGlobal('removeEventListener', screen.removeEventListener.bind(screen))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (visibilityState: 'hidden' | 'visible'): void => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
/** The phone is locked, and nothing runs on it. */
const sleep = (): void => {
  show('hidden')
  vi.setSystemTime(Date.now() + TEN_MINUTES)
}

/** Counts wakes while `run` goes on. */
const countWakes = (run: () => void): number => {
  let wakes = 0
  const stop = onWake(() => {
    wakes += 1
  })
  run()
  stop()
  const counted = wakes
  for (const sign of ['online', 'pageshow']) screen.dispatchEvent(new Event(sign))
  expect(wakes).toBe(counted)
  return counted
}

test('a phone that is unlocked after ten minutes wakes at once, and once, however many signs there are', () => {
  const atOnce = countWakes(() => {
    sleep()
    show('visible')
  })
  const afterAWhile = countWakes(() => {
    sleep()
    page.dispatchEvent(new Event('resume'))
    show('visible')
    vi.advanceTimersByTime(30_000)
  })
  expect([atOnce, afterAWhile]).toEqual([1, 1])
})

test('a phone that slept without a sign wakes by its clock', () => {
  const wakes = countWakes(() => {
    vi.setSystemTime(Date.now() + TEN_MINUTES)
    vi.advanceTimersByTime(2_000)
  })
  expect(wakes).toBe(1)
})

test('a network that comes back is a wake, a glance at another app is none', () => {
  const wakes = countWakes(() => {
    show('hidden')
    vi.advanceTimersByTime(2_000)
    show('visible')
    screen.dispatchEvent(new Event('online'))
  })
  expect(wakes).toBe(1)
})
