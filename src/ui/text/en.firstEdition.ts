/** The First Edition, in English. */
export const firstEdition = {} as const
