import { useEffect, useState } from 'preact/hooks'
import { listSaves } from '../../../store/saves.ts'
import { Home } from '../Home.tsx'
import { useHouse } from '../house.ts'
import { lazy } from '../lazy.tsx'
import { replace } from '../route.ts'
import type { Playable } from './GoOn.tsx'

// On a first visit there is neither.
const LastGame = lazy(async () => (await import('./GoOn.tsx')).LastGame, true)
const LastSetup = lazy(async () => (await import('./GoOn.tsx')).LastSetup, true)

interface Found {
  readonly last: Playable | undefined
  /** Nobody has played here yet. */
  readonly isNew: boolean
}
const NOTHING: Found = { last: undefined, isNew: false }

/** How long what is offered waits for the games, in milliseconds: none of it moves when it is there. */
const PATIENCE = 500

/** Home, with the game that was played last and is not over. `go`: straight on to that game, where there is one. */
export const HomeScreen = ({ go = false }: { readonly go?: boolean }) => {
  const { database, settings } = useHouse()
  const { lastSetup } = settings.value
  const [found, show] = useState<Found>()
  useEffect(() => {
    const look = async (): Promise<void> => {
      const games = await listSaves(database)
      const last = games.find((one): one is Playable => one.kind === 'game' && !one.finished)
      if (last && go) return replace('play', last.id)
      if (last || lastSetup) await Promise.all([LastGame.ahead(), LastSetup.ahead()])
      show({ last, isNew: games.length === 0 })
    }
    const giveUp = (): void => show((now = NOTHING) => now)
    setTimeout(giveUp, PATIENCE)
    // Without storage there is nothing to go on with.
    look().catch(giveUp)
  }, [])
  const { last, isNew } = found ?? NOTHING
  return (
    <Home
      isBusy={!found}
      isNew={isNew}
      last={last && <LastGame game={last} />}
      again={lastSetup && <LastSetup setup={lastSetup} />}
    />
  )
}
