/** Actions of the rival in a lesson, who does what the step says without being asked. */
import { effect, type ReadonlySignal } from '@preact/signals'
import type { Action } from '../../../games/blackstone/actions.ts'
import { spaceOfVassal } from '../../../games/blackstone/insight/shown/intrigueStatus.ts'
import { formatSpace } from '../../../games/blackstone/notation/cards.ts'
import { formatAction } from '../../../games/blackstone/notation/formatAction.ts'
import type { StandaloneTable } from '../table/createBlackstoneTableView.ts'
import type { Step } from './lesson.ts'
import { matchesNotation } from './openLessonTable.ts'

const RIVAL = 1
/** Milliseconds before each action of the rival: time to read what the coach says. */
const RIVAL_PAUSE_MS = 2200

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

/** Plays the rival's steps of a lesson. Returns the function that stops it. */
export const playRival = (
  table: StandaloneTable,
  stepIndex: ReadonlySignal<number>,
  steps: readonly Step[],
  advanceFrom: (index: number) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const playNext = (index: number, marked: string, [pattern, ...rest]: readonly string[]): void => {
    if (pattern === undefined) {
      advanceFrom(index)
      return
    }
    timer = setTimeout(async () => {
      const action = findAction(table, pattern.replace('@', marked))
      if (action) await table.propose(RIVAL, action)
      playNext(index, marked, rest)
    }, RIVAL_PAUSE_MS)
  }
  const stopEffect = effect(() => {
    clearTimeout(timer)
    const { rival } = steps[stepIndex.value] ?? {}
    if (rival) playNext(stepIndex.value, markedSpace(table), rival)
  })
  return () => {
    clearTimeout(timer)
    stopEffect()
  }
}
