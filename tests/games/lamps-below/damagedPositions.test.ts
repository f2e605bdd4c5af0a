/** Whatever position is read can be played on: positions of games with parts taken from each other. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { formatAction } from '../../../src/games/lamps-below/notation/formatAction.ts'
import { readPosition } from '../../../src/games/lamps-below/position/readPosition.ts'
import { writePosition } from '../../../src/games/lamps-below/position/writePosition.ts'
import { answerDraw } from '../../../src/kernel/answerDraw.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { ofMany } from '../../nightly.ts'
import { atRandom, busy } from './players.ts'
import { newGame } from './testTable.ts'

type Below = (bound: number) => number
type Fields = Readonly<Record<string, Json>>

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan']
const OF_A_PHASE = 12
/** Damaged positions of each number of explorers. */
const TRIED = ofMany(40, 400)
const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)] as T

/** Positions of an expedition, of each phase the first some. */
const documentsOf = (seats: number, explorers: number, seed: number): readonly Fields[] => {
  const below = numbersFrom(seed)
  const t = newGame(seats, { explorers, company: 'chance', leader: 'chance' }).deal()
  const documents: Fields[] = []
  for (let decided = 0; !t.outcome && decided < 250; decided++) {
    documents.push(JSON.parse(JSON.stringify(writePosition(t.dealerView(), NAMES.slice(0, seats)))))
    t.do(formatAction(t.state, busy(game.legal(t.view(t.awaited - 1)), below)))
  }
  return documents.filter(
    ({ phase }, index) => documents.slice(0, index).filter((before) => before.phase === phase).length < OF_A_PHASE,
  )
}

const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A list with one part gone, there twice, or changed. */
const damagedList = (list: readonly Json[], below: Below): Json => {
  const at = below(list.length)
  const part = list[at] ?? null
  return pick([list.toSpliced(at, 1), [...list, part], list.with(at, damagedPart(part, part, below))], below)
}

/** A part changed, or as another position has it. */
const damagedPart = (part: Json, other: Json, below: Below): Json => {
  if (below(3) === 0) return other
  if (typeof part === 'number') return part + pick([-1, 1, 2], below)
  if (typeof part === 'boolean') return !part
  if (Array.isArray(part) && part.length > 0) return damagedList(part, below)
  return isFields(part) ? damagedFields(part, isFields(other) ? other : part, below) : other
}

/** One field gone, changed, or taken from another position. */
const damagedFields = (fields: Fields, other: Fields, below: Below): Fields => {
  const keys = [...new Set([...Object.keys(fields), ...Object.keys(other)])]
  if (keys.length === 0) return fields
  const key = pick(keys, below)
  const part = fields[key]
  const from = other[key]
  const { [key]: _, ...rest } = fields
  if (from === undefined || below(4) === 0) return rest
  return { ...rest, [key]: part === undefined ? from : damagedPart(part, from, below) }
}

/** Plays a position with random actions to its end, or 200 of them. False if it is refused. */
const isPlayed = (document: Json, seed: number): boolean => {
  const read = readPosition(document)
  if (!read.ok) return false
  const { table, hidden } = read.value
  const made = game.setup(table)
  const cards = made.ok && hidden !== undefined ? game.hiddenCards(table, hidden) : null
  if (!made.ok || cards?.ok === false) return false
  const [chance, below] = [chanceFrom(seed), numbersFrom(seed)]
  const state = made.value
  let dealt = EMPTY_VAULT
  for (let decided = 0; decided < 200; ) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return true
    if (turn.kind === 'chance') {
      const deal = answerDraw(turn.draw, dealt, chance, cards?.ok ? cards.value : undefined)
      dealt = deal.dealt
      game.mutate(state, { kind: 'chance', answer: deal.answer })
      continue
    }
    const [seat = -1] = turn.seats
    const legal = game.legal(seatView(state, seat, EMPTY_VAULT))
    const action = (seed % 2 === 0 ? busy : atRandom)(legal, below)
    game.mutate(state, { kind: 'seat', seat, action, openings: [] })
    decided++
  }
  return true
}

test.each([
  [1, 1],
  [1, 3],
  [2, 2],
  [2, 4],
  [3, 4],
])('of %i seats with %i explorers: it is refused, or played to its end', (seats, explorers) => {
  const documents = ofMany([1], [1, 2]).flatMap((seed) => documentsOf(seats, explorers, seed))
  const below = numbersFrom(seats * 10 + explorers)
  let played = 0
  for (let seed = 0; seed < TRIED; seed++) {
    let document: Fields = pick(documents, below)
    for (let changes = 1 + below(3); changes > 0; changes--)
      document = damagedFields(document, pick(documents, below), below)
    try {
      played += Number(isPlayed(document, seed))
    } catch (error) {
      throw new Error(`${error}: ${JSON.stringify(document)}`, { cause: error })
    }
  }
  expect(played).toBeGreaterThan(TRIED / 4)
  expect(played).toBeLessThan(TRIED)
})
