/** The part of zzfx that is used: the package brings no types. */
declare module 'zzfx' {
  export const ZZFX: {
    audioContext: AudioContext
    readonly sampleRate: number
    /** The samples of a sound, each from -1 to 1. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[]
  }
  /** A sound that is made once and played often. */
  export class ZZFXSound {
    constructor(parameters: (number | undefined)[])
    play(volume?: number): AudioBufferSourceNode
  }
}
