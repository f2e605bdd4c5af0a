/** Sheet for a step of a replay: play on from it in a new game, or share the whole game. */
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import '../../../text/bundles/leisure.ts'
import { useState } from 'preact/hooks'
import { loadSaveName } from '../../../store/changeSavedGames.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { messageOr, t } from '../../../text/t.ts'
import { type AppContext, useApp } from '../../common/appContext.ts'
import { navigate, navigateUp } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import type { TableView } from '../gameUiContract.ts'
import { beginOnce } from '../lifecycle/beginOnce.ts'
import { loadCompleteSave } from '../share/loadCompleteSave.ts'
import { shareTableGame } from '../share/shareTableGame.ts'
import { beginBranch, branchState, canBranch, cardKnowledgeOf } from './beginBranch.ts'
import type { ReplayStep, ReplayTimeline } from './replayTimeline.ts'

interface BranchProps {
  readonly view: TableView
  readonly timeline: ReplayTimeline
  readonly replayStep: ReplayStep
  /** Number of the step, as the replay shows it. */
  readonly stepNumber: number
}

const onlySeatOf = ({ seats }: TableView): number | null => {
  const [seat, ...others] = seats()
  return seat !== undefined && others.length === 0 ? seat : null
}

/** Starts the new game and opens it. Resolves with the reason where that fails, else with an empty text. */
const startBranch = async (
  { database }: AppContext,
  { view, timeline, replayStep, stepNumber }: BranchProps,
): Promise<string> => {
  const { id } = view.header
  const [save, name] = await Promise.all([loadCompleteSave(database, view), loadSaveName(database, id)])
  const branch = await beginBranch(database, {
    view,
    save,
    timeline,
    replayStep,
    stepNumber,
    gameName: name,
    onlySeat: onlySeatOf(view),
  })
  if (!branch.ok) return messageOr(branch.error.code, branch.error.values, 'app.refused')
  navigate('play', branch.value)
  return ''
}

const BranchStart = (props: BranchProps & { readonly onSay: (text: string) => void }) => {
  const app = useApp()
  const { view, stepNumber, onSay } = props
  const start = (): void => {
    onSay('')
    void beginOnce(() => startBranch(app, props).then(onSay, () => onSay(t(failedLoadCode()))))
  }
  return (
    <>
      <p>{t('branch.what', { step: stepNumber, mode: modeNameById(view.header.mode) })}</p>
      <p>{t(`branch.cards.${cardKnowledgeOf(view, view.save(), onlySeatOf(view))}`)}</p>
      {view.names.length > 1 && <p>{t('branch.seats')}</p>}
      <p class="muted">{t('branch.counts')}</p>
      <button type="button" class={button.primary} onClick={start}>
        {t('branch.begin')}
      </button>
    </>
  )
}

/** Section for playing on, where the game can begin from a position. */
const BranchSection = (props: BranchProps & { readonly onSay: (text: string) => void }) => {
  const { view, timeline, replayStep } = props
  if (!canBranch(view)) return null
  return branchState(view, timeline, replayStep) ? <BranchStart {...props} /> : <p>{t('branch.over')}</p>
}

export const BranchSheet = (props: BranchProps) => {
  const { database } = useApp()
  const { view } = props
  const [status, setStatus] = useState('')
  const isOver = view.now.value.outcome !== null
  return (
    <Sheet title={t('branch.title')} onClose={navigateUp}>
      <BranchSection {...props} onSay={setStatus} />
      {isOver ? (
        <button type="button" class={button.plain} onClick={() => void shareTableGame(database, view).then(setStatus)}>
          {t('branch.share')}
        </button>
      ) : (
        <p class="muted">{t('branch.noShare')}</p>
      )}
      <p role="status">{status}</p>
    </Sheet>
  )
}
