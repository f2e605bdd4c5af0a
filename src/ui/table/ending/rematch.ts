/** The same game again: on this phone, or in a new room of the phones that shared it. */
import { playableLevel } from '../../../bots/levels.ts'
import type { AppContext } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import { addBotsToNewTable } from '../bots/attachBots.ts'
import { botsForRecord } from '../bots/botsForRecord.ts'
import { moveRefusalText } from '../createTableView.ts'
import type { TableView } from '../gameUiContract.ts'
import { beginOnce } from '../lifecycle/beginOnce.ts'
import { startNewTable } from '../lifecycle/startNewTable.ts'
import { namesForNewGame } from './peopleNames.ts'

/** Begins a game on this phone, of the same number of seats, names and bots. */
const startRematch = async (app: AppContext, view: TableView): Promise<void> => {
  const { database } = app
  const { header } = view
  const { mode, options } = header
  const names = namesForNewGame(view)
  const bots = await botsForRecord(database, header)
  const startResult = await startNewTable(database, { mode, options, names, emblems: header.seats })
  if (!startResult.ok) {
    const id = 'rematch'
    const text = moveRefusalText(startResult.error)
    return app.notify({ id, isWarning: true, text, onDismiss: () => app.dismiss(id) })
  }
  if (bots) await addBotsToNewTable(database, startResult.value, bots.map(playableLevel))
  replaceRoute('play', startResult.value.header.id)
}

/** Rematch of several phones: the host opens a new room, the others join it. */
const rematchTogether = ({ changeSettings }: AppContext, { header, shared }: TableView): void => {
  const screen = shared?.isHost ? 'room' : 'join'
  const { mode, options, seats, deal } = header
  const ownNames = seats.filter((_, seat) => deal?.nonces[seat] === '').map(({ name }) => name)
  if (shared?.isHost)
    void changeSettings((settings) => ({
      ...settings,
      lastSetup: { mode, options, names: ownNames.slice(0, 1), bots: [], several: true },
    }))
  replaceRoute(screen)
}

/** Handler that starts the game again; phones that shared it gather in a new room. */
export const playAgainHandler = (view: TableView, app: AppContext) => async (): Promise<void> => {
  if (view.shared) rematchTogether(app, view)
  else await beginOnce(() => startRematch(app, view))
}
