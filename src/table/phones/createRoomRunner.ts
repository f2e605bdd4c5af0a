/**
 * Runner of the host's side of a shared table, from the lobby to the end of the game: receives phones, stores, and
 * deals.
 */
import type { Shape } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'
import type { Refusal, Result } from '../../kernel/result.ts'
import { createListeners, type Listeners } from '../listeners.ts'
import type { GameSave, LogStore } from '../logStore.ts'
import type { ChannelId } from '../room/connectedPhones.ts'
import type { GamePlan } from '../room/frames.ts'
import type { LobbyDecision, Sitter } from '../room/lobby.ts'
import type { RoomData } from '../room/roomState.ts'
import { createNonce, type RandomBytes } from '../room/seatKeys.ts'
import { onStoreSettled, type StoreFault, toStoreFault } from '../storeFailure.ts'
import type { Channel } from './channel.ts'
import { type Clock, TICK_INTERVAL } from './clock.ts'
import { createStepRunner } from './createStepRunner.ts'
import { createGuestConnections, type GuestConnections } from './guestConnections.ts'
import {
  type BegunGame,
  type SharedTableStage,
  type StageEffect,
  type StageEvent,
  stepStage,
} from './sharedTableStage.ts'
import type { AppVersion } from './versionGreeting.ts'

export interface RoomEnv {
  readonly clock: Clock
  readonly version: AppVersion
  readonly store: LogStore
  readonly random: RandomBytes
  /** Stores the lobby: the plan, and the sitters with their keys. */
  saveLobby(plan: GamePlan, sitters: readonly Sitter[]): Promise<void>
  /** Stores the claims of each seat, with the sitters' keys, and the open consent request. */
  saveRoomData(data: RoomData): Promise<void>
  /** Stores a log in place of the one that is stored. The table is opened anew after that. */
  replaceLog(save: GameSave): Promise<void>
}

export interface RoomRunner<G extends Shape> {
  stage(): SharedTableStage<G>
  /** Reason why the last batch could not be stored; null while storage works. */
  fault(): StoreFault | null
  /** Version of the last phone whose app does not fit; null if none came. */
  otherVersion(): AppVersion | null
  /** Lets an open carrier in as this channel; `isOwn` marks that of the player at this phone. Null once it is closed. */
  admit(carrier: Channel, isOwn?: boolean): ChannelId | null
  /** Applies a decision of the people at this phone in the lobby. */
  decide(decision: LobbyDecision): void
  /** Takes the log of another phone, or goes on with the one here, as the people at this phone decide. */
  decideLog(take: boolean): void
  /** Calls the listener whenever anything has changed; returns the function that unsubscribes it. */
  subscribe(listener: (refused: readonly Refusal[]) => void): () => void
  /** Hangs up on all; listeners are not called any more. */
  close(): void
}

type StoreEffect = Extract<StageEffect, { kind: 'store' }>

/** Storer of the lobby, then of the room's log, which is created before its first batch. */
const createStageStorer = <G extends Shape>(
  env: RoomEnv,
  isCreatedBefore: boolean,
): ((stage: SharedTableStage<G>, effect: StoreEffect) => Promise<void>) => {
  let isCreated = isCreatedBefore
  const storeEntries = async (stage: SharedTableStage<G>, entries: readonly Entry[]): Promise<void> => {
    if (stage.at === 'lobby') return
    const { header } = stage.room.arbiter.log.replay
    if (!isCreated) await env.store.create(header, stage.secret)
    isCreated = true
    await env.store.append(header.id, entries, [])
  }
  return (stage, effect) =>
    'sitters' in effect ? env.saveLobby(effect.plan, effect.sitters) : storeEntries(stage, effect.entries)
}

/** Collector of refusals, until the listeners are notified. */
const createRefusalCollector = (listeners: Listeners<readonly Refusal[]>) => {
  let refusals: readonly Refusal[] = []
  return {
    add: (refusal: Refusal): void => {
      refusals = [...refusals, refusal]
    },
    notify: (): void => {
      const newRefusals = refusals
      refusals = []
      listeners.notify(newRefusals)
    },
  }
}

/** Channels of phones that have proved a seat. */
const seatedChannels = <G extends Shape>(stage: SharedTableStage<G>): readonly ChannelId[] => {
  const { callers } = stage.at === 'lobby' ? stage.lobby : stage.room
  return [...callers].flatMap(([channel, { ids }]) => (ids && ids.length > 0 ? [channel] : []))
}

/** Handlers of the effects that change the runner. */
interface EffectHandlers {
  replace(entries: readonly Entry[]): void
  store(effect: StoreEffect): void
  start(effect: Extract<StageEffect, { kind: 'start' }>): void
  refuse(refusal: Refusal): void
  dispatch(event: { readonly kind: 'kept' | 'notKept' }): void
}

const performEffect = (
  effect: StageEffect,
  connections: GuestConnections,
  saveRoomData: RoomEnv['saveRoomData'],
  handlers: EffectHandlers,
): void => {
  switch (effect.kind) {
    case 'say':
      connections.say(effect.channel, effect.frame)
      break
    case 'hangUp':
      connections.hangUp(effect.channel)
      break
    case 'store':
      handlers.store(effect)
      break
    case 'keep':
      saveRoomData(effect).then(
        () => handlers.dispatch({ kind: 'kept' }),
        () => handlers.dispatch({ kind: 'notKept' }),
      )
      break
    case 'replace':
      handlers.replace(effect.entries)
      break
    case 'start':
      handlers.start(effect)
      break
    case 'refused':
      handlers.refuse(effect.refusal)
      break
  }
}

/**
 * Host's runner. `begin` makes the game of the seated players; it is called once, and only after everything that it
 * needs was fetched.
 */
export const createRoomRunner = <G extends Shape>(
  env: RoomEnv,
  initialStage: SharedTableStage<G>,
  begin: (plan: GamePlan, sitters: readonly Sitter[]) => Result<BegunGame<G>>,
): RoomRunner<G> => {
  const listeners = createListeners<readonly Refusal[]>()
  const refusals = createRefusalCollector(listeners)
  const storeStage = createStageStorer<G>(env, initialStage.at === 'table')
  let fault: StoreFault | null = null
  let otherVersion: AppVersion | null = null
  const onStoreResult = (storeFault: StoreFault | null): void => {
    fault = storeFault
    dispatch({ kind: storeFault === null ? 'stored' : 'notStored' })
  }
  const replaceLog = async (entries: readonly Entry[]): Promise<void> => {
    const stage = runner.state()
    if (stage.at === 'lobby') return
    const { header } = stage.room.arbiter.log.replay
    await env.replaceLog({ header, secret: stage.secret, entries, shown: [] })
  }
  const handlers: EffectHandlers = {
    replace: (entries) => void replaceLog(entries).catch((error: unknown) => onStoreResult(toStoreFault(error))),
    store: (effect) => onStoreSettled(storeStage(runner.state(), effect), onStoreResult),
    start: ({ plan, sitters }) => {
      const beginning = begin(plan, sitters)
      if (beginning.ok) dispatch({ kind: 'begun', ...beginning.value })
      else refusals.add(beginning.error)
    },
    refuse: refusals.add,
    dispatch: (event) => dispatch(event),
  }
  const runner = createStepRunner<SharedTableStage<G>, StageEvent<G>, StageEffect>(
    initialStage,
    stepStage,
    (effect) => performEffect(effect, connections, (data) => env.saveRoomData(data), handlers),
    () => {
      connections.markSeated(seatedChannels(runner.state()))
      refusals.notify()
    },
  )
  const { dispatch } = runner
  const connections = createGuestConnections(env.version, env.clock.now, {
    onOpen: (channel, isOwn, { extras = 0 }) =>
      dispatch({ kind: 'opened', channel, nonce: createNonce(env.random), isOwn, extras }),
    onFrame: (channel, frame) => dispatch({ kind: 'said', channel, frame }),
    onClose: (channel) => dispatch({ kind: 'closed', channel }),
    onOtherVersion: (version) => {
      otherVersion = version
      refusals.notify()
    },
  })
  const stopClock = env.clock.every(TICK_INTERVAL, () => {
    const now = env.clock.now()
    connections.tick(now)
    dispatch({ kind: 'tick', now })
  })
  if (initialStage.at === 'table') dispatch({ kind: 'begin' })
  return {
    stage: runner.state,
    fault: () => fault,
    otherVersion: () => otherVersion,
    admit: (carrier, isOwn = false) => connections.admit(carrier, isOwn),
    decide: dispatch,
    decideLog: (take) => dispatch({ kind: 'decideLog', take }),
    subscribe: listeners.subscribe,
    close: () => {
      stopClock()
      listeners.clear()
      connections.close()
    },
  }
}
