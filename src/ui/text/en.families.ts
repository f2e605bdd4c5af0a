/** Their choice, their extra moves, and what they do, in English. */
export const families = {} as const
