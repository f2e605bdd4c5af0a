import { useEffect, useState } from 'preact/hooks'
import { listSaves, type SavedGame } from '../../../store/saves.ts'
import { Home } from '../Home.tsx'
import { useHouse } from '../house.ts'
import { lazy } from '../lazy.tsx'
import { replace } from '../route.ts'
import type { Playable } from './GoOn.tsx'

// On a first visit there is neither.
const LastGame = lazy(async () => (await import('./GoOn.tsx')).LastGame, true)
const LastSetup = lazy(async () => (await import('./GoOn.tsx')).LastSetup, true)

/** Home, with the game that was played last and is not over. `go`: straight on to that game, where there is one. */
export const HomeScreen = ({ go = false }: { readonly go?: boolean }) => {
  const { database, settings } = useHouse()
  const { lastSetup } = settings.value
  const [last, show] = useState<Playable>()
  const [isNew, be] = useState(false)
  useEffect(() => {
    const found = (games: readonly SavedGame[]): void => {
      const game = games.find((one): one is Playable => one.kind === 'game' && !one.finished)
      if (game && go) replace('play', game.id)
      else show(game)
      be(games.length === 0)
    }
    // Without storage there is nothing to go on with.
    listSaves(database).then(found, () => undefined)
  }, [])
  return (
    <Home isNew={isNew} last={last && <LastGame game={last} />} again={lastSetup && <LastSetup setup={lastSetup} />} />
  )
}
