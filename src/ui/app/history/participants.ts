/** Participants of a game, as stored with its save for the filters and statistics of the history. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { readFields, readNumber, readTexts } from '../readFields.ts'
import { type Ending, readEnding } from './ending.ts'

export interface Participants {
  /** The only seat that a person plays on this phone; null if there are several or none. */
  readonly me: Seat | null
  /** Number of seats that people play, on any phone. */
  readonly people: number
  /** By seat, the level of the bot that plays it here; empty for a person. */
  readonly bots: readonly string[]
  /** Null while the game is on. */
  readonly ending: Ending | null
}

/** Data to store. `ending` may hold what the game itself adds. */
export const writeParticipants = ({
  me,
  people,
  bots,
  ending,
}: Omit<Participants, 'ending'> & { readonly ending: Json }): { readonly [part: string]: Json } => ({
  ...{ me, people, ending },
  bots: bots.slice(),
})

/** Null for the save of an older version, which did not store participants. */
export const readParticipants = (summary: unknown): Participants | null => {
  const fields = readFields(summary)
  if (!Number.isSafeInteger(fields.people)) return null
  return {
    me: Number.isSafeInteger(fields.me) ? readNumber(fields.me) : null,
    people: readNumber(fields.people),
    bots: readTexts(fields.bots),
    ending: readEnding(fields.ending),
  }
}
