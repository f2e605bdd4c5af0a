/** What comes of some deeds, as far as this seat can tell: tried on the side, with the game's own rules. */
import type { Action, Event } from '../../games/blackstone/actions.ts'
import { cardOf, sideOf } from '../../games/blackstone/cards.ts'
import type { Scene } from '../../games/blackstone/rules/play.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Opening, Seat, Slot, View } from '../../kernel/contract.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'

/** The state as this seat sees it, for those who ask the game and not the table. */
export const viewIn = ({ state, scene, seat }: Pick<Now, 'state' | 'scene' | 'seat'>): View<State> => ({
  state,
  seat,
  know: (slot) => {
    const code = scene.know(slot)
    return code < 0 ? undefined : { face: cardOf(code), side: sideOf(code) }
  },
})

const openingOf = (scene: Scene, slot: Slot): Opening => {
  const code = scene.know(slot)
  return { slot, value: { face: cardOf(code), side: sideOf(code) }, salt: '' }
}

/** The state after these deeds of the seat that is shown, up to the first draw, and all that is told of them. */
export const played = (
  { game }: Pick<Sitting, 'game'>,
  { state, scene, seat }: { readonly state: State; readonly scene: Scene; readonly seat: Seat },
  actions: readonly Action[],
): { readonly state: State; readonly events: readonly Event[] } => {
  let now = state
  const events: Event[] = []
  for (const action of actions) {
    const openings = game.openings(now, seat, action).map((slot) => openingOf(scene, slot))
    const done = game.apply(now, { kind: 'seat', seat, action, openings })
    if (!done.ok) break
    now = done.value.state
    events.push(...done.value.events)
    if (game.turn(now).kind === 'chance') break
  }
  return { state: now, events }
}
