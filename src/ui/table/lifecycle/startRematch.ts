/** Rematch: on this phone, or on those that shared the game. */

import type { AppContext } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import { addBotsToNewTable } from '../bots/attachBots.ts'
import { knownBotsOf } from '../bots/knownBots.ts'
import { playableLevel } from '../bots/levels.ts'
import { namesForNewGame } from '../ending/ending.ts'
import type { TableView } from '../gameUi.ts'
import { startNewTable } from './startNewTable.ts'

/** Begins a game on this phone, of the same number of seats, names and bots. */
export const startRematch = async ({ database }: AppContext, view: TableView): Promise<void> => {
  const { header } = view
  const { mode, options } = header
  const names = namesForNewGame(view)
  const bots = await knownBotsOf(database, header)
  const startResult = await startNewTable(database, { mode, options, names, emblems: header.seats })
  if (!startResult.ok) return
  if (bots) await addBotsToNewTable(database, startResult.value, bots.map(playableLevel))
  replaceRoute('play', startResult.value.header.id)
}

/** Rematch of several phones: the host opens a new room, the others join it. */
export const rematchTogether = ({ settings, changeSettings }: AppContext, { header, shared }: TableView): void => {
  const screen = shared?.isHost ? 'room' : 'join'
  const { mode, options, seats, deal } = header
  const ownNames = seats.filter((_, seat) => deal?.nonces[seat] === '').map(({ name }) => name)
  if (shared?.isHost)
    changeSettings({
      ...settings.peek(),
      lastSetup: { mode, options, names: ownNames.slice(0, 1), bots: [], several: true },
    })
  replaceRoute(screen)
}
