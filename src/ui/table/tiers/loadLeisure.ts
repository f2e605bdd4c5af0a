/** Fetches what stands in leisure.ts. */
export const loadLeisure = () => import('./leisure.ts')
