import '../../../text/board.ts'
import { useEffect, useState } from 'preact/hooks'
import { GAME_CARDS } from '../../../games/cards.ts'
import { type Result, refuse } from '../../../kernel/result.ts'
import { emblemOf, rememberSetup, saveSettings } from '../../../store/settings.ts'
import { messageOr, t } from '../../../text/t.ts'
import type { GameTable } from '../../table/lifecycle/openTables.ts'
import { startNewTable } from '../../table/lifecycle/startNewTable.ts'
import { loadTable } from '../../table/loadGameUi.ts'
import { type AppContext, useApp } from '../appContext.ts'
import { replaceRoute } from '../route.ts'
import { NewGame, type NewGameSetup } from './NewGame.tsx'
import { nameOfSeat } from './seatNames.ts'

/** Opens a new table. Bots are fetched first, because their names go into the log. */
const openNewTable = async ({ database, settings }: AppContext, setup: NewGameSetup): Promise<Result<GameTable>> => {
  const { bots } = setup
  const botsModule = bots.some(Boolean) ? await import('../../table/bots/attachBots.ts') : null
  const names = botsModule?.seatNamesOf(setup.names, bots) ?? setup.names.map(nameOfSeat)
  const emblems = names.map((name) => emblemOf(settings.value, name))
  const openResult = await startNewTable(database, { ...setup, names, emblems })
  if (openResult.ok) await botsModule?.addBotsToNewTable(database, openResult.value, bots)
  return openResult
}

/** Starts the game in the app loaded anew: a browser remembers which modules it could not fetch, and does not try again before. */
const startAfterReload = async ({ database, settings }: AppContext, setup: NewGameSetup): Promise<void> => {
  await saveSettings(database, rememberSetup(settings.value, setup)).catch(() => undefined)
  replaceRoute('again')
  location.reload()
}

/** Opens a new table or a room, goes there, and stores the set-up for the next time. */
const startGame = async (app: AppContext, setup: NewGameSetup): Promise<void> => {
  if (setup.several) {
    app.changeSettings(rememberSetup(app.settings.value, setup))
    return replaceRoute('room')
  }
  const openResult = await openNewTable(app, setup).catch(() => refuse('app.failed'))
  if (openResult.ok) {
    app.changeSettings(rememberSetup(app.settings.value, setup))
    return replaceRoute('play', openResult.value.header.id)
  }
  const { code, values } = openResult.error
  const id = 'new'
  const retry = { label: t('app.retry'), onPress: () => void startAfterReload(app, setup) }
  app.notify({
    ...{ id, isWarning: true, text: messageOr(code, values, 'new.failed'), onDismiss: () => app.dismiss(id) },
    ...(code === 'app.failed' && { action: retry }),
  })
}

/** Starts the last set-up again, if there is one. After a reload the settings that hold it may still be on their way. */
const repeatLastGame = async (app: AppContext): Promise<void> => {
  await app.settingsLoaded
  const { lastSetup } = app.settings.value
  if (lastSetup) await startGame(app, lastSetup)
}

/** Fetches rules and screens while the player still chooses. */
const prefetchTable = (setup: NewGameSetup): void => void loadTable(setup).catch(() => undefined)

/** Screen `#/new`. With `repeatLast`, the last set-up is started at once, if there is one. */
export const NewGameScreen = ({ repeatLast = false }: { readonly repeatLast?: boolean }) => {
  const app = useApp()
  const [isStarting, setIsStarting] = useState(repeatLast)
  useEffect(() => {
    if (isStarting) void repeatLastGame(app).then(() => setIsStarting(false))
  }, [])
  if (isStarting) return null
  const { lastSetup, chosen: lastOptions, names } = app.settings.value
  return (
    <NewGame
      games={GAME_CARDS}
      lastSetup={lastSetup}
      lastOptions={lastOptions}
      knownNames={names}
      onConsider={prefetchTable}
      onStart={(setup) => void startGame(app, setup)}
    />
  )
}
