/** A game that somebody handed on: who played it, whether it is true, and what can be done with it. */
import '../style/lists.css'
import '../style/history.css'
import '../text/lookingBack.ts'
import type { Progress } from '../../table/moves.ts'
import { Icon } from '../shell/Icon.tsx'
import { Page } from '../shell/Page.tsx'
import { href } from '../shell/route.ts'
import { listOf } from '../text/list.ts'
import { t } from '../text/t.ts'

export interface SharedGame {
  readonly mode: string
  readonly names: readonly string[]
  /** Who won, and what decided; empty where it is not over. */
  readonly result: string
  readonly line: string
  /** How long its log is. */
  readonly entries: number
}

export type SharedView =
  | { readonly at: 'checking'; readonly progress: Progress | null }
  | { readonly at: 'stopped' }
  /** Why it cannot be opened. */
  | { readonly at: 'bad'; readonly why: string }
  | { readonly at: 'true'; readonly game: SharedGame }

interface SharedProps {
  readonly view: SharedView
  /** What came of the last thing that was asked. */
  readonly said: string
  readonly onStop: () => void
  readonly onAgain: () => void
  readonly onWatch: () => void
  readonly onKeep: () => void
}

const Checking = ({ progress, onStop }: { readonly progress: Progress | null; readonly onStop: () => void }) => (
  <section class="box sect">
    <p role="status">{t('shared.checking')}</p>
    <progress aria-label={t('shared.checking')} max={progress?.of ?? 1} value={progress?.done ?? 0} />
    <button type="button" class="btn" onClick={onStop}>
      {t('shared.stop')}
    </button>
  </section>
)

const Stopped = ({ onAgain }: Pick<SharedProps, 'onAgain'>) => (
  <section class="box sect">
    <p role="status">{t('shared.stopped')}</p>
    <button type="button" class="btn go" onClick={onAgain}>
      {t('shared.again')}
    </button>
  </section>
)

const Bad = ({ why }: { readonly why: string }) => (
  <section class="box sect" role="alert">
    <h2>{t('shared.bad')}</h2>
    <p>{why}</p>
    <p class="muted">{t('shared.safe')}</p>
  </section>
)

const True = ({ game, onWatch, onKeep }: { readonly game: SharedGame } & Pick<SharedProps, 'onWatch' | 'onKeep'>) => (
  <>
    <section class="box sect">
      <h2>{game.result || t('shared.on')}</h2>
      {game.line && <p>{game.line}</p>}
      <p class="muted">{t('shared.who', { mode: game.mode, names: listOf(game.names) })}</p>
      <p class="proved">
        <Icon name="tick" small />
        {t('shared.true', { count: game.entries })}
      </p>
    </section>
    <button type="button" class="btn go" onClick={onWatch}>
      <Icon name="play" />
      {t('shared.watch')}
    </button>
    <p class="muted">{t('shared.branch')}</p>
    <button type="button" class="btn" onClick={onKeep}>
      {t('shared.keep')}
    </button>
  </>
)

const Body = (props: SharedProps) => {
  const { view } = props
  switch (view.at) {
    case 'checking':
      return <Checking progress={view.progress} onStop={props.onStop} />
    case 'stopped':
      return <Stopped onAgain={props.onAgain} />
    case 'bad':
      return <Bad why={view.why} />
    case 'true':
      return <True game={view.game} onWatch={props.onWatch} onKeep={props.onKeep} />
  }
}

export const SharedPage = (props: SharedProps) => (
  <Page title={t('shared.title')}>
    <Body {...props} />
    <p role="status">{props.said}</p>
    <a class="btn flat" href={href('saved')}>
      {t('shared.mine')}
    </a>
  </Page>
)
