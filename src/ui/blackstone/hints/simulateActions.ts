/** Simulation of actions with the game's own rules, as far as this seat can know. */
import type { Action, GameEvent } from '../../../games/blackstone/actions.ts'
import { cardOf, sideOf } from '../../../games/blackstone/cards.ts'
import type { Scene } from '../../../games/blackstone/rules/engine/moveContext.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Opening, Seat, Slot, View } from '../../../kernel/contract.ts'
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

const openingOf = (scene: Scene, slot: Slot): Opening => {
  const code = scene.knownCode(slot)
  return { slot, value: { face: cardOf(code), side: sideOf(code) }, salt: '' }
}

/** State after these actions of the shown seat, up to the first draw, with all events. */
export const simulateActions = (
  { game }: Pick<BlackstoneTableView, 'game'>,
  { state, scene, seat }: { readonly state: State; readonly scene: Scene; readonly seat: Seat },
  actions: readonly Action[],
): { readonly state: State; readonly events: readonly GameEvent[] } => {
  let current = state
  const events: GameEvent[] = []
  for (const action of actions) {
    const openings = game.openings(current, seat, action).map((slot) => openingOf(scene, slot))
    const result = game.apply(current, { kind: 'seat', seat, action, openings })
    if (!result.ok) break
    current = result.value.state
    events.push(...result.value.events)
    if (game.turn(current).kind === 'chance') break
  }
  return { state: current, events }
}
