/** Summary of a game, stored beside its log, so that Home and the history can show it without loading the game. */
import '../../../text/bundles/sheets.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { markFinished, saveGameSummary } from '../../../store/changeSavedGames.ts'
import type { Database } from '../../../store/database.ts'
import { uniqueSeatNames } from '../../../table/room/playerNames.ts'
import { writeParticipants } from '../../common/history/participants.ts'
import type { BotController } from '../bots/botController.ts'
import { endingOf } from '../ending/tableEnding.ts'
import type { TableView } from '../gameUiContract.ts'
import type { GameTable } from './openTableRegistry.ts'

/** Players of a table: the seats of the people at this phone, and the bots. */
export type TablePlayers = Pick<GameTable, 'seats'> & { readonly bots?: Pick<BotController, 'levels'> }

const onlySeatOf = (seats: readonly Seat[]): Seat | null => (seats.length === 1 ? (seats[0] ?? null) : null)

const summaryOf = async (view: TableView, { seats, bots }: TablePlayers): Promise<Json> => {
  const now = view.now.value
  const levels = bots?.levels.peek()
  const people = seats().filter((seat) => !levels?.has(seat))
  const names = uniqueSeatNames(view.header)
  const history = (await view.gameUi.loadHistory?.()) ?? null
  return {
    ...history?.summaryParts(view, now),
    turn: now.outcome ? null : (now.awaitedElsewhere ?? now.seat),
    ...writeParticipants({
      me: onlySeatOf(people),
      people: view.names.length - (levels?.size ?? 0),
      bots: view.names.map((_, seat) => levels?.get(seat) ?? ''),
      taken: view.names.map((name, seat) => (levels?.has(seat) && name !== names[seat] ? name : '')),
      ending: endingOf(view, now, history),
    }),
  }
}

const writeSummary = async (database: Database, view: TableView, players: TablePlayers): Promise<void> => {
  const { id } = view.header
  const isOver = view.now.value.outcome !== null
  await saveGameSummary(database, id, await summaryOf(view, players))
  await markFinished(database, id, isOver)
}

/** Stores the summary. A failure is ignored: Home and the history then show less. */
export const saveSummary = (database: Database, view: TableView, players: TablePlayers): Promise<void> =>
  writeSummary(database, view, players).catch(() => undefined)
