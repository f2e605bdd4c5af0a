/** Animation timing of the style sheet: the pace of motions, and how long things fade where nothing travels. */
export interface AnimationTiming {
  /** Factor on all times; 0 where nothing travels. */
  readonly pace: number
  /** Milliseconds; 0 where nothing fades either. */
  readonly fade: number
}

/** Timing as it is now: the settings may change at any time. */
export const readAnimationTiming = (): AnimationTiming => {
  const style = getComputedStyle(document.documentElement)
  return {
    pace: Number(style.getPropertyValue('--pace')),
    fade: Number.parseFloat(style.getPropertyValue('--m-fade')),
  }
}
