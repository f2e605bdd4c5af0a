/** Help on what can be typed. */
import { gameCliOf } from '../games.ts'
import type { CliTable } from '../openGame.ts'

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
