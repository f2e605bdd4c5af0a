/** Prompts for the awaited seat, and its choices. */
import type { Seat } from '../../kernel/contract.ts'
import { gameCliOf } from '../games.ts'
import { legalActionTexts } from '../notation.ts'
import type { CliTable } from '../openGame.ts'

/** Most choices that a prompt lists. */
const MAX_LISTED = 10

/** Prompt for a seat. Few choices are listed; the many of a turn are left to `list`. */
export const promptText = (table: CliTable, seat: Seat): string => {
  const name = table.header.seats[seat]?.name ?? ''
  const question = gameCliOf(table.game.id).terminal?.question(table.view(seat)) ?? ''
  const texts = legalActionTexts(table, seat)
  if (texts.length <= MAX_LISTED) return `${name}, ${question || 'what now'}? ${texts.join('  ')}`
  return question === '' ? name : `${name}, ${question}`
}

const WIDTH = 96

/** Choices with their numbers, in columns as wide as the longest. */
export const choiceColumns = (texts: readonly string[]): string => {
  const cell = Math.max(...texts.map((text) => text.length)) + 6
  const columns = Math.max(1, Math.floor(WIDTH / cell))
  return texts
    .map((text, i) => `${String(i + 1).padStart(3)} ${text}`.padEnd(cell) + ((i + 1) % columns === 0 ? '\n' : ''))
    .join('')
    .replace(/ +$/gm, '')
    .trimEnd()
}
