/** Assassins and Saboteurs, wild vassals, Knight-Wizard cards, guards, the board refresh, in English. */
export const pieces = {} as const
