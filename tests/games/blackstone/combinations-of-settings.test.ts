/**
 * Properties of every table that the mode cards allow: every mode, any number of seats, modules and settings, and
 * players who play at random, to score or for intrigue. Every two settings of a mode meet under one of the five checks and where actions are read back;
 * `NIGHTLY` plays some five hundred random games for each check, with new seeds each time.
 */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTION_KINDS, type Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { formatAction, parseAction } from '../../../src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '../../../src/games/blackstone/notation/position/writePosition.ts'
import type { PositionDocument } from '../../../src/games/blackstone/position/positionSchema.ts'
import type { Json } from '../../../src/kernel/json.ts'
import type { RandomSource } from '../../../src/kernel/randomSource.ts'
import { mutantsOf } from '../../contract/damagedData.ts'
import { expectSame } from '../../expectSame.ts'
import { NIGHTLY, ofMany } from '../../nightly.ts'
import { bytes, findLeaks, recordDecisions } from './findLeaks.ts'
import { findMisplacedCards } from './findMisplacedCards.ts'
import { coveringStarts, type GameStart, gameStarts, situationsOf, startGame } from './gameStarts.ts'
import { atRandom } from './players.ts'
import { newGame, type Situation, seeded, situation, tableOf, value } from './testTable.ts'

const CHECKS = 5
/** How far a game goes for a check. */
const MOVES = ofMany(40, 60)
/** And how far where each kind of decision is wanted. */
const LONG = ofMany(70, 100)
const STARTS = NIGHTLY ? [] : coveringStarts()

/** So many fifths of the covering games, other ones for each check. */
const startsOf = (check: number, fifths: number): readonly GameStart[] =>
  STARTS.filter((_, index) => (index + check) % CHECKS < fifths)

/** Runs one of the checks in its games; a failure names the start of its game, which is enough to repeat it. */
const checkGames = (index: number, check: (start: GameStart) => void, fifths = 1): void => {
  if (NIGHTLY) fc.assert(fc.property(gameStarts, check), { numRuns: 500, endOnFailure: true })
  for (const start of startsOf(index, fifths)) {
    try {
      check(start)
    } catch (error) {
      throw new Error(`in the game ${JSON.stringify(start)}`, { cause: error })
    }
  }
}

/** Whether most situations of a game are of this kind; of the others more are checked. */
const isUsual = ({ state }: Situation): boolean => ['work', 'act'].includes(state.todo.at(-1)?.do ?? '')

const checkEveryNth = (interval: number, start: GameStart, steps: number, check: (s: Situation) => void): void => {
  let index = start.seed % interval
  for (const s of situationsOf(start, steps)) if (index++ % interval === 0) check(s)
}

const deepFrozen = <T>(data: T): T => {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  Object.values(data).forEach(deepFrozen)
  return Object.freeze(data)
}

/**
 * Paths of all that is not plain data with whole numbers: fractions, -0, undefined fields, other objects than lists and
 * records.
 */
const findUnplainParts = (data: unknown, path: string): readonly string[] => {
  if (typeof data === 'number') return Number.isSafeInteger(data) && !Object.is(data, -0) ? [] : [`${path}: ${data}`]
  if (typeof data !== 'object' || data === null) return ['string', 'object'].includes(typeof data) ? [] : [path]
  if (!Array.isArray(data) && Object.getPrototypeOf(data) !== Object.prototype) return [path]
  return Object.entries(data).flatMap(([key, part]) => findUnplainParts(part, `${path}.${key}`))
}

const MAX_STATE_SIZE = 8192
/**
 * All kinds of decision but the spaces that cards were missing for: mid-step-positions.test.ts proves them, cards are never so
 * scarce here.
 */
const EXPECTED_STEPS: readonly string[] = [
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

/** The same action with one more field, for fields that may be missing. */
const withExtraField = (action: Action): readonly Json[] =>
  [{ by: 'knight' }, { by: 'wizard' }, { stack: 'knight' }, { stack: 'wizard' }, { two: true }].map(
    (extraField) => ({ ...action, ...extraField }) as unknown as Json,
  )

const wellFormed = (mutants: readonly Json[]): readonly Action[] =>
  mutants.flatMap((json) => {
    const parsed = game.parseAction(json)
    return parsed.ok ? [parsed.value] : []
  })

/** Checks that a legal action is accepted, and that applying it in place gives the same state. */
const checkAccepted = (s: Situation, action: Action): void => {
  const { state, events } = value(game.apply(s.state, s.seatMove(action)))
  const draft = game.copy(s.state)
  game.mutate(draft, s.seatMove(action))
  expectSame(draft, state)
  expectSame(findUnplainParts(events, 'events'), [])
}

const actionTexts = (s: Situation): readonly string[] => s.legal.map((action) => formatAction(s.scene, action))
const writtenPosition = (s: Situation): PositionDocument =>
  writePosition(s.scene, ['Ann', 'Ben', 'Cid', 'Dee'].slice(0, s.state.courts.length))

/** Both positions after the same decision; null where cards were shuffled, because chance differs. */
const positionsAfterOneMove = (
  s: Situation,
  reread: Situation,
  chance: RandomSource,
): readonly (PositionDocument | null)[] => {
  const texts = actionTexts(s)
  const text = texts[chance.below(texts.length)] ?? ''
  return [s.fork(), reread.fork()].map((fork) => {
    fork.do(value(parseAction(fork.scene, text)))
    return fork.draws.some(({ kind }) => kind === 'seal' || kind === 'reseal') || fork.outcome
      ? null
      : writtenPosition(fork)
  })
}

describe('at any table', () => {
  test('each card lies in one place, all is whole numbers, and a state takes less than 8 kB', () => {
    checkGames(0, (start) =>
      checkEveryNth(3, start, MOVES, ({ state, vault }) => {
        expectSame(findMisplacedCards(state, vault), [])
        expectSame(findUnplainParts(state, 'state'), [])
        expect(JSON.stringify(state).length).toBeLessThan(MAX_STATE_SIZE)
      }),
    )
  })

  test('the legal actions are exactly those that are accepted, and a refusal changes nothing', () => {
    checkGames(1, (start) => {
      const stale: Action[] = []
      const chance = seeded(start.seed)
      checkEveryNth(12, start, MOVES, (s) => {
        const { state, legal } = s
        deepFrozen(state)
        const known = new Set(legal.map(bytes))
        expect(known.size).toBe(legal.length)
        expect(legal.length > 0).toBe(!s.outcome)
        for (const action of legal) checkAccepted(s, action)
        const sample = legal[chance.below(Math.max(1, legal.length))]
        for (const action of [
          ...stale,
          ...(sample ? wellFormed([...mutantsOf(sample), ...withExtraField(sample)]) : []),
        ])
          if (game.apply(state, s.seatMove(action)).ok !== known.has(bytes(action))) expect.fail(bytes(action))
        for (const otherSeat of [-1, ...state.courts.keys(), state.courts.length])
          if (sample && otherSeat !== s.seat) expectSame(game.apply(state, s.seatMove(sample, otherSeat)).ok, false)
        if (sample) stale.push(sample)
      })
    })
  })

  test('an action is read back from its text and from its data', () => {
    const seenKinds = new Set<string>()
    checkGames(
      2,
      (start) => {
        let usualCount = start.seed
        checkEveryNth(2, start, LONG, (s) => {
          if (isUsual(s) && usualCount++ % ofMany(4, 2) > 0) return
          const scene = s.scene
          const texts = actionTexts(s)
          const misread: string[] = []
          expect(new Set(texts).size).toBe(texts.length)
          s.legal.forEach((action, i) => {
            seenKinds.add(action.kind)
            const read = [parseAction(scene, texts[i] ?? ''), game.parseAction(action as unknown as Json)]
            if (read.some((one) => !isDeepStrictEqual(value(one), action))) misread.push(bytes(action))
          })
          expectSame(misread, [])
        })
      },
      2,
    )
    // Cards are never so scarce here that a space stays empty (ruling 44); random-games.test.ts sees to that.
    expect(ACTION_KINDS.filter((kind) => !seenKinds.has(kind))).toEqual(['makeUp'])
  })

  test('a position written anywhere is the same when it is read, and one decision later: table, hidden cards and what is legal', () => {
    const seenKinds = new Set<string>()
    checkGames(3, (start) => {
      let stepCount = 0
      checkEveryNth(1, start, LONG, (s) => {
        if (s.outcome || stepCount++ % (isUsual(s) ? ofMany(24, 16) : 1) > 0) return
        seenKinds.add(s.state.todo.at(-1)?.do ?? '')
        const { format: _f, version: _v, ...zones } = writtenPosition(s)
        const reread = situation(zones, start.seed + 1)
        expectSame(writtenPosition(reread), writtenPosition(s))
        expectSame(actionTexts(reread).toSorted(), actionTexts(s).toSorted())
        const [positionAfter, rereadAfter] = positionsAfterOneMove(s, reread, seeded(start.seed + stepCount))
        expectSame(rereadAfter, positionAfter)
      })
    })
    expect(EXPECTED_STEPS.filter((step) => !seenKinds.has(step))).toEqual([])
  })

  test('[B153] nothing that a seat sees, may do, is told or refused changes with cards that only others know, or nobody', () => {
    checkGames(4, (start) => {
      const chance = seeded(start.seed)
      const runningGame = startGame(start)
      for (let stretch = 0; stretch < 3; stretch++) {
        const steps = recordDecisions(runningGame, 12)
        const viewer = chance.below(start.seats + 1) - 1
        expect(findLeaks(runningGame.s, steps, viewer < 0 ? null : viewer, chance)).toEqual([])
      }
    })
  })
})

test('[B154] two base families for each of three or four cannot be dealt; every other table can be set up', () => {
  for (const { mode, seats, options } of fc.sample(gameStarts, { numRuns: 200, seed: 3 })) {
    expect(game.setup(tableOf(mode, seats, options)).ok).toBe(true)
    if (!('families' in options) || seats < 3) continue
    const baseFamilies = tableOf(mode, seats, { ...options, families: 'choose', familyPool: 'base' })
    expect(game.setup(baseFamilies)).toMatchObject({ ok: false, error: { ruling: 154 } })
  }
})

test('after a hundred rounds of four with every module a state takes less than 8 kB', () => {
  const modules = { families: 'random', intrigue: 'on', wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
  const s = newGame('advanced', 4, { ...modules, openHands: 'on', limitsEveryTurn: 'on' }, 1)
  const chance = seeded(1)
  while (!s.outcome) {
    s.do(atRandom(s, chance))
    expect(JSON.stringify(s.state).length).toBeLessThan(MAX_STATE_SIZE)
  }
  expect(s.state.round).toBe(100)
})
