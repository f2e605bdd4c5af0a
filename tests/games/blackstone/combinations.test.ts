/**
 * What holds at every table that the mode cards allow: every mode, any number of seats, modules and settings as they come, players who play
 * at random, to score or for intrigue. `NIGHTLY` plays twenty times as many games, other ones every time.
 */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ACTION_KINDS, type Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import { makeAction, parseAction } from '../../../src/games/blackstone/notation/action.ts'
import { makePosition } from '../../../src/games/blackstone/notation/position.ts'
import type { PositionDocument } from '../../../src/games/blackstone/position/document.ts'
import type { Chance } from '../../../src/kernel/deal.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { mutantsOf } from '../../contract/mutants.ts'
import { misplaced } from './box.ts'
import { atRandom } from './players.ts'
import { bytes, differences, stretch } from './redealt.ts'
import { newGame, type Situation, seeded, situation, tableOf, value } from './situation.ts'
import { type Beginning, beginnings, begun, played } from './tables.ts'

const NIGHTLY = !!process.env.NIGHTLY
vi.setConfig({ testTimeout: NIGHTLY ? 3_600_000 : 300_000 })

/** So many games; a failure names its beginning, which is all that it takes to see it again. */
const inGames = (runs: number, check: (beginning: Beginning) => void): void =>
  fc.assert(fc.property(beginnings, check), {
    numRuns: NIGHTLY ? runs * 20 : runs,
    endOnFailure: true,
    ...(!NIGHTLY && { seed: 3 }),
  })

const every = (n: number, beginning: Beginning, steps: number, look: (s: Situation) => void): void => {
  let at = beginning.seed % n
  for (const s of played(beginning, steps)) if (at++ % n === 0) look(s)
}

const frozen = <T>(data: T): T => {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  Object.values(data).forEach(frozen)
  return Object.freeze(data)
}

/** What is no plain whole data here: fractions, -0, fields without a value, anything but lists and records. */
const unwhole = (data: unknown, at: string): readonly string[] => {
  if (typeof data === 'number') return Number.isSafeInteger(data) && !Object.is(data, -0) ? [] : [`${at}: ${data}`]
  if (typeof data !== 'object' || data === null) return ['string', 'object'].includes(typeof data) ? [] : [at]
  if (!Array.isArray(data) && Object.getPrototypeOf(data) !== Object.prototype) return [at]
  return Object.entries(data).flatMap(([key, part]) => unwhole(part, `${at}.${key}`))
}

const LARGEST = 8192
/** All that a seat is ever asked; spaces that cards were missing for are proved in middle.test.ts, as cards are never so scarce here. */
const ASKED: readonly string[] = [
  'family',
  'pile',
  'decks',
  'recall',
  'income',
  'work',
  'keep',
  'place',
  'pass',
  'act',
  'reward',
  'refill',
  'intrigue',
  'drop',
  'refreshPile',
]

/** The same with a word more, for fields that may be missing. */
const withMore = (action: Action): readonly Json[] =>
  [{ by: 'knight' }, { by: 'wizard' }, { stack: 'knight' }, { stack: 'wizard' }, { two: true }].map(
    (more) => ({ ...action, ...more }) as unknown as Json,
  )

const wellFormed = (mutants: readonly Json[]): readonly Action[] =>
  mutants.flatMap((json) => {
    const read = game.read(json)
    return read.ok ? [read.value] : []
  })

/** A legal action is taken, and in place it comes to the same. */
const taken = (s: Situation, action: Action): void => {
  const { state, events } = value(game.apply(s.state, s.deed(action)))
  const draft = game.copy(s.state)
  game.mutate(draft, s.deed(action))
  expect(bytes(draft)).toBe(bytes(state))
  expect(unwhole(events, 'events')).toEqual([])
}

const textsOf = (s: Situation): readonly string[] => s.legal.map((action) => makeAction(s.scene, action))
const written = (s: Situation): PositionDocument =>
  makePosition(s.scene, ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, s.state.courts.length))

/** Both after the same decision; no documents where cards were shuffled by then, for chance is another. */
const oneLater = (s: Situation, again: Situation, chance: Chance): readonly (PositionDocument | null)[] => {
  const texts = textsOf(s)
  const text = texts[chance.below(texts.length)] ?? ''
  return [s.fork(), again.fork()].map((one) => {
    one.do(value(parseAction(one.scene, text)))
    return one.draws.some(({ kind }) => kind === 'seal' || kind === 'reseal') || one.outcome ? null : written(one)
  })
}

describe('at any table', () => {
  test('each card lies in one place, all is whole numbers, and a state takes less than 8 kB', () => {
    inGames(120, (beginning) =>
      every(2, beginning, 120, ({ state, vault }) => {
        expect(misplaced(state, vault)).toEqual([])
        expect(unwhole(state, 'state')).toEqual([])
        expect(JSON.stringify(state).length).toBeLessThan(LARGEST)
      }),
    )
  })

  test('what is legal is what is taken, and what is refused touches nothing', () => {
    inGames(80, (beginning) => {
      const stale: Action[] = []
      const chance = seeded(beginning.seed)
      every(6, beginning, 90, (s) => {
        const { state, legal } = s
        frozen(state)
        const known = new Set(legal.map(bytes))
        expect(known.size).toBe(legal.length)
        expect(legal.length > 0).toBe(!s.outcome)
        for (const action of legal) taken(s, action)
        const one = legal[chance.below(Math.max(1, legal.length))]
        for (const action of [...stale, ...(one ? wellFormed([...mutantsOf(one), ...withMore(one)]) : [])])
          expect(game.apply(state, s.deed(action)).ok, bytes(action)).toBe(known.has(bytes(action)))
        for (const other of [-1, ...state.courts.keys(), state.courts.length])
          if (one && other !== s.seat) expect(game.apply(state, s.deed(one, other)).ok).toBe(false)
        if (one) stale.push(one)
      })
    })
  })

  test('an action is read back from its text and from its data', () => {
    const met = new Set<string>()
    inGames(100, (beginning) =>
      every(3, beginning, 100, (s) => {
        const scene = s.scene
        const texts = textsOf(s)
        expect(new Set(texts).size).toBe(texts.length)
        s.legal.forEach((action, i) => {
          met.add(action.kind)
          expect(value(parseAction(scene, texts[i] ?? ''))).toEqual(action)
          expect(value(game.read(action as unknown as Json))).toEqual(action)
        })
      }),
    )
    // Cards are never so scarce here that a space stays empty (ruling 44); random.test.ts sees to that.
    expect(ACTION_KINDS.filter((kind) => !met.has(kind))).toEqual(['makeUp'])
  })

  test('a position written anywhere is the same when it is read, and one decision later: table, hidden cards and what is legal', () => {
    const met = new Set<string>()
    inGames(100, (beginning) => {
      let seen = 0
      every(1, beginning, 100, (s) => {
        const asked = s.state.todo.at(-1)?.do ?? ''
        const isUsual = asked === 'work' || asked === 'act'
        if (s.outcome || seen++ % (isUsual ? 8 : 1) > 0) return
        met.add(asked)
        const { format: _f, version: _v, ...zones } = written(s)
        const again = situation(zones, beginning.seed + 1)
        expect(written(again)).toEqual(written(s))
        expect(textsOf(again).toSorted()).toEqual(textsOf(s).toSorted())
        const [here, there] = oneLater(s, again, seeded(beginning.seed + seen))
        expect(there).toEqual(here)
      })
    })
    expect(ASKED.filter((asked) => !met.has(asked))).toEqual([])
  })

  test('[153] nothing that a seat sees, may do, is told or refused changes with cards that only others know, or nobody', () => {
    inGames(80, (beginning) => {
      const chance = seeded(beginning.seed)
      const here = begun(beginning)
      for (let stretches = 0; stretches < 6; stretches++) {
        const steps = stretch(here, 12)
        const eye = chance.below(beginning.seats + 1) - 1
        expect(differences(here.s, steps, eye < 0 ? null : eye, chance)).toEqual([])
      }
    })
  })
})

test('[154] two base families for each of three or four cannot be dealt; every other table can be set up', () => {
  for (const { mode, seats, options } of fc.sample(beginnings, { numRuns: 200, seed: 3 })) {
    expect(game.setup(tableOf(mode, seats, options)).ok).toBe(true)
    if (!('families' in options) || seats < 3) continue
    const few = tableOf(mode, seats, { ...options, families: 'choose', familyPool: 'base' })
    expect(game.setup(few)).toMatchObject({ ok: false, error: { ruling: 154 } })
  }
})

test('after a hundred rounds of four with every module a state takes less than 8 kB', () => {
  const all = { families: 'random', intrigue: 'on', wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
  const s = newGame('advanced', 4, { ...all, openHands: 'on', limitsEveryTurn: 'on' }, 1)
  const chance = seeded(1)
  while (!s.outcome) {
    s.do(atRandom(s, chance))
    expect(JSON.stringify(s.state).length).toBeLessThan(LARGEST)
  }
  expect(s.state.round).toBe(100)
})
