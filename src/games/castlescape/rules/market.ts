/** The market: what it offers, and how a card leaves it (rules 3 and 4.1). */
import type { Seat } from '../../../kernel/contract.ts'
import { distinct, withNumbers } from '../../numberLists.ts'
import { buyEffectsOf, type Face, SERVICE_FACES, STANDARD_FACES } from '../cards.ts'
import { pushTasks, updateGuild, updateTurn } from '../changeState.ts'
import { guildOf, type State } from '../state.ts'
import type { MoveContext } from './ruleTypes.ts'

const pileOf = ({ piles }: State, face: Face): number => piles[STANDARD_FACES.indexOf(face)] ?? 0

export const isService = (face: Face): boolean => SERVICE_FACES.includes(face)

/** Whether a card of this title lies in a stall or a standard pile (C35). */
export const isInMarket = (state: State, face: Face): boolean =>
  face >= 0 && (state.stalls.includes(face) || pileOf(state, face) > 0)

/** Titles in stalls and piles, ascending. */
export const marketFaces = (state: State): readonly Face[] =>
  withNumbers([], ...distinct([...STANDARD_FACES, ...state.stalls]).filter((face) => isInMarket(state, face)))

const takeFromMarket = ({ draft }: MoveContext, face: Face): void => {
  const stall = draft.stalls.indexOf(face)
  if (stall < 0) {
    const pile = STANDARD_FACES.indexOf(face)
    draft.piles = draft.piles.with(pile, pileOf(draft, face) - 1)
    return
  }
  draft.stalls = draft.stalls.with(stall, -1)
  updateTurn(draft, { fromStall: true })
}

/** Card into the discard pile of whoever bought or acquired it; what it does on purchase happens now (C36). */
export const gainCard = (context: MoveContext, seat: Seat, face: Face): void => {
  const { draft } = context
  if (!isService(face)) {
    takeFromMarket(context, face)
    const { discard, owned } = guildOf(draft, seat)
    updateGuild(draft, seat, { discard: withNumbers(discard, face), owned: withNumbers(owned, face) })
  }
  if (buyEffectsOf(face).length > 0)
    pushTasks(draft, { do: 'effects', face, when: 'buy', branch: -1, rival: -1, at: 0 })
}
