/**
 * Table that this phone hosts: its lobby or its game, its room on a server, and the host's own player over a connection
 * within the phone.
 */
import type { Shape } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { RoomTicket } from '#src/net/ticket.ts'
import type { Database } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { createMendingLogStore } from '#src/store/mendingLogStore.ts'
import type { StoredBots } from '#src/store/storedBots.ts'
import { changeRoom, type HostedRoom, saveRoomData } from '#src/store/storedRooms.ts'
import type { GameSave } from '#src/table/logStore.ts'
import { beginSharedGame } from '#src/table/phones/beginSharedGame.ts'
import { createMemoryChannels } from '#src/table/phones/channel.ts'
import { createGuestRunner, type GuestRunner } from '#src/table/phones/createGuestRunner.ts'
import { createRoomRunner, type RoomRunner } from '#src/table/phones/createRoomRunner.ts'
import type { SharedTableStage } from '#src/table/phones/sharedTableStage.ts'
import type { AppVersion } from '#src/table/phones/versionGreeting.ts'
import type { GamePlan } from '#src/table/room/frames.ts'
import type { GuestOptions } from '#src/table/room/guest/guestState.ts'
import { refusalToLoad } from '../../../common/failureTexts.ts'
import type { LoadedTable } from '../../gameUiContract.ts'
import { lobbyRulesOf } from '../../loadGameUi.ts'
import { loadTable } from '../../loadTable.ts'
import { guestVersionRefusal, recoveryView, takenRefusal } from '../parts/fillPhoneProps.ts'
import type { RoomStatusView } from '../parts/phoneProps.ts'
import { keepRoomOpen } from './keepRoomOpen.ts'
import { loadSignalingConfig } from './loadSignalingConfig.ts'
import { createOwnBots } from './ownBots.ts'
import { createPairedChannels } from './pairedChannels.ts'
import { createPairedSeatNotes, NO_PAIRED_SEATS, type PairedSeats, pairedSeatsOf } from './pairedSeats.ts'
import { clock, random, VERSION } from './phoneEnv.ts'
import { createSession, type Session } from './session.ts'
import type { RecoveryStatus } from './sessionRole.ts'

const hostSaveOf = (room: RoomRunner<Shape>): GameSave => {
  const stage = room.stage()
  if (stage.at === 'lobby') throw new Error('no game in a lobby')
  const { log } = stage.room.arbiter
  return {
    ...{ header: log.replay.header, secret: stage.secret },
    ...{ entries: log.loggedEntries.map(({ entry }) => entry), shown: [] },
  }
}

const codeOf = (view: RoomStatusView): string => (view.at === 'open' ? view.code : '')

/** Reports refused decisions, a guest whose app does not fit (once), and a storage fault (as long as it lasts). */
const subscribeToRefusals = (room: RoomRunner<Shape>, tell: (why: Refusal | null) => void): (() => void) => {
  let knownVersion: AppVersion | null = null
  let fault = room.fault()
  return room.subscribe((refused) => {
    refused.forEach(tell)
    if (room.fault() !== fault) tell(room.fault() && { code: `store.${room.fault()}` })
    fault = room.fault()
    const guestsVersion = room.otherVersion()
    if (guestsVersion && guestsVersion !== knownVersion) tell(guestVersionRefusal(guestsVersion))
    knownVersion = guestsVersion
  })
}

/** Store of the host's own player. It stores nothing, because the host's log has it all. */
const NULL_STORE = { create: async () => {}, append: async () => {}, load: () => Promise.reject(new Error('not kept')) }

/** Runner of the room, with its storage. The game begins with the rules that are loaded then. */
const createHostedRoom = (
  database: Database,
  stored: HostedRoom,
  stage: SharedTableStage<Shape>,
  loadedTable: () => LoadedTable,
  mend: GameSave | null,
): RoomRunner<Shape> => {
  const store = createMendingLogStore(database, createIndexedLogStore(database), mend)
  return createRoomRunner<Shape>(
    {
      ...{ clock, version: VERSION, random, store },
      replaceLog: async (save) => {
        await store.replace(save)
        location.reload()
      },
      saveLobby: (plan, sitters) => changeRoom(database, { game: stored.id }, { plan, sitters }),
      saveRoomData: (roomData) => saveRoomData(database, stored.id, roomData),
    },
    stage,
    (plan, sitters) => beginSharedGame(loadedTable().game, stored.id, stored.secret, plan, sitters),
  )
}

/** Runner of the host's own player, connected to the room within the phone. */
const createOwnGuest = (
  database: Database,
  stored: HostedRoom,
  follower: GuestOptions<Shape>['follower'],
  room: RoomRunner<Shape>,
  loadedTable: () => LoadedTable,
): GuestRunner<Shape> =>
  createGuestRunner<Shape>(
    {
      ...{ clock, version: VERSION, random, store: NULL_STORE, replaceLog: async () => {} },
      saveKeys: (keys) => changeRoom(database, { game: stored.id }, { keys }),
      versionOf: () => loadedTable().game.version,
      rules: async () => loadedTable().game,
      dial: async () => {
        const [ownCarrier, roomCarrier] = createMemoryChannels()
        room.admit(roomCarrier, true)
        return { carrier: ownCarrier, isPermanent: false }
      },
    },
    { isOwn: true, keys: stored.keys, follower: follower ?? null },
  )

const flawCountOf = (room: RoomRunner<Shape>): number => {
  const stage = room.stage()
  return stage.at === 'table' ? stage.room.flaws.length : 0
}

const recoveryOf = (room: RoomRunner<Shape>): RecoveryStatus | null => {
  const stage = room.stage()
  return stage.at === 'table' ? { question: recoveryView(stage.room), taken: takenRefusal(stage.room) } : null
}

/**
 * Runs a stored hosted table, from this stage on. `initialTable`: the rules of its plan. `follower`: what the host's
 * own player has of the game. `mend`: what is whole of a log that is damaged in storage.
 */
export const hostTable = (
  database: Database,
  stored: HostedRoom,
  stage: SharedTableStage<Shape>,
  follower: GuestOptions<Shape>['follower'],
  initialTable: LoadedTable,
  bots: StoredBots,
  mend: GameSave | null = null,
): Session => {
  let loaded = initialTable
  let reportRefusal: (why: Refusal | null) => void = () => {}
  const room = createHostedRoom(database, stored, stage, () => loaded, mend)
  let wantedPlan: GamePlan | null = null
  /** Changes the game of the lobby, once its rules are fetched; the last choice wins. */
  const changePlan = async (plan: GamePlan): Promise<void> => {
    wantedPlan = plan
    const next = await loadTable(plan).catch(refusalToLoad)
    if (wantedPlan !== plan) return
    if ('code' in next) return reportRefusal(next)
    if (room.stage().at !== 'lobby') return
    loaded = next
    room.decide({ kind: 'plan', plan, rules: lobbyRulesOf(next) })
  }
  const ownGuest = createOwnGuest(database, stored, follower, room, () => loaded)
  const roomListener = keepRoomOpen({
    loadMeeting: () => loadSignalingConfig(database),
    ticket: stored.ticket as RoomTicket | null,
    storeTicket: ({ id, token, code }) => changeRoom(database, { game: stored.id }, { ticket: { id, token, code } }),
    onGuest: (channel) => room.admit(channel),
  })
  // Where it cannot be stored, only the advice to people is less precise after the page was loaded anew.
  const codeSeatNotes = createPairedSeatNotes(stored.paired, (paired) =>
    changeRoom(database, { game: stored.id }, { paired }).catch(() => undefined),
  )
  const paired = createPairedChannels((channel) => codeSeatNotes.addChannel(room.admit(channel)))
  room.subscribe(() => codeSeatNotes.update(room.stage()))
  const codeSeats = (): PairedSeats => {
    const at = room.stage()
    if (at.at === 'lobby') return NO_PAIRED_SEATS
    return pairedSeatsOf(at.room, codeSeatNotes, roomListener.status.peek().at === 'shut')
  }
  // A storage fault of this phone is the fault of the room.
  const guestWithRoomFault = { ...ownGuest, fault: room.fault }
  return createSession(guestWithRoomFault, {
    isHost: true,
    warning: null,
    notice: null,
    roomListener,
    ownBots: createOwnBots(database, () => stored.id, bots),
    code: () => codeOf(roomListener.status.peek()),
    connectionTrouble: () => null,
    flawCount: () => flawCountOf(room),
    loadedTable: () => loaded,
    reconnectNow: () => {},
    wasPaired: paired.hasAny,
    addChannel: paired.add,
    decide: (decision) => (decision.kind === 'plan' ? void changePlan(decision.plan) : room.decide(decision)),
    subscribeToRefusals: (tell) => {
      reportRefusal = tell
      return subscribeToRefusals(room, tell)
    },
    saveWithSecret: () => hostSaveOf(room),
    recovery: () => recoveryOf(room),
    decideLog: room.decideLog,
    codeSeats,
    keepSecret: () => {},
    handleWake: roomListener.handleWake,
    close: () => {
      paired.close()
      room.close()
      roomListener.close()
    },
  })
}
