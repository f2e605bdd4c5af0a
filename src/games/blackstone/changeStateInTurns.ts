/** Changes of a draft that only turns make: as draft.ts, and fetched with the rules of turns. */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Space } from './board.ts'
import { OUT_OF_USE, type Stack, type TaskDeck } from './cards.ts'
import { setDeck } from './changeState.ts'
import { withItemAt, withoutLast } from './listHelpers.ts'
import { getDeck } from './rules/tasks/decks.ts'
import type { Court, QuestState, RatsInTheWalls, State } from './state.ts'

type Draft<T> = { -readonly [Field in keyof T]: T[Field] }

/** Copies set their fields one by one: a spread costs as much as the rest of a move. */
const copyCourt = (court: Court): Draft<Court> => {
  const copy: Draft<Court> = {
    knights: court.knights,
    wizards: court.wizards,
    hand: court.hand,
    stacks: court.stacks,
    retained: court.retained,
    dogs: court.dogs,
    pile: court.pile,
  }
  if (court.family !== undefined) copy.family = court.family
  if (court.used) copy.used = court.used
  if (court.intrigue) copy.intrigue = court.intrigue
  if (court.sets) copy.sets = court.sets
  if (court.vassals) copy.vassals = court.vassals
  return copy
}

/** Fresh copy of a court in the place of the old one, for its fields to be set at once. */
export const draftCourt = (draft: State, seat: Seat): Draft<Court> => {
  const court = draft.courts[seat]
  if (!court) throw new RangeError(`no seat ${seat}`)
  const copy = copyCourt(court)
  draft.courts = withItemAt(draft.courts, seat, copy)
  return copy
}

const copyQuest = (quest: QuestState): Draft<QuestState> => ({
  offer: quest.offer,
  vassals: quest.vassals,
  under: quest.under,
  rest: quest.rest,
  actions: quest.actions,
  taken: quest.taken,
  fresh: quest.fresh,
  lastRound: quest.lastRound,
  idle: quest.idle,
})

const copyRats = (rats: RatsInTheWalls): Draft<RatsInTheWalls> => ({
  draw: rats.draw,
  wandering: rats.wandering,
  plagued: rats.plagued,
  discard: rats.discard,
  out: rats.out,
})

/** Puts cards into the hand of a seat. */
export const addToHand = (draft: State, seat: Seat, slots: readonly Slot[]): void => {
  const court = draftCourt(draft, seat)
  court.hand = court.hand.concat(slots)
}

/** Sets fields of every court. */
export const updateCourts = (draft: State, change: Partial<Court>): void => {
  draft.courts = draft.courts.map((court) => Object.assign(copyCourt(court), change))
}

/** Fresh copy of the rats in the place of the old ones, for its fields to be set at once. Throws without rats. */
export const draftRats = (draft: State): Draft<RatsInTheWalls> => {
  if (!draft.rats) throw new Error('no rats in this mode')
  const copy = copyRats(draft.rats)
  draft.rats = copy
  return copy
}

/** Fresh copy of the quest in the place of the old one, for its fields to be set at once. Throws without a quest. */
export const draftQuest = (draft: State): Draft<QuestState> => {
  if (!draft.quest) throw new Error('no quest is played')
  const copy = copyQuest(draft.quest)
  draft.quest = copy
  return copy
}

/** Takes the cards of these slots out of use. */
export const takeOutOfUse = (draft: State, slots: readonly Slot[]): void => {
  const cards = draft.cards.slice()
  for (const slot of slots) cards[slot] = OUT_OF_USE
  draft.cards = cards
}

export const setCard = (draft: State, slot: Slot, code: number): void => {
  draft.cards = withItemAt(draft.cards, slot, code)
}

/** Puts slots on two spaces. */
export const setSpaces = (draft: State, a: Space, slotOnA: Slot, b: Space, slotOnB: Slot): void => {
  const board = draft.board.slice()
  board[a] = slotOnA
  board[b] = slotOnB
  draft.board = board
}

/** Takes the top of a corner pile away. */
export const popPile = (draft: State, pile: number): Slot | undefined => {
  const slots = draft.piles[pile] ?? []
  if (slots.length > 0) draft.piles = withItemAt(draft.piles, pile, withoutLast(slots))
  return slots[slots.length - 1]
}

/** Puts vassals on their discard. */
export const discardVassals = (draft: State, slots: readonly Slot[]): void => {
  draft.discard = draft.discard.concat(slots)
}

/** Takes the top card of a deck; undefined if it is empty. */
export const popDeck = (draft: State, deck: TaskDeck): Slot | undefined => {
  const { draw, discard } = getDeck(draft, deck)
  if (draw.length > 0) setDeck(draft, deck, { draw: withoutLast(draw), discard })
  return draw[draw.length - 1]
}

/** Puts cards on the discard of a deck. */
export const pushDiscard = (draft: State, deck: TaskDeck, slots: readonly Slot[]): void => {
  const { draw, discard } = getDeck(draft, deck)
  setDeck(draft, deck, { draw, discard: discard.concat(slots) })
}

/** Places a completed card on top of a stack. */
export const placeInStack = (draft: State, seat: Seat, stack: Stack, card: Slot): void => {
  const court = draftCourt(draft, seat)
  court.stacks = { ...court.stacks, [stack]: [...court.stacks[stack], card] }
}
