/** The public state of a game of Blackstone Castle: plain data, the same bytes on every phone. */
import type { Audience, Options, Outcome, Seat, Slot } from '../../kernel/contract.ts'
import type { Space } from './board.ts'
import type { Breed, Stack, TaskDeck } from './cards.ts'

/** What one player has on the table (the rules' tableau). Household cards are not listed: one Knight, one Wizard, two Kings. */
export interface Court {
  knights: number
  wizards: number
  hand: Slot[]
  /** Completed cards in the order in which they were placed. */
  stacks: Record<Stack, Slot[]>
  retained: Slot[]
  dogs: Breed[]
  /** The corner pile that refills this player's spaces, clockwise from the upper left; -1 before it is chosen. */
  pile: number
}

export interface TaskPile {
  /** Face down; the last is the top. */
  draw: Slot[]
  discard: Slot[]
}

export interface RatsInTheWalls {
  /** Face down; the last is the top. */
  draw: Slot[]
  wandering: Slot[]
  /** Permanent since a plague; still active (ruling 116). */
  plagued: Slot[]
  /** Killed rats, cats and duchesses: they come back when the deck is empty (ruling 114). */
  discard: Slot[]
  /** Plagues that were shown: out of the game. */
  out: Slot[]
}

/** One thing that is still to be done. The last of the list is next; what is interrupted waits below it. */
export type Todo =
  | { readonly do: 'seal'; readonly slots: readonly Slot[]; readonly faces: readonly number[]; readonly sides: 1 | 2 }
  | { readonly do: 'open'; readonly slots: readonly Slot[]; readonly to: Audience }
  | { readonly do: 'first' }
  | { readonly do: 'pile'; readonly seat: Seat }
  | { readonly do: 'deal'; readonly deck: TaskDeck; readonly seat: Seat }
  | { readonly do: 'fill'; readonly space: Space; readonly pile: number }
  | { readonly do: 'refill'; readonly space: Space }
  | { readonly do: 'makeUp' }
  | { readonly do: 'drop' }
  | { readonly do: 'rat'; readonly slot: Slot }
  | { readonly do: Step }

/** The steps of a turn, each a chapter of its own. */
export const STEPS = ['muster', 'work', 'assign', 'limits', 'rats', 'next'] as const
export type Step = (typeof STEPS)[number]

export interface Setting {
  readonly mode: string
  readonly options: Options
}

export interface State {
  /** Frozen; shared by all states of a game. */
  readonly setting: Setting
  /** What lies open in each slot, as `card * 2 + side`; a negative number names the back of what is hidden there (cards.ts). */
  cards: number[]
  /** Slot on each of the 25 spaces, -1 where it is empty. */
  board: Slot[]
  /** Spaces whose vassals are used up this turn, ascending (ruling 45); while they are refilled, those still to come. */
  marked: Space[]
  /** Corner piles, clockwise from the upper left; the last of each is its top, which lies open (ruling 5). */
  piles: Slot[][]
  /** Vassal discard, open. */
  discard: Slot[]
  decks: Record<TaskDeck, TaskPile>
  rats: RatsInTheWalls | null
  courts: Court[]
  /** The active player. */
  seat: Seat
  first: Seat
  /** From 1; 0 before the first turn. */
  round: number
  /** Tasks completed and dogs adopted this turn. */
  completions: number
  /** Spaces that stayed empty for want of cards (ruling 44). */
  missing: number
  todo: Todo[]
  outcome: Outcome | null
}

const copyCourt = (court: Court): Court => ({
  knights: court.knights,
  wizards: court.wizards,
  hand: court.hand.slice(),
  stacks: {
    knight: court.stacks.knight.slice(),
    wizard: court.stacks.wizard.slice(),
    king: court.stacks.king.slice(),
    ploy: court.stacks.ploy.slice(),
  },
  retained: court.retained.slice(),
  dogs: court.dogs.slice(),
  pile: court.pile,
})

const copyPile = (pile: TaskPile): TaskPile => ({ draw: pile.draw.slice(), discard: pile.discard.slice() })

const copyRats = (rats: RatsInTheWalls): RatsInTheWalls => ({
  draw: rats.draw.slice(),
  wandering: rats.wandering.slice(),
  plagued: rats.plagued.slice(),
  discard: rats.discard.slice(),
  out: rats.out.slice(),
})

/** A draft: equal bytes, nothing shared that a deed changes. Keys stand in the order of the original. */
export const copyState = (state: State): State => ({
  setting: state.setting,
  cards: state.cards.slice(),
  board: state.board.slice(),
  marked: state.marked.slice(),
  piles: state.piles.map((pile) => pile.slice()),
  discard: state.discard.slice(),
  decks: {
    guild: copyPile(state.decks.guild),
    power: copyPile(state.decks.power),
    machination: copyPile(state.decks.machination),
  },
  rats: state.rats && copyRats(state.rats),
  courts: state.courts.map(copyCourt),
  seat: state.seat,
  first: state.first,
  round: state.round,
  completions: state.completions,
  missing: state.missing,
  todo: state.todo.slice(),
  outcome: state.outcome,
})
