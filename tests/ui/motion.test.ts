/** When movements begin, and how long cues are. */
import { beforeAll, expect, test, vi } from 'vitest'
import { beginnings } from '../../src/ui/blackstone/motion.ts'
import type { MotionStep } from '../../src/ui/blackstone/props.ts'
import { LOUDNESS, SHAKES, SOUNDS } from '../../src/ui/feel/cues.ts'

const deals = (count: number): readonly MotionStep[] =>
  Array.from({ length: count }, (_, space) => ({ kind: 'deal', space, corner: 0 }) as const)

test('one thing moves at a time: a refill begins when the vassal that was retained has left', () => {
  expect(beginnings([{ kind: 'retain', space: 3 }, ...deals(1)])).toEqual([0, 220])
  expect(beginnings([{ kind: 'slide', from: 0, to: 1 }, { kind: 'flip', space: 1 }, { kind: 'draw' }])).toEqual([
    0, 180, 500,
  ])
})

test('castles drop 90 ms apart', () => {
  const castles = [
    { kind: 'castle', space: 3 },
    { kind: 'castle', space: 7 },
  ] as const
  expect(beginnings(castles)).toEqual([0, 90])
  expect(beginnings([...castles, ...deals(1)])).toEqual([0, 90, 350])
})

test('refills are dealt within 600 ms however many there are: the last begins 260 ms before that', () => {
  expect(beginnings(deals(1))).toEqual([0])
  expect(beginnings(deals(2))).toEqual([0, 260])
  expect(beginnings(deals(3))).toEqual([0, 170, 340])
  expect(beginnings(deals(18)).at(-1)).toBeCloseTo(340)
})

test('what leaves the board leaves within 600 ms, and what comes in its place is dealt after it', () => {
  const leaves = Array.from({ length: 25 }, (_, space) => ({ kind: 'leave', space }) as const)
  expect(beginnings(leaves).at(-1)).toBeCloseTo(380)
  expect(beginnings([...leaves, ...deals(1)]).at(-1)).toBeCloseTo(600)
})

test('nothing that moves takes no time', () => expect(beginnings([])).toEqual([]))

let zzfx: typeof import('zzfx')
beforeAll(async () => {
  // The synthesiser makes one as it is loaded, and none is needed to compute samples.
  vi.stubGlobal('AudioContext', class {})
  zzfx = await import('zzfx')
})

const samplesOf = (cue: keyof typeof SOUNDS): readonly number[] => zzfx.ZZFX.buildSamples(...SOUNDS[cue])

test.each(Object.keys(SOUNDS) as (keyof typeof SOUNDS)[])(
  '%s is a sound of less than 250 ms that never clips',
  (cue) => {
    const samples = samplesOf(cue)
    const peak = Math.max(...samples.map(Math.abs))
    expect(samples.length / zzfx.ZZFX.sampleRate).toBeLessThan(0.25)
    expect(samples.every(Number.isFinite)).toBe(true)
    expect(peak).toBeGreaterThan(0.05)
    expect(peak * Math.max(...Object.values(LOUDNESS))).toBeLessThan(1)
  },
)

test('each shakes the phone for 8 to 20 ms', () => {
  for (const shake of Object.values(SHAKES)) {
    expect(shake).toBeGreaterThanOrEqual(8)
    expect(shake).toBeLessThanOrEqual(20)
  }
})
