/** Fetches what stands in tableParts.ts. */
export const loadTableParts = () => import('./rooms/tableParts.ts')
