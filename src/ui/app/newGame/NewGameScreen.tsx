import '../../../text/board.ts'
import { useEffect, useState } from 'preact/hooks'
import { GAME_CARDS } from '../../../games/cards.ts'
import { loadTableToDeal } from '../../table/loadGameUi.ts'
import { type AppContext, useApp } from '../appContext.ts'
import { route } from '../route.ts'
import { NewGame, type NewGameSetup } from './NewGame.tsx'
import { startGame } from './startGame.ts'

/** Starts the last set-up again, if there is one. After a reload the settings that hold it may still be on their way. */
const repeatLastGame = async (app: AppContext): Promise<void> => {
  await app.settingsLoaded
  const { lastSetup } = app.settings.value
  if (lastSetup) await startGame(app, lastSetup)
}

/** Fetches rules and screens while the player still chooses. */
const prefetchTable = (setup: NewGameSetup): void => void loadTableToDeal(setup).catch(() => undefined)

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
      game={route.value[1]}
      lastSetup={lastSetup}
      lastOptions={lastOptions}
      knownNames={names}
      onConsider={prefetchTable}
      onStart={(setup) => void startGame(app, setup)}
    />
  )
}
