/** Conditions that several kinds of action share. */
import type { Refusal } from '#src/kernel/result.ts'
import type { Space } from '../../board.ts'
import { refusal } from '../engine/refusal.ts'
import { courtOf, slotAt } from '../engine/slots.ts'
import type { Scene, VassalAction } from '../ruleTypes.ts'

const SPACE_EMPTY = refusal('space.empty')
const SPACE_MARKED = refusal('space.marked', 45)

/**
 * Why this cannot be done to a vassal on this space: there is none, it is used up this turn (ruling 45), or a chapter
 * protects it. An empty space is refused before any protection is asked.
 */
export const checkVassalAction = (scene: Scene, space: Space, action: VassalAction): Refusal | null => {
  if (slotAt(scene.state, space) < 0) return SPACE_EMPTY
  if (scene.state.marked.includes(space)) return SPACE_MARKED
  for (const checkProtection of scene.rules.protectionChecks) {
    const refused = checkProtection(scene, space, action)
    if (refused) return refused
  }
  return null
}

/** The spaces on which this can be done to a vassal. */
export const spacesOpenTo = (scene: Scene, spaces: readonly Space[], action: VassalAction): readonly Space[] =>
  spaces.filter((space) => checkVassalAction(scene, space, action) === null)

const createTokenCheck =
  (token: 'knights' | 'wizards') =>
  (scene: Scene, count: number): Refusal | null => {
    const have = courtOf(scene.state, scene.seat)[token]
    return have < count ? refusal(`need.${token}`, undefined, { count, have }) : null
  }
export const checkKnights = createTokenCheck('knights')
export const checkWizards = createTokenCheck('wizards')
