/** View types of the shared components: finished sentences and press handlers, without any rules. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../kernel/contract.ts'
import type { IconName } from './Icon.tsx'

/** Cost as a symbol and a number. A count of 0 shows the symbol alone. */
export interface Cost {
  readonly token: IconName
  readonly count: number
}

/** Choice that can be pressed. With `reason` it is disabled, stays focusable and shows the reason. */
export interface ChoiceView {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  /** Second, smaller line. */
  readonly hint?: string
  readonly cost?: Cost
  readonly reason?: string | undefined
  /** Looks as disabled as with a reason, which a press says elsewhere. */
  readonly isDimmed?: boolean
  /**
   * `gold`: the best next step; `stone`: something better can be done. Where it is absent, the primary button alone is
   * gold.
   */
  readonly emphasis?: 'gold' | 'stone'
  readonly onPress: () => void
}

export interface PlayerView {
  readonly seat: number
  readonly name: string
  /** Progress of the player: points in most modes. */
  readonly count: number
  /** Count that ends the game; 0 if there is none. */
  readonly goal: number
  /** Count and goal in words: `9 of 21 points`. */
  readonly words: string
  readonly isOnTurn: boolean
  /** Small signs; their meaning is also in `words`. */
  readonly badges?: ComponentChildren
}

export interface ChecklistItemView {
  readonly id: string
  readonly label: string
  readonly isDone: boolean
  /** Progress, for example `19`, `15/16`, `yes`. */
  readonly value: string
}

export interface LogLine {
  readonly id: number
  readonly icon: IconName
  readonly text: string
  /** Kind of the event that the line describes. */
  readonly kind?: string
  /** Seat that acted, or whose turn begins; absent if no seat did. */
  readonly by?: Seat
  /** `turn`: the line begins a turn; `opening`: it belongs to the beginning of a turn and is no action of the seat. */
  readonly phase?: 'turn' | 'opening'
  /** Importance for the other seats, for the curtain; 0 or absent if none. */
  readonly weight?: number
  /** True if the curtain also shows the line to the seat itself, when its turn begins. */
  readonly forOwner?: boolean
  /** Text of a line that stands for so many of its kind in a row; absent where each is told by itself. */
  readonly many?: (count: number) => string
  /** Notation of the action and of the silent ones after it; only in the replay. */
  readonly notation?: readonly string[]
}

export interface TurnStepView {
  readonly id: string
  readonly label: string
  readonly state: 'done' | 'now' | 'next'
}

/** Result of one player, part by part; `lost` did not count. */
export interface ScoreBarView {
  readonly seat: number
  readonly name: string
  /** Parts in the same order in every bar, because each has its own pattern. */
  readonly parts: readonly { readonly id: string; readonly name: string; readonly value: number }[]
  readonly lost: number
  readonly total: number
}

/** Line of a chart; `seat` is null if it belongs to no single seat. */
export interface ChartLine {
  readonly seat: number | null
  readonly name: string
  /** One value per round. */
  readonly values: readonly number[]
  /** Shape at the end of the line, where the game has one for the seat. */
  readonly marker?: 'triangle' | 'square' | 'diamond' | 'circle'
}
