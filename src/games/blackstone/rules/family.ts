/** A family is one file that exports one of these: data that the rules ask (rules 2.10). No rule knows a family by name. */
import type { Price } from '../actions.ts'
import { cardOf, type Stack } from '../cards.ts'
import type { Court, State } from '../state.ts'
import { ONE_LESS, TWO } from './means.ts'
import { codeIn } from './play.ts'
import type { Rules } from './rules.ts'
import type { Ways } from './ways.ts'

export interface Family {
  readonly id: string
  /** Another spelling that is read (ruling 16). */
  readonly alias?: string
  /** Its card in the catalogue, from FIRST_FAMILY; no two are equal. */
  readonly card: number
  /** The four of the base box, or the four that came later (ruling 154). */
  readonly pool: 'base' | 'bonus'
  /** What it may do besides the usual. */
  readonly ways?: Partial<Ways>
  /** Prices of a task besides the usual. */
  readonly prices?: readonly Price[]
  /** Prices for which, once a turn, two tasks are drawn and one is kept (rulings 80 and 161). */
  readonly twoFor?: (state: State) => readonly Price[]
  /** Once a turn one retained vassal less is paid (ruling 82). */
  readonly paysOneLess?: true
  /** Completions a turn. */
  readonly completions?: number
  /** A Knight comes with every card that is completed for these stacks (ruling 89). */
  readonly knightFor?: readonly Stack[]
  /** May it guard vassals (ruling 83)? */
  readonly guards?: true
  /** Tokens of each kind that come on top at the start (ruling 33). */
  readonly startTokens?: number
  /** Wins more than its share, so it begins without tokens where the table wishes even families: no rule of the box (docs/balance.md). */
  readonly favoured?: true
  /** The limits at the end of a turn do not hold (ruling 32). */
  readonly unlimited?: true
}

/** What this family uses up once a turn, by the names under which its court keeps it. */
export const usesOf = ({ ways = {}, twoFor, paysOneLess }: Family): readonly string[] => [
  ...Object.values(ways).flatMap((means) => means.flatMap(({ once }) => once ?? [])),
  ...(twoFor ? [TWO] : []),
  ...(paysOneLess ? [ONE_LESS] : []),
]

/** The family with this name, or with this other spelling of it; null where there is none. */
export const familyNamed = ({ families }: Rules, name: string): Family | null =>
  [...families.values()].find(({ id, alias }) => id === name || alias === name) ?? null

/** The family of a court; null where it has none, or has not chosen yet. */
export const familyOf = ({ families }: Rules, state: State, { family = -1 }: Court): Family | null =>
  family < 0 ? null : (families.get(cardOf(codeIn(state, family))) ?? null)
