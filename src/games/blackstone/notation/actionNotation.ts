/**
 * Notation of actions: `N BS-LS`, `W AO^`, `G01 BS KO/Ls,Dc`. docs/notation.md is the grammar; the notations by area
 * are in actions/.
 */
import { type Result, refuse } from '../../../kernel/result.ts'
import type { Action } from '../actions.ts'
import type { Scene } from '../rules/ruleTypes.ts'
import { BOARD_NOTATIONS, GUARD_NOTATIONS, REFILL_NOTATIONS } from './actions/boardNotations.ts'
import { NAMED_CARD_NOTATIONS, TASK_NOTATIONS } from './actions/cardNotations.ts'
import { MARKER_NOTATIONS, REWARD_NOTATIONS } from './actions/intrigueNotations.ts'
import { type ActionNotation, type ActionNotations, constantNotation } from './actions/notationParts.ts'
import { QUEENS_AND_WIZARDS_QUEST_NOTATIONS } from './actions/queensAndWizardsQuestNotations.ts'

const NOTATIONS: ActionNotations<Action['kind']> = {
  ...BOARD_NOTATIONS,
  ...GUARD_NOTATIONS,
  ...REFILL_NOTATIONS,
  ...TASK_NOTATIONS,
  ...NAMED_CARD_NOTATIONS,
  endWork: constantNotation('endWork', '.'),
  ...MARKER_NOTATIONS,
  ...REWARD_NOTATIONS,
  ...QUEENS_AND_WIZARDS_QUEST_NOTATIONS,
}

// Each notation is stored under its own kind, which the compiler cannot follow through a look-up.
const notationOf = (action: Action): ActionNotation<Action> =>
  NOTATIONS[action.kind] as unknown as ActionNotation<Action>

/** An action as the scene's seat writes it; cards that the seat may not know are named by their slots. */
export const formatAction = (scene: Scene, action: Action): string => notationOf(action).format(action, scene)

/**
 * Parses the action that the scene's seat means. Whether it is legal, `apply` decides. Refused: `action.malformed`, or
 * `action.noCard` for a card that the seat does not see.
 */
export const parseAction = (scene: Scene, text: string): Result<Action> => {
  const line = text.trim().replace(/\s+/g, ' ')
  for (const notation of Object.values(NOTATIONS)) {
    const [match, ...parts] = notation.pattern.exec(line) ?? []
    if (match !== undefined) return notation.parse(parts, scene)
  }
  return refuse('action.malformed', undefined, { what: line.slice(0, 60) })
}
