/** Keys that work while the board has the focus. KeysSheet.tsx lists them. */
import type { Space } from '#src/games/blackstone/board.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import type { AppContext } from '../../../common/appContext.ts'
import { navigate } from '../../../common/route.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { primaryChoice } from '../turn/primaryChoice.ts'
import { chosenSlot, withoutVassal } from '../turn/tableSelection.ts'

export interface BoardKeyProps {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
  readonly app: Pick<AppContext, 'settings'>
}

/**
 * Flips a vassal, or asks which tower refills its space. Does nothing where that is illegal.
 */
const actOnVassal = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  space: Space,
  kind: 'flip' | 'retain',
): void => {
  if (vassalAt(now.state, space) === null) return
  const action = now.legalActions.find((candidate) => candidate.kind === kind && candidate.space === space)
  if (action?.kind === 'flip') view.confirmAndPropose(action)
  else if (action) view.selection.value = { on: 'tower', space, slot: chosenSlot(view.selection.value) }
}

const selectTask = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, index: number): void => {
  const slot = now.court.hand[index]
  if (slot !== undefined) view.selection.value = { on: 'task', slot }
}

const undoIfAllowed = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): void => {
  if (!now.whyNoUndo) view.undo()
}

const inspect = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, space: Space): void => {
  if (vassalAt(now.state, space)) navigate(...view.path, 'card', String(space))
}

type PressKey = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, space: Space) => void

const CHARACTER_KEYS: Readonly<Record<string, PressKey>> = {
  f: (view, now, space) => actOnVassal(view, now, space, 'flip'),
  r: (view, now, space) => actOnVassal(view, now, space, 'retain'),
  i: inspect,
  t: (view, now) => {
    if (now.todo === 'work') view.selection.value = { on: 'deck' }
  },
  u: undoIfAllowed,
  e: (view, now) => primaryChoice(view, now).onPress(),
  '?': (view) => navigate(...view.path, 'keys'),
}

const pressCharacter = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  character: string,
  space: Space,
): void => {
  if (/^[1-9]$/.test(character)) selectTask(view, now, Number(character) - 1)
  else CHARACTER_KEYS[character]?.(view, now, space)
}

/** True for two snapshots of one position: a move that has just been stored is another object with the same content. */
const isSamePosition = (one: BlackstoneTableSnapshot, other: BlackstoneTableSnapshot): boolean =>
  one.state === other.state || JSON.stringify(one.state) === JSON.stringify(other.state)

/**
 * Handles a key on the board. Single characters do nothing once they are switched off (WCAG 2.1.4). A key that was
 * pressed on a position that has changed since, while this file was being fetched, does nothing either.
 */
export const handleKey = ({ view, now: shown, app }: BoardKeyProps, event: KeyboardEvent, space: Space): void => {
  const now = view.now.peek()
  if (!isSamePosition(shown, now)) return
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'z') undoIfAllowed(view, now)
  } else if (event.key === 'Escape') view.selection.value = withoutVassal(view.selection.value)
  else if (app.settings.peek().shortcuts === 'on') pressCharacter(view, now, event.key, space)
}
