/** How long storage may take to answer. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTimeout } from '../../src/store/withTimeout.ts'

describe('the timeout', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('rejects when there is no answer for the whole time', async () => {
    const onFailure = vi.fn()
    withTimeout(new Promise(() => {}), 1000).catch(onFailure)
    await vi.advanceTimersByTimeAsync(999)
    expect(onFailure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ fault: 'gone' }))
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not count the hours that a phone sleeps', async () => {
    const onFailure = vi.fn()
    withTimeout(new Promise(() => {}), 1000).catch(onFailure)
    await vi.advanceTimersByTimeAsync(500)
    vi.setSystemTime(Date.now() + 8 * 3600 * 1000)
    await vi.advanceTimersByTimeAsync(100)
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('stops when the answer is there', async () => {
    expect(await withTimeout(Promise.resolve(7), 1000)).toBe(7)
    expect(vi.getTimerCount()).toBe(0)
  })
})
