/** Imagining how the hidden cards lie: at random, but never against what a seat knows. */
import type { Game, Opening, Sealed, Seat, Shape, Slot, View } from '../kernel/contract.ts'
import { type Chance, UNSTACKED, unlocked } from '../kernel/deal.ts'
import type { Playout } from '../kernel/playout.ts'
import { EMPTY_VAULT, openingsOf, remember, type Vault } from '../kernel/vault.ts'
import type { Guide, Unknown } from './guide.ts'

/** What a bot is given of a game: nothing but what its seat has before it. */
export interface Sight<G extends Shape> {
  readonly game: Game<G>
  readonly guide: Guide<G>
  readonly state: G['state']
  readonly seat: Seat
  /** What the seat was shown in private. */
  readonly vault: Vault
}

export const viewIn = <G extends Shape>({ seat, vault }: Sight<G>, state: G['state']): View<G['state']> => ({
  state,
  seat,
  know: (slot) => vault.get(slot)?.value,
})

/** What a seat has before it in a playout that is not its own. */
export const sightOf = <G extends Shape>(sight: Sight<G>, playout: Playout<G>, seat: Seat): Sight<G> => ({
  ...sight,
  state: playout.state,
  seat,
  vault: playout.vaults[seat] ?? EMPTY_VAULT,
})

const openingOf = (slot: Slot, value: Sealed): Opening => ({ slot, value, salt: '' })

/** Each slot gets one of the faces, none twice. */
const imagined = ({ slots, faces, sides }: Unknown, below: Chance['below']): readonly Opening[] => {
  if (faces.length < slots.length) throw new Error('fewer cards than hidden slots')
  const left = faces.slice()
  return slots.map((slot) => {
    const pick = below(left.length)
    const [face = -1] = left.splice(pick, 1)
    return openingOf(slot, { face, side: below(sides) })
  })
}

const shown = (dealt: Vault, slots: readonly Slot[]): Vault => remember(EMPTY_VAULT, openingsOf(dealt, slots) ?? [])

/** A whole game as it may be, for all that the seat knows; what happens later in it follows from the same chance. */
export const imagine = <G extends Shape>(sight: Sight<G>, below: Chance['below']): Playout<G> => {
  const { game, guide, state, seat, vault } = sight
  const hidden = guide.unknown(viewIn(sight, state)).flatMap((unknown) => imagined(unknown, below))
  const dealt = remember(vault, hidden)
  const chance = unlocked(below)
  return {
    game,
    dealer: { chanceAt: () => chance, stacked: UNSTACKED },
    state,
    seq: 0,
    drawn: 0,
    dealt,
    vaults: guide.held(state).map((slots, one) => (one === seat ? vault : shown(dealt, slots))),
  }
}
