import '../../text/modes.ts'
import { MODE_CARDS } from '../../../games/blackstone/modeCards.ts'
import { remember } from '../../../store/settings.ts'
import { begin } from '../../blackstone/game/tables.ts'
import { say } from '../../text/t.ts'
import { useHouse } from '../house.ts'
import { NewGame, type Setup } from '../NewGame.tsx'
import { replace } from '../route.ts'

/** Sets a table up and goes to it; what was chosen is remembered for the next time. */
export const NewGameScreen = () => {
  const house = useHouse()
  const { lastSetup, names } = house.settings.value
  const start = async (setup: Setup): Promise<void> => {
    const begun = await begin(house.database, setup)
    if (begun.ok) {
      house.change(remember(house.settings.value, setup))
      replace('play', begun.value.header.id)
      return
    }
    const { code, values } = begun.error
    const id = 'new'
    house.notify({ id, warn: true, text: say(code, values, 'new.failed'), onDismiss: () => house.dismiss(id) })
  }
  return <NewGame modes={MODE_CARDS} last={lastSetup} known={names} onStart={(setup) => void start(setup)} />
}
