/**
 * Screen `#/shared/BC1.…`: a game received by link, checked in slices, then watched, kept, or continued from any step.
 */
import '../../../text/bundles/leisure.ts'
// Besides its own messages, this imports those of shared tables: the replay's components could use them.
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Database } from '../../../store/database.ts'
import { messageOr } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { PackMissing } from '../../common/PackMissing.ts'
import { navigate, replaceRoute, route } from '../../common/route.ts'
import type { TableView } from '../../table/gameUiContract.ts'
import { ReplayScreen } from '../../table/replay/ReplayScreen.tsx'
import { recordStringAt } from '../../table/share/readLink.ts'
import { GameFromLinkPage, type GameFromLinkView } from './GameFromLinkPage.tsx'
import { type ReceivedGame, receiveGame, saveReceivedGame, sharedGameView } from './receivedGame.ts'

/** State of the check of the game in the address; a new `attempt` checks it again. */
const useReceivedGame = (
  recordString: string,
  attempt: number,
): readonly [GameFromLinkView, ReceivedGame | null, () => void] => {
  const [view, setView] = useState<GameFromLinkView>({ at: 'checking', progress: null })
  const [game, setGame] = useState<ReceivedGame | null>(null)
  const [abortController, setAbortController] = useState<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    setAbortController(controller)
    setGame(null)
    setView({ at: 'checking', progress: null })
    const onProgress = (progress: { readonly done: number; readonly of: number }): void => {
      if (!controller.signal.aborted) setView({ at: 'checking', progress })
    }
    const checkGame = async (): Promise<void> => {
      const result = await receiveGame(recordString, onProgress, controller.signal)
      if (controller.signal.aborted || !result) return
      if (!result.ok)
        return setView({ at: 'bad', why: messageOr(result.error.code, result.error.values, 'app.refused') })
      const sharedGame = await sharedGameView(result.value)
      if (controller.signal.aborted) return
      setGame(result.value)
      setView({ at: 'true', game: sharedGame })
    }
    checkGame().catch((error: unknown) => {
      const why = describeFailure(error)
      if (!controller.signal.aborted) setView({ at: error instanceof PackMissing ? 'missing' : 'bad', why })
    })
    return () => controller.abort()
  }, [recordString, attempt])
  const stop = (): void => {
    abortController?.abort()
    setView({ at: 'stopped' })
  }
  return [view, game, stop]
}

const saveGame = async (database: Database, game: ReceivedGame): Promise<string | null> => {
  const saved = await saveReceivedGame(database, game)
  return saved.ok ? null : messageOr(saved.error.code, saved.error.values, 'app.refused')
}

const SharedReplay = ({ view, at }: { readonly view: TableView; readonly at: readonly string[] }) => (
  <ReplayScreen view={view} onReopen={() => undefined} at={at} />
)

export const GameFromLinkScreen = () => {
  const { database } = useApp()
  const address = route.value.join('/')
  const recordString = useMemo(() => recordStringAt(route.value), [address])
  const replayAt = route.value.indexOf('replay')
  const [attempt, setAttempt] = useState(0)
  const [statusText, setStatusText] = useState('')
  const [view, game, stop] = useReceivedGame(recordString, attempt)
  if (replayAt > 0 && game) return <SharedReplay view={game.view} at={route.value.slice(replayAt + 1)} />
  const saveAndOpen = (): void => {
    if (!game) return
    saveGame(database, game).then(
      (failure) => (failure === null ? replaceRoute('play', game.view.header.id) : setStatusText(failure)),
      (error: unknown) => setStatusText(describeFailure(error)),
    )
  }
  return (
    <GameFromLinkPage
      view={view}
      statusText={statusText}
      onStop={stop}
      onRetry={() => setAttempt(attempt + 1)}
      onWatch={() => navigate('shared', recordString, 'replay')}
      onKeep={saveAndOpen}
    />
  )
}
