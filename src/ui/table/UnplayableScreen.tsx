/** Screen for a game that cannot be played here now: the reason, and what can be done about it. */
import '../../text/bundles/sheets.ts'
import { useEffect, useState } from 'preact/hooks'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import { StoreFailure } from '../../table/storeFailure.ts'
import { t } from '../../text/t.ts'
import { type AppContext, useApp } from '../common/appContext.ts'
import { describeFailure, describeFlaw } from '../common/failureTexts.ts'
import { PackMissing } from '../common/PackMissing.ts'
import { ErrorScreen, type ScreenAction } from '../parts/ErrorScreen.tsx'
import { LoadingScreen } from '../parts/lazy.tsx'
import { openTableOf } from './lifecycle/openTableRegistry.ts'
import { unsavedNoticeOf } from './lifecycle/unsavedNotice.ts'
import type { TableScreenState } from './lifecycle/useTableScreen.ts'
import { exportWithNotice } from './share/exportWithNotice.ts'

interface UnplayableProps {
  readonly id: string
  readonly onTakeOver: () => void
}

const exportChoice = (app: AppContext, id: string): ScreenAction => ({
  id: 'export',
  label: t('app.export'),
  onPress: () => void exportWithNotice(app, id),
})

/** Screen while another tab plays the game. Entries that this tab could not store can still be exported. */
const TakenByOtherTab = ({ id, onTakeOver }: UnplayableProps) => {
  const app = useApp()
  const table = openTableOf(id)
  const isUnsaved = table !== undefined && table.fault() !== null
  useEffect(() => {
    if (isUnsaved) unsavedNoticeOf(app, table).hide()
  }, [])
  const takeOverChoice = { id: 'take', label: t('status.takeBack'), onPress: onTakeOver }
  return (
    <ErrorScreen
      text={t(isUnsaved ? 'status.takenUnsaved' : 'status.taken')}
      actions={isUnsaved ? [exportChoice(app, id), takeOverChoice] : [takeOverChoice]}
    />
  )
}

const loadMending = () => import('./lifecycle/mendDamagedGame.ts')

/** Screen of a damaged game. Its people may play on with what is whole of it; the rest is gone then. */
const DamagedGame = ({ id, onTakeOver, flaw }: UnplayableProps & { readonly flaw: LogFlaw }) => {
  const app = useApp()
  /** Undefined until it is known: what comes late would move what can be tapped. */
  const [mendChoices, setMendChoices] = useState<readonly ScreenAction[]>()
  useEffect(() => {
    loadMending()
      .then((module) => module.findMendChoices(app, id, onTakeOver))
      .then(setMendChoices, () => setMendChoices([]))
  }, [id])
  return mendChoices ? (
    <ErrorScreen text={describeFlaw(flaw)} actions={[...mendChoices, exportChoice(app, id)]} trouble={flaw} />
  ) : (
    <LoadingScreen />
  )
}

type UnplayableState = Exclude<TableScreenState, { readonly at: 'opening' | 'table' }>

const isMissingGame = (error: unknown): boolean => error instanceof StoreFailure && error.fault === 'missing'

/** What can be a fault of the app: neither a pack that was not fetched, nor a game that is not on this phone. */
const troubleIn = (error: unknown): unknown =>
  error instanceof PackMissing || isMissingGame(error) ? undefined : error

/** Screen in place of a table that cannot be opened. The stored part of the game can be exported. */
export const UnplayableScreen = ({
  id,
  screenState,
  onTakeOver,
}: UnplayableProps & { readonly screenState: UnplayableState }) => {
  const app = useApp()
  const fetchChoice = { id: 'fetch', label: t('pack.fetch'), onPress: onTakeOver }
  switch (screenState.at) {
    case 'elsewhere':
      return <TakenByOtherTab id={id} onTakeOver={onTakeOver} />
    case 'flaw':
      return <DamagedGame id={id} onTakeOver={onTakeOver} flaw={screenState.flaw} />
    case 'failure':
      return (
        <ErrorScreen
          text={describeFailure(screenState.error)}
          trouble={troubleIn(screenState.error)}
          actions={[
            ...(screenState.error instanceof PackMissing ? [fetchChoice] : []),
            ...(isMissingGame(screenState.error) ? [] : [exportChoice(app, id)]),
          ]}
        />
      )
  }
}
