/** Saved games as the list shows them. */
import '../text/chapters.ts'
import '../text/history.ts'
import '../text/modes.ts'
import type { Header } from '../../kernel/log.ts'
import type { Origin, SavedGame } from '../../store/saves.ts'
import { href } from '../shell/route.ts'
import { readSummary } from '../shell/summary.ts'
import { nameOfMode } from '../text/names.ts'
import { spoken, t } from '../text/t.ts'
import type { Ending } from './ending.ts'
import type { Playable } from './filter.ts'
import { readPlayed } from './played.ts'
import { lineOf, titleOf } from './verdict.ts'
import type { GameView, Listed } from './view.ts'

/** A format takes longer to make than to use. */
const days = (): ((time: number) => string) => {
  const format = new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' })
  return (time) => format.format(time)
}

const originOf = (origin: Origin | undefined, mode: string): string => {
  if (!origin) return ''
  if (origin.from === 'elsewhere') return t('history.elsewhere')
  return t('history.branched', { title: origin.name || mode, step: origin.step })
}

const namesIn = ({ seats }: Header): readonly string[] => seats.map(({ name }) => name)

/** Who won and by what. */
export const inWords = (ending: Ending, header: Header): string =>
  [titleOf(ending, namesIn(header)), lineOf(ending, namesIn(header))].join(' · ')

/** The same of a saved game; that it is over, where no more was kept; empty while it is on. */
export const resultOf = ({ finished, summary, header }: Playable): string => {
  const ending = finished ? readPlayed(summary)?.ending : null
  return ending ? inWords(ending, header) : finished ? t('saved.over') : ''
}

const gameView = (game: Playable, day: (time: number) => string): GameView => {
  const { id, origin } = game
  const { factions } = readSummary(game.summary)
  const mode = nameOfMode(game.header.mode)
  const from = game.header.position === undefined || origin ? '' : t('saved.position')
  return {
    id,
    title: game.name || mode,
    line: [game.name && mode, from, day(game.changed)].filter(Boolean).join(' · '),
    result: resultOf(game),
    origin: originOf(origin, mode),
    players: game.header.seats,
    factions: factions.length > 0 ? factions : null,
    problem: null,
    isOver: game.finished,
    href: href('play', id),
    replay: href('play', id, 'replay'),
  }
}

const unreadable = (id: string, kind: 'damaged' | 'newer'): GameView => ({
  id,
  title: t('saved.unknown'),
  line: id.slice(0, 6),
  result: '',
  origin: '',
  players: [],
  factions: null,
  problem: t(`saved.${kind}`),
  isOver: false,
  href: href('play', id),
  replay: '',
})

/** The games in their order, each to be worded when it is drawn. */
export const listed = (games: readonly SavedGame[]): readonly Listed[] => {
  const day = days()
  return games.map((game) => ({
    id: game.id,
    view: () => (game.kind === 'game' ? gameView(game, day) : unreadable(game.id, game.kind)),
  }))
}

/** The modes of these games by their names, in the order of the language. */
export const modesIn = (games: readonly SavedGame[]): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set(games.flatMap((game) => (game.kind === 'game' ? [game.header.mode] : [])))]
    .map((value) => ({ value, label: nameOfMode(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, spoken()))
