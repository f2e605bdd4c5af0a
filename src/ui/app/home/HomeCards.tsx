/** Cards of Home for a phone on which a game was played before. */
import type { ComponentChildren } from 'preact'
import type { GameId } from '../../../kernel/contract.ts'
import type { Player } from '../../../kernel/log.ts'
import { gameNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { Crest, EmblemsContext, Icon } from '../../parts/Icon.tsx'
import { href } from '../route.ts'
import * as styles from './HomeCards.module.css'

/** Game that Continue opens. */
export interface ContinueView {
  /** Address that the card opens. */
  readonly href: string
  readonly title: string
  /** Name of the game if there is more than one; else empty. */
  readonly gameName: string
  /** State of the game, for example `your turn`; may be empty. */
  readonly note: string
  /** Small picture of the last position; absent if unknown. */
  readonly picture: ComponentChildren
  /** One item per seat; `points` is absent in modes without points. */
  readonly seats: readonly (Player & {
    readonly seat: number
    readonly points?: number
    readonly words?: string
  })[]
}

/** Last set-up, to start it again. */
export interface RepeatSetupView {
  readonly title: string
  /** Names of the players, and the goal. */
  readonly details: string
}

const SeatPoints = ({ seats }: { readonly seats: ContinueView['seats'] }) => (
  <EmblemsContext.Provider value={seats}>
    <span class={styles.seats} data-part="seats">
      {seats.map(({ seat, name, points, words = '' }) => (
        <span key={seat}>
          <Crest seat={seat} />
          {points === undefined ? name : <span aria-hidden="true">{points}</span>}
          {points !== undefined && <span class="visuallyHidden">{t('home.points', { name, words })}</span>}
        </span>
      ))}
    </span>
  </EmblemsContext.Provider>
)

export const ContinueCard = ({ game }: { readonly game: ContinueView }) => (
  <a class={`${styles.lastGame} tap`} data-part="lastGame" href={game.href}>
    {game.picture}
    <span class="grow">
      <small>{[game.gameName, t('home.continue'), game.note].filter(Boolean).join(' · ')}</small>
      <b>{game.title}</b>
      <SeatPoints seats={game.seats} />
    </span>
    <span class={styles.play}>
      <Icon name="play" />
    </span>
  </a>
)

/** Card of a game without an unfinished save: it starts a new one. */
export const BeginCard = ({ id, picture }: { readonly id: GameId; readonly picture: ComponentChildren }) => (
  <a class={`${styles.lastGame} tap`} data-part="lastGame" href={href('new', id)}>
    {picture}
    <span class="grow">
      <small>{t('home.new')}</small>
      <b>{gameNameById(id)}</b>
    </span>
    <span class={styles.play}>
      <Icon name="plus" />
    </span>
  </a>
)

export const RepeatSetupCard = ({ title, details }: RepeatSetupView) => (
  <a class={`${styles.again} tap`} href={href('again')}>
    <Icon name="play" />
    <span class="grow">
      <b>{t('home.again', { mode: title })}</b>
      <small>{details}</small>
    </span>
  </a>
)
