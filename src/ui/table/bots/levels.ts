/** Levels of the seats that bots play. */
import { BOT_LEVELS, type BotLevelId } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { StoredBots } from '../../../store/storedBots.ts'

/** Level of each seat that a bot plays on this phone. */
export type Levels = ReadonlyMap<Seat, BotLevelId>

/** Level of this name; null where there is none. */
export const parseLevel = (name: string | undefined): BotLevelId | null =>
  BOT_LEVELS.find((level) => level === name) ?? null

/** Level of a bot of another phone, which this phone does not know. */
export const OTHER_BOT = 'bot'

/** Level at which a bot plays here on; that of a bot whose level is not known is the first. Empty for a person. */
export const playableLevel = (name: string): BotLevelId | '' => (name ? (parseLevel(name) ?? BOT_LEVELS[0]) : '')

/** Levels by seat, from a list in the order of the seats; an empty item is a person. */
export const levelsInSeatOrder = (names: readonly string[]): Levels => readLevels(Object.fromEntries(names.entries()))

/** Levels from storage; what this version does not know is left out. */
export const readLevels = (storedBots: StoredBots): Levels =>
  new Map(
    Object.entries(storedBots).flatMap(([seat, name]) => {
      const level = parseLevel(name)
      return level && /^\d$/.test(seat) ? [[Number(seat), level] as const] : []
    }),
  )

export const writeLevels = (levels: Levels): StoredBots => Object.fromEntries(levels)

/** Levels after this seat is given to a bot, or to a person (null). */
export const withLevel = (levels: Levels, seat: Seat, level: BotLevelId | null): Levels => {
  const remaining = [...levels].filter(([other]) => other !== seat)
  return new Map(level ? [...remaining, [seat, level]] : remaining)
}

/** Seats that bots took over from people. */
export type TakenSeats = ReadonlySet<Seat>

/** Key of those seats beside the levels in storage, which versions without it ignore. */
const TAKEN = 'taken'

export const readTakenSeats = ({ [TAKEN]: seats = '' }: StoredBots): TakenSeats =>
  new Set(seats.split(' ').filter(Boolean).map(Number))

export const writeBots = (levels: Levels, taken: TakenSeats): StoredBots => ({
  ...writeLevels(levels),
  ...(taken.size > 0 && { [TAKEN]: [...taken].join(' ') }),
})
