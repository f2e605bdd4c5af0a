/** Logs of random expeditions, dealt with locks. */
import type { Action } from '../../../src/games/lamps-below/actions.ts'
import { game, type LampsBelowTypes } from '../../../src/games/lamps-below/game.ts'
import type { Options } from '../../../src/kernel/gameCard.ts'
import type { EntryBody } from '../../../src/kernel/log.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { answerDraws, appendMove, type GameLog, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { writeRecordString } from '../../../src/table/record/recordString.ts'
import { headerOf } from '../../contract/randomWalk.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { busy } from './players.ts'

type Log = GameLog<LampsBelowTypes>

export const SECRET = { seed: 'S'.repeat(43) }

const nextBody = ({ replay }: Log, below: (bound: number) => number): EntryBody<Action> | null => {
  const { turn } = replay
  const seat = turn.kind === 'seats' ? turn.seats[0] : undefined
  if (seat === undefined) return null
  const action = busy(game.legal(seatView(replay.state, seat, EMPTY_VAULT)), below)
  return { kind: 'seat', seat, action, openings: [], count: replay.counts[seat] ?? 0 }
}

/** Random options for so many seats, which have an explorer each at least. */
export const randomOptions = (below: (bound: number) => number, seats: number): Options => ({
  explorers: seats + below(5 - seats),
  difficulty: ['easy', 'normal', 'hard'][below(3)] ?? 'normal',
  company: ['chosen', 'chance'][below(2)] ?? 'chosen',
  leader: ['first', 'chance'][below(2)] ?? 'first',
})

/** An expedition to its end. */
export const recordGame = (seats: number, options: Options, seed: number): Log => {
  const below = numbersFrom(seed)
  const header = headerOf({ game, mode: 'lamps-below', seats, options })
  let log = answerDraws(unwrap(openGameLog(game, header, SECRET)))
  for (let body = nextBody(log, below); body; body = nextBody(log, below)) log = unwrap(appendMove(log, body))
  return log
}

/** Record of a log as a string. */
export const recordString = ({ replay, loggedEntries }: Log): string => {
  const entries = loggedEntries.map(({ entry }) => entry)
  return unwrap(writeRecordString(game, { header: replay.header, secret: SECRET, entries, shown: [] }))
}
