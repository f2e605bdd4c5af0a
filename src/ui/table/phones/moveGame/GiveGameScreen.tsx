/** Screen `#/move/ID`: gives a game of this phone to another one, or says where it went. */
import '#src/text/bundles/leisure.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { claimGameForTab, type GameClaim } from '#src/store/claimGameForTab.ts'
import { type MovedMark, markMoved } from '#src/store/movedGame.ts'
import { modeNameById } from '#src/text/gameAndModeNames.ts'
import { messageOr, t } from '#src/text/t.ts'
import { useApp } from '../../../common/appContext.ts'
import { keepAwake } from '../../../common/browser/keepAwake.ts'
import { describeFailure } from '../../../common/failureTexts.ts'
import { navigate, navigateUp, replaceRoute, route } from '../../../common/route.ts'
import { ErrorScreen } from '../../../parts/ErrorScreen.tsx'
import { LoadingScreen } from '../../../parts/lazy.tsx'
import { exportWithNotice } from '../../share/exportWithNotice.ts'
import { HostPairing } from '../pairing/HostPairing.tsx'
import { useHostPairing } from '../pairing/usePairing.ts'
import { GiveGamePage } from './GiveGamePage.tsx'
import { findMovable, type GameTransfer, type Movable, openGameTransfer } from './giveGame.ts'
import { MovedGamePage } from './MovedGamePage.tsx'

type Found = Extract<Movable, { readonly game: unknown }>

/** Game that may be moved, while no other tab plays it; a text says why it cannot be. Null while it is looked for. */
const useMovable = (id: string): Found | string | null => {
  const { database } = useApp()
  const [found, setFound] = useState<Found | string | null>(null)
  useEffect(() => {
    let tab: GameClaim | undefined
    let isActive = true
    const onLost = (): void => setFound(t('status.taken'))
    const find = async (): Promise<void> => {
      const claim = await claimGameForTab(id, onLost)
      if (claim === 'elsewhere') return onLost()
      tab = claim
      if (!isActive) return tab.release()
      const movable = await findMovable(database, id)
      setFound('why' in movable ? messageOr(movable.why, undefined, 'app.refused') : movable)
    }
    find().catch((error: unknown) => setFound(describeFailure(error)))
    return () => {
      isActive = false
      tab?.release()
    }
  }, [id])
  return found
}

/** Room of the game, as long as its screen is shown. */
const useGiving = ({ game }: Found): GameTransfer | null => {
  const { database } = useApp()
  const [giving, setGiving] = useState<GameTransfer | null>(null)
  useEffect(keepAwake, [])
  useEffect(() => {
    const opened = openGameTransfer(database, game)
    setGiving(opened)
    return opened.close
  }, [])
  return giving
}

interface GiveGameProps {
  readonly found: Found
  readonly title: string
  readonly onGone: (mark: MovedMark) => void
  readonly onAgain: () => void
  /** Page of the game while nobody knows whether it arrived; its connection stays open for a late answer. */
  readonly unsurePage: (mark: MovedMark) => ComponentChildren
}

const PairTaker = ({ giving }: { readonly giving: GameTransfer }) => (
  <HostPairing
    {...useHostPairing((channel) => {
      giving.addChannel(channel)
      navigateUp()
    }, navigateUp)}
  />
)

const OpenGiving = ({
  giving,
  title,
  found,
  onGone,
  onAgain,
  unsurePage,
}: GiveGameProps & { readonly giving: GameTransfer }) => {
  const app = useApp()
  const [failure, setFailure] = useState('')
  const { id } = found.game
  const state = giving.state.value
  useEffect(() => {
    if (state.at === 'over' && state.answer && !state.answer.refusal)
      onGone({ at: Date.now(), to: state.answer.on, isSure: true })
  }, [state])
  const give = (check: number): void => {
    setFailure('')
    giving.give(check).catch((error: unknown) => setFailure(describeFailure(error)))
  }
  if (state.at === 'over' && !state.answer) return unsurePage({ at: Date.now(), to: '', isSure: false })
  if (route.value[2] === 'pair' && state.at === 'waiting') return <PairTaker giving={giving} />
  return (
    <GiveGamePage
      title={title}
      state={state}
      roomStatus={giving.room.value}
      failure={failure}
      onGive={give}
      onPair={() => navigate('move', id, 'pair')}
      onRetry={giving.retry}
      onExport={() => void exportWithNotice(app, id)}
      onAgain={onAgain}
    />
  )
}

const GiveGame = (props: GiveGameProps) => {
  const giving = useGiving(props.found)
  return giving ? <OpenGiving {...props} giving={giving} /> : <LoadingScreen />
}

const MoveGame = ({ found }: { readonly found: Found }) => {
  const app = useApp()
  const { id, name, header } = found.game
  const [mark, setMark] = useState(found.mark)
  /** Counts the rooms, and tells them apart. */
  const [room, setRoom] = useState(0)
  const title = name || modeNameById(header.mode)
  const giveAgain = (): void => {
    setMark(null)
    setRoom(room + 1)
  }
  const takeBack = (): void => {
    const opening = markMoved(app.database, id, null).then(() => replaceRoute('play', id))
    opening.catch((error: unknown) =>
      app.notify({ id: 'move', isWarning: true, text: describeFailure(error), onDismiss: () => app.dismiss('move') }),
    )
  }
  const movedPage = (shown: MovedMark) => (
    <MovedGamePage
      {...{ id, title, mark: shown }}
      onTakeBack={takeBack}
      onAgain={giveAgain}
      onExport={() => void exportWithNotice(app, id)}
    />
  )
  if (mark) return movedPage(mark)
  return <GiveGame key={room} {...{ found, title }} onGone={setMark} onAgain={giveAgain} unsurePage={movedPage} />
}

const MoveStoredGame = ({ id }: { readonly id: string }) => {
  const found = useMovable(id)
  if (found === null) return <LoadingScreen />
  return typeof found === 'string' ? <ErrorScreen text={found} actions={[]} /> : <MoveGame found={found} />
}

/** Back from the address of a game that is moved, where nothing was opened before it. */
const BackToGames = () => {
  useEffect(() => replaceRoute('saved'), [])
  return <LoadingScreen />
}

export const GiveGameScreen = () => {
  const [, id] = route.value
  return id ? <MoveStoredGame key={id} id={id} /> : <BackToGames />
}
