/** The Queen's and the Wizard's Quest, in English. */
export const quests = {} as const
