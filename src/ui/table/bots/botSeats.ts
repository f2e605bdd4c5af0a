/** Seats that bots play: the level of each, and which of them bots took over from people. */
import { type BotLevelId, parseLevel } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { StoredBots } from '../../../store/storedBots.ts'

/** Level of each seat that a bot plays on this phone. */
export type Levels = ReadonlyMap<Seat, BotLevelId>

/** Level of a bot of another phone, which this phone does not know. */
export const OTHER_BOT = 'bot'

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
