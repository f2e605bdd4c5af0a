/** Who played a game, as it is kept with its save: what the filters of the history and the statistics go by. */
import type { Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { fieldsOf, number, texts } from '../shell/reading.ts'
import { type Ending, readEnding, writeEnding } from './ending.ts'

export interface Played {
  /** The only seat that a person plays on this phone; null where there are several, or none. */
  readonly me: Seat | null
  /** How many seats people play, on whatever phone. */
  readonly people: number
  /** By seat the level of the bot that plays it here; empty for a person. */
  readonly bots: readonly string[]
  /** By seat the family, empty where there is none. */
  readonly families: readonly string[]
  /** Null while the game is on. */
  readonly ending: Ending | null
}

export const writePlayed = ({ me, people, bots, families, ending }: Played): { readonly [part: string]: Json } => ({
  me,
  people,
  bots: bots.slice(),
  families: families.slice(),
  ending: ending && writeEnding(ending),
})

/** Null where an older version summed the game up, which did not keep it. */
export const readPlayed = (summary: unknown): Played | null => {
  const fields = fieldsOf(summary)
  if (!Number.isSafeInteger(fields.people)) return null
  return {
    me: Number.isSafeInteger(fields.me) ? number(fields.me) : null,
    people: number(fields.people),
    bots: texts(fields.bots),
    families: texts(fields.families),
    ending: readEnding(fields.ending),
  }
}
