import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { GAME_IDS } from '../../../games/gameIds.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import { gameNameById } from '../../../text/gameAndModeNames.ts'
import { findMessage, t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Heading } from '../../parts/Heading.tsx'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import castle from '../../parts/symbols/castle.svg?url&no-inline'
import { insertDrawing } from '../../parts/symbols/insertDrawing.ts'
import { packPicture } from '../../table/packPictures.ts'
import * as styles from './Home.module.css'

/** Inlined drawing of the app, so that it follows the theme; hidden from screen readers. Its `url` never changes. */
const SvgPicture = ({ url, class: name }: { readonly url: string; readonly class: string | undefined }) => {
  const container = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (container.current) void insertDrawing(container.current, url)
  }, [])
  return <span ref={container} class={name} aria-hidden="true" />
}

interface HomeLinkProps {
  readonly to: readonly string[]
  readonly icon: IconName
  readonly label: string
}

const HomeLink = ({ to, icon, label }: HomeLinkProps) => (
  <a class="tap" href={href(...to)}>
    <Icon name={icon} />
    {label}
  </a>
)

interface PlayCardProps {
  readonly to: string
  /** What is played: the game that goes on, or the kind of game. */
  readonly about: string
  /** Who plays, at the end of the card. */
  readonly children?: ComponentChildren
}

/** The only gold of Home: goes on with the last game, or leads to one. */
export const PlayCard = ({ to, about, children }: PlayCardProps) => (
  <a class={`${button.primary} ${styles.play}`} href={to}>
    <span class={styles.disc}>
      <Icon name="play" />
    </span>
    <span class="grow">
      <b>{t('home.play')}</b>
      <small>{about}</small>
    </span>
    {children}
  </a>
)

interface GameCardProps {
  readonly id: GameId
  /** Its pitch until there is something to say of it. */
  readonly note?: string
  /** Last position. Until there is one the first game has the app's picture, and a pack its own. */
  readonly picture?: ComponentChildren
}

const GameCard = ({ id, note, picture }: GameCardProps) => {
  const name = gameNameById(id)
  const url = id === GAME_IDS[0] ? 'icon.svg' : packPicture(id)
  return (
    <li class={styles.game}>
      {picture ?? (url && <img data-part="picture" src={url} alt="" />)}
      <span class={styles.about}>
        <b>{name}</b>
        <small>{note ?? findMessage(`game.${id}.pitch`)}</small>
      </span>
      <a class={button.plain} href={href('new', id)}>
        <Icon name="plus" />
        {t('home.new')}
        <span class="visuallyHidden"> {name}</span>
      </a>
    </li>
  )
}

/** A card for each game of the app. */
export const Shelf = ({ card }: { readonly card?: (id: GameId) => Omit<GameCardProps, 'id'> }) => (
  <ul class={styles.shelf}>
    {GAME_IDS.map((id) => (
      <GameCard key={id} id={id} {...card?.(id)} />
    ))}
  </ul>
)

interface RowProps {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly details?: string
}

/** Row that leads to something beside the games. */
export const HomeRow = ({ to, icon, title, details }: RowProps) => (
  <a class={`${button.plain} ${styles.row}`} href={to}>
    <Icon name={icon} />
    <span class="grow">
      <b>{title}</b>
      {details && <small>{details}</small>}
    </span>
  </a>
)

/** Rows that share a line; the saved games come last. */
export const HomeRows = ({ children }: { readonly children?: ComponentChildren }) => (
  <div class={styles.rows}>
    {children}
    <HomeRow to={href('saved')} icon="log" title={t('home.saved')} />
  </div>
)

/** What Home offers to somebody who has not played yet. */
export const FirstVisit = () => (
  <>
    <PlayCard to={href('who')} about={t('home.first')} />
    <Shelf />
    <HomeRows>
      <HomeRow to={href('learn', 'next')} icon="cap" title={t('home.learn')} />
    </HomeRows>
  </>
)

interface HomeProps {
  /** What can be played: FirstVisit, or ReturnVisit after it. */
  readonly children: ComponentChildren
  /** True where FirstVisit offers the lessons. */
  readonly isNew?: boolean
  /** Where the lessons, puzzles and rules are that the links lead to. */
  readonly pages?: readonly string[]
  /** True while the saves are being read; nothing is shown yet that would move afterwards. */
  readonly isBusy?: boolean
}

/** Home page. The links at its foot share a line, and take one more. */
export const Home = ({ children, isNew = false, pages = [], isBusy = false }: HomeProps) => (
  <main class={`${styles.home} night`} aria-busy={isBusy}>
    <SvgPicture url={castle} class={styles.sky} />
    <div class={styles.inner}>
      <Heading>{import.meta.env.APP_NAME}</Heading>
      <div class={styles.actions}>
        {children}
        <nav class={styles.links} aria-label={t('home.more')}>
          {!isNew && <HomeLink to={[...pages, 'learn']} icon="cap" label={t('home.lessons')} />}
          <HomeLink to={[...pages, 'puzzles']} icon="piece" label={t('home.puzzles')} />
          <HomeLink to={['join']} icon="people" label={t('home.join')} />
          <HomeLink to={[...pages, 'rules']} icon="book" label={t('home.rules')} />
          <HomeLink to={['settings']} icon="gear" label={t('home.settings')} />
        </nav>
      </div>
    </div>
  </main>
)
