/** Fetches what loads languages: English is part of the code. */
export const loadLanguage = () => import('./language.ts')
