/**
 * A game stored in each published form is fetched with its hash, opened, gone on with, and verified. The hash of protocol
 * 1 is fetched here as the app fetches it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { verifyCommand } from '../../src/cli/commands/verify.ts'
import { loadRules } from '../../src/games/load.ts'
import type { Game, Shape } from '../../src/kernel/contract.ts'
import { hashState } from '../../src/kernel/stateHash.ts'
import { whyNoUndo } from '../../src/kernel/undo.ts'
import { openingsOf, seatView } from '../../src/kernel/vault.ts'
import { appendMove, type GameLog } from '../../src/table/arbiter/gameLog.ts'
import { rebuildLog } from '../../src/table/arbiter/rebuildLog.ts'
import type { GameSave } from '../../src/table/logStore.ts'
import { writeRecord } from '../../src/table/record/record.ts'
import { headerInString, parseRecordString, writeRecordString } from '../../src/table/record/recordString.ts'
import { unwrap } from '../kernel/toyLog.ts'

const LINKS = join(import.meta.dirname, '../table/fairDeal/links')
const linksOf = (protocol: number): readonly (readonly [number, string])[] => {
  const folder = protocol === 1 ? LINKS : join(LINKS, `${protocol}`)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [protocol, join(folder, name)] as const)
}

/** Log before the fifth action from the end. */
const beforeItsEnd = (game: Game<Shape>, { header, secret, entries }: GameSave): GameLog<Shape> => {
  const actions = entries.filter(({ body }) => body.kind === 'seat')
  if (!secret) throw new Error('the stored game has its secret')
  return unwrap(rebuildLog(game, header, secret, entries.slice(0, actions.at(-5)?.seq)))
}

/** Log with one more action of the awaited seat: the last that is legal and, where it may be taken back, an undo. */
const goOn = (log: GameLog<Shape>): GameLog<Shape> => {
  const { game, turn, state, counts } = log.replay
  const [seat] = turn.kind === 'seats' ? turn.seats : []
  if (seat === undefined) throw new Error('nobody is awaited')
  const action = game.legal(seatView(state, seat, log.dealer.dealt)).at(-1)
  if (!action) throw new Error('nothing is legal')
  const openings = openingsOf(log.dealer.dealt, game.openings(state, seat, action)) ?? []
  const acted = unwrap(appendMove(log, { kind: 'seat', seat, count: counts[seat] ?? 0, action, openings }))
  if (acted.replay.turn.kind === 'over' || whyNoUndo(acted.replay, seat)) return acted
  return unwrap(appendMove(acted, { kind: 'undo', seat, count: (counts[seat] ?? 0) + 1 }))
}

test.each([...linksOf(1), ...linksOf(2)])(
  'a game of protocol %i is opened, gone on with and verified: %s',
  async (protocol, file) => {
    const text = readFileSync(file, 'utf8').trim()
    const header = unwrap(headerInString(text))
    expect(header.protocol).toBe(protocol)
    const game = await loadRules(header)
    const save = unwrap(parseRecordString(game, text))
    const log = goOn(goOn(goOn(beforeItsEnd(game, save))))
    const entries = log.loggedEntries.map(({ entry }) => entry)
    expect(log.loggedEntries.length).toBeGreaterThan(beforeItsEnd(game, save).loggedEntries.length + 2)
    expect(entries.at(-1)?.hash).toBe(hashState(header, log.replay.state))
    const played = { ...save, entries }
    expect(unwrap(parseRecordString(game, unwrap(writeRecordString(game, played))))).toEqual(played)
    const verified = unwrap(await verifyCommand(JSON.parse(writeRecord(played, 'full'))))
    expect(verified).toMatchObject({ entries: entries.length, hash: entries.at(-1)?.hash })
  },
)
