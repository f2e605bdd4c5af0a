/** Games of every mode and number of seats with random settings, recorded as strings. */

import { simplePlayer } from '../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { playoutOfLog } from '../../src/cli/playoutOfTable.ts'
import { pickRandom } from '../../src/cli/selfplay/randomPlayer.ts'
import { type BlackstoneTypes, game } from '../../src/games/blackstone/game.ts'
import { toBase64url } from '../../src/kernel/base64url.ts'
import type { ModeCard, Options } from '../../src/kernel/gameCard.ts'
import type { Json } from '../../src/kernel/json.ts'
import { type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { legalActionsIn, nextAwaitedSeat, playAction } from '../../src/kernel/playout.ts'
import { sha256OfJson } from '../../src/kernel/sha256OfJson.ts'
import { answerDraws, type GameLog, openGameLog } from '../../src/table/arbiter/gameLog.ts'
import { replayInputs } from '../../src/table/record/movesOfGame.ts'
import { writeRecordString } from '../../src/table/record/recordString.ts'
import {
  randomOptions as randomCastleScapeOptions,
  recordGame as recordCastleScape,
  recordString,
} from '../games/castlescape/recordGame.ts'
import {
  recordString as expeditionString,
  randomOptions as randomExpedition,
  recordGame as recordExpedition,
} from '../games/lamps-below/recordGame.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'

export interface RecordedGame {
  readonly name: string
  readonly text: string
}

type Below = (bound: number) => number

/** Most actions of a recorded game. */
const LONGEST = 150

/** Random options, mostly the defaults. */
const randomOptions = ({ options }: ModeCard, below: Below): Options =>
  Object.fromEntries(
    options.map(({ id, values, default: usual }) => [id, below(3) > 0 ? usual : pickRandom(values, below)] as const),
  )

const headerOf = (mode: ModeCard, seats: number, options: Options, seed: number): Header => ({
  protocol: PROTOCOL,
  id: toBase64url(sha256OfJson(['id', seed]).slice(0, 16)),
  game: game.id,
  version: game.version,
  mode: mode.id,
  options,
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
})

/** Opens a table of this mode; settings that cannot be combined are drawn again. */
const openRandomTable = (mode: ModeCard, seats: number, seed: number, below: Below): GameLog<BlackstoneTypes> => {
  const secret = { seed: toBase64url(sha256OfJson(['secret', seed])) }
  for (let tries = 0; tries < 1_000; tries++) {
    const gameLog = openGameLog(game, headerOf(mode, seats, randomOptions(mode, below), seed), secret)
    if (gameLog.ok) return answerDraws(gameLog.value)
  }
  throw new Error(`no settings of ${mode.id} open a table of ${seats}`)
}

/** Moves of a game: each by the simple player or, one time in three, at random. */
const playMoves = (gameLog: GameLog<BlackstoneTypes>, below: Below): readonly Json[] => {
  const moves: Json[] = []
  let playout = playoutOfLog(gameLog)
  for (let seat = nextAwaitedSeat(playout); seat !== null && moves.length < LONGEST; seat = nextAwaitedSeat(playout)) {
    const legal = legalActionsIn(playout)
    const action = below(3) > 0 ? simplePlayer(playout, legal, below) : pickRandom(legal, below)
    moves.push({ kind: 'seat', seat, action } as unknown as Json)
    playout = playAction(playout, action)
  }
  return moves
}

const recordGame = (mode: ModeCard, seats: number, seed: number): RecordedGame => {
  const below = numbersFrom(seed)
  const gameLog = openRandomTable(mode, seats, seed, below)
  const { header } = gameLog.replay
  const replayed = replayInputs(gameLog, playMoves(gameLog, below))
  if (!replayed.ok) throw new Error(`${header.mode} ${seed}: ${replayed.error.refusal.code}`)
  const entries = replayed.value.loggedEntries.map(({ entry }) => entry)
  const text = writeRecordString(game, { header, secret: { seed: gameLog.dealer.seed }, entries, shown: [] })
  if (!text.ok) throw new Error(`${header.mode} ${seed}: ${text.error.refusal.code}`)
  return { name: `${header.mode} for ${seats}, game ${seed}`, text: text.value }
}

/** Records so many games, cycling through each mode and each number of its seats. */
export const recordGames = (count: number): readonly RecordedGame[] => {
  const tables = [...game.modes.values()].flatMap((mode) =>
    Array.from({ length: mode.seats.max - mode.seats.min + 1 }, (_, more) => [mode, mode.seats.min + more] as const),
  )
  return Array.from({ length: count }, (_, seed) => {
    const [mode, seats] = tables[seed % tables.length] as (typeof tables)[number]
    return recordGame(mode, seats, seed)
  })
}

/** Records so many games of CastleScape with random options, cycling through the numbers of seats. */
export const recordCastleScapeGames = (count: number): readonly RecordedGame[] =>
  Array.from({ length: count }, (_, seed) => {
    const seats = 2 + (seed % 3)
    const options = randomCastleScapeOptions(numbersFrom(seed), seats)
    return {
      name: `castlescape for ${seats}, game ${seed}`,
      text: recordString(recordCastleScape(seats, LONGEST, options, seed)),
    }
  })

/** Records so many whole expeditions with random options, cycling through the numbers of seats. */
export const recordLampsBelowGames = (count: number): readonly RecordedGame[] =>
  Array.from({ length: count }, (_, seed) => {
    const seats = 1 + (seed % 4)
    const options = randomExpedition(numbersFrom(seed), seats)
    return {
      name: `lamps-below for ${seats}, game ${seed}`,
      text: expeditionString(recordExpedition(seats, options, seed)),
    }
  })
