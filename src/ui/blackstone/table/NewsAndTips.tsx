/** What appears beside the prompt during a game: what the others did, and tips or the coach. */
import '../../../text/bundles/sheets.ts'
import { lazy } from '../../parts/lazy.tsx'
import { SinceMyTurnButton } from '../../table/log/SinceMyTurnButton.tsx'
import { isGameCoached } from '../lessons/storedCoachedGame.ts'
import type { BlackstoneTableProps } from './blackstoneTableView.ts'

/** A file of their own: every opening of a table asks for them, and for little else that comes at leisure. */
const Tips = lazy(() => import('../tips/Tips.tsx').then((module) => module.Tips), 'unasked')
const GameCoach = lazy(() => import('../lessons/GameCoach.tsx').then((module) => module.GameCoach), 'unasked')

/** In the first turn the prompt may say what a player must know before it. */
const hasOpeningPrompt = ({ view, now }: BlackstoneTableProps): boolean =>
  now.state.round === 1 && view.extensions.idlePrompt({ view, now }) !== null

export const NewsAndTips = ({ view, now }: BlackstoneTableProps) => (
  <>
    <SinceMyTurnButton
      view={view}
      now={now}
      isFree={
        view.selection.value.on === 'nothing' &&
        !view.alternativeChoice.value &&
        !view.refusal.value &&
        !hasOpeningPrompt({ view, now })
      }
    />
    {isGameCoached(view.header.id) ? <GameCoach view={view} now={now} /> : <Tips view={view} now={now} />}
  </>
)
