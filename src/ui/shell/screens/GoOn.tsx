/** The game that was played last and is not over, and the last set-up, as Home offers them. */
import { useEffect, useState } from 'preact/hooks'
import { listSaves, type SavedGame } from '../../../store/saves.ts'
import type { LastSetup as Setup } from '../../../store/settings.ts'
import { namesOf } from '../../bots/names.ts'
import { rowOf } from '../../text/list.ts'
import { nameOfMode } from '../../text/names.ts'
import { say, t } from '../../text/t.ts'
import { Again, type AgainView, Continue, type ContinueView } from '../GoOn.tsx'
import { useHouse } from '../house.ts'
import { href } from '../route.ts'
import { kept, readSummary, type Summary } from '../summary.ts'

export type Playable = Extract<SavedGame, { readonly kind: 'game' }>

/** Whose turn it is, and how far each is: worded now, but as it was kept by versions that kept words. */
const noteOf = ({ header }: Playable, { turn, note }: Summary): string =>
  turn === null ? note : t('home.turnOf', { name: header.seats[turn]?.name ?? '' })

const wordsFor = ({ words, yardstick, goal }: Summary, seat: number, count: number): string =>
  words[seat] ?? say(`home.has.${yardstick}`, { count, goal }, 'home.has.points')

const continueView = (game: Playable): ContinueView => {
  const summary = readSummary(game.summary)
  return {
    href: href('play', game.id),
    title: game.name || nameOfMode(game.header.mode),
    note: noteOf(game, summary),
    factions: summary.factions,
    seats: game.header.seats.map((player, seat) => {
      const points = summary.points[seat]
      return points === undefined
        ? { ...player, seat }
        : { ...player, seat, points, words: wordsFor(summary, seat, points) }
    }),
  }
}

const againView = ({ mode, names, bots, options: { points } }: Setup): AgainView => ({
  title: nameOfMode(mode),
  line: [rowOf(namesOf(names, bots)), points !== undefined && t('home.goal', { points })].filter(Boolean).join(' · '),
})

/** Shown at once as Home found it, and anew when the table that was left has been summed up. */
export const LastGame = ({ game }: { readonly game: Playable }) => {
  const { database } = useHouse()
  const [newest, show] = useState(game)
  const isOurs = (one: SavedGame): one is Playable => one.kind === 'game' && one.id === game.id
  useEffect(() => {
    listSaves(database).then(
      (games) => show(games.find(isOurs) ?? game),
      () => undefined,
    )
  }, [game, kept.value])
  return <Continue game={continueView(newest)} />
}

export const LastSetup = ({ setup }: { readonly setup: Setup }) => <Again {...againView(setup)} />
