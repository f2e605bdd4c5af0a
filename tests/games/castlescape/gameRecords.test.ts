/** Games of CastleScape as records: dealt with locks, ended by the rules or by the players, and read back. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idOfFace } from '../../../src/games/castlescape/cardIds.ts'
import { game } from '../../../src/games/castlescape/game.ts'
import { readPosition } from '../../../src/games/castlescape/position/readPosition.ts'
import { fulfilledContracts, type Score, scoreOf } from '../../../src/games/castlescape/rules/ending/score.ts'
import type { State } from '../../../src/games/castlescape/state.ts'
import type { Header } from '../../../src/kernel/log.ts'
import { setupOf } from '../../../src/kernel/replayState.ts'
import { createHeader } from '../../../src/table/createHeader.ts'
import { parseRecordString, readRecordStringStepwise } from '../../../src/table/record/recordString.ts'
import { runAllSteps } from '../../../src/table/runAllSteps.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { recordGame, recordString } from './recordGame.ts'

test.each([
  [2, 40],
  [3, 5000],
])('%i seats, %i decisions at most: the record reads as the same game', (seats, decisions) => {
  const log = recordGame(seats, decisions)
  expect(log.replay.turn.kind).toBe('over')
  const entries = log.loggedEntries.map(({ entry }) => entry)
  expect(unwrap(parseRecordString(game, recordString(log))).entries).toEqual(entries)
})

/** Longest link of a whole game by its seats, in characters: with its address that of four fits a message of 4,096. */
const LINKS = { two: 3_000, four: 4_000 }

test('a whole game of two fits a link of 3,000', () => {
  for (const seed of [1, 2, 3]) {
    const log = recordGame(2, 5000, {}, seed)
    expect(log.replay.state.ending).toBeUndefined()
    expect(recordString(log).length).toBeLessThan(LINKS.two)
  }
})

test('a whole game of four, of some 550 decisions, fits a link', () => {
  for (const seed of [1, 2, 4]) {
    const log = recordGame(4, 5000, {}, seed)
    expect(log.replay.state.ending).toBeUndefined()
    const decisions = log.loggedEntries.filter(({ entry }) => entry.body.kind !== 'chance')
    expect(decisions.length).toBeGreaterThan(500)
    const text = recordString(log)
    expect(text.length).toBeLessThan(LINKS.four)
    // Actions in full: a later order of the list of legal ones makes no other game of it.
    expect(text).toMatch(/^BC1\./)
  }
})

/** A game of before as it was recorded then, with its last hash and what came of it. */
const before: {
  readonly record: string
  readonly hash: string
  readonly fulfilled: readonly (readonly string[])[]
  readonly scores: readonly Score[]
} = JSON.parse(readFileSync(join(import.meta.dirname, 'data/before.json'), 'utf8'))

/** Ids of the Contracts that a game of this header is dealt from. */
const contractsOf = (header: Header): readonly string[] => {
  const { tasks } = unwrap(game.setup(setupOf(header))) as State
  const decks = tasks.flatMap((task) => (task.do === 'seal' ? [task.faces.map(idOfFace)] : []))
  return decks.find((ids) => ids.includes('levy')) ?? []
}

const EARLIER = ['parade-ground', 'deep-pockets', 'fair-partners']
const PRESENT = ['drill-yard', 'greased-palms', 'common-cause']

// Seat 0 of this game has Corruption 10: what it fulfils is an earlier Contract alone.
test('a record of before is the same game to its end: the same hash, Contracts and points', () => {
  const { save, log } = unwrap(runAllSteps(readRecordStringStepwise(game, before.record)))
  expect(save.header.options).not.toHaveProperty('aims')
  expect(save.entries.at(-1)?.hash).toBe(before.hash)
  const { state } = log.replay
  expect(state.guilds.map((_, seat) => fulfilledContracts(state, seat).map(idOfFace))).toEqual(before.fulfilled)
  expect(state.guilds.map((_, seat) => scoreOf(state, seat))).toEqual(before.scores)
  expect(contractsOf(save.header)).toEqual(expect.arrayContaining(EARLIER))
})

test('a new game names its Contracts, and a position those of its time', () => {
  const names = ['Ann', 'Bo']
  const fresh = unwrap(createHeader(game, 'A', { mode: 'castlescape', names, options: { market: 'friendly' } }))
  expect(fresh.options).toMatchObject({ aims: 2, market: 'friendly' })
  expect(contractsOf(fresh)).toHaveLength(20)
  expect(contractsOf(fresh)).toEqual(expect.arrayContaining(PRESENT))
  expect(EARLIER.filter((id) => contractsOf(fresh).includes(id))).toEqual([])
  const headerOfPosition = (options: { readonly aims?: number }): Header => {
    const { table } = unwrap(readPosition({ format: 'castlescape-position', version: 1, options }))
    return unwrap(createHeader(game, 'A', { ...table, names }))
  }
  expect(contractsOf(headerOfPosition({}))).toEqual(expect.arrayContaining(EARLIER))
  expect(contractsOf(headerOfPosition({ aims: 2 }))).toEqual(contractsOf(fresh))
})

test('a Contract of another time is refused in a position', () => {
  const of = (openContracts: readonly string[], options: { readonly aims?: number }) => {
    const guilds = [{ openContracts: [...openContracts] }]
    const { table } = unwrap(readPosition({ format: 'castlescape-position', version: 1, options, guilds }))
    return game.setup(table).ok
  }
  expect([of(EARLIER, {}), of(PRESENT, { aims: 2 })]).toEqual([true, true])
  expect([of(PRESENT, {}), of(EARLIER, { aims: 2 })]).toEqual([false, false])
})
