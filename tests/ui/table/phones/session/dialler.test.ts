import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { err, ok, type Result } from '#src/kernel/result.ts'
import type { ConnectionFailure } from '#src/net/connectionFailure.ts'
import type { Channel } from '#src/table/phones/channel.ts'
import { createDialler } from '#src/ui/table/phones/session/dialler.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const settle = () => new Promise((resolve) => setImmediate(resolve))

const channel = (state: 'open' | 'closed'): Channel => ({
  ...{ state: () => state, send: () => {}, receive: () => {}, onClose: () => {}, close: () => {} },
})

/** Dialler whose attempts are ended by the test; one that is cut ends like one that found no server. */
const dialByHand = () => {
  const attempts: ((result: Result<Channel, ConnectionFailure>) => void)[] = []
  const failuresBefore: number[] = []
  const dialler = createDialler(
    (failed, abort) =>
      new Promise((resolve) => {
        attempts.push(resolve)
        failuresBefore.push(failed)
        abort.signal.addEventListener('abort', () => resolve(err('no-server')))
      }),
    () => {},
  )
  const fail = async (took: number, why: ConnectionFailure) => {
    const dialled = dialler.dial()
    await settle()
    await vi.advanceTimersByTimeAsync(took)
    attempts.at(-1)?.(err(why))
    return dialled
  }
  return { dialler, attempts, failuresBefore, fail }
}

test('a channel that was paired by hand is the result of the next dial, or of the one that waits', async () => {
  const dialler = createDialler(null, () => {})
  const [first, second] = [channel('open'), channel('open')]
  const waiting = dialler.dial()
  dialler.addPairedChannel(first)
  expect(await waiting).toEqual({ carrier: first, isPermanent: true })
  dialler.addPairedChannel(channel('closed'))
  const next = dialler.dial()
  dialler.addPairedChannel(second)
  expect(await next).toEqual({ carrier: second, isPermanent: true })
  dialler.addPairedChannel(first)
  expect(await dialler.dial()).toEqual({ carrier: first, isPermanent: true })
})

test('a phone that wakes in the pause after failures dials without a timer', async () => {
  const { dialler, attempts, failuresBefore, fail } = dialByHand()
  for (let times = 0; times < 3; times++) {
    await fail(5_000, 'no-server')
  }
  const waking = dialler.dial()
  await settle()
  expect(attempts.length).toBe(3)
  dialler.dialNow()
  await settle()
  expect([attempts.length, failuresBefore.at(-1)]).toEqual([4, 0])
  const carrier = channel('open')
  attempts.at(-1)?.(ok(carrier))
  expect(await waking).toEqual({ carrier, isPermanent: false })
})

test('a phone that wakes gives up the attempt of before its sleep, which counts as no failure', async () => {
  const { dialler, attempts, failuresBefore } = dialByHand()
  const before = dialler.dial()
  await settle()
  dialler.dialNow()
  // Not `unheard`: a line from before the sleep would be taken again.
  expect(await before).toBeNull()
  expect(dialler.why()).toBeNull()
  void dialler.dial()
  await settle()
  expect([attempts.length, failuresBefore]).toEqual([2, [0, 0]])
})

test('the pause after an attempt counts from its beginning: one that waited long is followed at once', async () => {
  const { dialler, attempts, fail } = dialByHand()
  for (const took of [5_000, 5_000, 5_000]) await fail(took, 'no-way')
  void dialler.dial()
  await vi.advanceTimersByTimeAsync(0)
  expect(attempts.length).toBe(4)
  attempts.at(-1)?.(err('no-way'))
  await settle()
  void dialler.dial()
  // At least half of the pause of 4 s is waited for after an attempt that took no time.
  await vi.advanceTimersByTimeAsync(1_999)
  expect(attempts.length).toBe(4)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(attempts.length).toBe(5)
})

test('while a server says that the host is not there, it is asked again within a second, however often', async () => {
  const { dialler, attempts, fail } = dialByHand()
  for (let times = 0; times < 9; times++) {
    await fail(1_000, 'no-room')
  }
  void dialler.dial()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempts.length).toBe(10)
})
