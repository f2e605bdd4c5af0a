/**
 * What the parts of the table are given. They know no rule and no engine: a container reads the game and fills these in.
 * Texts in them are finished sentences of the catalogue.
 */
import type { ComponentChildren } from 'preact'
import type { Event } from '../../games/blackstone/actions.ts'
import type { Space } from '../../games/blackstone/board.ts'
import type { Breed, TaskType } from '../../games/blackstone/cards.ts'
import type { Description, Face } from '../../games/blackstone/faces.ts'
import type { TaskShown as Task } from '../../games/blackstone/insight/sight.ts'
import type { IconName } from '../shell/Icon.tsx'

export type Token = 'knight' | 'wizard'
export interface Cost {
  readonly token: Token | 'king'
  /** 0 names the token without a number. */
  readonly count: number
}

/** A card with both its faces. */
export interface Vassal {
  readonly face: Face
  readonly reverse: Face
}

/**
 * How a space is marked, besides its target: chosen; meets a half of a task; would fit a half from elsewhere; lies where the
 * painted task asks; used up this turn; belongs to the goal's ring; is to be empty; was left or entered last.
 */
export const MARKS = ['selected', 'met', 'fits', 'painted', 'castle', 'ring', 'spare', 'trail'] as const
export type Mark = (typeof MARKS)[number]

/** What a tap on a space would do: `use` sets a castle for a task, or chooses; `place` puts something there. */
export interface Target {
  readonly verb: 'slide' | 'swap' | 'use' | 'place'
  /** The token that pays; any other symbol pays nothing. */
  readonly with: IconName
  /** Stands in the badge in place of the symbol. */
  readonly sign?: string
  /** What the tap does, where the words for its verb do not say it. */
  readonly says?: string
}

export interface CellView {
  /** The whole name for a screen reader: face, reverse, space, then what a tap does. */
  readonly label: string
  /** `hidden` is a card face down; null an empty space. */
  readonly vassal: Vassal | 'hidden' | null
  readonly marks: readonly Mark[]
  readonly target: Target | null
  /** Small marks of modules; their words are in the label. */
  readonly pins?: ComponentChildren
}

/** One space, or a line by its place in LETTERS. */
export type Where = { readonly space: Space } | { readonly line: number }

/** The outline of a task's half on the board: one space, or a line by its place in LETTERS. */
export interface Band {
  readonly half: 1 | 2
  readonly where: Where
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
  /** To the court of whoever is on turn. */
  | { readonly kind: 'retain'; readonly space: Space }
  /** Off the board, to nobody. */
  | { readonly kind: 'leave'; readonly space: Space }
  /** Into the hand. */
  | { readonly kind: 'draw' }

/** What has just happened on the board; played once for each new `id`. */
export interface Motion {
  readonly id: number
  readonly steps: readonly MotionStep[]
}

export interface BoardProps {
  /** 25, in reading order. */
  readonly cells: readonly CellView[]
  readonly bands?: readonly Band[]
  /** Everything that is not painted steps back. */
  readonly dim?: boolean
  readonly motion?: Motion | null
  /** Tap, Enter or Space. */
  readonly onPick: (space: Space) => void
  /** Long press, right click or I. */
  readonly onInspect: (space: Space) => void
  /** Any other key while a space has the focus. True when it was used. */
  readonly onKey?: (key: string, event: KeyboardEvent, space: Space) => boolean
}

export interface TowerView {
  /** Clockwise from the upper left: 0 to 3. */
  readonly corner: number
  readonly label: string
  /** The open top card; null when the pile is empty. */
  readonly top: Vassal | null
  readonly count: number
  /** It refills my spaces. */
  readonly mine: boolean
  /** It may be chosen now. */
  readonly offered: boolean
  /** What else it does; its words are in the label. */
  readonly sign?: ComponentChildren
}

export interface PlayerView {
  readonly seat: number
  readonly name: string
  /** How far: points, in most modes. */
  readonly count: number
  /** What ends the game; 0 where there is no such number. */
  readonly of: number
  /** Both in words: `9 of 21 points`. */
  readonly words: string
  readonly onTurn: boolean
  /** Small signs, whose words are in `words`. */
  readonly signs?: ComponentChildren
}

export interface RatsView {
  readonly wandering: number
  readonly plagued: number
  /** The castle falls at this many. */
  readonly limit: number
}

export interface DogView {
  readonly breed: Breed
  /** 0 or 1: the two Jack Russells look different. */
  readonly coat: number
  readonly label: string
  /** Whose it is: `mine` shows what a kill costs, a seat is another's, null is free and shows what adopts it. */
  readonly owner: 'mine' | { readonly seat: number } | null
  readonly cost: Cost | null
  readonly onPress: () => void
}

export interface TaskView {
  /** Its slot. */
  readonly id: number
  readonly task: Task
  /** Its points count in this mode. */
  readonly worth: boolean
  readonly met: readonly [left: boolean, right: boolean]
  /** Something can be done with it now: both halves are met and it can be paid. */
  readonly ready: boolean
  readonly chosen: boolean
  readonly onPress: () => void
}

/** One thing to do. With `reason` it cannot be done now, stays in reach and says why. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  /** A second, smaller line. */
  readonly hint?: string
  readonly cost?: Cost
  readonly reason?: string | undefined
  readonly onPress: () => void
}

/** One half of a task, spelled out. */
export interface HalfView {
  /** `row O` or `C·T`. */
  readonly place: string
  /** `any Spy`. */
  readonly who: string
  readonly want: Description
  readonly met: boolean
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

export interface CheckView {
  readonly id: string
  readonly label: string
  readonly done: boolean
  /** How far: `19`, `15/16`, `yes`. */
  readonly value: string
}

/** What a line of the ring is to hold, or holds: a role or a faction. */
export interface LineHint {
  /** Its place in LETTERS. */
  readonly line: number
  readonly want: Description
  readonly label: string
}

export interface TokenView {
  readonly token: Token
  readonly count: number
  /** Null for a family without limits. */
  readonly limit: number | null
}

export interface LogLine {
  readonly id: number
  readonly icon: IconName
  readonly text: string
  /** What it tells of. */
  readonly deed?: Event['kind']
  /** Whose deed it was, or whose turn begins; absent where nobody's. */
  readonly by?: number
  /** How the deed is written, and silent ones after it; where one is looked back at. */
  readonly written?: readonly string[]
}

export interface SeatCourt {
  readonly seat: number
  readonly name: string
  readonly court: CourtView
  readonly points: number
}

export interface StepView {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'now' | 'next'
}

/** Tokens above a limit fall by themselves. */
export interface LimitView {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly count: number
  readonly limit: number
  readonly over: boolean
  /** `1 goes back to the supply`; empty when nothing does. */
  readonly note: string
}

/** Tokens that the next turn brings; `either` where their owner chooses the kind. */
export interface IncomeView {
  readonly knights: number
  readonly wizards: number
  readonly either: number
}

/** Cards above a limit: the owner chooses which go. */
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
        readonly worth: boolean
        readonly chosen: boolean
      }
    | { readonly id: number; readonly kind: 'vassal'; readonly face: Face; readonly chosen: boolean }
  )[]
}

/** What a player's result is made of, part by part; `lost` did not count. */
export interface BarView {
  readonly seat: number
  readonly name: string
  /** The same parts in every bar, in one order: each has a pattern of its own. */
  readonly parts: readonly { readonly id: string; readonly name: string; readonly value: number }[]
  readonly lost: number
  readonly total: number
}

/** One line of a chart; `seat` is null where it is nobody's alone. */
export interface ChartLine {
  readonly seat: number | null
  readonly name: string
  /** One for each round. */
  readonly values: readonly number[]
}

export type { Breed, Description, Face, Space, Task, TaskType }
