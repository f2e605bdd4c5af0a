/** Kinds of placing, in the order in which they are proposed. */
export const PLACING_KINDS = ['lose', 'build', 'post', 'recall', 'oust', 'move'] as const
export type PlacingKind = (typeof PLACING_KINDS)[number]
