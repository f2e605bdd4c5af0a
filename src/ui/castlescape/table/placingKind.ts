import type { UsableKind } from '../../../games/castlescape/insight/leftToUse.ts'

/** Kinds of placing, in the order in which they are proposed. */
export const PLACING_KINDS = ['lose', 'build', 'post', 'recall', 'oust', 'move'] as const
export type PlacingKind = (typeof PLACING_KINDS)[number]

/** Things that are used on the site, and how. */
export const PLACING_KINDS_OF: { readonly [W in UsableKind]?: readonly PlacingKind[] } = {
  walls: ['build'],
  recruits: ['post', 'recall'],
  moves: ['move'],
  removals: ['oust'],
}
