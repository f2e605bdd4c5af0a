/** Where markers go, what they bring, and what is told of them, in English. */
export const intrigue = {} as const
