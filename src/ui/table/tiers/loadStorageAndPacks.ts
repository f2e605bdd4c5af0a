/** Fetches what stands in storageAndPacks.ts. */
export const loadStorageAndPacks = () => import('./storageAndPacks.ts')
