/** What tasks cost, asked of the worker: ways are searched beside the page, for the longest takes some tenths of a second. */
import type { Castle } from '../../games/blackstone/game.ts'
import { type Cheapest, cheapestWay } from '../../games/blackstone/insight/cheapest/cheapest.ts'
import type { State } from '../../games/blackstone/state.ts'
import type { Opening, Seat, Slot } from '../../kernel/contract.ts'
import { EMPTY_VAULT, remember, viewOf } from '../../kernel/vault.ts'

export interface AskedCosts {
  readonly kind: 'costs'
  readonly id: number
  readonly state: State
  readonly seat: Seat
  readonly shown: readonly Opening[]
  readonly cards: readonly Slot[]
}

export interface SaidCosts {
  readonly kind: 'costs'
  readonly id: number
  readonly costs: readonly (Cheapest | null)[]
}

export const costsFor = ({ sceneOf }: Castle, { id, state, seat, shown, cards }: AskedCosts): SaidCosts => {
  const scene = sceneOf(viewOf(state, seat, remember(EMPTY_VAULT, shown)))
  return { kind: 'costs', id, costs: cards.map((card) => cheapestWay(scene, card)) }
}
