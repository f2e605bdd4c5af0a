/** Simulation of actions with the game's own rules, as far as this seat can know. */
import type { Action } from '../../../games/blackstone/actions.ts'
import { cardOf, sideOf } from '../../../games/blackstone/cards.ts'
import type { GameEvent } from '../../../games/blackstone/events.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { View } from '../../../kernel/contract.ts'
import { simulateActions as simulateSteps } from '../../../kernel/simulateActions.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../table/blackstoneTableView.ts'

/** View of this seat, for functions that ask the game instead of the table. */
export const createSeatView = ({
  state,
  scene,
  seat,
}: Pick<BlackstoneTableSnapshot, 'state' | 'scene' | 'seat'>): View<State> => ({
  state,
  seat,
  knownCard: (slot) => {
    const code = scene.knownCode(slot)
    return code < 0 ? undefined : { face: cardOf(code), side: sideOf(code) }
  },
})

interface Simulation {
  readonly state: State
  readonly events: readonly GameEvent[]
  /** Number of actions that were done before a refusal or a draw. The one that leads to the draw counts. */
  readonly doneCount: number
}

type SeatSnapshot = Pick<BlackstoneTableSnapshot, 'state' | 'scene' | 'seat'>

/** State after these actions of the shown seat, up to the first draw, with all events. */
export const simulateActions = (
  { game }: Pick<BlackstoneTableView, 'game'>,
  now: SeatSnapshot,
  actions: readonly Action[],
): Simulation => {
  const steps = simulateSteps(game, createSeatView(now), actions)
  return {
    state: steps.at(-1)?.state ?? now.state,
    events: steps.flatMap(({ events }) => events),
    doneCount: steps.length,
  }
}

/** Position of the shown seat after these actions; null where a draw or a refusal keeps the last of them from it. */
export const sceneAfter = (
  view: Pick<BlackstoneTableView, 'game'>,
  now: SeatSnapshot,
  actions: readonly Action[],
): Scene | null => {
  const { state, doneCount } = simulateActions(view, now, actions)
  return doneCount < actions.length ? null : view.game.sceneOf(createSeatView({ ...now, state }))
}
