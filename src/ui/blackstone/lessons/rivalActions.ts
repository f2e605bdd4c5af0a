/** Actions of the rival in a lesson, found by their notation. */
import type { Action } from '../../../games/blackstone/actions.ts'
import { spaceOfVassal } from '../../../games/blackstone/insight/shown/intrigueStatus.ts'
import { formatSpace } from '../../../games/blackstone/notation/cards.ts'
import { formatAction } from '../../../games/blackstone/notation/formatAction.ts'
import { matchesNotation } from '../../table/lessons/lessonProgress.ts'
import type { StandaloneTable } from '../table/createBlackstoneTableView.ts'

const RIVAL = 1

/** Code of the space of the vassal that the learner has marked; empty where there is none. */
const markedSpace = (table: StandaloneTable): string => {
  const { state } = table.view(null)
  const intrigue = state.courts[0]?.intrigue
  const space = intrigue?.at === 'agents' ? spaceOfVassal(state, intrigue.vassal) : null
  return space === null ? '' : formatSpace(space)
}

const findAction = (table: StandaloneTable, pattern: string): Action | undefined => {
  const scene = table.game.sceneOf(table.view(RIVAL))
  return table.legal(RIVAL).find((action) => matchesNotation(formatAction(scene, action), [pattern]))
}

/** Begins a step of the rival, in which `@` is the space that is marked now; returns what does one action of it. */
export const beginRivalStep = (table: StandaloneTable): ((notation: string) => Promise<unknown>) => {
  const marked = markedSpace(table)
  return async (notation) => {
    const action = findAction(table, notation.replace('@', marked))
    if (action) await table.propose(RIVAL, action)
  }
}
