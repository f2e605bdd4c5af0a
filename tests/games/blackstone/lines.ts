/** Moves and what they bring about as lines of text, for games that are kept whole. */
import type { Action, Event } from '../../../src/games/blackstone/actions.ts'
import { makeAction } from '../../../src/games/blackstone/notation/action.ts'
import { makeSpace } from '../../../src/games/blackstone/notation/cards.ts'
import type { Situation } from './situation.ts'

const SPACES = new Set(['from', 'to', 'a', 'b', 'space', 'left', 'right'])
const SLOTS = new Set(['slot', 'card', 'vassal', 'given', 'taken'])

/** A field of an event: spaces by their letters, slots by their cards. */
const field = (s: Situation, key: string, value: unknown): string => {
  if (SLOTS.has(key)) return s.name(value as number)
  if (key === 'slots') return s.names(value as readonly number[]).join(' ')
  return SPACES.has(key) ? makeSpace(value as number) : String(value)
}

/** An event in one phrase: its kind and what it says, without the seat that stands before the line. */
export const told = (s: Situation, { kind, ...rest }: Event): string =>
  [kind, ...Object.entries(rest).flatMap(([key, value]) => (key === 'seat' ? [] : [field(s, key, value)]))].join(' ')

/** One line: who does what, and what came of it. */
export const line = (s: Situation, action: Action, make: () => readonly Event[]): string => {
  const { seat } = s
  const text = makeAction(s.scene, action)
  const events = make().filter(({ kind }) => kind !== 'turn' && kind !== 'turnEnded')
  return `${seat} ${text}${events.map((event) => `; ${told(s, event)}`).join('')}`
}
