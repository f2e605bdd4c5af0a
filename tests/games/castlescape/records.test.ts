/** Games of CastleScape as records: dealt with locks, ended by the rules or by the players, and read back. */
import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import type { EntryBody } from '../../../src/kernel/log.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView } from '../../../src/kernel/vault.ts'
import { answerDraws, appendMove, type GameLog, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { parseRecordString, writeRecordString } from '../../../src/table/record/recordString.ts'
import { headerOf } from '../../contract/walk.ts'
import { numbersFrom } from '../../kernel/seed.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { busy } from './players.ts'

type Log = GameLog<CastleScapeTypes>

const SECRET = { seed: 'S'.repeat(43) }

const choiceOf = ({ replay, dealer, loggedEntries }: Log, seat: number, below: (bound: number) => number) => {
  const shown = loggedEntries.flatMap((line) => line.shown).filter(({ seats }) => seats.includes(seat))
  const vault = addOpenings(
    EMPTY_VAULT,
    shown.map(({ opening }) => opening),
  )
  const action = busy(game.legal(seatView(replay.state, seat, vault)), below)
  const openings = openingsOf(dealer.dealt, game.openings(replay.state, seat, action)) ?? []
  return { seat, action, openings, count: replay.counts[seat] ?? 0 }
}

const nextBody = (log: Log, below: (bound: number) => number): EntryBody<Action> | null => {
  const { turn } = log.replay
  if (turn.kind !== 'seats') return null
  const choices = turn.seats.map((seat) => choiceOf(log, seat, below))
  const [first] = choices
  if (turn.veiled)
    return { kind: 'joint', actions: choices.map(({ seat, action, openings }) => [seat, action, openings] as const) }
  return first ? { kind: 'seat', ...first } : null
}

/** A game of so many decisions, ended by agreement then unless it is over. */
const recorded = (seats: number, decisions: number): Log => {
  const below = numbersFrom(seats)
  const header = headerOf({ game, mode: 'castlescape', seats })
  let log = answerDraws(unwrap(openGameLog(game, header, SECRET)))
  for (let count = 0; count < decisions; count++) {
    const body = nextBody(log, below)
    if (!body) return log
    log = unwrap(appendMove(log, body))
  }
  return unwrap(appendMove(log, { kind: 'end', how: 'agreement' }))
}

test.each([
  [2, 40],
  [3, 5000],
])('%i seats, %i decisions at most: the record reads as the same game', (seats, decisions) => {
  const { replay, loggedEntries } = recorded(seats, decisions)
  expect(replay.turn.kind).toBe('over')
  const entries = loggedEntries.map(({ entry }) => entry)
  const text = unwrap(writeRecordString(game, { header: replay.header, secret: SECRET, entries, shown: [] }))
  expect(unwrap(parseRecordString(game, text)).entries).toEqual(entries)
})
