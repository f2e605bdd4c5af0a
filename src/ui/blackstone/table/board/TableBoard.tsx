/** The board with the current selection. Its keys are in boardKeys.ts. */

import { RING_SPACES, type Space } from '#src/games/blackstone/board.ts'
import type { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { vassalAt, visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { useApp } from '../../../common/appContext.ts'
import { navigate } from '../../../common/route.ts'
import { isCutOff } from '../../../table/whyCannotAct.ts'
import { loadFirstTouchParts } from '../../tiers/loadFirstTouchParts.ts'
import { Board } from '../../views/board/Board.tsx'
import { type BlackstoneTableSnapshot, type BlackstoneTableView, questionOf } from '../blackstoneTableView.ts'
import { turnParts } from '../turn/loadTurnParts.ts'
import { chosenSlot, type TapTargets, tapTargetsOf, withoutVassal } from '../turn/tableSelection.ts'
import type { TaskOverlay } from '../turn/taskOverlay.tsx'
import type { BoardKeyProps } from './boardKeys.ts'
import { cellViews, metSpaces } from './cellViews.ts'

/** Function that computes where tasks of this table ask for their halves. */
const compassFor = ({ extensions }: BlackstoneTableView): typeof taskProgressOf =>
  extensions.taskCompass ?? ((scene, slot) => turnParts().taskProgressOf(scene, slot))

/** What the board shows of the selected task; null where none is selected. */
const taskOverlayOf = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  tapTargets: TapTargets,
): TaskOverlay | null => {
  const selection = view.selection.value
  const slot = chosenSlot(selection)
  const task = slot === undefined ? null : visibleTaskIn(now.scene, slot)
  if (!task || slot === undefined) return null
  return turnParts().taskOverlay(task, compassFor(view)(now.scene, slot), selection, tapTargets)
}

const selectedSpace = (view: BlackstoneTableView): Space | null => {
  const selection = view.selection.value
  return selection.on === 'vassal' || selection.on === 'tower' ? selection.space : null
}

/** Spaces that the last move left or entered, or that it refilled. */
const trailOf = (view: BlackstoneTableView): readonly Space[] =>
  (view.motion.value?.steps ?? []).flatMap((step) => {
    if (step.kind === 'slide') return [step.from, step.to]
    if (step.kind === 'deal') return [step.space]
    return step.kind === 'swap' ? [step.a, step.b] : []
  })

/** Tap targets: those of an extension's question, else those of the selection. */
const tapTargetsNow = (view: BlackstoneTableView, now: BlackstoneTableSnapshot): TapTargets =>
  questionOf(view, now)?.tapTargets?.({ view, now }) ?? tapTargetsOf(view.selection.value, now.legalActions)

/** Says why nothing can be done with a space that was tapped; the reasons are fetched after the board. */
const explainTap = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, space: Space): void => {
  const selection = view.selection.peek()
  void loadFirstTouchParts()
    .then(({ tapRefusal }) => {
      const sentence = tapRefusal(view, now, selection, space)
      if (sentence) view.sayRefusal(sentence)
    })
    .catch(() => undefined)
}

/** Handles a tap: runs the target of the space, else selects its vassal, else clears the selection and says why. */
const tapSpace = (view: BlackstoneTableView, now: BlackstoneTableSnapshot, space: Space): void => {
  // What is selected is still meant once the line to the host is back.
  if (isCutOff(view)) return
  const target = tapTargetsNow(view, now).get(space)
  const isSelected = selectedSpace(view) === space
  const canAct = now.todo === 'work' || now.todo === 'act'
  const canSelect = canAct && vassalAt(now.state, space) !== null && !now.state.marked.includes(space)
  const selection = view.selection.value
  const held = now.todo === 'work' ? chosenSlot(selection) : undefined
  if (!target) {
    if (!canSelect) explainTap(view, now, space)
    view.selection.value = canSelect && !isSelected ? { on: 'vassal', space, slot: held } : withoutVassal(selection)
  } else if ('action' in target) view.confirmAndPropose(target.action)
  else view.selection.value = target.next
}

/** Hands a key to the shortcuts, which are fetched after the board. True where the browser must not use the key too. */
const pressKey = (props: BoardKeyProps, event: KeyboardEvent, space: Space): boolean => {
  void loadFirstTouchParts()
    .then(({ handleKey }) => handleKey(props, event, space))
    .catch(() => undefined)
  if (event.ctrlKey || event.metaKey) return event.key === 'z'
  return event.key.length === 1 && props.app.settings.value.shortcuts === 'on'
}

export const TableBoard = ({
  view,
  now,
}: {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
}) => {
  const app = useApp()
  const tapTargets = tapTargetsNow(view, now)
  const overlay = taskOverlayOf(view, now, tapTargets)
  const cells = cellViews({
    state: now.state,
    selected: selectedSpace(view),
    tapTargets,
    compass: overlay?.compass ?? null,
    fits: overlay?.fits ?? [],
    metSpaces: metSpaces(now.scene, now.court.hand, compassFor(view)),
    goalSpaces: now.scene.mode.hasFormationGoal ? RING_SPACES : [],
    movedSpaces: trailOf(view),
    spaceLabel: (space) => view.extensions.spaceLabel({ view, now }, space) + (overlay?.label(space) ?? ''),
    pins: (space) => [view.extensions.pins(now, space), overlay?.pin(space)],
  })
  return (
    <Board
      cells={cells}
      outlines={overlay?.outlines ?? []}
      isDimmed={overlay !== null}
      motion={view.motion.value}
      onPick={(space) => tapSpace(view, now, space)}
      onInspect={(space) => vassalAt(now.state, space) && navigate(...view.path, 'card', String(space))}
      onKey={(event, space) => pressKey({ view, now, app }, event, space)}
    />
  )
}
