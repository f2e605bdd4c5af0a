/** Fetches what stands in touch.ts. */
export const loadTouch = () => import('./touch.ts')
