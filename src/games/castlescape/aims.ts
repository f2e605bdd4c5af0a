/** Goals and Contracts by their faces, and what they ask for. Rules read the tests and never name one of them. */
import type { Face } from './cards.ts'
import { CONTRACTS } from './data/contracts.ts'
import { GOALS } from './data/goals.ts'
import type { SiteTest } from './site/siteTests.ts'

/** Test that looks at a guild's cards, levels or turn. */
export type GuildTest =
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
export const isGuildTest = (test: SiteTest | GuildTest): test is GuildTest => GUILD_TESTS.includes(test.of)

/** Goal or Contract. */
export interface Aim {
  readonly id: string
  readonly renown: number
  readonly test: SiteTest | GuildTest
}

const FIRST_GOAL = 40
const FIRST_CONTRACT = 60

export const GOAL_FACES: readonly Face[] = GOALS.map((_, index) => FIRST_GOAL + index)
export const CONTRACT_FACES: readonly Face[] = CONTRACTS.map((_, index) => FIRST_CONTRACT + index)

/** Goal or Contract with this face. Throws for a face that is neither. */
export const aimOf = (face: Face): Aim => {
  const aim = face >= FIRST_CONTRACT ? CONTRACTS[face - FIRST_CONTRACT] : GOALS[face - FIRST_GOAL]
  if (!aim) throw new RangeError(`no Goal or Contract ${face}`)
  return aim
}
