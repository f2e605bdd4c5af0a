import { useEffect, useState } from 'preact/hooks'
import { listSaves, type SavedGame } from '../../../store/saves.ts'
import type { LastSetup } from '../../../store/settings.ts'
import { nameOfMode } from '../../text/names.ts'
import { t } from '../../text/t.ts'
import { type AgainView, type ContinueView, Home } from '../Home.tsx'
import { useHouse } from '../house.ts'
import { href, replace } from '../route.ts'
import { nameOfSeat } from '../seatNames.ts'
import { readSummary } from '../summary.ts'

const continueView = (game: SavedGame | undefined): ContinueView | undefined => {
  if (game?.kind !== 'game') return undefined
  const summary = readSummary(game.summary)
  return {
    href: href('play', game.id),
    title: game.name || summary.title,
    note: summary.note,
    factions: summary.factions,
    seats: game.header.seats.map(({ name }, seat) => {
      const points = summary.points[seat]
      const words = summary.words[seat] ?? String(points)
      return points === undefined ? { seat, name } : { seat, name, points, words }
    }),
  }
}

const againView = ({ mode, names, options: { points } }: LastSetup): AgainView => ({
  title: nameOfMode(mode),
  line: [names.map(nameOfSeat).join(', '), points !== undefined && t('home.goal', { points })]
    .filter(Boolean)
    .join(' · '),
})

/** Home, with the game that was played last and is not over. `go`: straight on to that game, where there is one. */
export const HomeScreen = ({ go = false }: { readonly go?: boolean }) => {
  const { database, settings } = useHouse()
  const { lastSetup } = settings.value
  const [last, show] = useState<SavedGame>()
  useEffect(() => {
    const found = (games: readonly SavedGame[]): void => {
      const game = games.find((one) => one.kind === 'game' && !one.finished)
      if (game && go) replace('play', game.id)
      else show(game)
    }
    // Without storage there is nothing to go on with.
    listSaves(database).then(found, () => undefined)
  }, [])
  return <Home last={continueView(last)} again={lastSetup ? againView(lastSetup) : undefined} />
}
