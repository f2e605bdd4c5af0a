/**
 * Table at which nobody plays: of a shared game whose phones are not known here, a copy of what one of them knew, or of
 * a game that was moved to another phone.
 */
import type { Game, Seat, Shape, View } from '../../kernel/contract.ts'
import { type LogFlaw, replayLog } from '../../kernel/replayLog.ts'
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import { hashState } from '../../kernel/stateHash.ts'
import { EMPTY_VAULT, seatView } from '../../kernel/vault.ts'
import { createFollower } from '../client/follower.ts'
import type { GameSave } from '../logStore.ts'
import type { OpenTable } from '../openTableInterface.ts'

const ignore = (): void => {}

/**
 * Table that shows a log, and the cards that its phone was shown when their seat is. Refused with the entry at which the
 * log does not replay.
 * @param why says to whoever tries why nobody plays here
 */
export const createWatchedTable = <G extends Shape>(
  game: Game<G>,
  save: GameSave,
  why: Refusal,
): Result<OpenTable<G>, LogFlaw> => {
  const { header, entries, shown } = save
  const replayed = replayLog(game, header, entries)
  if (!replayed.ok) return replayed
  const replay = replayed.value
  const { turn, state } = replay
  const allSeats = header.seats.map((_, seat) => seat)
  const { vaults } = createFollower(allSeats, replay, entries, shown)
  const refuseAll = (): Promise<Result<never>> => Promise.resolve(refuse(why.code))
  const vaultOf = (seat: Seat) => vaults.get(seat) ?? EMPTY_VAULT
  const view = (seat: Seat | null): View<G['state']> =>
    seatView(state, seat, seat === null ? EMPTY_VAULT : vaultOf(seat))
  return ok({
    ...{ game, header, shared: null, view, turn: () => turn },
    seats: () => [],
    entries: () => entries,
    seq: () => entries.length,
    hash: () => hashState(header, state),
    awaited: () => (turn.kind === 'seats' ? turn.seats : []),
    chosen: () => [],
    shown: (seat) => [...vaultOf(seat).values()],
    legal: () => [],
    ...{ propose: refuseAll, undo: refuseAll, redo: refuseAll, agree: refuseAll, concede: refuseAll, leave: refuseAll },
    whyNoUndo: () => why,
    whyNoRedo: () => why,
    subscribe: () => ignore,
    fault: () => null,
    retry: ignore,
    exportGame: () => save,
    close: ignore,
  })
}
