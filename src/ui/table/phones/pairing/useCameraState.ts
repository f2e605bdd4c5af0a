import { useState } from 'preact/hooks'
import type { Refusal } from '#src/kernel/result.ts'

/** State of the camera: whether it was asked for, and the result. A person decides once for a whole pairing. */
export type CameraState = 'unasked' | 'opening' | 'open' | 'without'

export interface CameraControl {
  readonly state: CameraState
  /** Why there is no camera, where one was wanted. */
  readonly why: Refusal | null
  request(): void
  skip(): void
  markReady(): void
  markRefused(why: Refusal): void
}

/**
 * State of the camera and its actions.
 * @param onDecided runs once it is known whether there is a camera: addresses are found after that (see net/pairing)
 */
export const useCameraState = (onDecided: () => void): CameraControl => {
  const [state, setState] = useState<CameraState>('unasked')
  const [why, setWhy] = useState<Refusal | null>(null)
  const decide = (next: CameraState) => {
    setState(next)
    onDecided()
  }
  return {
    state,
    why,
    request: () => setState('opening'),
    skip: () => decide('without'),
    markReady: () => decide('open'),
    markRefused: (refusal) => {
      setWhy(refusal)
      decide('without')
    },
  }
}
