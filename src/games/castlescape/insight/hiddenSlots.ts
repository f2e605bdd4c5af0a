/** Hidden cards of a table, as one seat knows them. */
import type { Slot, View } from '../../../kernel/contract.ts'
import { numbersFrom, withoutNumbers } from '../../numberLists.ts'
import { type Face, marketDeck } from '../cards.ts'
import { contractDeck } from '../goalsAndContracts.ts'
import { hiddenFacesOf } from '../hiddenCards.ts'
import { type Guild, type State, sizeOfDeck } from '../state.ts'

/** Hidden slots whose cards are some of these faces in an unknown order. */
export interface HiddenSlots {
  readonly slots: readonly Slot[]
  readonly faces: readonly Face[]
  readonly sides: 1
}

/** Group of slots with these faces, without what the view knows; none where it knows all. */
const unknownIn = (
  { knownCard }: View<State>,
  slots: readonly Slot[],
  faces: readonly Face[],
): readonly HiddenSlots[] => {
  const known = slots.flatMap((slot) => knownCard(slot)?.face ?? [])
  const unknown = slots.filter((slot) => knownCard(slot) === undefined)
  return unknown.length === 0 ? [] : [{ slots: unknown, faces: withoutNumbers(faces, known), sides: 1 }]
}

const deckSlots = ({ deck }: Guild): readonly Slot[] => numbersFrom(deck.next, sizeOfDeck(deck))

/** Contracts that a seat sees just now, before it keeps some. */
const seenSlots = ({ tasks }: State): readonly Slot[] =>
  tasks.flatMap((task) => (task.do === 'keepOne' ? task.slots : []))

/** Every hidden slot that the view's seat does not know. Cards swept from the stalls may be among the market's faces. */
export const hiddenSlots = (view: View<State>): readonly HiddenSlots[] => {
  const { guilds, market, stalls, contracts, setting } = view.state
  const ownedOrOpen = [...guilds.flatMap(({ owned }) => owned), ...stalls.filter((face) => face >= 0)]
  const openContracts = guilds.flatMap((guild) => guild.openContracts)
  const contractSlots = [
    ...guilds.flatMap((guild) => (guild.openContracts.length > 0 ? [] : guild.contracts)),
    ...seenSlots(view.state),
    ...contracts,
  ]
  return [
    ...guilds.flatMap((guild) => unknownIn(view, [...guild.hand, ...deckSlots(guild)], hiddenFacesOf(guild))),
    ...unknownIn(
      view,
      numbersFrom(market.next, sizeOfDeck(market)),
      withoutNumbers(marketDeck(setting.options.market === 'friendly'), ownedOrOpen),
    ),
    ...unknownIn(view, contractSlots, withoutNumbers(contractDeck(setting.options), openContracts)),
  ]
}

/** For each seat, the hidden slots that it was shown: hand, Contracts, and those it keeps some of. */
export const privateSlots = (state: State): readonly (readonly Slot[])[] =>
  state.guilds.map(({ hand, contracts }, seat) => [
    ...hand,
    ...contracts,
    ...state.tasks.flatMap((task) => (task.do === 'keepOne' && task.seat === seat ? task.slots : [])),
  ])
