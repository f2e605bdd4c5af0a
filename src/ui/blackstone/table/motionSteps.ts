/** Movements on the board: which event moves what. */
import type { GameEvent } from '../../../games/blackstone/events.ts'
import type { MotionStep } from '../views/viewProps.ts'
import type { Extensions } from './blackstoneTableView.ts'

const stepsOfEvent = (event: GameEvent): readonly MotionStep[] => {
  switch (event.kind) {
    case 'slid':
      return [{ kind: 'slide', from: event.from, to: event.to }]
    case 'swapped':
      return [{ kind: 'swap', a: event.a, b: event.b }]
    case 'flipped':
      return [{ kind: 'flip', space: event.space }]
    case 'refilled':
      return [{ kind: 'deal', space: event.space, corner: event.pile }]
    case 'retained':
      return [{ kind: 'retain', space: event.space }]
    case 'drew':
      return [{ kind: 'draw' }]
    case 'completed':
    case 'adopted':
      return [
        { kind: 'castle', space: event.left },
        { kind: 'castle', space: event.right },
      ]
    default:
      return []
  }
}

/** Movements on the board for these events, with those of the extensions. */
export const motionStepsOf = (events: readonly GameEvent[], { motionSteps }: Extensions): readonly MotionStep[] =>
  events.flatMap((event) => [...stepsOfEvent(event), ...motionSteps(event)])
