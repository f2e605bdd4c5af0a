/** Fetches what stands in besideTable.ts. */
export const loadBesideTable = () => import('./rooms/besideTable.ts')
