/** The table that gathers on this phone: its lobby, and letting a phone in without a server. */
import { useEffect, useRef } from 'preact/hooks'
import type { Player } from '../../../kernel/log.ts'
import { type Result, refuse } from '../../../kernel/result.ts'
import { emblemOf, remember } from '../../../store/settings.ts'
import { StoreFailure } from '../../../table/store.ts'
import { castleFor } from '../../blackstone/game/castle.ts'
import { ChangeGame, type Choice } from '../../together/ChangeGame.tsx'
import { disband, gather, planOf } from '../../together/gather.ts'
import { HostLobby } from '../../together/HostLobby.tsx'
import { Invite } from '../../together/Invite.tsx'
import { Stuck } from '../../together/Stuck.tsx'
import type { Session } from '../../together/session.ts'
import { useInvite } from '../../together/usePairing.ts'
import { useSession } from '../../together/useSession.ts'
import { type House, useHouse } from '../house.ts'
import { go, replace, route, up } from '../route.ts'
import { sayFailure } from '../trouble.ts'

/** What was chosen on New game for several phones; nothing where something else was begun since. Refused where nothing can be kept of it. */
const open = ({ database, settings }: House): Promise<Result<Session>> => {
  const { lastSetup } = settings.peek()
  return gather(database, lastSetup?.several ? lastSetup : null).catch((error: unknown) => {
    if (!(error instanceof StoreFailure)) throw error
    return refuse('gather.unstored', undefined, { why: sayFailure(error) })
  })
}

/** To New game, with one phone chosen. */
const useOnePhone = (): (() => void) => {
  const { settings, change } = useHouse()
  return () => {
    const { lastSetup, ...others } = settings.peek()
    change({ ...others, lastSetup: lastSetup && { ...lastSetup, several: false } })
    replace('new')
  }
}

const Pair = ({ session }: { readonly session: Session }) => (
  <Invite
    {...useInvite((channel) => {
      session.meet(channel)
      up()
    }, up)}
  />
)

/** Something else is to be played: it is also what New game offers next, and what a lobby is that is opened again. */
const Change = ({ session }: { readonly session: Session }) => {
  const { settings, change } = useHouse()
  const lobby = session.lobby.value
  if (!lobby) return <Stuck shown={{ at: 'opening' }} onSteal={() => {}} />
  const use = (choice: Choice): void => {
    const plan = planOf(choice)
    const { lastSetup } = settings.peek()
    change(remember(settings.peek(), { ...choice, names: lastSetup?.names ?? [], bots: [], several: true }))
    if (plan) session.decide({ kind: 'plan', plan })
    up()
  }
  return (
    <ChangeGame
      now={lobby}
      chosen={settings.value.chosen}
      names={lobby.seats.map(({ name }) => name)}
      onConsider={(choice) => void castleFor(choice).catch(() => undefined)}
      onUse={use}
    />
  )
}

/** Whoever gathers a table sits at it, until they rise. */
const useOwnSeat = ({ lobby, sit }: Session, player: Player): void => {
  const is = useRef(false)
  const seats = lobby.value?.seats.length
  useEffect(() => {
    if (is.current || seats === undefined) return
    is.current = true
    if (seats === 0) sit(player)
  }, [seats])
}

const Lobby = ({ session }: { readonly session: Session }) => {
  const house = useHouse()
  const { names, lastSetup } = house.settings.value
  const name = lastSetup?.names[0] || names[0] || ''
  const playerOf = (typed: string): Player => ({ name: typed, ...emblemOf(house.settings.peek(), typed) })
  useOwnSeat(session, playerOf(name))
  const onePhone = useOnePhone()
  const lobby = session.lobby.value
  const door = session.door.value
  if (route.value[1] === 'pair') return <Pair session={session} />
  if (route.value[1] === 'game') return <Change session={session} />
  if (!lobby || !door) return <Stuck shown={{ at: 'opening' }} onSteal={() => {}} />
  return (
    <HostLobby
      lobby={lobby}
      door={door}
      refused={session.refused.value}
      onSit={(typed) => session.sit(playerOf(typed))}
      onBot={session.sitBot}
      onRise={session.rise}
      onRename={(id, typed) => session.rename(id, playerOf(typed))}
      onStart={() => session.decide({ kind: 'start' })}
      onChange={() => go('room', 'game')}
      onRetry={session.retry}
      onPair={() => go('room', 'pair')}
      onOnePhone={onePhone}
      onLeave={() => void disband(house.database, session).then(() => replace())}
    />
  )
}

export const RoomScreen = () => {
  const [shown, steal] = useSession('lobby', open)
  return shown.at === 'session' ? <Lobby session={shown.session} /> : <Stuck shown={shown} onSteal={steal} />
}
