/**
 * Whole games as text, one for each mode and number of seats: a change of the rules shows as a difference that can be read.
 * After a change that was meant, renew them with `npx vitest run tests/games/blackstone/golden.test.ts -u` and read what changed.
 */
import { expect, test, vi } from 'vitest'
import type { Action, Event } from '../../../src/games/blackstone/actions.ts'
import { makeAction } from '../../../src/games/blackstone/notation/action.ts'
import { makeSpace } from '../../../src/games/blackstone/notation/cards.ts'
import { pointsOf } from '../../../src/games/blackstone/rules/court.ts'
import { mixed } from './players.ts'
import { newGame, type Situation, seeded } from './situation.ts'

vi.setConfig({ testTimeout: 60_000 })

const SPACES = new Set(['from', 'to', 'a', 'b', 'space', 'left', 'right'])

/** A field of an event: spaces by their letters, slots by their cards. */
const field = (s: Situation, key: string, value: unknown): string => {
  if (key === 'slot') return s.name(value as number)
  if (key === 'slots') return s.names(value as readonly number[]).join(' ')
  return SPACES.has(key) ? makeSpace(value as number) : String(value)
}

/** An event in one phrase: its kind and what it says, without the seat that stands before the line. */
const told = (s: Situation, { kind, ...rest }: Event): string =>
  [kind, ...Object.entries(rest).flatMap(([key, value]) => (key === 'seat' ? [] : [field(s, key, value)]))].join(' ')

/** What each court has as a turn begins. */
const courts = (s: Situation): string =>
  s.state.courts
    .map((court) => {
      const { knights, wizards, hand, retained } = court
      return `${pointsOf(s.state, court).total} N${knights} W${wizards} [${s.names(hand)}] [${s.names(retained)}]`
    })
    .join(' | ')

const line = (s: Situation, action: Action, make: () => readonly Event[]): string => {
  const { seat } = s
  const text = makeAction(s.scene, action)
  const events = make().filter(({ kind }) => kind !== 'turn' && kind !== 'turnEnded')
  return `${seat} ${text}${events.map((event) => `; ${told(s, event)}`).join('')}`
}

/** A whole game: a line for each move with what it brought about, a heading for each turn. */
const written = (s: Situation, seed: number): string => {
  const chance = seeded(seed)
  const lines = [`begin: ${s.events.map((event) => told(s, event)).join('; ')}`]
  let turns = 0
  while (!s.outcome) {
    const begun = s.events.filter(({ kind }) => kind === 'turnEnded').length + 1
    if (begun > turns && s.state.todo.at(-1)?.do === 'work')
      lines.push('', `turn ${begun}, round ${s.state.round}: ${courts(s)}`)
    if (s.state.todo.at(-1)?.do === 'work') turns = begun
    const action = mixed(s, chance)
    lines.push(line(s, action, () => s.do(action)))
  }
  return [...lines, '', `over: ${courts(s)}`, JSON.stringify(s.outcome), ''].join('\n')
}

test.each([
  ['kings-quest', 2, { points: 10 }, 3],
  ['kings-quest', 3, { points: 10, openHands: 'on' }, 3],
  ['kings-quest', 4, { maxRounds: 10, tokens: 'finite' }, 4],
  ['puzzle-master', 2, {}, 5],
] as const)('%s for %i is played as it was', async (mode, seats, options, seed) => {
  const text = written(newGame(mode, seats, options, seed), seed)
  await expect(text).toMatchFileSnapshot(`golden/${mode}-${seats}.txt`)
})
