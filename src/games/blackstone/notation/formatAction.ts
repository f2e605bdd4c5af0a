/** How actions are written: `N BS-LS`, `W AO^`, `G01 BS KO/Ls,Dc`. docs/notation.md is the grammar; the forms stand in forms/, by area. */
import { type Result, refuse } from '../../../kernel/result.ts'
import type { Action } from '../actions.ts'
import type { Scene } from '../rules/play.ts'
import { GUARDS, MOVES, REFILLS } from './forms/board.ts'
import { NAMED, TASKS } from './forms/cards.ts'
import { bare, type Form, type Forms } from './forms/form.ts'
import { MARKERS, REWARDED } from './forms/intrigue.ts'
import { QUESTS } from './forms/quests.ts'

const FORMS: Forms<Action['kind']> = {
  ...MOVES,
  ...GUARDS,
  ...REFILLS,
  ...TASKS,
  ...NAMED,
  endWork: bare('endWork', '.'),
  ...MARKERS,
  ...REWARDED,
  ...QUESTS,
}

// Each form is kept under its own kind, which the compiler cannot follow through a look-up.
const formOf = (action: Action): Form<Action> => FORMS[action.kind] as unknown as Form<Action>

/** An action as the speaker of this scene writes it; cards that the speaker may not know are named by their slots. */
export const makeAction = (scene: Scene, action: Action): string => formOf(action).make(action, scene)

/**
 * The action that the speaker of this scene means. Whether it is legal, `apply` says. Refused: `action.malformed`, and `action.noCard`
 * for a card that the speaker does not see.
 */
export const parseAction = (scene: Scene, text: string): Result<Action> => {
  const line = text.trim().replace(/\s+/g, ' ')
  for (const form of Object.values(FORMS)) {
    const [found, ...parts] = form.pattern.exec(line) ?? []
    if (found !== undefined) return form.read(parts, scene)
  }
  return refuse('action.malformed', undefined, { what: line.slice(0, 60) })
}
