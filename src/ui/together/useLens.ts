import { useState } from 'preact/hooks'
import type { Refusal } from '../../kernel/result.ts'

/** Whether the camera was asked for and what came of it: a person chooses once for a whole pairing. */
export type Lens = 'unasked' | 'opening' | 'open' | 'without'

export interface UseLens {
  readonly lens: Lens
  /** Why there is none, where it was wanted. */
  readonly why: Refusal | null
  ask(): void
  doWithout(): void
  ready(): void
  refused(why: Refusal): void
}

/** @param settled runs once it is known whether there is a camera: addresses are found after that (see net/pairing) */
export const useLens = (settled: () => void): UseLens => {
  const [lens, be] = useState<Lens>('unasked')
  const [why, say] = useState<Refusal | null>(null)
  const settle = (next: Lens) => {
    be(next)
    settled()
  }
  return {
    lens,
    why,
    ask: () => be('opening'),
    doWithout: () => settle('without'),
    ready: () => settle('open'),
    refused: (refusal) => {
      say(refusal)
      settle('without')
    },
  }
}
