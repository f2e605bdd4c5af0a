/** The same again, where several phones shared the game: its host gathers a new table, the others join that. */

import type { Sitting } from '../blackstone/game/sitting.ts'
import type { House } from '../shell/house.ts'
import { replace } from '../shell/route.ts'

export const rematchTogether = ({ settings, change }: House, { header, shared }: Sitting): void => {
  const place = shared?.isHost ? 'room' : 'join'
  const { mode, options, seats, deal } = header
  const own = seats.filter((_, seat) => deal?.nonces[seat] === '').map(({ name }) => name)
  if (shared?.isHost)
    change({ ...settings.peek(), lastSetup: { mode, options, names: own.slice(0, 1), bots: [], several: true } })
  replace(place)
}
