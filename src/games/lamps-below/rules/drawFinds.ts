/** Drawing finds, and keeping one of several (rules 7 and 4, E17). */

import { distinct, numbersFrom, withoutNumber } from '../../numberLists.ts'
import type { ActionOf } from '../actions.ts'
import type { Face } from '../cards.ts'
import { popTask, pushTasks } from '../changeState.ts'
import { because } from '../refusal.ts'
import { type State, sizeOfDeck, type Task, taskOf } from '../state.ts'
import { gainFind, putOut } from './changeExplorer.ts'
import type { ActionHandler, MoveContext } from './ruleTypes.ts'

type DrawTask = Extract<Task, { do: 'drawFinds' }>
type TakeTask = Extract<Task, { do: 'take' }>

/** Slots that are drawn: as many as are wanted and there. */
export const slotsToDraw = ({ finds }: State, { count }: DrawTask): readonly number[] =>
  numbersFrom(finds.next, Math.min(count, sizeOfDeck(finds)))

/** Says how many of the finds that were to be drawn are not there (E32). */
const tellMissing = ({ emit }: MoveContext, { member, count }: DrawTask, drawn: number): void => {
  if (drawn < count) emit({ kind: 'findsOut', member, missing: count - drawn })
}

/** No find is left to draw. */
export const drawNothing = (context: MoveContext, task: DrawTask): void => {
  popTask(context.draft)
  tellMissing(context, task, 0)
}

/** Finds that were laid open: those of a probe or a challenge are all kept, of others one. */
export const applyDrawnFinds = (context: MoveContext, task: DrawTask, faces: readonly Face[]): void => {
  const { draft } = context
  const { member, source } = task
  popTask(draft)
  draft.finds = { next: draft.finds.next + faces.length, end: draft.finds.end }
  tellMissing(context, task, faces.length)
  if (source === 'search' || source === 'best') pushTasks(draft, { do: 'take', member, faces, source })
  else for (const face of faces) gainFind(context, member, face, source)
}

/** Finds that may be kept; nobody is asked where all are alike. */
export const findsToTake = ({ faces }: TakeTask): readonly Face[] => distinct(faces)

/** Keeps one of the finds that are shown; the others are out of the game. */
export const keepFind = (context: MoveContext, { member, faces, source }: TakeTask, face: Face): void => {
  popTask(context.draft)
  gainFind(context, member, face, source)
  const others = withoutNumber(faces, face)
  if (others.length === 0) return
  putOut(context.draft, others)
  context.emit({ kind: 'discarded', faces: others })
}

export const takeFind: ActionHandler<ActionOf<'take'>> = {
  list: ({ state }) => findsToTake(taskOf<'take'>(state)).map((face) => ({ kind: 'take', face })),
  check: ({ state }, { face }) =>
    taskOf<'take'>(state).faces.includes(face) ? null : because('lamps-below.notShown', 17),
  act: (context, _seat, { face }) => keepFind(context, taskOf<'take'>(context.draft), face),
}
