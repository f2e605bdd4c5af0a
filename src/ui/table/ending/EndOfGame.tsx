/** End of a game: who won and what decided it, what can be done now, and the course of the game. */
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import '../../parts/symbols/replay.ts'
import type { ComponentChildren, ComponentProps } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { type AppContext, useApp } from '../../common/appContext.ts'
import { navigate } from '../../common/route.ts'
import { ScreensForTableContext } from '../../common/screensForTable.ts'
import { GameOver } from '../../parts/GameOver.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { GameOverScreenProps, TableView } from '../gameUiContract.ts'
import { exportWithNotice } from '../share/exportWithNotice.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { playAgainHandler } from './rematch.ts'

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
