/** What Home offers whoever has played before. */
import '../style/goon.css'
import '../text/goOn.ts'
import type { Player } from '../../kernel/log.ts'
import { t } from '../text/t.ts'
import { BoardPicture } from './BoardPicture.tsx'
import { Crest, Emblems, Icon } from './Icon.tsx'
import { href } from './route.ts'

/** The game that Continue opens. */
export interface ContinueView {
  /** Where the card leads. */
  readonly href: string
  readonly title: string
  /** What is up there, for example `your turn`; may be empty. */
  readonly note: string
  /** Factions on the 25 spaces, -1 where it is empty; none before the first deed. */
  readonly factions: readonly number[]
  /** One for each seat; `points` is absent in modes without any. */
  readonly seats: readonly (Player & {
    readonly seat: number
    readonly points?: number
    readonly words?: string
  })[]
}

/** The last set-up, to begin it once more. */
export interface AgainView {
  readonly title: string
  /** Who sits there, and what the goal is. */
  readonly line: string
}

const Seats = ({ seats }: { readonly seats: ContinueView['seats'] }) => (
  <Emblems.Provider value={seats}>
    <span class="who">
      {seats.map(({ seat, name, points, words = '' }) => (
        <span key={seat}>
          <Crest seat={seat} />
          {points === undefined ? name : <span aria-hidden="true">{points}</span>}
          {points !== undefined && <span class="vh">{t('home.points', { name, words })}</span>}
        </span>
      ))}
    </span>
  </Emblems.Provider>
)

export const Continue = ({ game }: { readonly game: ContinueView }) => (
  <a class="cont tap" href={game.href}>
    {game.factions.length > 0 && <BoardPicture factions={game.factions} />}
    <span class="grow">
      <small>
        {t('home.continue')}
        {game.note && ` · ${game.note}`}
      </small>
      <b>{game.title}</b>
      <Seats seats={game.seats} />
    </span>
    <span class="pl">
      <Icon name="play" />
    </span>
  </a>
)

export const Again = ({ title, line }: AgainView) => (
  <a class="again tap" href={href('again')}>
    <Icon name="play" />
    <span class="grow">
      <b>{t('home.again', { mode: title })}</b>
      <small>{line}</small>
    </span>
  </a>
)
