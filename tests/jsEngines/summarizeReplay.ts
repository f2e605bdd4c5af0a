/** Summaries of replayed games, computed by each engine. Only the language itself is used: a bare shell has no more. */
import { strToU8 } from 'fflate'
import { game as blackstone } from '../../src/games/blackstone/game.ts'
import { game as castlescape } from '../../src/games/castlescape/game.ts'
import { game as lampsBelow } from '../../src/games/lamps-below/game.ts'
import type { Game, Shape } from '../../src/kernel/contract.ts'
import { applyEntry } from '../../src/kernel/entries.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import { firstChainHash, nextChainHash } from '../../src/kernel/hashChain.ts'
import { startReplay } from '../../src/kernel/replayState.ts'
import { seatView } from '../../src/kernel/vault.ts'
import { rebuildLog } from '../../src/table/arbiter/rebuildLog.ts'
import type { GameSave } from '../../src/table/logStore.ts'
import { headerInString, parseRecordString, writeRecordString } from '../../src/table/record/recordString.ts'

// A shell has no TextEncoder, which hashing of text needs.
globalThis.TextEncoder ??= class {
  encode(text: string) {
    return strToU8(text)
  }
} as unknown as typeof TextEncoder

const GAMES: readonly Game<Shape>[] = [blackstone, castlescape, lampsBelow] as unknown as readonly Game<Shape>[]

/** Rules of the game that a record is of. */
const rulesOf = (text: string): Game<Shape> => {
  const header = headerInString(text)
  return GAMES.find(({ id }) => header.ok && id === header.value.game) ?? (blackstone as unknown as Game<Shape>)
}

/** One hash over all points of a game: what was legal there with all cards known, and the state. */
const legalHash = (game: Game<Shape>, { header, secret, entries }: GameSave): string => {
  const started = startReplay(game, header)
  const rebuilt = secret && rebuildLog(game, header, secret, entries)
  if (!started.ok || !rebuilt?.ok) return 'does not begin'
  let hash = ''
  let replay = started.value
  for (const entry of entries) {
    const next = applyEntry(replay, entry)
    if (!next.ok) return `entry ${entry.seq}: ${next.error.code}`
    replay = next.value
    const { turn, state } = replay
    const seat = turn.kind === 'seats' ? (turn.seats[0] ?? null) : null
    hash = hashOf({ hash, legal: game.legal(seatView(state, seat, rebuilt.value.dealer.dealt)) })
  }
  return hash
}

/**
 * Replays a record and gives one line: the last link of its chain, the hash of its last state, the hash of all that was
 * legal, and whether writing it again gives the same string. Everything that could differ between engines is in it.
 */
export const summarizeReplay = (text: string): string => {
  const game = rulesOf(text)
  const parsed = parseRecordString(game, text)
  if (!parsed.ok) return `refused: ${parsed.error.refusal.code} at ${parsed.error.entry}`
  const save = parsed.value
  const lastLink = save.entries.reduce(nextChainHash, firstChainHash(save.header))
  const rewritten = writeRecordString(game, save)
  const sameString = rewritten.ok && rewritten.value === text ? 'same string' : 'another string'
  return [lastLink, save.entries.at(-1)?.hash, legalHash(game, save), sameString].join(' ')
}
