/**
 * Props of the parts of the table. These parts know no rules and no engine: a container reads the game and fills the
 * props. Texts in them are finished sentences of the catalogue.
 */
import type { ComponentChildren } from 'preact'
import type { Space } from '../../../games/blackstone/board.ts'
import type { DogBreed } from '../../../games/blackstone/cards.ts'
import type { Face, FacePattern } from '../../../games/blackstone/faces.ts'
import type { PlayedTask as Task } from '../../../games/blackstone/insight/tableCards.ts'
import type { TaskType } from '../../../games/blackstone/taskRow.ts'
import type { IconName } from '../../parts/Icon.tsx'
import type { Cost } from '../../parts/viewTypes.ts'

export type Token = 'knight' | 'wizard'
/** A card with both its faces. */
export interface VassalView {
  readonly face: Face
  readonly reverse: Face
}

/**
 * Marks of a space, besides its target: selected; meets a half of a task; would fit a half from elsewhere; asked for by
 * the outlined task; used up this turn; part of the goal's ring; has to be empty; left or entered last.
 */
export const MARKS = ['selected', 'met', 'fits', 'painted', 'castle', 'ring', 'spare', 'trail'] as const
export type Mark = (typeof MARKS)[number]

/** Target of a tap on a space: `use` sets a castle for a task, or chooses; `place` puts something there. */
export interface Target {
  readonly verb: 'slide' | 'swap' | 'use' | 'place'
  /** The token that pays; any other icon means that nothing is paid. */
  readonly icon: IconName
  /** Text in the badge in place of the icon. */
  readonly symbol?: string
  /** What the tap does, where the text of its verb does not say it. */
  readonly label?: string
}

export interface CellView {
  /** The whole label for a screen reader: face, reverse, space, then what a tap does. */
  readonly label: string
  /** `hidden` is a card face down; null is an empty space. */
  readonly vassal: VassalView | 'hidden' | null
  readonly marks: readonly Mark[]
  readonly target: Target | null
  /** Small marks of modules; their meaning is in the label. */
  readonly pins?: ComponentChildren
}

/** One space, or a line by its index in LETTERS. */
export type BoardPlace = { readonly space: Space } | { readonly line: number }

/** Outline of a task's half on the board. */
export interface HalfOutline {
  readonly half: 1 | 2
  readonly place: BoardPlace
}

export type MotionStep =
  | { readonly kind: 'slide'; readonly from: Space; readonly to: Space }
  | { readonly kind: 'swap'; readonly a: Space; readonly b: Space }
  | { readonly kind: 'flip'; readonly space: Space }
  /** From the corner tower 0 to 3, clockwise from the upper left. */
  | { readonly kind: 'deal'; readonly space: Space; readonly corner: number }
  | { readonly kind: 'castle'; readonly space: Space }
  /** From a hand. */
  | { readonly kind: 'land'; readonly space: Space }
  /** To the court of the active player. */
  | { readonly kind: 'retain'; readonly space: Space }
  /** Off the board, to no court. */
  | { readonly kind: 'leave'; readonly space: Space }
  /** Into the hand. */
  | { readonly kind: 'draw' }

/** Movements of the last move; played once for each new `id`. */
export interface Motion {
  readonly id: number
  readonly steps: readonly MotionStep[]
}

export interface BoardProps {
  /** 25 cells in reading order. */
  readonly cells: readonly CellView[]
  readonly outlines?: readonly HalfOutline[]
  /** Dims everything outside the outlines. */
  readonly isDimmed?: boolean
  readonly motion?: Motion | null
  /** Called for a tap, Enter or Space. */
  readonly onPick: (space: Space) => void
  /** Called for a long press or right click. */
  readonly onInspect: (space: Space) => void
  /** Called for any other key while a space has the focus. Returns true when the key was used. */
  readonly onKey?: (event: KeyboardEvent, space: Space) => boolean
}

export interface TowerView {
  /** 0 to 3, clockwise from the upper left. */
  readonly corner: number
  readonly label: string
  /** The open top card; null when the tower is empty. */
  readonly top: VassalView | null
  readonly count: number
  /** Does it refill the shown seat's spaces? */
  readonly isMine: boolean
  /** May it be chosen now? */
  readonly isOffered: boolean
  /** Badge of a further effect; its meaning is in the label. */
  readonly sign?: ComponentChildren
}

export interface RatsView {
  readonly wandering: number
  readonly plagued: number
  /** The castle falls at this number of rats. */
  readonly limit: number
  /** Rats on each card, of wandering and of plagued ones. */
  readonly cards: readonly number[]
  readonly plaguedCards: readonly number[]
}

export interface DogView {
  readonly breed: DogBreed
  /** 0 or 1: the two Jack Russells look different. */
  readonly coat: number
  readonly label: string
  /** Owner: `mine` shows the cost of a kill, another seat its crest, and null (free) what adopts it. */
  readonly owner: 'mine' | { readonly seat: number } | null
  readonly cost: Cost | null
  readonly onPress: () => void
}

export interface TaskView {
  /** Its slot. */
  readonly id: number
  readonly task: Task
  /** Do points count in this mode? */
  readonly showsPoints: boolean
  readonly metHalves: readonly [left: boolean, right: boolean]
  /** Can it be shown now? Both halves are met and it can be paid. */
  readonly isReady: boolean
  readonly isChosen: boolean
  readonly onPress: () => void
}

/** Texts of one half of a task. */
export interface HalfView {
  /** `row O` or `C·T`. */
  readonly place: string
  /** `any Spy`. */
  readonly wantText: string
  readonly want: FacePattern
  readonly isMet: boolean
  /** `met by Lion Captain`, `one move away`. */
  readonly note: string
}

export interface CourtView {
  readonly kings: number
  readonly knights: number
  readonly wizards: number
  readonly ploys: number
  readonly retained: readonly Face[]
  /** How many of each may be kept. */
  readonly limit: number
}

/** What a line of the ring holds: a role or a faction. */
export interface LineHint {
  /** Its index in LETTERS. */
  readonly line: number
  readonly want: FacePattern
  readonly label: string
}

export interface TokenView {
  readonly token: Token
  readonly count: number
  /** Null for a family without limits. */
  readonly limit: number | null
}

export interface SeatCourtView {
  readonly seat: number
  readonly name: string
  readonly court: CourtView
  readonly points: number
}

/** A limit and its count. Tokens above it are returned automatically. */
export interface LimitView {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly count: number
  readonly limit: number
  readonly isOver: boolean
  /** `1 goes back to the supply`; empty when nothing does. */
  readonly note: string
}

/** Tokens that the next turn brings; for `either` their owner chooses the kind. */
export interface IncomeView {
  readonly knights: number
  readonly wizards: number
  readonly either: number
}

/** Cards above a limit: the owner chooses which are discarded. */
export interface DiscardView {
  readonly id: string
  readonly title: string
  /** `discard one`. */
  readonly note: string
  readonly cards: readonly (
    | {
        readonly id: number
        readonly kind: 'task'
        readonly task: Task
        readonly showsPoints: boolean
        readonly chosen: boolean
      }
    | { readonly id: number; readonly kind: 'vassal'; readonly face: Face; readonly chosen: boolean }
  )[]
}

export type { DogBreed, Face, FacePattern, Space, Task, TaskType }
