/** A game that somebody handed on: checked in slices, then to be watched, kept, or played on from any step. `#/shared/BC1.…` */
import '../../text/lookingBack.ts'
import '../../text/modes.ts'
import '../../text/refusals.ts'
// A table that was shared asks the others before it takes back; one that is only watched never does, but its parts could.
import '../../text/together.ts'
import '../../text/troubles.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Database } from '../../../store/database.ts'
import { Replay } from '../../blackstone/game/Replay.tsx'
import type { Sitting } from '../../blackstone/game/sitting.ts'
import { SharedPage, type SharedView } from '../../history/SharedPage.tsx'
import { say } from '../../text/t.ts'
import { useHouse } from '../house.ts'
import { go, replace, route } from '../route.ts'
import { sayFailure } from '../trouble.ts'

type Received = import('../../history/received.ts').Received
const received = () => import('../../history/received.ts')

/** What is known of the game in the address; `again` checks it once more. */
const useReceived = (text: string, again: number): readonly [SharedView, Received | null, () => void] => {
  const [view, show] = useState<SharedView>({ at: 'checking', progress: null })
  const [game, take] = useState<Received | null>(null)
  const [off, arm] = useState<AbortController | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    arm(abort)
    take(null)
    show({ at: 'checking', progress: null })
    const heard = (progress: { readonly done: number; readonly of: number }): void => {
      if (!abort.signal.aborted) show({ at: 'checking', progress })
    }
    const check = async (): Promise<void> => {
      const { receive, viewOf } = await received()
      const read = await receive(text, heard, abort.signal)
      if (abort.signal.aborted || !read) return
      if (!read.ok) return show({ at: 'bad', why: say(read.error.code, read.error.values, 'app.refused') })
      take(read.value)
      show({ at: 'true', game: viewOf(read.value) })
    }
    check().catch((error: unknown) => abort.signal.aborted || show({ at: 'bad', why: sayFailure(error) }))
    return () => abort.abort()
  }, [text, again])
  const stop = (): void => {
    off?.abort()
    show({ at: 'stopped' })
  }
  return [view, game, stop]
}

const keepIt = async (database: Database, game: Received): Promise<string | null> => {
  const kept = await (await received()).keepReceived(database, game)
  return kept.ok ? null : say(kept.error.code, kept.error.values, 'app.refused')
}

const Watched = ({ sitting, at }: { readonly sitting: Sitting; readonly at: readonly string[] }) => (
  <Replay sitting={sitting} onReseat={() => undefined} at={at} />
)

export const SharedScreen = () => {
  const { database } = useHouse()
  const [, text = '', sheet, ...rest] = route.value
  const [again, check] = useState(0)
  const [said, speak] = useState('')
  const [view, game, stop] = useReceived(text, again)
  if (sheet === 'replay' && game) return <Watched sitting={game.sitting} at={rest} />
  const keep = (): void => {
    if (!game) return
    keepIt(database, game).then(
      (why) => (why === null ? replace('play', game.sitting.header.id) : speak(why)),
      (error: unknown) => speak(sayFailure(error)),
    )
  }
  return (
    <SharedPage
      view={view}
      said={said}
      onStop={stop}
      onAgain={() => check(again + 1)}
      onWatch={() => go('shared', text, 'replay')}
      onKeep={keep}
    />
  )
}
