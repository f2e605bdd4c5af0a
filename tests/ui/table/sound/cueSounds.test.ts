/** Lengths of sounds and vibrations. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SOUNDS, VIBRATIONS, VOLUMES } from '#src/ui/table/sound/cueSounds.ts'

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
