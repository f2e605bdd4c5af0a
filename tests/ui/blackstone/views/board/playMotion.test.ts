/** Start times of animations, and lengths of sounds and vibrations. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTimes } from '#src/ui/blackstone/views/board/playMotion.ts'
import type { MotionStep } from '#src/ui/blackstone/views/viewProps.ts'
import { SOUNDS, VIBRATIONS, VOLUMES } from '#src/ui/table/sound/cueSounds.ts'

const deals = (count: number): readonly MotionStep[] =>
  Array.from({ length: count }, (_, space) => ({ kind: 'deal', space, corner: 0 }) as const)

test('one thing moves at a time: a refill begins when the vassal that was retained has left', () => {
  expect(startTimes([{ kind: 'retain', space: 3 }, ...deals(1)])).toEqual([0, 220])
  expect(startTimes([{ kind: 'slide', from: 0, to: 1 }, { kind: 'flip', space: 1 }, { kind: 'draw' }])).toEqual([
    0, 180, 500,
  ])
})

test('castles drop 90 ms apart', () => {
  const castles = [
    { kind: 'castle', space: 3 },
    { kind: 'castle', space: 7 },
  ] as const
  expect(startTimes(castles)).toEqual([0, 90])
  expect(startTimes([...castles, ...deals(1)])).toEqual([0, 90, 350])
})

test('refills are dealt within 600 ms however many there are: the last begins 260 ms before that', () => {
  expect(startTimes(deals(1))).toEqual([0])
  expect(startTimes(deals(2))).toEqual([0, 260])
  expect(startTimes(deals(3))).toEqual([0, 170, 340])
  expect(startTimes(deals(18)).at(-1)).toBeCloseTo(340)
})

test('vassals leave the board within 600 ms, and the new ones are dealt after that', () => {
  const leaves = Array.from({ length: 25 }, (_, space) => ({ kind: 'leave', space }) as const)
  expect(startTimes(leaves).at(-1)).toBeCloseTo(380)
  expect(startTimes([...leaves, ...deals(1)]).at(-1)).toBeCloseTo(600)
})

test('no motion has no start times', () => expect(startTimes([])).toEqual([]))

let zzfx: typeof import('zzfx')
beforeAll(async () => {
  // The synthesiser creates an AudioContext when it is loaded; computing samples needs none.
  vi.stubGlobal('AudioContext', class {})
  zzfx = await import('zzfx')
})
afterAll(() => void vi.unstubAllGlobals())

const samplesOf = (cue: keyof typeof SOUNDS): readonly number[] => zzfx.ZZFX.buildSamples(...SOUNDS[cue])

test.each(Object.keys(SOUNDS) as (keyof typeof SOUNDS)[])(
  '%s is a sound of less than 250 ms that never clips',
  (cue) => {
    const samples = samplesOf(cue)
    const peak = Math.max(...samples.map(Math.abs))
    expect(samples.length / zzfx.ZZFX.sampleRate).toBeLessThan(0.25)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peak).toBeGreaterThan(0.05)
    expect(peak * Math.max(...Object.values(VOLUMES))).toBeLessThan(1)
  },
)

test('each shakes the phone for 8 to 20 ms', () => {
  for (const shake of Object.values(VIBRATIONS)) {
    expect(shake).toBeGreaterThanOrEqual(8)
    expect(shake).toBeLessThanOrEqual(20)
  }
})
