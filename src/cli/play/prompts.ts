/** Prompts for the awaited seat, its choices, and help on how to type them. */
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

/** Words that are not actions, and what they do. */
const COMMANDS: readonly (readonly [string, string])[] = [
  ['list', 'what you may do'],
  ['board', 'the table again'],
  ['hint', 'what a bot would do'],
  ['undo, redo', 'take a move back, or do it again'],
  ['save FILE', 'write the record'],
  ['agree', 'end the game by agreement'],
]

/** Ways out of a game that one seat has: only those that its rules take now. */
const waysOut = ({ game, header, view }: CliTable): readonly (readonly [string, string])[] => {
  const seat = header.seats.length - 1
  const isTaken = (how: 'concede' | 'leave'): boolean => game.apply(view(null).state, { kind: 'end', how, seat }).ok
  return [
    ...(isTaken('concede') ? [[`concede ${seat + 1}`, `seat ${seat + 1} gives the game up`] as const] : []),
    ...(isTaken('leave') ? [[`leave ${seat + 1}`, `seat ${seat + 1} gives up, the others play on`] as const] : []),
  ]
}

/** Help on what can be typed; without a notation an action is its JSON. */
export const helpText = (table: CliTable): string => {
  const { actions, source } = gameCliOf(table.game.id).terminal?.help ?? { actions: '', source: '' }
  const commands = [...COMMANDS, ...waysOut(table), ['quit', 'stop playing']]
  return [
    'Type an action, or its number from the list:',
    actions,
    ...commands.map(([word = '', does = '']) => `  ${word.padEnd(12)}${does}`),
    source,
  ]
    .filter((part) => part !== '')
    .join('\n')
}
