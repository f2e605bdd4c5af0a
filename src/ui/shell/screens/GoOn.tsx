/** The game that was played last and is not over, and the last set-up, as Home offers them. */
import type { SavedGame } from '../../../store/saves.ts'
import type { LastSetup as Setup } from '../../../store/settings.ts'
import { namesOf } from '../../bots/names.ts'
import { rowOf } from '../../text/list.ts'
import { nameOfMode } from '../../text/names.ts'
import { t } from '../../text/t.ts'
import { Again, type AgainView, Continue, type ContinueView } from '../GoOn.tsx'
import { href } from '../route.ts'
import { readSummary } from '../summary.ts'

export type Playable = Extract<SavedGame, { readonly kind: 'game' }>

const continueView = (game: Playable): ContinueView => {
  const summary = readSummary(game.summary)
  return {
    href: href('play', game.id),
    title: game.name || nameOfMode(game.header.mode),
    note: summary.note,
    factions: summary.factions,
    seats: game.header.seats.map(({ name }, seat) => {
      const points = summary.points[seat]
      const words = summary.words[seat] ?? String(points)
      return points === undefined ? { seat, name } : { seat, name, points, words }
    }),
  }
}

const againView = ({ mode, names, bots, options: { points } }: Setup): AgainView => ({
  title: nameOfMode(mode),
  line: [rowOf(namesOf(names, bots)), points !== undefined && t('home.goal', { points })].filter(Boolean).join(' · '),
})

export const LastGame = ({ game }: { readonly game: Playable }) => <Continue game={continueView(game)} />

export const LastSetup = ({ setup }: { readonly setup: Setup }) => <Again {...againView(setup)} />
