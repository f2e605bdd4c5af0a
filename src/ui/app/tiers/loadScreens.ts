/** Fetches what stands in screens.ts. */
export const loadScreens = () => import('./screens.ts')
