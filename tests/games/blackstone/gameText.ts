/** Whole games as text: a change of the rules shows as a difference that can be read. */
import type { Action, Event } from '../../../src/games/blackstone/actions.ts'
import { makeAction } from '../../../src/games/blackstone/notation/action.ts'
import { makeSpace } from '../../../src/games/blackstone/notation/cards.ts'
import type { Player } from './players.ts'
import { type Situation, seeded } from './situation.ts'

const SPACES = new Set(['from', 'to', 'a', 'b', 'space', 'left', 'right'])
const SLOTS = new Set(['slot', 'card', 'vassal', 'given', 'taken'])

/** A field of an event: spaces by their letters, slots by their cards. */
const field = (s: Situation, key: string, value: unknown): string => {
  if (SLOTS.has(key)) return s.name(value as number)
  if (key === 'slots') return s.names(value as readonly number[]).join(' ')
  return SPACES.has(key) ? makeSpace(value as number) : String(value)
}

/** An event in one phrase: its kind and what it says, without the seat that stands before the line. */
const told = (s: Situation, { kind, ...rest }: Event): string =>
  [kind, ...Object.entries(rest).flatMap(([key, value]) => (key === 'seat' ? [] : [field(s, key, value)]))].join(' ')

/** One line: who does what, and what came of it. */
const line = (s: Situation, action: Action, make: () => readonly Event[]): string => {
  const { seat } = s
  const text = makeAction(s.scene, action)
  const events = make().filter(({ kind }) => kind !== 'turn' && kind !== 'turnEnded')
  return `${seat} ${text}${events.map((event) => `; ${told(s, event)}`).join('')}`
}

interface Telling {
  readonly player: Player
  /** What each court has as a turn begins. */
  courts(s: Situation): string
  /** Where a turn may begin; everywhere, if left out. */
  begins?(s: Situation): boolean
}

/** A whole game: a line for each move with what it brought about, a heading for each turn. */
export const written = (s: Situation, seed: number, { player, courts, begins = () => true }: Telling): string => {
  const chance = seeded(seed)
  const lines = [`begin: ${s.events.map((event) => told(s, event)).join('; ')}`]
  for (let turns = 0; !s.outcome; ) {
    const begun = s.events.filter(({ kind }) => kind === 'turnEnded').length + 1
    if (begun > turns && begins(s)) {
      lines.push('', `turn ${begun}, round ${s.state.round}: ${courts(s)}`)
      turns = begun
    }
    const action = player(s, chance)
    lines.push(line(s, action, () => s.do(action)))
  }
  return [...lines, '', `over: ${courts(s)}`, JSON.stringify(s.outcome), ''].join('\n')
}
