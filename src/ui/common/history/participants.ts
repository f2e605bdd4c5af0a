/** Participants of a game, as stored with its save for the filters and statistics of the history. */

import { uniqueSeatNames } from '#src/table/room/playerNames.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Header } from '../../../kernel/log.ts'
import { seatNamesHere } from '../names/defaultNames.ts'
import { type Ending, readEnding } from './ending.ts'
import { readFields, readNumber, readTexts } from './readFields.ts'

export interface Participants {
  /** The only seat that a person plays on this phone; null if there are several or none. */
  readonly me: Seat | null
  /** Number of seats that people play, on any phone. */
  readonly people: number
  /** By seat, the level of the bot that plays it here; empty for a person. */
  readonly bots: readonly string[]
  /** By seat, the name of its bot where the bot took it over from a person, else empty; absent where none did. */
  readonly taken?: readonly string[]
  /** Null while the game is on. */
  readonly ending: Ending | null
}

/** Data to store. `ending` may hold what the game itself adds. */
export const writeParticipants = ({
  me,
  people,
  bots,
  taken = [],
  ending,
}: Omit<Participants, 'ending'> & { readonly ending: Json }): { readonly [part: string]: Json } => ({
  ...{ me, people, ending },
  bots: bots.slice(),
  ...(taken.some(Boolean) && { taken: taken.slice() }),
})

/** Null for the save of an older version, which did not store participants. */
export const readParticipants = (summary: unknown): Participants | null => {
  const fields = readFields(summary)
  if (!Number.isSafeInteger(fields.people)) return null
  const taken = readTexts(fields.taken)
  return {
    me: Number.isSafeInteger(fields.me) ? readNumber(fields.me) : null,
    people: readNumber(fields.people),
    bots: readTexts(fields.bots),
    ...(taken.length > 0 && { taken }),
    ending: readEnding(fields.ending),
  }
}

/** Names of those who sat down at a saved game: the only person at it is "You", unless there is a name. */
export const peopleOfSave = (header: Pick<Header, 'seats'>, summary: unknown): readonly string[] => {
  const { me = null, people = 0 } = readParticipants(summary) ?? {}
  return seatNamesHere(uniqueSeatNames(header), people === 1 ? me : null)
}

/** Names of the seats of a saved game as its table calls them: a bot that took a seat over has a name of its own. */
export const namesOfSave = (header: Pick<Header, 'seats'>, summary: unknown): readonly string[] => {
  const taken = readParticipants(summary)?.taken ?? []
  return peopleOfSave(header, summary).map((name, seat) => taken[seat] || name)
}
