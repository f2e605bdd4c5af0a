/** The board with what is picked up, and the keys that work while it has the focus. */
import { RING, type Space } from '../../../games/blackstone/board.ts'
import { type Compass, compassOf } from '../../../games/blackstone/insight/compass.ts'
import { taskSeen, vassalAt } from '../../../games/blackstone/insight/sight.ts'
import { go } from '../../shell/route.ts'
import { Board } from '../Board.tsx'
import { rightPlace } from '../names.ts'
import type { Band } from '../props.ts'
import { bandsOf, cellsOf } from './cells.ts'
import { primaryOf } from './endTurn.ts'
import { type Aims, aimsOf, NOTHING } from './pick.ts'
import { askingOf, type Now, type Sitting } from './sitting.ts'
import { metSpaces } from './views.ts'

interface Painted {
  readonly compass: Compass | null
  readonly bands: readonly Band[]
}

/** Where this table's tasks ask for their halves. */
const compassIn = ({ chapters }: Sitting): typeof compassOf => chapters.compass ?? compassOf

/** The compass of the task that is picked up. */
const painted = (sitting: Sitting, now: Now): Painted => {
  const pick = sitting.pick.value
  const task = 'slot' in pick ? taskSeen(now.scene, pick.slot) : null
  if (!task || !('slot' in pick)) return { compass: null, bands: [] }
  return {
    compass: compassIn(sitting)(now.scene, pick.slot),
    bands: bandsOf(task.left.space, rightPlace(task)),
  }
}

const selectedSpace = (sitting: Sitting): Space | null => {
  const pick = sitting.pick.value
  return pick.on === 'vassal' || pick.on === 'tower' ? pick.space : null
}

/** Where the last movement led and what came to the board with it, until the next. */
const trailOf = (sitting: Sitting): readonly Space[] =>
  (sitting.motion.value?.steps ?? []).flatMap((step) => {
    if (step.kind === 'slide') return [step.from, step.to]
    if (step.kind === 'deal') return [step.space]
    return step.kind === 'swap' ? [step.a, step.b] : []
  })

/** Where taps lead: what a chapter asks for on the board, else what is picked up. */
const aimsAt = (sitting: Sitting, now: Now): Aims =>
  askingOf(sitting, now)?.aims?.({ sitting, now }) ?? aimsOf(sitting.pick.value, now.legal)

/** A tap: does what the space offers, else picks up the vassal there, else lets go. */
const pickSpace = (sitting: Sitting, now: Now, space: Space): void => {
  const aim = aimsAt(sitting, now).get(space)
  const isHeld = selectedSpace(sitting) === space
  const works = now.todo === 'work' || now.todo === 'act'
  const canHold = works && vassalAt(now.state, space) !== null && !now.state.marked.includes(space)
  if (!aim) sitting.pick.value = canHold && !isHeld ? { on: 'vassal', space } : NOTHING
  else if ('action' in aim) sitting.act(aim.action)
  else sitting.pick.value = aim.next
}

/** Flips a vassal, or asks which tower refills its space, where that is legal. */
const pressVassal = (sitting: Sitting, now: Now, space: Space, kind: 'flip' | 'retain'): boolean => {
  if (vassalAt(now.state, space) === null) return false
  const action = now.legal.find((one) => one.kind === kind && one.space === space)
  if (action?.kind === 'flip') sitting.act(action)
  else if (action) sitting.pick.value = { on: 'tower', space }
  return true
}

const pickTask = (sitting: Sitting, now: Now, at: number): boolean => {
  const slot = now.court.hand[at]
  if (slot === undefined) return false
  sitting.pick.value = { on: 'task', slot }
  return true
}

const undo = (sitting: Sitting, now: Now): boolean => {
  if (!now.whyNoUndo) sitting.undo()
  return true
}

/** Keys of the board: f flips, r retains, 1 to 9 pick a task, t draws, u undoes, e presses the gilded button, Escape lets go. */
const key = (sitting: Sitting, now: Now, name: string, event: KeyboardEvent, space: Space): boolean => {
  if (event.ctrlKey || event.metaKey) return name === 'z' && undo(sitting, now)
  if (/^[1-9]$/.test(name)) return pickTask(sitting, now, Number(name) - 1)
  switch (name) {
    case 'Escape':
      sitting.pick.value = NOTHING
      return true
    case 'f':
      return pressVassal(sitting, now, space, 'flip')
    case 'r':
      return pressVassal(sitting, now, space, 'retain')
    case 't':
      if (now.todo === 'work') sitting.pick.value = { on: 'deck' }
      return true
    case 'u':
      return undo(sitting, now)
    case 'e':
      primaryOf(sitting, now).onPress()
      return true
    default:
      return false
  }
}

export const Field = ({ sitting, now }: { readonly sitting: Sitting; readonly now: Now }) => {
  const { compass, bands } = painted(sitting, now)
  const aims = aimsAt(sitting, now)
  const cells = cellsOf({
    state: now.state,
    selected: selectedSpace(sitting),
    aims,
    compass,
    met: metSpaces(now.scene, now.court.hand, compassIn(sitting)),
    ring: now.scene.mode.formation ? RING : [],
    trail: trailOf(sitting),
    spoken: (space) => sitting.chapters.spoken({ sitting, now }, space),
    pins: (space) => sitting.chapters.pins(now, space),
  })
  return (
    <Board
      cells={cells}
      bands={bands}
      dim={bands.length > 0}
      motion={sitting.motion.value}
      onPick={(space) => pickSpace(sitting, now, space)}
      onInspect={(space) => vassalAt(now.state, space) && go(...sitting.path, 'card', String(space))}
      onKey={(name, event, space) => key(sitting, now, name, event, space)}
    />
  )
}
