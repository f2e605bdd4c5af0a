/** Names that a phone may give its player, names that differ, and texts that a host may send. */
import type { Header } from '../../kernel/log.ts'

/**
 * Invisible characters except those that join letters: some of them turn the direction of the sentence around a name.
 */
const INVISIBLE_CHARS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Whether a text has no invisible characters. */
export const isVisibleText = (text: string): boolean => text.search(INVISIBLE_CHARS) === -1

/** Name that fits any sentence: on one line, `?` if nothing of it is visible. */
export const tidyName = (name: string): string => name.replace(/\s+/gu, ' ').replace(INVISIBLE_CHARS, '').trim() || '?'

/** Longest name that phones tell each other, in UTF-16 units as the schemas count. */
const MAX_LENGTH = 40

const sameFor = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

const withNumber = (name: string, number: number): string => {
  const suffix = ` ${number}`
  const base = name.length + suffix.length > MAX_LENGTH ? [...name].slice(0, -suffix.length).join('') : name
  return base + suffix
}

/** This name, or with the first number with which none of the others has it. */
export const unusedName = (name: string, otherNames: readonly string[]): string => {
  const taken = otherNames.map(sameFor)
  for (let number = 1; ; number++) {
    const candidate = number > 1 ? withNumber(name, number) : name
    if (!taken.includes(sameFor(candidate))) return candidate
  }
}

/** Names by which players of one name are told apart: all but the first get a number. */
export const uniqueNames = (names: readonly string[]): readonly string[] => {
  const unique: string[] = []
  for (const name of names) unique.push(unusedName(name, unique))
  return unique
}

/** Names of the seats of a header, which in an older game may be the same. */
export const uniqueSeatNames = ({ seats }: Pick<Header, 'seats'>): readonly string[] =>
  uniqueNames(seats.map(({ name }) => name))

/** Whether this is the name with a number, as the host tells players of one name apart. */
export const isNumbered = (numbered: string, name: string): boolean =>
  numbered.startsWith(name) && /^ \d+$/.test(numbered.slice(name.length))
