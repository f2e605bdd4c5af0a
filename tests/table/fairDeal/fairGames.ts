/** Fair games of every mode, played by the simple player of selfplay. */

import { simplePlayer } from '../../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { playoutOfLog } from '../../../src/cli/playoutOfTable.ts'
import { pickRandom } from '../../../src/cli/selfplay/randomPlayer.ts'
import { type BlackstoneTypes, game } from '../../../src/games/blackstone/game.ts'
import { toBase64url } from '../../../src/kernel/base64url.ts'
import type { Seat } from '../../../src/kernel/contract.ts'
import type { ModeCard, Options } from '../../../src/kernel/gameCard.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { PROTOCOL } from '../../../src/kernel/log.ts'
import { legalActionsIn, nextAwaitedSeat, playAction } from '../../../src/kernel/playout.ts'
import { sha256OfJson } from '../../../src/kernel/sha256OfJson.ts'
import { answerDraws, type GameLog, type LoggedEntry, openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { createHeader } from '../../../src/table/createHeader.ts'
import { commitmentOf, dealCommitmentOf } from '../../../src/table/fairDeal/fairDeal.ts'
import type { DealerSecret, GameSave, PrivateOpening } from '../../../src/table/logStore.ts'
import { replayInputs } from '../../../src/table/record/movesOfGame.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'

export interface FairGame {
  readonly save: GameSave
  readonly secret: DealerSecret
  readonly lines: readonly LoggedEntry[]
}

/** Openings that these entries show in private to this seat. */
export const shownTo = (lines: readonly LoggedEntry[], seat: Seat): readonly PrivateOpening[] =>
  lines
    .flatMap(({ shown }) => shown)
    .flatMap(({ seats, opening }) => (seats.includes(seat) ? [{ seats: [seat], opening }] : []))

type Below = (bound: number) => number

const bytes = (length: number, of: Json): string => toBase64url(sha256OfJson(of).slice(0, length))

/** Opens a game whose first seat plays on the host's phone, every other one on a phone of its own. */
const openFairGame = (
  mode: ModeCard,
  seats: number,
  seed: number,
  options: Options,
  protocol: number,
): GameLog<BlackstoneTypes> => {
  const id = bytes(16, ['id', seed])
  const secret = { seed: bytes(32, ['secret', seed]) }
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)
  const sitters = names.map((_, seat) => ({ nonce: bytes(16, ['nonce', seed, seat]), host: seat === 0 }))
  const deal = dealCommitmentOf(commitmentOf(id, secret), sitters)
  const header = { ...unwrap(createHeader(game, id, { mode: mode.id, names, options }, deal)), protocol }
  return answerDraws(unwrap(openGameLog(game, header, secret)))
}

/**
 * Chooses at most `longest` actions, partly by the simple player and partly at random; then all agree to end the game.
 */
const chooseMoves = (log: GameLog<BlackstoneTypes>, below: Below, longest: number): readonly Json[] => {
  const chosenMoves: Json[] = []
  let playout = playoutOfLog(log)
  for (let seat = nextAwaitedSeat(playout); seat !== null; seat = nextAwaitedSeat(playout)) {
    if (chosenMoves.length >= longest) return [...chosenMoves, { kind: 'end', how: 'agreement' }]
    const legal = legalActionsIn(playout)
    const action = below(3) > 0 ? simplePlayer(playout, legal, below) : pickRandom(legal, below)
    chosenMoves.push({ kind: 'seat', seat, action } as unknown as Json)
    playout = playAction(playout, action)
  }
  return chosenMoves
}

/** Plays a fair game of this mode; the same seed gives the same game. */
export const playFairGame = (
  mode: ModeCard,
  seats: number,
  seed: number,
  longest: number,
  options: Options = {},
  protocol = PROTOCOL,
): FairGame => {
  const newGame = openFairGame(mode, seats, seed, options, protocol)
  const { loggedEntries, replay } = unwrap(replayInputs(newGame, chooseMoves(newGame, numbersFrom(seed), longest)))
  const secret = { seed: bytes(32, ['secret', seed]) }
  const save = { header: replay.header, secret, entries: loggedEntries.map(({ entry }) => entry), shown: [] }
  return { save, secret, lines: loggedEntries }
}
