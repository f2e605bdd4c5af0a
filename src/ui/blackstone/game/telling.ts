/** What happened, in sentences: fetched when there is something to tell, for a board can be played before. */

type Telling = typeof import('./history.ts')

let here: Telling | null = null

/** The sentences, where they have come. */
export const telling = (): Telling | null => here

/** Fetches them; where that fails nothing is told, and the next deed tries it anew. */
export const fetchTelling = async (): Promise<void> => {
  here ??= await import('./history.ts').catch(() => null)
}
