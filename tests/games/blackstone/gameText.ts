/** Whole games as text: a change of the rules shows as a readable difference. */
import type { Action } from '../../../src/games/blackstone/actions.ts'
import type { GameEvent } from '../../../src/games/blackstone/events.ts'
import { formatAction } from '../../../src/games/blackstone/notation/actionNotation.ts'
import { formatSpace } from '../../../src/games/blackstone/notation/cardAndSpaceNotation.ts'
import type { Player } from './players.ts'
import { type Situation, seeded } from './testTable.ts'

const SPACES = new Set(['from', 'to', 'a', 'b', 'space', 'left', 'right'])
const SLOTS = new Set(['slot', 'card', 'vassal', 'given', 'taken'])

/** A field of an event: spaces by their letters, slots by their cards. */
const fieldText = (s: Situation, key: string, value: unknown): string => {
  if (SLOTS.has(key)) return s.name(value as number)
  if (key === 'slots') return s.names(value as readonly number[]).join(' ')
  return SPACES.has(key) ? formatSpace(value as number) : String(value)
}

/** An event in one phrase: its kind and its fields, without the seat, which begins the line. */
const eventText = (s: Situation, { kind, ...rest }: GameEvent): string =>
  [kind, ...Object.entries(rest).flatMap(([key, value]) => (key === 'seat' ? [] : [fieldText(s, key, value)]))].join(
    ' ',
  )

/** One line: the seat, its action and the events that followed. */
const moveLine = (s: Situation, action: Action, playMove: () => readonly GameEvent[]): string => {
  const { seat } = s
  const text = formatAction(s.scene, action)
  const events = playMove().filter(({ kind }) => kind !== 'turn' && kind !== 'turnEnded')
  return `${seat} ${text}${events.map((event) => `; ${eventText(s, event)}`).join('')}`
}

interface GameTextOptions {
  readonly player: Player
  /** What each court has at the beginning of a turn. */
  courts(s: Situation): string
  /** Whether a turn may begin in this situation; always, if left out. */
  isTurnStart?(s: Situation): boolean
}

/** A whole game: a line for each move with its events, a heading for each turn. */
export const gameText = (
  s: Situation,
  seed: number,
  { player, courts, isTurnStart = () => true }: GameTextOptions,
): string => {
  const chance = seeded(seed)
  const lines = [`begin: ${s.events.map((event) => eventText(s, event)).join('; ')}`]
  for (let headings = 0; !s.outcome; ) {
    const turnNumber = s.events.filter(({ kind }) => kind === 'turnEnded').length + 1
    if (turnNumber > headings && isTurnStart(s)) {
      lines.push('', `turn ${turnNumber}, round ${s.state.round}: ${courts(s)}`)
      headings = turnNumber
    }
    const action = player(s, chance)
    lines.push(moveLine(s, action, () => s.do(action)))
  }
  return [...lines, '', `over: ${courts(s)}`, JSON.stringify(s.outcome), ''].join('\n')
}
