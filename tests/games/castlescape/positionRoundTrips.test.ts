/** Position documents: written wherever a seat is awaited and read again, and what they may not say. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import { formatAction } from '../../../src/games/castlescape/notation/formatAction.ts'
import type { PositionDocument } from '../../../src/games/castlescape/position/positionSchema.ts'
import { readPosition } from '../../../src/games/castlescape/position/readPosition.ts'
import { writePosition } from '../../../src/games/castlescape/position/writePosition.ts'
import type { Options } from '../../../src/kernel/gameCard.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { awaitedSeats, legalActionsIn, type Playout, playAction, startPlayout } from '../../../src/kernel/playout.ts'
import type { Result } from '../../../src/kernel/result.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { ofMany } from '../../nightly.ts'
import { busy } from './players.ts'
import { newGame, type Table, tableFrom } from './testTable.ts'

type Moment = Playout<CastleScapeTypes>

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot']

const documentOf = ({ state, dealt }: Moment): PositionDocument =>
  writePosition(seatView(state, null, dealt), NAMES.slice(0, state.guilds.length))

/** The game that a document describes, dealt up to the first decision. */
const openDocument = (document: unknown): Moment => {
  const { table, hidden } = unwrap(readPosition(JSON.parse(JSON.stringify(document)) as Json))
  const stacked = hidden === undefined ? undefined : unwrap(game.hiddenCards(table, hidden))
  const seats = table.seats
  return startPlayout(game, unwrap(game.setup(table)), seats, chanceFrom(7), stacked)
}

const legalTexts = (playout: Moment): readonly string[] => {
  const faceOf = (slot: number) => playout.dealt.get(slot)?.value.face ?? -1
  const context = { size: playout.state.site.size, faceOf }
  return awaitedSeats(playout).flatMap((seat) =>
    legalActionsIn(playout, seat).map((action) => `${seat} ${formatAction(action, context)}`),
  )
}

/** Moments of a whole game of players that get on with it. */
const momentsOf = (seed: number): readonly Moment[] => {
  const seats = 2 + (seed % 3)
  const below = numbersFrom(seed)
  const options = {
    hardcore: seed % 2 ? 'on' : 'off',
    market: seed % 3 ? 'full' : 'friendly',
    site: seed % 4 ? 15 : 13,
    first: seed % 2 ? 'random' : 1,
    lastTurns: seed % 2 ? 'equal' : 'oneEach',
    handicap: 'on',
  }
  const setup = unwrap(game.setup({ mode: 'castlescape', options, seats }))
  const moments = [startPlayout(game, setup, seats, chanceFrom(seed))]
  for (;;) {
    const playout = moments.at(-1) as Moment
    const [seat] = awaitedSeats(playout)
    if (seat === undefined) return moments
    moments.push(playAction(playout, busy(legalActionsIn(playout, seat), below), seat))
  }
}

describe('a position that is written wherever a seat is awaited', () => {
  // Choices of Contracts that wait for others are in no position.
  const games = ofMany([1, 2, 3, 4], [1, 2, 3, 4, 5, 6]).map((seed) =>
    momentsOf(seed).filter(({ choices }) => choices.length === 0),
  )
  const moments = games.flatMap((all) => all.filter((_, index) => index % 19 === 0))

  test('reads as the same position, with the same answers', () => {
    for (const moment of moments) {
      const document = documentOf(moment)
      const again = openDocument(document)
      expect(JSON.stringify(documentOf(again))).toBe(JSON.stringify(document))
      expect(legalTexts(again)).toEqual(legalTexts(moment))
    }
  })

  test('reads as the same position while something is asked out of turn', () => {
    const asked = games.flatMap((all) =>
      all.filter(({ state }) => !['main', 'keep'].includes(state.tasks.at(-1)?.do ?? 'main')),
    )
    const kinds = new Set(asked.map(({ state }) => state.tasks.at(-1)?.do))
    expect([...kinds].toSorted()).toEqual(['discard', 'keepOne', 'lose'])
    for (const moment of asked) {
      const document = documentOf(moment)
      const again = openDocument(document)
      expect(JSON.stringify(documentOf(again))).toBe(JSON.stringify(document))
      expect(legalTexts(again)).toEqual(legalTexts(moment))
    }
  })

  test('goes on in the same way where nothing is drawn', () => {
    let compared = 0
    for (const moment of moments) {
      const [seat = -1] = awaitedSeats(moment)
      const again = openDocument(documentOf(moment))
      const kinds = ['build', 'post', 'buy', 'move', 'lose', 'leave']
      const index = seat < 0 ? -1 : legalActionsIn(moment, seat).findIndex(({ kind }) => kinds.includes(kind))
      if (index < 0) continue
      const [one, other] = [moment, again].map((playout) =>
        playAction(playout, legalActionsIn(playout, seat)[index] as Action, seat),
      ) as [Moment, Moment]
      // New slots are a shuffle: its order is another.
      if (one.state.slots > moment.state.slots) continue
      compared++
      expect(JSON.stringify(documentOf(other))).toBe(JSON.stringify(documentOf(one)))
    }
    expect(compared).toBeGreaterThan(15)
  })

  test('tells a seat that does not know them no hidden card', () => {
    const moment = games[0]?.[60] as Moment
    const view = seatView(moment.state, 0, moment.vaults[0] ?? new Map())
    const { hidden, market } = writePosition(view, NAMES)
    expect(hidden?.hands?.map((hand) => hand.length)).toEqual(
      moment.state.guilds.map(({ hand }, seat) => (seat ? 0 : hand.length)),
    )
    expect(hidden?.decks?.flat()).toEqual([])
    expect(hidden?.contractDeck).toEqual([])
    expect(market?.deck).toBeUndefined()
  })

  test('keeps as many cards wherever they lie, also where a seat or nobody knows them', () => {
    for (const moment of moments)
      for (const view of [
        seatView(moment.state, 0, moment.vaults[0] ?? new Map()),
        seatView(moment.state, null, EMPTY_VAULT),
      ]) {
        const again = openDocument(writePosition(view, NAMES.slice(0, moment.state.guilds.length))).state
        expect([again.market.end - again.market.next, again.contracts.length]).toEqual([
          moment.state.market.end - moment.state.market.next,
          moment.state.contracts.length,
        ])
        expect(again.guilds.map(({ hand, contracts }) => [hand.length, contracts.length])).toEqual(
          moment.state.guilds.map(({ hand, contracts }) => [hand.length, contracts.length]),
        )
      }
  })
})

const FORMAT = { format: 'castlescape-position', version: 1 }
const refusalOf = (document: object): unknown => {
  const read = readPosition({ ...FORMAT, ...document } as Json)
  if (!read.ok) return read.error
  const { table, hidden } = read.value
  const created: Result<unknown> = game.setup(table)
  if (!created.ok) return created.error
  const dealt = hidden === undefined ? null : game.hiddenCards(table, hidden)
  return dealt && !dealt.ok ? dealt.error : null
}

const site = (changes: Readonly<Record<number, string>> = {}): readonly string[] =>
  Array.from(
    { length: 15 },
    (_, row) => changes[row + 1]?.padEnd(15, '.') ?? (row === 7 ? '.......#.......' : '.'.repeat(15)),
  )

/** Tasks of a document, most of which can be. */
const anyTask = (() => {
  const seat = fc.integer({ min: 1, max: 3 })
  const n = fc.integer({ min: 0, max: 8 })
  const bare = fc.constantFrom('checkQuarry', 'fillStalls', 'checkEnd', 'finalInspection').map((what) => ({ do: what }))
  return fc.oneof(
    bare,
    fc.record({ do: fc.constantFrom('inspection', 'closeInspection'), final: fc.boolean() }),
    fc.record({ do: fc.constantFrom('takeAlley', 'shuffle', 'capInfamy'), seat }),
    fc.record({ do: fc.constantFrom('draw', 'discard', 'pay'), seat, n }),
    fc.record({ do: fc.constant('raise'), seat, infamy: fc.integer({ min: 0, max: 5 }), corruption: n }),
    fc.record({ do: fc.constant('lose'), seat, n, fallback: fc.constantFrom('pay', 'discard') }),
    fc.record({ do: fc.constant('keepOne'), seat, seen: n, keep: n }),
    fc.record({
      do: fc.constant('effects'),
      card: fc.constantFrom('whisper-campaign', 'change-of-guard', 'guild-charter'),
      when: fc.constantFrom('play', 'buy'),
      rival: seat,
      at: fc.integer({ min: 0, max: 2 }),
    }),
  )
})()
const anyDocument = fc.record(
  {
    guilds: fc.array(
      fc.record(
        {
          infamy: fc.integer({ min: 0, max: 12 }),
          corruption: fc.integer({ min: 0, max: 10 }),
          alley: fc.subarray(['press-gang', 'hire-a-fence', 'clumsy-thief', 'back-alley-bribes']),
          discard: fc.subarray(['ramparts', 'ramparts', 'ladder-crew']),
          faceDown: fc.subarray(['whisper-campaign', 'guild-charter', 'market-stall', 'stone-walls']),
          contracts: fc.integer({ min: 0, max: 9 }),
        },
        { requiredKeys: [] },
      ),
      { minLength: 2, maxLength: 3 },
    ),
    site: fc.constantFrom(site(), site({ 9: '1..2..1A.2.3', 10: '11.22.#', 8: '......#C#' })),
    market: fc.subarray(['toll-bridge', 'ladder-crew', 'press-gang']).map((deck) => ({ deck })),
    quarry: fc.integer({ min: 0, max: 3 }),
    marker: fc.integer({ min: 1, max: 3 }),
    lastSeat: fc.integer({ min: 1, max: 2 }),
    conceded: fc.constantFrom([1], [2], []),
    tasks: fc
      .tuple(fc.array(anyTask, { maxLength: 5 }), fc.constantFrom('main', 'nextTurn', 'finalInspection', 'score'))
      .map(([tasks, last]) => [...tasks, { do: last }]),
  },
  { requiredKeys: ['guilds'] },
)

test('whatever waits in a position that is not refused, the game goes on from it', () => {
  const numRuns = Number(process.env.POSITIONS ?? 300)
  let opened = 0
  fc.assert(
    fc.property(anyDocument, fc.nat(), (document, seed) => {
      if (refusalOf(document) !== null) return
      opened++
      const below = numbersFrom(seed)
      let playout = openDocument({ ...FORMAT, ...document })
      for (let count = 0; count < 60; count++) {
        const [seat] = awaitedSeats(playout)
        if (seat === undefined) break
        playout = playAction(playout, busy(legalActionsIn(playout, seat), below), seat)
      }
      const isOver = playout.state.outcome !== null
      expect(awaitedSeats(playout).length > 0).toBe(!isOver)
    }),
    { numRuns },
  )
  // Some 43 of 300, whatever the seed.
  expect(opened).toBeGreaterThan(numRuns / 20)
})

/** Plays on at random, and hands out the table at each decision. */
const playAtRandom = (t: Table, seed: number, decisions: number, look: (t: Table) => void): void => {
  const below = numbersFrom(seed)
  for (let count = 0; count < decisions && !t.outcome; count++) {
    look(t)
    const texts = t.legal()
    t.do(texts[below(texts.length)] ?? 'end')
  }
}

const OPTIONS: readonly (readonly [number, Options])[] = [
  [2, {}],
  [3, { hardcore: 'on', market: 'friendly', site: 13 }],
  [4, { handicap: 'on', lastTurns: 'oneEach', first: 'random' }],
]

describe('a game', () => {
  test.each(OPTIONS)('of %i seats, written anywhere and read again, is the same position', (seats, options) => {
    let looks = 0
    const t = newGame(seats, options)
    const dealt = writePosition(t.dealerView(), [])
    expect(writePosition(tableFrom({ ...dealt, seats: names(seats) }).dealerView(), [])).toEqual(dealt)
    t.keep(t.state.guilds.map(({ contracts }, seat) => [seat, contracts.slice(0, 2)]))
    playAtRandom(t, seats, 400, (now) => {
      if (looks++ % 7 > 0) return
      const written = writePosition(now.dealerView(), names(seats))
      const again = tableFrom(written)
      expect(writePosition(again.dealerView(), names(seats))).toEqual(written)
      expect(again.legal()).toEqual(now.legal())
      expect(again.awaited).toBe(now.awaited)
    })
    expect(looks).toBeGreaterThan(40)
  })
})

const names = (seats: number): readonly string[] => ['Ann', 'Bo', 'Cy', 'Di'].slice(0, seats)

const VALUES: readonly Json[] = [0, 1, 3, 99, -1, 1.5, '', 'ramparts', 'levy', 'h8', '-', true, null, [], {}, [[]]]

/** A copy in which one value somewhere is another, or is missing. */
const bend = (json: Json, below: (bound: number) => number): Json => {
  if (typeof json !== 'object' || json === null || below(6) === 0) return VALUES[below(VALUES.length)] ?? null
  const keys = Object.keys(json)
  const key = keys[below(keys.length)]
  if (key === undefined) return json
  if (below(8) === 0 && !Array.isArray(json))
    return Object.fromEntries(Object.entries(json).filter(([one]) => one !== key))
  const changed = bend((json as Readonly<Record<string, Json>>)[key] ?? null, below)
  return Array.isArray(json) ? json.with(Number(key), changed) : { ...json, [key]: changed }
}

test('no document that is bent anywhere breaks the game: it is refused, or can be played', () => {
  const below = numbersFrom(7)
  const t = newGame(3)
  t.keep(t.state.guilds.map(({ contracts }, seat) => [seat, contracts.slice(0, 2)]))
  let taken = 0
  playAtRandom(t, 5, 250, (now) => {
    const written = JSON.parse(JSON.stringify(writePosition(now.dealerView(), names(3)))) as Json
    for (let count = 0; count < ofMany(4, 8); count++) {
      const bent = bend(written, below)
      const parsed = readPosition(bent)
      if (!parsed.ok || !game.setup(parsed.value.table).ok) continue
      const { table, hidden } = parsed.value
      if (hidden !== undefined && !game.hiddenCards(table, hidden).ok) continue
      taken++
      const again = tableFrom(bent as object)
      if (!again.outcome) again.do(again.legal()[0] ?? 'end')
    }
  })
  expect(taken).toBeGreaterThan(50)
})
