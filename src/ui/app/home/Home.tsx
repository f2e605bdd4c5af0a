import type { ComponentChildren } from 'preact'
import type { GameId } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Heading } from '../../parts/Heading.tsx'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import { SvgPicture } from '../../parts/SvgPicture.tsx'
import castle from '../../parts/symbols/castle.svg?url&no-inline'
import { href } from '../route.ts'
import * as styles from './Home.module.css'

const HomeLink = ({ to, icon, label }: { readonly to: string; readonly icon: IconName; readonly label: string }) => (
  <a class="tap" href={href(to)}>
    <Icon name={icon} />
    {label}
  </a>
)

interface HomeProps {
  /** Links that begin a game, one per game; empty if there is only one game or `lastGame` shows them all. */
  readonly startLinks?: readonly { readonly id: GameId; readonly name: string }[]
  /** Unfinished game to continue. */
  readonly lastGame?: ComponentChildren
  /** Card that starts a game with the last set-up. */
  readonly repeatSetup?: ComponentChildren
  /** True if no game was played on this phone. */
  readonly isNew?: boolean
  /** True while the saves are being read; nothing is shown yet that would move afterwards. */
  readonly isBusy?: boolean
}

/** Home page. Where there is no game to continue, Play leads to one. */
export const Home = ({ startLinks = [], lastGame, repeatSetup, isNew = false, isBusy = false }: HomeProps) => (
  <main class={`${styles.home} night`} aria-busy={isBusy}>
    <SvgPicture url={castle} class={styles.sky} />
    <div class={styles.inner}>
      <div class={styles.title}>
        <Heading>{t('app.name')}</Heading>
        <p>{t('app.pitch')}</p>
      </div>
      <div class={styles.actions}>
        {lastGame}
        {startLinks.map(({ id, name }) => (
          <a key={id} class={`${button.plain} ${styles.door}`} href={href('new', id)}>
            {name}
          </a>
        ))}
        {!lastGame && (
          <a class={`${button.primary} ${styles.door}`} href={href('who')}>
            <Icon name="play" />
            {t('home.play')}
          </a>
        )}
        {isNew && (
          <a class={`${button.plain} ${styles.door}`} href={href('learn', 'next')}>
            {t('home.learn')}
          </a>
        )}
        <div class={button.pair}>
          <a class={`${lastGame ? button.primary : button.plain} ${styles.door}`} href={href('new')}>
            <Icon name="plus" />
            {t('home.new')}
          </a>
          <a class={`${button.plain} ${styles.door}`} href={href('saved')}>
            <Icon name="log" />
            {t('home.saved')}
          </a>
        </div>
        {repeatSetup}
        <nav class={styles.links} aria-label={t('home.more')}>
          {!isNew && <HomeLink to="learn" icon="cap" label={t('home.lessons')} />}
          <HomeLink to="puzzles" icon="piece" label={t('home.puzzles')} />
          <HomeLink to="join" icon="people" label={t('home.join')} />
          <HomeLink to="rules" icon="book" label={t('home.rules')} />
          <HomeLink to="settings" icon="gear" label={t('home.settings')} />
        </nav>
      </div>
    </div>
  </main>
)
