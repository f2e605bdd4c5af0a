/** Rematch of several phones: the host opens a new room, the others join it. */

import type { AppContext } from '../../../common/appContext.ts'
import { replaceRoute } from '../../../common/route.ts'
import type { TableView } from '../../gameUi.ts'

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
