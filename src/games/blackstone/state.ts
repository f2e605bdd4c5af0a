/**
 * The public state of a game of Blackstone Castle: plain data, the same bytes on every phone. A move replaces the fields
 * that it changes and nothing within them, so that two states share all that the move between them did not touch.
 */
import type { Audience, Outcome, Seat, Slot } from '../../kernel/contract.ts'
import type { Options } from '../../kernel/gameCard.ts'
import type { Space } from './board.ts'
import type { BoxDeck, DogBreed, Stack, TaskDeck } from './cards.ts'

/**
 * Completed cards in the order in which they were placed. The record is immutable: another record replaces it when a
 * card is added.
 */
export type Stacks = Readonly<Record<Stack, readonly Slot[]>>

/**
 * What one player has on the table (the rules' tableau). Household cards are not listed: one Knight, one Wizard, two
 * Kings.
 */
export interface Court {
  readonly knights: number
  readonly wizards: number
  readonly hand: readonly Slot[]
  readonly stacks: Stacks
  readonly retained: readonly Slot[]
  readonly dogs: readonly DogBreed[]
  /** The corner pile that refills this player's spaces, clockwise from the upper left; -1 before it is chosen. */
  readonly pile: number
  /** With families: the family card, open once it is chosen; -1 before (ruling 154). */
  readonly family?: Slot
  /** With families: names of the abilities that are used up this turn, as the family names them. */
  readonly used?: readonly string[]
  /** With intrigue: where the markers are. */
  readonly intrigue?: MarkerState
  /** Queen's Quest: the sets, each with its vassals as they were taken. */
  readonly sets?: readonly (readonly Slot[])[]
  /** Wizard's Quest: vassals in hand, known to their owner; either face may be placed (ruling 93). */
  readonly vassals?: readonly Slot[]
}

/** Where the two markers of a court are (rules 2.1). */
export type MarkerState =
  | { readonly at: 'court' }
  /**
   * One on a completed card, one on a vassal of the board. `matched`: number of symbols that they shared when they were
   * placed (ruling 66).
   */
  | { readonly at: 'agents'; readonly card: Slot; readonly vassal: Slot; readonly matched: number }
  /** Both on a task that lies face down. */
  | { readonly at: 'faceDown'; readonly card: Slot }
  /** Out of the game since a claim (ruling 76). */
  | { readonly at: 'exhausted' }

/** A reward that waits for its owner's answer (ruling 71). */
export type PendingReward =
  | { readonly kind: 'agents'; readonly seat: Seat; readonly card: Slot; readonly matched: number }
  | { readonly kind: 'faceDown'; readonly seat: Seat; readonly card: Slot }

/** An Assassin or Saboteur that was set aside, and the pile that it came from. */
export interface SetAsideCard {
  readonly slot: Slot
  readonly pile: number
}

/** A vassal that was used for a completion of this turn: its space and face then (ruling 74). */
export interface UsedVassal {
  readonly space: Space
  readonly face: number
}

export interface TaskPile {
  /** Face down; the last is the top. */
  readonly draw: readonly Slot[]
  readonly discard: readonly Slot[]
}

export interface RatsInTheWalls {
  /** Face down; the last is the top. */
  readonly draw: readonly Slot[]
  readonly wandering: readonly Slot[]
  /** Permanent since a plague; they still count as active (ruling 116). */
  readonly plagued: readonly Slot[]
  /** Killed rats, cats and duchesses: they are shuffled back when the deck is empty (ruling 114). */
  readonly discard: readonly Slot[]
  /** Revealed plagues: out of the game. */
  readonly out: readonly Slot[]
}

/** One thing that is still to be done. The last of the list is next; what was interrupted waits below it. */
export type Todo =
  | { readonly do: 'seal'; readonly slots: readonly Slot[]; readonly faces: readonly number[]; readonly sides: 1 | 2 }
  | { readonly do: 'open'; readonly slots: readonly Slot[]; readonly to: Audience }
  | { readonly do: 'first' }
  | { readonly do: 'pile'; readonly seat: Seat }
  | { readonly do: 'deal'; readonly deck: TaskDeck; readonly seat: Seat }
  | { readonly do: 'fill'; readonly space: Space; readonly pile: number }
  | { readonly do: 'refill'; readonly space: Space }
  | { readonly do: 'makeUp' }
  /** Cards over the limit are dropped: by the active player, or by the named seat (ruling 29). */
  | { readonly do: 'drop'; readonly seat?: Seat }
  | { readonly do: 'rat'; readonly slot: Slot }
  /** Hidden cards are shuffled again among those that lie face down (ruling 10). */
  | { readonly do: 'reseal'; readonly from: readonly Slot[]; readonly to: readonly Slot[]; readonly sides: 1 | 2 }
  /** This seat chooses one of its two family cards (ruling 154). */
  | { readonly do: 'family'; readonly seat: Seat; readonly slots: readonly Slot[] }
  /** First Edition: this seat names the decks of its two starting cards (ruling 149), or of its reward (162). */
  | { readonly do: 'decks'; readonly seat: Seat; readonly why: 'hand' | 'reward' }
  /**
   * Cards are still drawn from the decks in `from`; then one of `slots` is kept, the others go open to their discards
   * (rulings 161 and 162).
   */
  | { readonly do: 'keep'; readonly seat: Seat; readonly slots: readonly Slot[]; readonly from: readonly TaskDeck[] }
  /** With Assassins: the board is open and its Assassins are replaced; these slots become the piles (ruling 10). */
  | { readonly do: 'sortOut'; readonly slots: readonly Slot[] }
  /** With Assassins: a refill has exposed the top of this pile (ruling 53). */
  | { readonly do: 'exposed'; readonly pile: number }
  /** The active player puts the Assassins that were set aside on empty spaces (ruling 53). */
  | { readonly do: 'place' }
  /** Knight-Wizard cards that have not paid yet (ruling 141). */
  | { readonly do: 'income'; readonly slots: readonly Slot[] }
  | { readonly do: 'reward'; readonly reward: PendingReward }
  /** Solo: the pile that refreshes the board is chosen (ruling 130). */
  | { readonly do: 'refreshPile' }
  /** Solo: the vassals on these spaces are still to be replaced, then Machinations are turned over (ruling 128). */
  | {
      readonly do: 'refreshing'
      readonly spaces: readonly Space[]
      readonly replaced: number
      readonly turned: number
    }
  /** Solo: a Machination was turned over and names the spaces to replace; then the refresh goes on with `then`. */
  | { readonly do: 'turnedOver'; readonly slot: Slot; readonly then: Extract<Todo, { readonly do: 'refreshing' }> }
  | { readonly do: TurnStep }

/** Steps of a turn; each has a chapter of its own. */
export const TURN_STEPS = [
  'recall',
  'muster',
  'work',
  'pass',
  'act',
  'rewards',
  'assign',
  'intrigue',
  'limits',
  'offer',
  'rats',
  'refresh',
  'next',
] as const
export type TurnStep = (typeof TURN_STEPS)[number]

export interface Setting {
  readonly mode: string
  readonly options: Options
  /** Custom cards of a position: tasks that the box lacks or that replace its own, and vassals (taskCatalogue.ts). */
  readonly cards?: readonly string[]
}

export interface State {
  /** Frozen, and shared by all states of a game. */
  readonly setting: Setting
  /** Code of the card in each slot, `card * 2 + side`; a negative number is the back of a hidden card (cards.ts). */
  cards: readonly number[]
  /** Slot on each of the 25 spaces, -1 for an empty space. */
  board: readonly Slot[]
  /**
   * Spaces whose vassals are used up this turn, ascending (ruling 45); during the refills, the spaces not refilled yet.
   */
  marked: readonly Space[]
  /** Corner piles, clockwise from the upper left; the last of each is its top, which is open (ruling 5). */
  piles: readonly (readonly Slot[])[]
  /** Discarded vassals, open. */
  discard: readonly Slot[]
  /** The three decks of the box; the First Edition also plays with two others. */
  decks: Decks
  rats: RatsInTheWalls | null
  courts: readonly Court[]
  /** The active player. */
  seat: Seat
  first: Seat
  /** Number of the round, from 1; 0 before the first turn. */
  round: number
  /** Number of tasks completed and dogs adopted this turn. */
  completions: number
  /** Number of spaces that stayed empty for lack of cards (ruling 44). */
  missing: number
  todo: readonly Todo[]
  outcome: Outcome | null
  /** Seats that conceded while the others play on, in order: they come last (ruling 155). Absent if there are none. */
  conceded?: readonly Seat[]
  /** Guards: the slot of each guarded vassal, ascending, once for each Knight on it (rulings 83 and 84). */
  guards?: readonly Slot[]
  /** Assassins and Saboteurs that wait to be placed, and the piles that they came from (rulings 53 and 159). */
  aside?: readonly SetAsideCard[]
  /** With intrigue: vassals used for completions of this turn, and rewards that wait for the end of work. */
  usedVassals?: readonly UsedVassal[]
  rewards?: readonly PendingReward[]
  /** Solo: the pile that refreshes the board; -1 before it is chosen (ruling 130). */
  refreshPile?: number
  /** Queen's and Wizard's Quests: the zones and counts that only they have. */
  quest?: QuestState
}

/** State of a quest with an offer of Machinations (rules 2.4 and 2.5). */
export interface QuestState {
  /** Face-up Machinations; the last is the right end and the oldest. */
  readonly offer: readonly Slot[]
  /** Wizard's Quest: face-up vassals that may be exchanged for one of the hand; empty in the Queen's Quest. */
  readonly vassals: readonly Slot[]
  /**
   * Wizard's Quest: for each space the vassals under its top one, the lowest first; an empty list in the Queen's Quest.
   */
  readonly under: readonly (readonly Slot[])[]
  /** Wizard's Quest: vassals that were not dealt, face down, without further use (ruling 94). */
  readonly rest: readonly Slot[]
  /**
   * Actions left this turn, cards of the offer taken in it, and Knights that may be used only from the next turn on
   * (ruling 103).
   */
  readonly actions: number
  readonly taken: number
  readonly fresh: number
  /** Round after which the game is scored; 0 until that is known (rulings 91 and 101). */
  readonly lastRound: number
  /**
   * Consecutive turns without a card used, counted once offer and deck are empty; enough of them end the game (90,
   * 101).
   */
  readonly idle: number
}

/** Decks of the table: the three of the box; the First Edition also plays with two others. */
export type Decks = Readonly<Record<BoxDeck, TaskPile> & Partial<Record<TaskDeck, TaskPile>>>

/** The next todo. Throws if there is none. */
export const nextTodo = (state: State): Todo => {
  const todo = state.todo[state.todo.length - 1]
  if (!todo) throw new Error('nothing to do and not over')
  return todo
}

const copyModules = (state: State, copy: State): State => {
  if (state.guards) copy.guards = state.guards
  if (state.aside) copy.aside = state.aside
  if (state.usedVassals) copy.usedVassals = state.usedVassals
  if (state.rewards) copy.rewards = state.rewards
  if (state.refreshPile !== undefined) copy.refreshPile = state.refreshPile
  if (state.quest) copy.quest = state.quest
  if (state.conceded) copy.conceded = state.conceded
  return copy
}

/**
 * A draft of a state: equal bytes, in one new object. A move sets its fields and changes nothing within them. Keys are in
 * the order of the original.
 */
export const copyState = (state: State): State =>
  copyModules(state, {
    setting: state.setting,
    cards: state.cards,
    board: state.board,
    marked: state.marked,
    piles: state.piles,
    discard: state.discard,
    decks: state.decks,
    rats: state.rats,
    courts: state.courts,
    seat: state.seat,
    first: state.first,
    round: state.round,
    completions: state.completions,
    missing: state.missing,
    todo: state.todo,
    outcome: state.outcome,
  })
