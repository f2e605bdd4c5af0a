/** Cards of Home for the last unfinished game, for every game, and for the last set-up. */
import '../../../text/screens.ts'
import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS } from '../../../games/gameIds.ts'
import type { GameId } from '../../../kernel/contract.ts'
import { listSaves, type SavedGame } from '../../../store/saves.ts'
import type { LastSetup as Setup } from '../../../store/settings.ts'
import { joinNames } from '../../../text/formatList.ts'
import { gameNameById, modeNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { seatNamesOf } from '../../table/bots/botNames.ts'
import type { GameUi } from '../../table/gameUi.ts'
import { useApp } from '../appContext.ts'
import type { GameUis } from '../gameUis.ts'
import { href } from '../route.ts'
import { type GameSummary, readSummary, savedSummaryCount } from './gameSummary.ts'
import * as styles from './HomeCards.module.css'
import { BeginCard, ContinueCard, type ContinueView, RepeatSetupCard, type RepeatSetupView } from './HomeCards.tsx'

export type PlayableSave = Extract<SavedGame, { readonly kind: 'game' }>

/** Text that says whose turn it is; saves of old versions hold the text itself. */
const turnNote = ({ header }: PlayableSave, { turn, note }: GameSummary): string =>
  turn === null ? note : t('home.turnOf', { name: header.seats[turn]?.name ?? '' })

const continueView = (game: PlayableSave, ui: GameUi | null): ContinueView => {
  const summary = readSummary(game.summary)
  const Picture = ui?.LastPosition
  const pointsText = (seat: number, points: number): string =>
    ui?.progressText?.(game.summary, seat) ?? (summary.goal > 0 ? `${points} / ${summary.goal}` : String(points))
  return {
    href: href('play', game.id),
    title: game.name || modeNameById(game.header.mode),
    gameName: GAME_IDS.length > 1 ? gameNameById(game.header.game) : '',
    note: turnNote(game, summary),
    picture: Picture && <Picture summary={game.summary} />,
    seats: game.header.seats.map((player, seat) => {
      const points = summary.points[seat]
      return points === undefined ? { ...player, seat } : { ...player, seat, points, words: pointsText(seat, points) }
    }),
  }
}

const repeatSetupView = ({ mode, names, bots, options: { points } }: Setup): RepeatSetupView => ({
  title: modeNameById(mode),
  details: [joinNames(seatNamesOf(names, bots)), points !== undefined && t('home.goal', { points })]
    .filter(Boolean)
    .join(' · '),
})

/** Card of the game as Home found it; read again when the summary of a table that was left has been stored. */
export const LastGame = ({ game, ui }: { readonly game: PlayableSave; readonly ui: GameUi | null }) => {
  const { database } = useApp()
  const [current, setCurrent] = useState(game)
  const isSameGame = (candidate: SavedGame): candidate is PlayableSave =>
    candidate.kind === 'game' && candidate.id === game.id
  useEffect(() => {
    listSaves(database).then(
      (games) => setCurrent(games.find(isSameGame) ?? game),
      () => undefined,
    )
  }, [game, savedSummaryCount.value])
  return <ContinueCard game={continueView(current, ui)} />
}

interface GameShelfProps {
  readonly saves: readonly SavedGame[]
  readonly uis: GameUis
}

/** One game of the shelf: its last unfinished save, or else a card to begin with its last position. */
const ShelfItem = ({ id, saves, uis }: GameShelfProps & { readonly id: GameId }) => {
  const ui = uis.get(id) ?? null
  const Picture = ui?.LastPosition
  const ownSaves = saves.filter((save): save is PlayableSave => save.kind === 'game' && save.header.game === id)
  const openGame = ownSaves.find(({ finished }) => !finished)
  if (openGame) return <LastGame game={openGame} ui={ui} />
  return <BeginCard id={id} picture={Picture && ownSaves[0] && <Picture summary={ownSaves[0].summary} />} />
}

/** All games of the app, if there is more than one. */
export const GameShelf = (props: GameShelfProps) => (
  <ul class={styles.shelf}>
    {GAME_IDS.map((id) => (
      <li key={id}>
        <ShelfItem {...props} id={id} />
      </li>
    ))}
  </ul>
)

export const RepeatLastSetup = ({ setup }: { readonly setup: Setup }) => <RepeatSetupCard {...repeatSetupView(setup)} />
