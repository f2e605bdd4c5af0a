/** Properties of every game with families, however it is played. */

import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { game } from '#src/games/blackstone/game.ts'
import { formatAction, parseAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '#src/games/blackstone/notation/position/writePosition.ts'
import { familyOf, isLimitedCourt } from '#src/games/blackstone/rules/court/familyOf.ts'
import { hashOf } from '#src/kernel/hash64.ts'
import { expectSame } from '../../../expectSame.ts'
import { ofMany } from '../../../nightly.ts'
import { bytes } from '../findLeaks.ts'
import { findMisplacedCards } from '../findMisplacedCards.ts'
import { randomWalk } from '../notation/randomWalk.ts'
import { play } from '../playAndRecord.ts'
import { mixed } from '../players.ts'
import { newGame, type Situation, seeded, situation, value } from '../testTable.ts'

const games = fc.record({
  mode: fc.constantFrom('kings-quest', 'puzzle-master', 'coop'),
  options: fc.record({
    families: fc.constantFrom('random', 'choose'),
    tokens: fc.constantFrom('unlimited', 'finite'),
    marbuckWizardOnly: fc.constantFrom('on', 'off'),
    openHands: fc.constantFrom('on', 'off'),
  }),
  seed: fc.integer({ min: 1, max: 2 ** 30 }),
})

/** A label of what an action owes to a family; the kind of the action where that is nothing. */
const specialLabel = (s: Situation, action: Action): string => {
  if ('by' in action) return `${action.kind} by ${action.by}`
  if (action.kind === 'draw') return action.two ? 'two' : action.price
  const court = s.court(s.seat)
  const family = familyOf(s.scene.rules, s.state, court)
  if (action.kind === 'complete') return s.state.completions > 0 ? 'second' : (family?.id ?? action.kind)
  return action.kind
}

describe('every legal action', () => {
  test('is taken, is read back from its text, and all that families can do comes up', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(games, ({ mode, options, seed }) => {
        for (const s of randomWalk(mode, 2, options, seed, 80)) {
          const scene = s.scene
          const texts = s.legal.map((action) => formatAction(scene, action))
          expect(new Set(texts).size).toBe(texts.length)
          for (const [i, action] of s.legal.entries()) {
            seen.add(specialLabel(s, action))
            const isRead = [parseAction(scene, texts[i] ?? ''), game.parseAction(JSON.parse(JSON.stringify(action)))]
            if (isRead.some((read) => !isDeepStrictEqual(value(read), action)))
              expect.fail(`${bytes(action)} is read otherwise`)
            if (!game.apply(s.state, s.seatMove(action)).ok) expect.fail(`${bytes(action)} is refused`)
          }
        }
      }),
      { numRuns: ofMany(8, 12), seed: 8 },
    )
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...['slide by wizard', 'swap by knight', 'flip by knight', 'retain by wizard'],
        ...['two', 'knight', 'guard', 'unguard', 'family', 'keep'],
      ]),
    )
  })

  test('a copy is changed in place to the same bytes, and the state stays as it was', () => {
    fc.assert(
      fc.property(games, ({ mode, options, seed }) => {
        const chance = seeded(seed)
        for (const s of randomWalk(mode, 2, options, seed, 60)) {
          const before = hashOf(s.state)
          const move = s.seatMove(mixed(s, chance))
          const draft = game.copy(s.state)
          game.mutate(draft, move)
          expect(hashOf(value(game.apply(s.state, move)).state)).toBe(hashOf(draft))
          expect(hashOf(s.state)).toBe(before)
        }
      }),
      { numRuns: 4, seed: 8 },
    )
  })
})

describe('at every moment of whole games', () => {
  const played = (mode: string, seed: number, look: (s: Situation) => void): Situation =>
    play(newGame(mode, 2, { families: seed % 2 ? 'random' : 'choose', maxRounds: 20 }, seed), mixed, seed, 250, look)
  const MODES = ['kings-quest', 'puzzle-master'] as const
  const dealtFamilies = MODES.flatMap((mode) => ofMany([1, 2], [1, 2, 3]).map((seed) => [mode, seed] as const))

  test.each(dealtFamilies)(
    '%s, seed %i: cards lie once, guards stand on the board, nobody owes tokens',
    (mode, seed) => {
      played(mode, seed, (s) => {
        const { state } = s
        expectSame(findMisplacedCards(state, s.vault), [])
        for (const slot of state.guards ?? []) expect(state.board).toContain(slot)
        for (const { knights, wizards } of state.courts) expect(Math.min(knights, wizards)).toBeGreaterThanOrEqual(0)
        const most = state.courts.some((court) => familyOf(s.scene.rules, state, court)?.maxCompletions === 2) ? 2 : 1
        expect(state.completions).toBeLessThanOrEqual(most)
      })
    },
  )

  test('[B32] whoever has just ended a turn is within the limits, but for Keygriff', () => {
    let checked = 0
    for (const [mode, seed] of dealtFamilies)
      played(mode, seed, (s) => {
        const ended = s.events.findLast(({ kind }) => kind === 'turnEnded')
        if (s.state.todo.at(-1)?.do !== 'work' || ended?.kind !== 'turnEnded') return
        const court = s.court(ended.seat)
        if (!isLimitedCourt(s.scene.rules, s.state, court)) return
        expect(Math.max(court.hand.length, court.retained.length)).toBeLessThanOrEqual(2 + court.stacks.king.length)
        checked++
      })
    expect(checked).toBeGreaterThan(30)
  })
})

describe('a position written in the middle of a game', () => {
  const reread = (s: Situation, seed: number): Situation => {
    const { format: _f, version: _v, ...zones } = writePosition(s.scene, ['Ann', 'Ben'])
    return situation(zones, seed)
  }
  const texts = (s: Situation) => s.legal.map((action) => formatAction(s.scene, action)).toSorted()

  test.each([
    ['kings-quest', 3],
    ['kings-quest', 8],
    ['puzzle-master', 5],
  ])('%s, seed %i, is the same when it is read: families, guards and what is legal', (mode, seed) => {
    let compared = 0
    for (const original of randomWalk(mode, 2, { families: 'random' }, seed, 160)) {
      const step = original.state.todo.at(-1)?.do
      if (step !== 'work' && step !== 'drop') continue
      const restored = reread(original, seed + 1)
      expectSame(writePosition(restored.scene, ['Ann', 'Ben']), writePosition(original.scene, ['Ann', 'Ben']))
      expectSame(texts(restored), texts(original))
      compared++
    }
    expect(compared).toBeGreaterThan(30)
  })
})
