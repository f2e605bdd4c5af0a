/** Fetches what loads languages: English is part of the code. */
export const loadLanguageModule = () => import('./language.ts')
