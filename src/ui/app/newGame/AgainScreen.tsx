/** Screen `#/again`: starts the last set-up again at once; New game where there is none, or where it does not start. */
import { useEffect, useState } from 'preact/hooks'
import { type AppContext, useApp } from '../../common/appContext.ts'
import { NewGameScreen } from './NewGameScreen.tsx'
import { startGame } from './startGame.ts'

/** Starts the last set-up, if there is one. After a reload the settings that hold it may still be on their way. */
const repeatLastGame = async (app: AppContext): Promise<void> => {
  await app.settingsLoaded
  const { lastSetup } = app.settings.value
  if (lastSetup) await startGame(app, lastSetup)
}

export const AgainScreen = () => {
  const app = useApp()
  const [isStarting, setIsStarting] = useState(true)
  useEffect(() => void repeatLastGame(app).then(() => setIsStarting(false)), [])
  return isStarting ? null : <NewGameScreen />
}
