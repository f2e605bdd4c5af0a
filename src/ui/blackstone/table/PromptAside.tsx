/** What appears beside the prompt during a game: what the others did, and tips. */
import '../../../text/sheets.ts'
import { lazy } from '../../parts/lazy.tsx'
import { SinceMyTurnButton } from '../../table/log/SinceMyTurnButton.tsx'
import type { BlackstoneTableProps } from './tableExtension.ts'

const Tips = lazy(() => import('../tips/Tips.tsx').then((module) => module.Tips), 'unasked')

export const PromptAside = ({ view, now }: BlackstoneTableProps) => (
  <>
    <SinceMyTurnButton
      view={view}
      now={now}
      isFree={view.selection.value.on === 'nothing' && !view.alternativeChoice.value}
    />
    <Tips view={view} now={now} />
  </>
)
