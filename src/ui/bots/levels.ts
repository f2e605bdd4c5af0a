/** Who plays which seat, where a bot does. */
import { LEVELS, type Level } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { KeptBots } from '../../store/bots.ts'

/** The level of each seat that a bot plays on this phone. */
export type Levels = ReadonlyMap<Seat, Level>

/** A level by its name; null where there is none of that name. */
export const levelNamed = (name: string | undefined): Level | null => LEVELS.find((level) => level === name) ?? null

/** Levels by seat, from those in the order of the seats; empty where a person sits. */
export const levelsInOrder = (names: readonly string[]): Levels => readLevels(Object.fromEntries(names.entries()))

/** Levels as they are kept; what this version does not know is left out. */
export const readLevels = (kept: KeptBots): Levels =>
  new Map(
    Object.entries(kept).flatMap(([seat, name]) => {
      const level = levelNamed(name)
      return level && /^\d$/.test(seat) ? [[Number(seat), level] as const] : []
    }),
  )

export const writeLevels = (levels: Levels): KeptBots => Object.fromEntries(levels)

/** The levels with this seat given to a bot, or to a person: null. */
export const given = (levels: Levels, seat: Seat, level: Level | null): Levels => {
  const others = [...levels].filter(([other]) => other !== seat)
  return new Map(level ? [...others, [seat, level]] : others)
}
