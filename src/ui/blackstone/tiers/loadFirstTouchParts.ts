/** Fetches what stands in firstTouchParts.ts. */
export const loadFirstTouchParts = () => import('./firstTouchParts.ts')
