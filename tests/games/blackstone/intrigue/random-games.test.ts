/** Properties of every game with intrigue, however it is played, and with every other module beside it. */

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { formatAction, parseAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { hashOf } from '#src/kernel/hash64.ts'
import { ofMany } from '../../../nightly.ts'
import { findMisplacedCards } from '../findMisplacedCards.ts'
import { type GameMoment, play, recordMoments } from '../playAndRecord.ts'
import { newGame } from '../testTable.ts'
import { INTRIGUE_KINDS, intriguePlayer } from './intriguePlayer.ts'

const onOff = fc.constantFrom('on', 'off')
const modules = {
  intrigue: fc.constant('on'),
  intrigueTiming: fc.constantFrom('endOfWork', 'immediate'),
  faceDownMatch: fc.constantFrom('one', 'both'),
  families: fc.constantFrom('off', 'random'),
  knightWizard: onOff,
  openHands: onOff,
  tokens: fc.constantFrom('unlimited', 'finite'),
}
const pieces = { ...modules, wildVassals: onOff, assassins: onOff }
const gameStart = fc
  .constantFrom(['kings-quest', 2, 4], ['advanced', 3, 3], ['coop', 2, 2], ['puzzle-master', 2, 2])
  .chain(([mode, min, max]) =>
    fc.record({
      mode: fc.constant(String(mode)),
      seats: fc.integer({ min: Number(min), max: Number(max) }),
      options: fc.record(mode === 'puzzle-master' ? modules : pieces),
      seed: fc.integer({ min: 1, max: 2 ** 30 }),
    }),
  )

let games: readonly (readonly GameMoment[])[] = []
beforeAll(() => {
  games = fc
    .sample(gameStart, { numRuns: 16, seed: 21 })
    .map(({ mode, seats, options, seed }) =>
      recordMoments(newGame(mode, seats, options, seed), intriguePlayer, seed, 300),
    )
})
const moments = (): readonly GameMoment[] => games.flat()

describe('at every moment', () => {
  test('enough happens', () => {
    const kinds = new Set(games.flatMap((moment) => moment.at(-1)?.events ?? []).map(({ kind }) => kind))
    const expected = ['intrigued', 'hidden', 'noticed', 'rewarded', 'claimed', 'declined', 'recalled', 'gained']
    expect([...kinds]).toEqual(expect.arrayContaining(expected))
  })

  test('each card of the box lies exactly once in one zone', () => {
    for (const { state, vault } of moments()) expect(findMisplacedCards(state, vault)).toEqual([])
  })

  test('[B13] [B79] markers lie on an own completed card and on a vassal of the board, or on a card that is nowhere else', () => {
    for (const { state } of moments())
      for (const { intrigue, stacks } of state.courts) {
        if (intrigue?.at !== 'agents') continue
        expect([...stacks.knight, ...stacks.wizard, ...stacks.king]).toContain(intrigue.card)
        expect(state.board).toContain(intrigue.vassal)
        expect([1, 2]).toContain(intrigue.matched)
      }
  })

  test('[B68] [B71] nothing waits when a turn begins, and none has two rewards waiting', () => {
    for (const { state, events } of moments()) {
      const waiting = [
        ...(state.rewards ?? []),
        ...state.todo.flatMap((moment) => (moment.do === 'reward' ? [moment.reward] : [])),
      ]
      expect(new Set(waiting.map(({ seat }) => seat)).size).toBe(waiting.length)
      if (events.at(-1)?.kind === 'mustered') expect([waiting, state.usedVassals]).toEqual([[], []])
      expect(waiting.map(({ seat }) => seat)).not.toContain(state.seat)
    }
  })

  test('[B76] whoever is exhausted stays so', () => {
    for (const moment of games) {
      const exhausted = new Set<number>()
      for (const { state } of moment)
        state.courts.forEach(({ intrigue }, seat) => {
          if (exhausted.has(seat)) expect(intrigue).toEqual({ at: 'exhausted' })
          if (intrigue?.at === 'exhausted') exhausted.add(seat)
        })
    }
  })
})

describe('every legal action', () => {
  test('is taken in a copy and in place alike, and reads back from its text; a default is always at hand', () => {
    fc.assert(
      fc.property(gameStart, ({ mode, seats, options, seed }) => {
        play(newGame(mode, seats, options, seed), intriguePlayer, seed, 80, (s) => {
          if (s.outcome) return
          const { scene } = s
          const texts = s.legal.map((action) => formatAction(scene, action))
          expect(new Set(texts).size).toBe(texts.length)
          s.legal.forEach((action, i) => {
            if (!INTRIGUE_KINDS.has(action.kind)) return
            expect(parseAction(scene, texts[i] ?? '')).toEqual({ ok: true, value: action })
            const applied = game.apply(s.state, s.seatMove(action))
            const draft = game.copy(s.state)
            game.mutate(draft, s.seatMove(action))
            expect(applied.ok && hashOf(applied.value.state)).toBe(hashOf(draft))
          })
        })
      }),
      { numRuns: ofMany(10, 50), seed: 21 },
    )
  })
})
