/** What a worker answers to requests of the table. */
import { describe, expect, test } from 'vitest'
import { type BotRequest, type BotResponse, createRequestHandler } from '../../src/bots/requestHandler.ts'
import { type BlackstoneTypes, game } from '../../src/games/blackstone/game.ts'
import { createGuide } from '../../src/games/blackstone/insight/heuristic/createGuide.ts'
import type { View } from '../../src/kernel/contract.ts'
import { nextAwaitedSeat } from '../../src/kernel/playout.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, playRandomly, startGame } from './playouts.ts'

/** Number of cards in the hand of a seat, and whether it knows the first. */
const hand = ({ state, seat, knownCard }: View<BlackstoneTypes['state']>) => {
  const cards = state.courts[seat ?? -1]?.hand ?? []
  return [cards.length, knownCard(cards[0] ?? -1) !== undefined]
}

/** Request handler whose deferred slices run when the test calls `step`. */
const createWorker = () => {
  const responses: BotResponse<BlackstoneTypes>[] = []
  const deferred: (() => void)[] = []
  const ask = createRequestHandler<BlackstoneTypes>({
    game,
    guide: { ...createGuide(game), answers: { hand } },
    respond: (response) => responses.push(response),
    defer: (run) => deferred.push(run),
    randomFrom: numbersFrom,
  })
  return { responses, ask, step: () => deferred.shift()?.(), deferred }
}

const planRequest = (id: number): BotRequest<BlackstoneTypes> => {
  // Both piles are picked: the first turn begins. This level compares plans, so a request takes many slices.
  const playout = playRandomly(startGame('coop', 2, 4, { families: 'off' }), 2, 4)
  const { state, seat, vault } = informationSetOf(playout, nextAwaitedSeat(playout) ?? 0)
  return { kind: 'think', id, state, seat, shown: [...vault.values()], level: 'captain', seed: 1 }
}

describe('a worker', () => {
  test('reports its progress and then its plan, whatever the slices', () => {
    const { responses, ask, step, deferred } = createWorker()
    ask(planRequest(7))
    while (deferred.length > 0) step()
    expect(responses.length).toBeGreaterThan(2)
    expect(responses.every(({ id }) => id === 7)).toBe(true)
    expect(responses.slice(0, -1).every(({ kind }) => kind === 'thinking')).toBe(true)
    const counts = responses.map((response) => ('nodes' in response ? response.nodes : -1))
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(responses.at(-1)).toMatchObject({ kind: 'planned' })
  })

  test('a cancelled request gives no more responses', () => {
    const { responses, ask, step, deferred } = createWorker()
    ask(planRequest(1))
    ask({ kind: 'cancel', id: 1 })
    const before = responses.length
    while (deferred.length > 0) step()
    expect(responses.length).toBe(before)
    expect(responses.some(({ kind }) => kind === 'planned')).toBe(false)
  })

  test('answers a named question of the game with what the seat knows, while it goes on planning', () => {
    const { responses, ask, step, deferred } = createWorker()
    const playout = playRandomly(startGame('kings-quest', 2, 4, { families: 'off' }), 2, 4)
    const { state, seat, vault } = informationSetOf(playout, nextAwaitedSeat(playout) ?? 0)
    const shown = [...vault.values()]
    ask(planRequest(1))
    ask({ kind: 'ask', id: 2, name: 'hand', about: null, state, seat, shown })
    ask({ kind: 'ask', id: 3, name: 'hand', about: null, state, seat: 1 - seat, shown: [] })
    ask({ kind: 'ask', id: 4, name: 'nothing', about: null, state, seat, shown })
    while (deferred.length > 0) step()
    const hand = [state.courts[seat]?.hand.length, true]
    const others = [state.courts[1 - seat]?.hand.length, false]
    const answers = responses.flatMap((response) =>
      response.kind === 'answered' ? [[response.id, response.answer]] : [],
    )
    expect(answers).toEqual([
      [2, hand],
      [3, others],
      [4, undefined],
    ])
    expect(responses.at(-1)).toMatchObject({ kind: 'planned', id: 1 })
  })

  test('a new request replaces the last', () => {
    const { responses, ask, step, deferred } = createWorker()
    ask(planRequest(1))
    ask(planRequest(2))
    while (deferred.length > 0) step()
    expect(responses.filter(({ kind }) => kind === 'planned').map(({ id }) => id)).toEqual([2])
  })
})
