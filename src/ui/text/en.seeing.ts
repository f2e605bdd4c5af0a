/** What happened, who leads and why, and how the game went, in English. */
export const seeing = {} as const
