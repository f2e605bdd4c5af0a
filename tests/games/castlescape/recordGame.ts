/** Logs of random games of CastleScape, dealt with locks. */
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import type { Options } from '../../../src/kernel/gameCard.ts'
import type { EntryBody } from '../../../src/kernel/log.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView } from '../../../src/kernel/vault.ts'
import { answerDraws, appendMove, type GameLog, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { writeRecordString } from '../../../src/table/record/recordString.ts'
import { headerOf } from '../../contract/randomWalk.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
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
export const recordGame = (seats: number, decisions: number, options: Options = {}, seed = seats): Log => {
  const below = numbersFrom(seed)
  const header = headerOf({ game, mode: 'castlescape', seats, options })
  let log = answerDraws(unwrap(openGameLog(game, header, SECRET)))
  for (let count = 0; count < decisions; count++) {
    const body = nextBody(log, below)
    if (!body) return log
    log = unwrap(appendMove(log, body))
  }
  return unwrap(appendMove(log, { kind: 'end', how: 'agreement' }))
}

/** Record of a log as a string. */
export const recordString = ({ replay, loggedEntries }: Log): string => {
  const entries = loggedEntries.map(({ entry }) => entry)
  return unwrap(writeRecordString(game, { header: replay.header, secret: SECRET, entries, shown: [] }))
}

/** Options of a game, each at random; a seat that begins is one of the seats. */
export const randomOptions = (below: (bound: number) => number, seats: number): Options =>
  Object.fromEntries(
    MODE.options.map(({ id, values }) => {
      const possible = values.filter((value) => id !== 'first' || typeof value === 'string' || value < seats)
      const index = possible.length > 1 ? below(possible.length) : 0
      return [id, possible[index] as string | number]
    }),
  )
