/** Sounds of the six cues: parameters of zzfx in its order, each sound shorter than a quarter of a second. */
import type { Cue } from './cue.ts'

/**
 * Volume, randomness, frequency in Hz, attack, sustain and release in seconds, shape, shape curve, slide, delta slide,
 * pitch jump, …
 */
export type Sound = readonly (number | undefined)[]

export const SOUNDS: Readonly<Record<Cue, Sound>> = {
  // Wood on stone: short, low, hardly any tone.
  pick: [0.5, 0.02, 520, 0.002, 0.005, 0.05, 0, 1.6],
  slide: [0.7, 0.03, 150, 0.015, 0.04, 0.1, 1, 1.2, 4, 0, 0, 0, 0, 2.5],
  swap: [0.7, 0.03, 210, 0.01, 0.03, 0.09, 1, 1.2, -3, 0, 90, 0.06, 0, 1.8],
  flip: [0.6, 0.02, 330, 0.005, 0.03, 0.07, 1, 1.1, 12, 0, 0, 0, 0, 0.6],
  // Two bells, a fifth apart.
  complete: [0.9, 0, 523.25, 0.004, 0.05, 0.16, 0, 1, 0, 0, 261.6, 0.07],
  turn: [0.8, 0, 392, 0.006, 0.06, 0.15, 0, 1.2, 0, 0, 131, 0.09],
}

/** Vibration for each cue, in milliseconds. */
export const VIBRATIONS: Readonly<Record<Cue, number>> = {
  pick: 8,
  slide: 10,
  swap: 14,
  flip: 12,
  complete: 20,
  turn: 20,
}

/** Volume of each setting. */
export const VOLUMES = { off: 0, soft: 0.35, medium: 0.8, loud: 1.6 } as const
