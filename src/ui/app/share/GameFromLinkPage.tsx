/** Page of a game received by link: who played it, whether it is valid, and what can be done with it. */
import type { ReplayProgress } from '../../../table/record/movesOfGame.ts'
import { formatList } from '../../../text/formatList.ts'
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { Page } from '../../parts/Page.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import * as styles from './GameFromLinkPage.module.css'

export interface SharedGameView {
  readonly mode: string
  readonly names: readonly string[]
  /** Winner and reason; empty if the game is not over. */
  readonly result: string
  readonly details: string
  /** Entries in its log. */
  readonly entryCount: number
}

export type GameFromLinkView =
  | { readonly at: 'checking'; readonly progress: ReplayProgress | null }
  | { readonly at: 'stopped' }
  /** The game's pack is not here. `why`: a sentence that says so. */
  | { readonly at: 'missing'; readonly why: string }
  /** `why`: the reason, as a sentence. */
  | { readonly at: 'bad'; readonly why: string }
  | { readonly at: 'true'; readonly game: SharedGameView }

interface SharedPageProps {
  readonly view: GameFromLinkView
  /** Result of the last action. */
  readonly statusText: string
  readonly onStop: () => void
  readonly onRetry: () => void
  readonly onWatch: () => void
  readonly onKeep: () => void
}

type RetryProps = Pick<SharedPageProps, 'onRetry'>

const CheckingGame = ({
  progress,
  onStop,
}: {
  readonly progress: ReplayProgress | null
  readonly onStop: () => void
}) => (
  <section class={`box ${sectionStyles.section}`}>
    <p role="status">{t('shared.checking')}</p>
    <progress
      class={styles.progress}
      aria-label={t('shared.checking')}
      max={progress?.of ?? 1}
      value={progress?.done ?? 0}
    />
    <button type="button" class={button.plain} onClick={onStop}>
      {t('shared.stop')}
    </button>
  </section>
)

/** Says why nothing was checked, with a button that begins again. */
const NotChecked = ({ why, label, onRetry }: { readonly why: string; readonly label: string } & RetryProps) => (
  <section class={`box ${sectionStyles.section}`}>
    <p role="status">{why}</p>
    <button type="button" class={button.primary} onClick={onRetry}>
      {label}
    </button>
  </section>
)

const InvalidGame = ({ reason }: { readonly reason: string }) => (
  <section class={`box ${sectionStyles.section}`} role="alert">
    <h2>{t('shared.bad')}</h2>
    <p>{reason}</p>
    <p class="muted">{t('shared.safe')}</p>
  </section>
)

const VerifiedGame = ({
  game,
  onWatch,
  onKeep,
}: { readonly game: SharedGameView } & Pick<SharedPageProps, 'onWatch' | 'onKeep'>) => (
  <>
    <section class={`box ${sectionStyles.section}`}>
      <h2>{game.result || t('shared.on')}</h2>
      {game.details && <p>{game.details}</p>}
      <p class="muted">{t('shared.who', { mode: game.mode, names: formatList(game.names) })}</p>
      <p class={styles.proved}>
        <Icon name="tick" small />
        {t('shared.true', { count: game.entryCount })}
      </p>
    </section>
    <button type="button" class={button.primary} onClick={onWatch}>
      <Icon name="play" />
      {t('shared.watch')}
    </button>
    <p class="muted">{t('shared.branch')}</p>
    <button type="button" class={button.plain} onClick={onKeep}>
      {t('shared.keep')}
    </button>
  </>
)

const SharedBody = (props: SharedPageProps) => {
  const { view } = props
  switch (view.at) {
    case 'checking':
      return <CheckingGame progress={view.progress} onStop={props.onStop} />
    case 'stopped':
      return <NotChecked why={t('shared.stopped')} label={t('shared.again')} onRetry={props.onRetry} />
    case 'missing':
      return <NotChecked why={view.why} label={t('pack.fetch')} onRetry={props.onRetry} />
    case 'bad':
      return <InvalidGame reason={view.why} />
    case 'true':
      return <VerifiedGame game={view.game} onWatch={props.onWatch} onKeep={props.onKeep} />
  }
}

export const GameFromLinkPage = (props: SharedPageProps) => (
  <Page title={t('shared.title')}>
    <SharedBody {...props} />
    <p role="status">{props.statusText}</p>
    <a class={button.quiet} href={href('saved')}>
      {t('shared.mine')}
    </a>
  </Page>
)
