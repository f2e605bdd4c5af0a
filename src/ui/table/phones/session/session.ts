/**
 * Session of a table that this phone shares with others, from the lobby on: what its screens show, and what people may
 * do there.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { BotLevelId } from '#src/bots/levels.ts'
import type { Seat, Shape } from '#src/kernel/contract.ts'
import type { Player } from '#src/kernel/log.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Channel } from '#src/table/phones/channel.ts'
import type { GuestRunner } from '#src/table/phones/createGuestRunner.ts'
import { createSharedTable } from '#src/table/phones/createSharedTable.ts'
import type { Guest } from '#src/table/room/guest/guestState.ts'
import type { LobbyDecision } from '#src/table/room/lobby.ts'
import { uniqueSeatNames } from '#src/table/room/playerNames.ts'
import { createClaim, createSeatKey, type SeatKey } from '#src/table/room/seatKeys.ts'
import { nameOfSeat } from '../../../common/names/seatNames.ts'
import { namesWithBotsOfPhones, uniqueBotName } from '../../bots/botNames.ts'
import type { LoadedTable } from '../../gameUiContract.ts'
import { type GameTable, registerTable } from '../../lifecycle/openTableRegistry.ts'
import { createPhonesPresenter, latestRefusal } from '../atTable/createPhonesPresenter.ts'
import { pairingAddOns } from '../atTable/pairingAddOns.tsx'
import { phoneAddOns } from '../atTable/phoneAddOns.tsx'
import { connectionView, lobbyView } from '../parts/fillPhoneProps.ts'
import type { ConnectionView, LobbyView, Phones, RoomStatusView } from '../parts/phoneProps.ts'
import { onWake } from './onWake.ts'
import { random } from './phoneEnv.ts'
import type { SessionRole } from './sessionRole.ts'
import { setIfChanged } from './setIfChanged.ts'

export interface Session {
  readonly isHost: boolean
  readonly lobby: ReadonlySignal<LobbyView | null>
  readonly connection: ReadonlySignal<ConnectionView>
  readonly roomStatus: ReadonlySignal<RoomStatusView | null>
  /** Whether people have paired another phone since the page was opened. */
  readonly wasPaired: ReadonlySignal<boolean>
  /** Table, once the game has begun and this phone has it; registered for its screen. */
  readonly table: ReadonlySignal<GameTable | null>
  /** Why the last request of a person was refused. */
  readonly refusal: ReadonlySignal<Refusal | null>
  /** Takes a seat for this player; an empty name becomes the number of the seat. */
  takeSeat(player: Player): void
  /** Takes a seat for a bot on this phone, or changes the level of the bot at the seat `id`. */
  seatBot(level: BotLevelId, id?: string): void
  giveUpSeat(id: string): void
  renameSeat(id: string, player: Player): void
  /** Claims a seat from another phone, by a link. */
  claimSeat(key: SeatKey): void
  decide(decision: LobbyDecision): void
  retry(): void
  addChannel(channel: Channel): void
  /** Closes all connections. What is stored stays. */
  close(): void
}

/** Whether the first deal is here and stored, so that a reload at its address finds it, unless storage fails. */
const isDealt = (runningGuest: GuestRunner<Shape>): boolean => {
  const { follower, stored } = runningGuest.guest()
  const isStored = stored >= (follower?.replay.seq ?? 0) || runningGuest.fault() !== null
  return follower?.replay.turn.kind !== 'chance' && isStored
}

/** Registers the shared table of a guest, with the add-ons of phones and with the bots of this phone. */
const registerSharedTable = (
  runningGuest: GuestRunner<Shape>,
  { isHost, ownBots, addChannel, saveWithSecret }: SessionRole,
  loaded: LoadedTable,
  phones: ReadonlySignal<Phones>,
  close: () => void,
): GameTable => {
  const shared = {
    isHost,
    connection: () => runningGuest.guest().line,
    seatPresence: () => runningGuest.guest().present,
  }
  const addOns = pairingAddOns(phoneAddOns(phones), isHost, addChannel)
  const sharedTable = createSharedTable(runningGuest, shared, close, saveWithSecret)
  const seatNames = uniqueSeatNames(sharedTable.header)
  const names = () => namesWithBotsOfPhones(seatNames, runningGuest.guest().bots)
  const registered = registerTable(sharedTable, { ...loaded, addOns, names })
  return ownBots.attachTo(registered, runningGuest.guest().keys)
}

/** Reports the seats of this phone's bots to the host, now and after each change; returns what ends it. */
const reportBots = (runningGuest: GuestRunner<Shape>, { bots }: GameTable): (() => void) =>
  bots?.levels.subscribe((levels) => runningGuest.dispatch({ kind: 'bots', seats: [...levels.keys()] })) ?? (() => {})

/** Notes which seats bots of other phones play, once the game has begun. */
const noteOtherBots = ({ follower, line, bots, present }: Guest<Shape>, { ownBots }: SessionRole): void => {
  if (!follower || line.kind !== 'up') return
  const isElsewhere = (seat: Seat): boolean => !follower.seats.includes(seat)
  ownBots.noteOtherBots(bots.filter(isElsewhere), (seat) => !isElsewhere(seat) || present[seat] === true)
}

/** Dials anew, and opens the room anew, where that is of use. */
const reconnect = (runningGuest: GuestRunner<Shape>, role: SessionRole): void => {
  role.reconnectNow()
  role.roomListener?.retryNow()
  const { line: connection, follower } = runningGuest.guest()
  if (connection.kind !== 'up' || follower?.flaw) runningGuest.dispatch({ kind: 'dial' })
}

/** What the screens of the connection show besides the guest's own state. */
const connectionInfo = (runningGuest: GuestRunner<Shape>, role: SessionRole) => ({
  trouble: role.connectionTrouble(),
  hostVersion: runningGuest.otherVersion(),
  hasCode: role.isHost || role.code() !== '',
  wasPaired: role.wasPaired(),
})

interface SessionListener {
  readonly onNews: Parameters<GuestRunner<Shape>['subscribe']>[0]
  readonly onRefusal: (why: Refusal | null) => void
  readonly onRoomStatus: () => void
}

/** Listens to the guest, to the room and to the phone; returns what ends it. */
const listen = (
  runningGuest: GuestRunner<Shape>,
  role: SessionRole,
  { onNews, onRefusal, onRoomStatus }: SessionListener,
): readonly (() => void)[] => [
  runningGuest.subscribe(onNews),
  role.subscribeToRefusals(onRefusal),
  role.roomListener?.status.subscribe(onRoomStatus) ?? (() => {}),
  onWake(() => {
    if (!role.isHost) runningGuest.dispatch({ kind: 'woke' })
    role.handleWake()
  }),
]

type SeatActions = Pick<Session, 'takeSeat' | 'seatBot' | 'giveUpSeat' | 'renameSeat' | 'claimSeat'>

const createSeatActions = (
  runningGuest: GuestRunner<Shape>,
  { ownBots, decide }: SessionRole,
  lobby: ReadonlySignal<LobbyView | null>,
  refusal: Signal<Refusal | null>,
  refresh: () => void,
): SeatActions => ({
  takeSeat: (player) => {
    refusal.value = null
    const name = nameOfSeat(player.name, lobby.peek()?.seats.length ?? 0)
    runningGuest.dispatch({ kind: 'sit', key: createSeatKey(random, { ...player, name }) })
  },
  seatBot: (level, id) => {
    refusal.value = null
    const name = uniqueBotName(level, lobby.peek()?.seats ?? [], id)
    const key = id === undefined ? createSeatKey(random, { name }) : null
    ownBots.assignBot(key?.id ?? id ?? '', level)
    if (key) runningGuest.dispatch({ kind: 'sit', key })
    else if (id !== undefined) runningGuest.dispatch({ kind: 'rename', id, name })
    refresh()
  },
  giveUpSeat: (id) => {
    const isOwn = runningGuest.guest().keys.some((key) => key.id === id)
    if (isOwn) runningGuest.dispatch({ kind: 'rise', id })
    else decide({ kind: 'remove', id })
  },
  renameSeat: (id, player) => runningGuest.dispatch({ kind: 'rename', id, ...player }),
  claimSeat: (key) => runningGuest.dispatch({ kind: 'claim', key, claim: createClaim(random) }),
})

/** Creates a session. `runningGuest` is this phone's guest; the host's own player is one too. */
export const createSession = (runningGuest: GuestRunner<Shape>, role: SessionRole): Session => {
  const { isHost, ownBots } = role
  const lobby = signal<LobbyView | null>(null)
  const connection = signal<ConnectionView>({ at: 'seeking', why: null })
  const roomStatus = role.roomListener?.status ?? signal(null)
  const table = signal<GameTable | null>(null)
  const refusal = signal(role.warning)
  const wasPaired = signal(false)
  const cleanups: (() => void)[] = []
  /** Whether the game was here before: then it is shown as far as it is here, as the connection may need a person. */
  const isReopened = runningGuest.guest().follower !== null

  const retry = (): void => reconnect(runningGuest, role)
  const close = (): void => {
    for (const stop of cleanups) stop()
    runningGuest.close()
    role.close()
  }
  const phonesPresenter = createPhonesPresenter(runningGuest, role, { connection, roomStatus, table, retry })
  const openTableWhenReady = (): void => {
    const loaded = role.loadedTable()
    if (table.peek() || !loaded || !runningGuest.guest().follower || !(isReopened || isDealt(runningGuest))) return
    const opened = registerSharedTable(runningGuest, role, loaded, phonesPresenter.phones, close)
    table.value = opened
    cleanups.push(reportBots(runningGuest, opened))
  }
  const refresh = (): void => {
    const guest = runningGuest.guest()
    setIfChanged(lobby, lobbyView(guest, ownBots.stored.peek()))
    setIfChanged(connection, connectionView(guest, connectionInfo(runningGuest, role)))
    wasPaired.value = role.wasPaired()
    openTableWhenReady()
    // A move of a bot would overtake the consent request, and without a line to the host none is taken.
    table.peek()?.bots?.setPaused(guest.plea !== null || (!isHost && guest.line.kind !== 'up'))
    noteOtherBots(guest, role)
    phonesPresenter.refresh()
  }
  const setRefusal = (why: Refusal | null): void => {
    refusal.value = why
  }
  cleanups.push(
    ...listen(runningGuest, role, {
      onNews: (news) => {
        setRefusal(latestRefusal(news) ?? refusal.peek())
        phonesPresenter.handleNews(news)
        refresh()
      },
      onRefusal: setRefusal,
      onRoomStatus: refresh,
    }),
  )
  refresh()
  return {
    ...{ isHost, lobby, connection, roomStatus, wasPaired, table, refusal, retry, close },
    ...createSeatActions(runningGuest, role, lobby, refusal, refresh),
    decide: role.decide,
    addChannel: role.addChannel,
  }
}
