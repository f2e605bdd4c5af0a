import { type Result, refuse } from '../../../kernel/result.ts'
import { emblemOf, rememberSetup } from '../../../store/settings.ts'
import { messageOr, t } from '../../../text/t.ts'
import type { AppContext } from '../../common/appContext.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { nameOfSeat } from '../../common/names/seatNames.ts'
import { replaceRoute, route } from '../../common/route.ts'
import { type GameTable, openTableOf } from '../../table/lifecycle/openTableRegistry.ts'
import { startNewTable } from '../../table/lifecycle/startNewTable.ts'
import { loadSheets } from '../../table/tiers/loadSheets.ts'
import { loadStorageAndPacks } from '../../table/tiers/loadStorageAndPacks.ts'
import type { NewGameSetup } from './NewGame.tsx'

/** Opens a new table. Bots, and numbers for players of one name, are fetched first: the names go into the log. */
const openNewTable = async (
  { database, settings }: AppContext,
  setup: NewGameSetup,
  isLeft: () => boolean,
): Promise<Result<GameTable>> => {
  const { bots } = setup
  const plainNames = setup.names.map(nameOfSeat)
  const isPlain = !bots.some(Boolean) && new Set(plainNames).size === plainNames.length
  const botsModule = isPlain ? null : await loadSheets()
  const names = botsModule?.seatNamesOf(setup.names, bots) ?? plainNames
  const emblems = names.map((name) => emblemOf(settings.value, name))
  const openResult = await startNewTable(database, { ...setup, names, emblems }, isLeft)
  if (openResult.ok) await botsModule?.addBotsToNewTable(database, openResult.value, bots)
  return openResult
}

/** Leaves a table whose page was left in the moment in which it was stored: the game waits among the games. */
const leaveTable = async ({ header }: GameTable): Promise<void> => {
  const table = openTableOf(header.id)
  if (table) await loadStorageAndPacks().then((module) => module.closeWhenStored(table))
}

/** Stores the set-up for the next time. */
const remember = ({ changeSettings }: AppContext, setup: NewGameSetup): Promise<boolean> =>
  changeSettings((settings) => rememberSetup(settings, setup))

/** Starts the game in the app loaded anew: a browser remembers which modules it could not fetch, and does not try again before. */
const startAfterReload = async (app: AppContext, setup: NewGameSetup): Promise<void> => {
  await remember(app, setup)
  replaceRoute('again')
  location.reload()
}

/** How often Start was pressed: one may choose something else, or press again, while a game is fetched. */
let presses = 0

/**
 * Opens a new table or a room, goes there, and stores the set-up for the next time. Where the page is left while the
 * game is fetched, or Start is pressed once more, nothing begins.
 */
export const startGame = async (app: AppContext, setup: NewGameSetup): Promise<void> => {
  if (setup.several) {
    void remember(app, setup)
    return replaceRoute('room')
  }
  const pressedAt = route.peek()
  const press = ++presses
  const isLeft = (): boolean => route.peek() !== pressedAt || press < presses
  const openResult = await openNewTable(app, setup, isLeft).catch(() => refuse(failedLoadCode()))
  if (openResult.ok) {
    void remember(app, setup)
    return isLeft() ? leaveTable(openResult.value) : replaceRoute('play', openResult.value.header.id)
  }
  const { code, values } = openResult.error
  if (isLeft() || code === 'pack.missing') return
  const id = 'new'
  const retry = { label: t('app.retry'), onPress: () => void startAfterReload(app, setup) }
  app.notify({
    id,
    isWarning: true,
    text: messageOr(code, values, 'new.failed'),
    onDismiss: () => app.dismiss(id),
    ...(code === failedLoadCode() && { action: retry }),
  })
}
