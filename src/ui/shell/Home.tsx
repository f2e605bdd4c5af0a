import '../style/home.css'
import castle from '../symbols/castle.svg?url&no-inline'
import { t } from '../text/t.ts'
import { Art } from './Art.tsx'
import { BoardPicture } from './BoardPicture.tsx'
import { Heading } from './Heading.tsx'
import { Crest, Icon, type IconName } from './Icon.tsx'
import { href } from './route.ts'

/** The game that Continue opens. */
export interface ContinueView {
  /** Where the card leads. */
  readonly href: string
  readonly title: string
  /** What is up there, for example `your turn`; may be empty. */
  readonly note: string
  /** Factions on the 25 spaces, -1 where it is empty. */
  readonly factions: readonly number[]
  /** One for each seat; `points` is absent in modes without any. */
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly points?: number
    readonly words?: string
  }[]
}

/** The last set-up, to begin it once more. */
export interface AgainView {
  readonly title: string
  /** Who sits there, and what the goal is. */
  readonly line: string
}

const Seats = ({ seats }: { readonly seats: ContinueView['seats'] }) => (
  <span class="who">
    {seats.map(({ seat, name, points, words = '' }) => (
      <span key={seat}>
        <Crest seat={seat} />
        {points === undefined ? name : <span aria-hidden="true">{points}</span>}
        {points !== undefined && <span class="vh">{t('home.points', { name, words })}</span>}
      </span>
    ))}
  </span>
)

const Continue = ({ game }: { readonly game: ContinueView }) => (
  <a class="cont tap" href={game.href}>
    <BoardPicture factions={game.factions} />
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

const Again = ({ title, line }: AgainView) => (
  <a class="again tap" href={href('again')}>
    <Icon name="play" />
    <span class="grow">
      <b>{t('home.again', { mode: title })}</b>
      <small>{line}</small>
    </span>
  </a>
)

const Link = ({ to, icon, label }: { readonly to: string; readonly icon: IconName; readonly label: string }) => (
  <a class="tap" href={href(to)}>
    <Icon name={icon} />
    {label}
  </a>
)

interface HomeProps {
  /** The game to go on with. */
  readonly last?: ContinueView | undefined
  readonly again?: AgainView | undefined
}

/** The first screen; on the first visit there is nothing to go on with. */
export const Home = ({ last, again }: HomeProps) => (
  <main class="home night">
    <Art url={castle} class="sky" />
    <div class="hin">
      <div class="ttl">
        <Heading>{t('app.name')}</Heading>
        <p>{t('app.pitch')}</p>
      </div>
      <div class="acts">
        {last && <Continue game={last} />}
        <div class="two">
          <a class="btn go" href={href('new')}>
            <Icon name="plus" />
            {t('home.new')}
          </a>
          <a class="btn" href={href('saved')}>
            <Icon name="log" />
            {t('home.saved')}
          </a>
        </div>
        {again && <Again {...again} />}
        <nav class="links" aria-label={t('home.more')}>
          <Link to="rules" icon="book" label={t('home.rules')} />
          <Link to="settings" icon="gear" label={t('home.settings')} />
          <Link to="about" icon="info" label={t('home.about')} />
        </nav>
      </div>
    </div>
  </main>
)
