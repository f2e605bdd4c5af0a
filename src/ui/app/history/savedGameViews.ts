/** Saved games as the list shows them. */
import { h } from 'preact'
import { GAME_IDS } from '../../../games/gameIds.ts'
import type { Header } from '../../../kernel/log.ts'
import type { SavedGame } from '../../../store/listSaves.ts'
import { type MovedMark, readMoved } from '../../../store/movedGame.ts'
import type { GameOrigin } from '../../../store/storedGameRow.ts'
import { formattingLocale } from '../../../text/formattingLocale.ts'
import { gameNameById, modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import { namesOfSave, peopleOfSave } from '../../common/history/participants.ts'
import { gameNameBesideMode } from '../../common/names/gameNameBesideMode.ts'
import { href } from '../../common/route.ts'
import { describeVerdict, verdictText } from '../../table/ending/verdict.ts'
import type { HistoryUi } from '../../table/gameUiContract.ts'
import type { GameUis, HistoryUis } from '../loadUisOfSavedGames.ts'
import type { PlayableSave } from './historyFilter.ts'
import type { GameView, ListedGame, SelectOption } from './viewTypes.ts'

const createDateFormatter = (): ((time: number) => string) => {
  const format = new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  return (time) => format.format(time)
}

const describeOrigin = (origin: GameOrigin | undefined, mode: string): string => {
  if (!origin) return ''
  if (origin.from === 'elsewhere') return t('history.elsewhere')
  return t('history.branched', { title: origin.name || mode, step: origin.step })
}

const describeMoved = ({ at, isSure }: MovedMark, formatDate: (time: number) => string): string =>
  t(isSure ? 'history.moved' : 'history.movedUnsure', { when: formatDate(at) })

/** Result as one line. Only "over" if the save has no verdict; empty while the game is on. */
export const describeResult = (
  { finished, summary, header }: PlayableSave,
  historyUi: HistoryUi | null | undefined,
): string => {
  const verdict = finished
    ? describeVerdict(historyUi, summary, namesOfSave(header, summary), peopleOfSave(header, summary))
    : null
  return verdict ? verdictText(verdict) : finished ? t('saved.over') : ''
}

const isKnownGame = ({ header }: PlayableSave): boolean => GAME_IDS.includes(header.game)

/** Screens of the games in a list. */
export interface LoadedUis {
  readonly uis: GameUis
  readonly histories: HistoryUis
}

/** Shared by all rows, because a date formatter takes longer to create than to use. */
interface RowContext extends LoadedUis {
  readonly formatDate: (time: number) => string
}

const gameView = (game: PlayableSave, { uis, histories, formatDate }: RowContext): GameView => {
  const { id, origin, header, summary } = game
  const Picture = uis.get(header.game)?.LastPosition
  const mode = modeNameById(header.mode)
  const moved = readMoved(game)
  const positionNote = header.position === undefined || origin ? '' : t('saved.position')
  // When it moved is said beside it.
  const changed = moved ? '' : formatDate(game.changed)
  return {
    id,
    title: game.name || mode,
    details: [gameNameBesideMode(header.game, header.mode), game.name && mode, positionNote, changed]
      .filter(Boolean)
      .join(' · '),
    result: moved ? describeMoved(moved, formatDate) : describeResult(game, histories.get(header.game)),
    origin: describeOrigin(origin, mode),
    players: namesOfSave(header, summary).map((name, seat) => ({ ...header.seats[seat], name })),
    picture: Picture ? h(Picture, { summary }) : null,
    problem: isKnownGame(game) ? null : t('game.unknown'),
    isOver: game.finished,
    isWatched: game.finished || moved !== null,
    isMoved: moved?.isSure === true,
    href: href('play', id),
    replayHref: href('play', id, 'replay'),
  }
}

const unreadableGameView = (id: string, kind: 'damaged' | 'newer'): GameView => ({
  id,
  title: t('saved.unknown'),
  details: id.slice(0, 6),
  result: '',
  origin: '',
  players: [],
  picture: null,
  problem: t(`saved.${kind}`),
  isOver: false,
  isWatched: false,
  isMoved: false,
  href: href('play', id),
  replayHref: '',
})

/** List entries in the order of `games`; the view of each is created when it is drawn. */
export const savedGameViews = (games: readonly SavedGame[], loadedUis: LoadedUis): readonly ListedGame[] => {
  const rowContext = { ...loadedUis, formatDate: createDateFormatter() }
  return games.map((game) => ({
    id: game.id,
    createView: () => (game.kind === 'game' ? gameView(game, rowContext) : unreadableGameView(game.id, game.kind)),
  }))
}

const collectOptions = (
  games: readonly SavedGame[],
  idOf: (header: Header) => string,
  name: (id: string) => string,
): readonly SelectOption<string>[] =>
  [...new Set(games.flatMap((game) => (game.kind === 'game' ? [idOf(game.header)] : [])))]
    .map((value) => ({ value, label: name(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, formattingLocale()))

/** Modes (or games) of these saves as options, sorted by name in the current language. */
export const modeOptions = (games: readonly SavedGame[]) => collectOptions(games, ({ mode }) => mode, modeNameById)
export const gameOptions = (games: readonly SavedGame[]) => collectOptions(games, ({ game }) => game, gameNameById)
