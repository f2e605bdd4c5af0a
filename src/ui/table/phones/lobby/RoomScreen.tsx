/** Screen of the room on this phone: its lobby, and pairing with a phone without a server. */
import '#src/text/bundles/leisure.ts'
import { useEffect, useRef } from 'preact/hooks'
import type { Player } from '#src/kernel/log.ts'
import { type Result, refuse } from '#src/kernel/result.ts'
import { emblemOf, rememberSetup } from '#src/store/settings.ts'
import { StoreFailure } from '#src/table/storeFailure.ts'
import { type AppContext, useApp } from '../../../common/appContext.ts'
import { describeFailure } from '../../../common/failureTexts.ts'
import { navigate, navigateUp, replaceRoute, route } from '../../../common/route.ts'
import { loadTable } from '../../loadTable.ts'
import { HostPairing } from '../pairing/HostPairing.tsx'
import { useHostPairing } from '../pairing/usePairing.ts'
import type { Session } from '../session/session.ts'
import { ChangeGame, type GameChoice } from './ChangeGame.tsx'
import { HostLobby } from './HostLobby.tsx'
import { closeLobbySession, openLobbySession, planOf } from './openLobbySession.ts'
import { SessionUnavailable } from './SessionUnavailable.tsx'
import { useSession } from './useSession.ts'

/**
 * Opens the lobby for what was chosen on New game for several phones; without a choice where something else was begun
 * since. Refused where nothing can be stored.
 */
const openSession = ({ database, settings }: AppContext): Promise<Result<Session>> => {
  const { lastSetup } = settings.peek()
  return openLobbySession(database, lastSetup?.several ? lastSetup : null).catch((error: unknown) => {
    if (!(error instanceof StoreFailure)) throw error
    return refuse('gather.unstored', undefined, { why: describeFailure(error) })
  })
}

/** Function that leads to New game with one phone chosen. */
const useSwitchToOnePhone = (): (() => void) => {
  const { changeSettings } = useApp()
  return () => {
    void changeSettings(({ lastSetup, ...others }) => ({
      ...others,
      lastSetup: lastSetup && { ...lastSetup, several: false },
    }))
    replaceRoute('new')
  }
}

const PairGuest = ({ session }: { readonly session: Session }) => (
  <HostPairing
    {...useHostPairing((channel) => {
      session.addChannel(channel)
      navigateUp()
    }, navigateUp)}
  />
)

/** Page that changes the game. The choice is also what New game offers next, and what a reopened lobby plays. */
const ChangeGamePage = ({ session }: { readonly session: Session }) => {
  const { settings, changeSettings } = useApp()
  const lobby = session.lobby.value
  if (!lobby) return <SessionUnavailable screenState={{ at: 'opening' }} onTakeOver={() => {}} />
  const changeGame = (choice: GameChoice): void => {
    const plan = planOf(choice)
    void changeSettings((stored) =>
      rememberSetup(stored, { ...choice, names: stored.lastSetup?.names ?? [], bots: [], several: true }),
    )
    if (plan) session.decide({ kind: 'plan', plan })
    navigateUp()
  }
  return (
    <ChangeGame
      current={lobby}
      lastOptions={settings.value.chosen}
      names={lobby.seats.map(({ name }) => name)}
      onConsider={(choice) => void loadTable(choice).catch(() => undefined)}
      onChoose={changeGame}
    />
  )
}

/** Gives the host a seat when the lobby opens empty; the host may give it up. */
const useSeatForHost = ({ lobby, takeSeat }: Session, player: Player): void => {
  const hasRun = useRef(false)
  const seats = lobby.value?.seats.length
  useEffect(() => {
    if (hasRun.current || seats === undefined) return
    hasRun.current = true
    if (seats === 0) takeSeat(player)
  }, [seats])
}

const HostedLobby = ({ session }: { readonly session: Session }) => {
  const app = useApp()
  const { names, lastSetup } = app.settings.value
  const name = lastSetup?.names[0] || names[0] || ''
  const playerOf = (typed: string): Player => ({ name: typed, ...emblemOf(app.settings.peek(), typed) })
  useSeatForHost(session, playerOf(name))
  const switchToOnePhone = useSwitchToOnePhone()
  const lobby = session.lobby.value
  const roomStatus = session.roomStatus.value
  if (route.value[1] === 'pair') return <PairGuest session={session} />
  if (route.value[1] === 'game') return <ChangeGamePage session={session} />
  if (!lobby || !roomStatus) return <SessionUnavailable screenState={{ at: 'opening' }} onTakeOver={() => {}} />
  return (
    <HostLobby
      lobby={lobby}
      roomStatus={roomStatus}
      wasPaired={session.wasPaired.value}
      refusal={session.refusal.value}
      onSit={(typed) => session.takeSeat(playerOf(typed))}
      onBot={session.seatBot}
      onGiveUpSeat={session.giveUpSeat}
      onRename={(id, typed) => session.renameSeat(id, playerOf(typed))}
      onStart={() => session.decide({ kind: 'start' })}
      onChange={() => navigate('room', 'game')}
      onRetry={session.retry}
      onPair={() => navigate('room', 'pair')}
      onOnePhone={switchToOnePhone}
      onLeave={() => void closeLobbySession(app.database, session).then(() => replaceRoute())}
    />
  )
}

export const RoomScreen = () => {
  const [screenState, takeOver] = useSession('lobby', openSession)
  return screenState.at === 'session' ? (
    <HostedLobby session={screenState.session} />
  ) : (
    <SessionUnavailable screenState={screenState} onTakeOver={takeOver} />
  )
}
