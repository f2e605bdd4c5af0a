/** What a bot may know: the public state, and what its own seat was shown. */
import type { Game, Seat, Shape, View } from '../kernel/contract.ts'
import type { Playout } from '../kernel/playout.ts'
import { EMPTY_VAULT, seatView, type Vault } from '../kernel/vault.ts'
import type { SearchGuide } from './guide.ts'

/** Information set of a bot: only what its seat can see. */
export interface InformationSet<G extends Shape> {
  readonly game: Game<G>
  readonly guide: SearchGuide<G>
  readonly state: G['state']
  readonly seat: Seat
  /** Openings that the seat was shown in private. */
  readonly vault: Vault
}

export const viewOfState = <G extends Shape>({ seat, vault }: InformationSet<G>, state: G['state']): View<G['state']> =>
  seatView(state, seat, vault)

/** Information set of a seat in a playout that is not its own. */
export const informationSetOf = <G extends Shape>(
  infoSet: InformationSet<G>,
  playout: Playout<G>,
  seat: Seat,
): InformationSet<G> => ({
  ...infoSet,
  state: playout.state,
  seat,
  vault: playout.vaults[seat] ?? EMPTY_VAULT,
})
