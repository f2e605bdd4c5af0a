/** Fetches what stands in sheets.ts. */
export const loadSheets = () => import('./sheets.ts')
