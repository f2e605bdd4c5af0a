import '../../text/modes.ts'
import { useEffect, useState } from 'preact/hooks'
import { MODE_CARDS } from '../../../games/blackstone/modeCards.ts'
import { type Result, refuse } from '../../../kernel/result.ts'
import { emblemOf, remember } from '../../../store/settings.ts'
import type { Table } from '../../blackstone/game/atHand.ts'
import { castleFor } from '../../blackstone/game/castle.ts'
import { begin } from '../../blackstone/game/tables.ts'
import { say } from '../../text/t.ts'
import { type House, useHouse } from '../house.ts'
import { NewGame, type Setup } from '../NewGame.tsx'
import { replace } from '../route.ts'
import { nameOfSeat } from '../seatNames.ts'

/** Bots are fetched before their names stand in the log. */
const opened = async ({ database, settings }: House, setup: Setup): Promise<Result<Table>> => {
  const { bots } = setup
  const seating = bots.some(Boolean) ? await import('../../bots/begin.ts') : null
  const names = seating?.namesOf(setup.names, bots) ?? setup.names.map(nameOfSeat)
  const emblems = names.map((name) => emblemOf(settings.value, name))
  const begun = await begin(database, { ...setup, names, emblems })
  if (begun.ok) await seating?.letBotsIn(database, begun.value, bots)
  return begun
}

/** Sets a table up and goes to it; what was chosen is remembered for the next time. */
const start = async (house: House, setup: Setup): Promise<void> => {
  if (setup.several) {
    house.change(remember(house.settings.value, setup))
    return replace('room')
  }
  const begun = await opened(house, setup).catch(() => refuse('app.failed'))
  if (begun.ok) {
    house.change(remember(house.settings.value, setup))
    return replace('play', begun.value.header.id)
  }
  const { code, values } = begun.error
  const id = 'new'
  house.notify({ id, warn: true, text: say(code, values, 'new.failed'), onDismiss: () => house.dismiss(id) })
}

/** What is wished for is fetched while it is thought over. */
const prefetch = (setup: Setup): void => void castleFor(setup).catch(() => undefined)

/** `again`: begins the last set-up once more, at once, where there is one. */
export const NewGameScreen = ({ again = false }: { readonly again?: boolean }) => {
  const house = useHouse()
  const { lastSetup, chosen, names } = house.settings.value
  const [waits, wait] = useState(again && lastSetup !== null)
  useEffect(() => {
    if (waits && lastSetup) void start(house, lastSetup).then(() => wait(false))
  }, [])
  if (waits) return null
  return (
    <NewGame
      modes={MODE_CARDS}
      last={lastSetup}
      chosen={chosen}
      known={names}
      onConsider={prefetch}
      onStart={(setup) => void start(house, setup)}
    />
  )
}
