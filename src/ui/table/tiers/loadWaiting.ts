/** Fetches what stands in waiting.ts. */
export const loadWaiting = () => import('./waiting.ts')
