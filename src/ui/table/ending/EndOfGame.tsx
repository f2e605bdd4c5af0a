/** End of a game: who won and what decided it, what can be done now, and the course of the game. */
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import '../../parts/symbols/replay.ts'
import type { ComponentChildren, ComponentProps } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { playableLevel } from '../../../bots/levels.ts'
import { t } from '../../../text/t.ts'
import { type AppContext, useApp } from '../../common/appContext.ts'
import { navigate, replaceRoute } from '../../common/route.ts'
import { ScreensForTableContext } from '../../common/screensForTable.ts'
import { GameOver } from '../../parts/GameOver.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { addBotsToNewTable } from '../bots/attachBots.ts'
import { botsForRecord } from '../bots/botsForRecord.ts'
import type { GameOverScreenProps, TableView } from '../gameUiContract.ts'
import { startNewTable } from '../lifecycle/startNewTable.ts'
import { exportWithNotice } from '../share/exportWithNotice.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { namesForNewGame } from './tableEnding.ts'

/** Begins a game on this phone, of the same number of seats, names and bots. */
const startRematch = async ({ database }: AppContext, view: TableView): Promise<void> => {
  const { header } = view
  const { mode, options } = header
  const names = namesForNewGame(view)
  const bots = await botsForRecord(database, header)
  const startResult = await startNewTable(database, { mode, options, names, emblems: header.seats })
  if (!startResult.ok) return
  if (bots) await addBotsToNewTable(database, startResult.value, bots.map(playableLevel))
  replaceRoute('play', startResult.value.header.id)
}

/** Rematch of several phones: the host opens a new room, the others join it. */
const rematchTogether = ({ settings, changeSettings }: AppContext, { header, shared }: TableView): void => {
  const screen = shared?.isHost ? 'room' : 'join'
  const { mode, options, seats, deal } = header
  const ownNames = seats.filter((_, seat) => deal?.nonces[seat] === '').map(({ name }) => name)
  if (shared?.isHost)
    changeSettings({
      ...settings.peek(),
      lastSetup: { mode, options, names: ownNames.slice(0, 1), bots: [], several: true },
    })
  replaceRoute(screen)
}

/** Button that shares the game, and the status after a press. */
const useShare = (
  { database }: AppContext,
  view: TableView,
): { readonly shareGame: ChoiceView; readonly status: string } => {
  const [status, setStatus] = useState('')
  const shareGame = async (): Promise<string> => (await loadLeisure()).shareTableGame(database, view)
  const onPress = () => void shareGame().then(setStatus, () => setStatus(t(failedLoadCode())))
  return { shareGame: { id: 'share', label: t('over.share'), icon: 'share', onPress }, status }
}

/** Handler that starts the game again; phones that shared it gather in a new room. */
const playAgainHandler = (view: TableView, app: AppContext) => async (): Promise<void> => {
  if (view.shared) rematchTogether(app, view)
  else await startRematch(app, view)
}

interface EndOfGameProps
  extends GameOverScreenProps,
    Pick<ComponentProps<typeof GameOver>, 'banner' | 'title' | 'details'> {
  /** Parts of each seat's result. */
  readonly children?: ComponentChildren
  /** Course of the game, which may appear later. */
  readonly course?: ComponentChildren
}

export const EndOfGame = ({ view, now, onShowBoard, course, children, ...resultProps }: EndOfGameProps) => {
  const app = useApp()
  const { InstallCard } = useContext(ScreensForTableContext)
  const { shareGame, status: shareStatus } = useShare(app, view)
  const { DealAudit } = view.addOns
  const replayChoice: ChoiceView = {
    id: 'replay',
    label: t('over.replay'),
    icon: 'play',
    onPress: () => navigate(...view.path, 'replay'),
  }
  const exportGame = () => void exportWithNotice(app, view.header.id)
  return (
    <GameOver
      {...resultProps}
      isLost={!now.outcome?.ranks.includes(1)}
      primary={{ id: 'rematch', label: t('over.rematch'), onPress: playAgainHandler(view, app) }}
      secondary={[shareGame, replayChoice]}
      statusText={shareStatus}
      lateContent={
        <>
          {DealAudit && <DealAudit view={view} now={now} />}
          {course}
          {InstallCard && <InstallCard />}
        </>
      }
      extraChoices={[
        { id: 'board', label: t('over.board'), icon: 'eye', onPress: () => onShowBoard(t('over.result')) },
        { id: 'export', label: t('over.export'), icon: 'export', onPress: exportGame },
        { id: 'games', label: t('home.saved'), icon: 'log', onPress: () => navigate('saved') },
        { id: 'home', label: t('over.home'), icon: 'home', onPress: () => navigate() },
      ]}
    >
      {children}
    </GameOver>
  )
}
