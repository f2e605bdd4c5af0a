/** Worlds: whole games whose hidden cards are at random, but never against what a seat knows. */
import { NO_STACKED_CARDS } from '../kernel/answerDraw.ts'
import type { CardValue, Opening, Seat, Shape, Slot } from '../kernel/contract.ts'
import { isVeiled } from '../kernel/isVeiled.ts'
import { awaitedSeats, legalActionsIn, type Playout, playAction } from '../kernel/playout.ts'
import { createUnlockedSource, type RandomSource } from '../kernel/randomSource.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView, type Vault } from '../kernel/vault.ts'
import type { SearchGuide, UnknownSlots } from './guide.ts'
import { type InformationSet, viewOfState } from './informationSet.ts'

const createOpening = (slot: Slot, value: CardValue): Opening => ({ slot, value, salt: '' })

/** Assigns one of the faces to each slot, none twice. */
const assignFaces = ({ slots, faces, sides }: UnknownSlots, below: RandomSource['below']): readonly Opening[] => {
  if (faces.length < slots.length) throw new Error('fewer cards than hidden slots')
  const remainingFaces = faces.slice()
  return slots.map((slot) => {
    const index = below(remainingFaces.length)
    const [face = -1] = remainingFaces.splice(index, 1)
    return createOpening(slot, { face, side: below(sides) })
  })
}

const openedVault = (dealt: Vault, slots: readonly Slot[]): Vault =>
  addOpenings(EMPTY_VAULT, openingsOf(dealt, slots) ?? [])

/** Random sensible action of this seat, based on its own openings. */
export const randomSensibleAction = <G extends Shape>(
  guide: SearchGuide<G>,
  playout: Playout<G>,
  seat: Seat,
  below: RandomSource['below'],
): G['action'] => {
  const view = seatView(playout.state, seat, playout.vaults[seat] ?? EMPTY_VAULT)
  const sensible = guide.sensible(view, legalActionsIn(playout, seat))
  const action = sensible[below(sensible.length)]
  if (!action) throw new Error(`seat ${seat} is awaited and has nothing to do`)
  return action
}

/**
 * Playout in which all others have made their veiled choices, each a random sensible one: this seat's choice is then
 * the last, and shows what all of them lead to. The same playout if this seat has no veiled choice to make.
 */
export const playOthersChoices = <G extends Shape>(
  guide: SearchGuide<G>,
  playout: Playout<G>,
  seat: Seat,
  below: RandomSource['below'],
): Playout<G> => {
  const seats = awaitedSeats(playout)
  if (!seats.includes(seat) || !isVeiled(playout.game.turn(playout.state))) return playout
  return seats
    .filter((other) => other !== seat)
    .reduce((current, other) => playAction(current, randomSensibleAction(guide, current, other, below), other), playout)
}

/**
 * Whole game that is consistent with all that the seat knows, including the veiled choices of others; later chance
 * follows from the same source.
 */
export const sampleWorld = <G extends Shape>(infoSet: InformationSet<G>, below: RandomSource['below']): Playout<G> => {
  const { game, guide, state, seat, vault } = infoSet
  const hidden = guide.unknown(viewOfState(infoSet, state)).flatMap((unknown) => assignFaces(unknown, below))
  const dealt = addOpenings(vault, hidden)
  const chance = createUnlockedSource(below)
  const playout: Playout<G> = {
    game,
    dealer: { randomSourceAt: () => chance, stacked: NO_STACKED_CARDS },
    state,
    seq: 0,
    drawCount: 0,
    dealt,
    vaults: guide.held(state).map((slots, vaultSeat) => (vaultSeat === seat ? vault : openedVault(dealt, slots))),
    choices: [],
  }
  return playOthersChoices(guide, playout, seat, below)
}
