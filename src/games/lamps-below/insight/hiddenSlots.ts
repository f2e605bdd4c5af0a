/** Hidden cards of a table: nobody knows any of them. */
import type { Slot } from '../../../kernel/contract.ts'
import { countOf, distinct, numbersFrom } from '../../numberLists.ts'
import { CHALLENGE_FACES, type Face, FIND_DECK, GROUP_FACES, HALL_FACES } from '../cards.ts'
import { type Deck, type State, sizeOfDeck } from '../state.ts'

/** Hidden slots whose cards are some of these faces in an unknown order. */
export interface HiddenSlots {
  readonly slots: readonly Slot[]
  readonly faces: readonly Face[]
  readonly sides: 1
}

/** Cards that everybody has seen. */
const seenFaces = ({ gone, card, hall, company, tasks }: State): readonly Face[] => [
  ...gone,
  ...(card >= 0 ? [card] : []),
  ...(hall?.groups.map((group) => group.card) ?? []),
  ...company.flatMap(({ finds, newFinds }) => [...finds, ...newFinds]),
  ...tasks.flatMap((task) => (task.do === 'take' ? task.faces : [])),
]

const without = (faces: readonly Face[], seen: readonly Face[]): readonly Face[] =>
  distinct(faces).flatMap((face) =>
    Array.from({ length: Math.max(0, countOf(faces, face) - countOf(seen, face)) }, () => face),
  )

const hiddenIn = (deck: Deck, faces: readonly Face[], seen: readonly Face[]): readonly HiddenSlots[] =>
  sizeOfDeck(deck) === 0
    ? []
    : [{ slots: numbersFrom(deck.next, sizeOfDeck(deck)), faces: without(faces, seen), sides: 1 }]

/** Every card that lies face down: the path, the groups and the finds. */
export const hiddenSlots = (state: State): readonly HiddenSlots[] => {
  const seen = seenFaces(state)
  return [
    ...hiddenIn(state.path, [...CHALLENGE_FACES, ...HALL_FACES], seen),
    ...hiddenIn(state.groupCards, GROUP_FACES, seen),
    ...hiddenIn(state.finds, FIND_DECK, seen),
  ]
}
