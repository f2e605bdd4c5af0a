/** What a Goal or a Contract is, and the tests by which it is judged. */
import type { SiteCondition } from './site/siteConditions.ts'

/** Test that looks at a guild's cards, levels or turn. */
export type GuildCondition =
  | { readonly of: 'goldThisTurn' | 'builtThisTurn' | 'deckGold' | 'goalsTaken'; readonly atLeast: number }
  | {
      readonly of: 'levels'
      readonly infamyAtMost?: number
      readonly corruptionAtMost?: number
      readonly corruptionAtLeast?: number
      readonly inspectionsHeld?: number
    }
  | {
      readonly of: 'deck'
      readonly set?: 'market'
      readonly alley?: true
      readonly atLeast?: number
      readonly atMost?: number
    }

const GUILD_TESTS = ['goldThisTurn', 'builtThisTurn', 'deckGold', 'goalsTaken', 'levels', 'deck']

/** Whether a test looks at the guild; any other looks at the site. */
export const isGuildCondition = (test: SiteCondition | GuildCondition): test is GuildCondition =>
  GUILD_TESTS.includes(test.of)

/** Goal or Contract. */
export interface Aim {
  readonly id: string
  readonly renown: number
  readonly test: SiteCondition | GuildCondition
  /** Id of the one that it stands in for at tables whose header names `aims`. */
  readonly replaces?: string
}
