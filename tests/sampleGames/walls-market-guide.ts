/** Search guide of the sketch with walls and a market. */
import type { SearchGuide } from '../../src/bots/guide.ts'
import type { View } from '../../src/kernel/contract.ts'
import type { State, Walls } from './walls-market.ts'

const hiddenFrom = ({ state, knownCard }: View<State>): readonly number[] =>
  state.faces.flatMap((face, slot) => (face < 0 && knownCard(slot) === undefined ? [slot] : []))

export const wallsMarketGuide: SearchGuide<Walls> = {
  unknown: (view) => {
    const slots = hiddenFrom(view)
    return slots.length === 0 ? [] : [{ slots, faces: slots.map((_, index) => index % 3), sides: 1 }]
  },
  held: ({ players }) => players.map(({ hand, contracts }) => [...hand, ...contracts]),
  turn: ({ round }) => round,
  onTurn: () => -1,
  evaluate: ({ state, seat, knownCard }) => {
    const { contracts, done } = state.players[seat ?? 0] ?? { contracts: [], done: [] }
    return contracts.reduce((sum, slot) => sum + (done[knownCard(slot)?.face ?? -1] ?? 0), 0)
  },
  usesRollouts: () => true,
  costFactor: () => 1,
  ahead: () => 1,
  preference: () => 0,
  attention: () => 0,
  sensible: (_, legal) => legal,
}
