/** Runner of a guest's side of a shared table: dials, talks, stores, fetches the rules, and reports the results. */
import type { Game, Shape } from '../../kernel/contract.ts'
import type { Entry, Header } from '../../kernel/log.ts'
import { createListeners, type Listeners } from '../listeners.ts'
import type { GameSave, LogStore } from '../logStore.ts'
import type { ChannelId } from '../room/connectedPhones.ts'
import type { FrameToGuest } from '../room/frames.ts'
import {
  createGuest,
  type Guest,
  type GuestEffect,
  type GuestEvent,
  type GuestOptions,
  type RulesVersionFinder,
} from '../room/guest/guestState.ts'
import { stepGuest } from '../room/guest/stepGuest.ts'
import { createNonce, type RandomBytes, type StoredSeatKey } from '../room/seatKeys.ts'
import { onStoreSettled, type StoreFault } from '../storeFailure.ts'
import { type Clock, TICK_INTERVAL } from './clock.ts'
import { createStepRunner } from './createStepRunner.ts'
import { addEffect, type GuestUpdate, NO_GUEST_UPDATE, type ReportedEffect } from './guestUpdate.ts'
import { createHostDialer, type DialerEnv, type HostDialer } from './hostDialer.ts'
import type { FrameToTaker, TookFrame } from './moveGame/giftFrames.ts'
import type { AppVersion } from './versionGreeting.ts'

export interface GuestEnv<G extends Shape> extends DialerEnv {
  readonly clock: Clock
  readonly store: LogStore
  /** Stores a log in place of what is stored of its game, because people take the host's. */
  replaceLog(save: GameSave): Promise<void>
  /** Stores the keys of this phone's seats, in place of those before. */
  saveKeys(keys: readonly StoredSeatKey[]): Promise<void>
  readonly random: RandomBytes
  /**
   * Version of the rules that can be had here, asked for every lobby; the rules are fetched when the game has begun.
   */
  readonly versionOf: RulesVersionFinder
  /** Rules of a game that a host has named; null if they cannot be had. */
  rules(header: Header): Promise<Game<G> | null>
  /**
   * Hears a phone that hosts no table and gives a game of its own away, and null when that connection is gone. Nothing
   * is dialled from then on. Absent where a table is meant.
   */
  onGift?(frame: FrameToTaker | null, answer: (frame: TookFrame) => void): void
}

export interface GuestRunner<G extends Shape> {
  guest(): Guest<G>
  /** Reason why the last batch could not be stored; null while storage works. */
  fault(): StoreFault | null
  /** Version of the host's app if it does not fit; then nothing more is dialled. */
  otherVersion(): AppVersion | null
  dispatch(event: GuestEvent<G['action']>): void
  /** Calls the listener whenever anything has changed; returns the function that unsubscribes it. */
  subscribe(listener: (news: GuestUpdate<G>) => void): () => void
  /** Hangs up; listeners are not called any more. */
  close(): void
}

/** Loader of rules between dialer and step: holds frames back while the rules of a welcome are being fetched. */
interface RulesGate<G extends Shape> {
  gameOf(header: Header): Game<G> | null
  receive(channel: ChannelId, frame: FrameToGuest): void
}

/** `onUnavailable` is called if the rules cannot be had; frames held back are then dropped. */
const createRulesGate = <G extends Shape>(
  rules: Map<string, Game<G>>,
  fetchRules: (header: Header) => Promise<Game<G> | null>,
  deliver: (channel: ChannelId, frame: FrameToGuest) => void,
  onUnavailable: (channel: ChannelId) => void,
): RulesGate<G> => {
  /** Frames received while rules are being fetched. */
  let delayedFrames: (() => void)[] | null = null
  const loadRules = async (channel: ChannelId, header: Header): Promise<void> => {
    const game = await fetchRules(header)
    const delayed = delayedFrames ?? []
    delayedFrames = null
    if (game) rules.set(header.id, game)
    if (game) for (const receiveDelayed of delayed) receiveDelayed()
    else onUnavailable(channel)
  }
  const receive = (channel: ChannelId, frame: FrameToGuest): void => {
    if (delayedFrames) delayedFrames.push(() => receive(channel, frame))
    else if (frame.kind === 'welcome' && !rules.has(frame.header.id)) {
      delayedFrames = [() => receive(channel, frame)]
      void loadRules(channel, frame.header)
    } else deliver(channel, frame)
  }
  return { gameOf: ({ id }) => rules.get(id) ?? null, receive }
}

const rulesOfFollower = <G extends Shape>(follower: GuestOptions<G>['follower']): Map<string, Game<G>> =>
  new Map(follower ? [[follower.replay.header.id, follower.replay.game] as const] : [])

/** Stores a batch; creates the log first if storage does not know it. `follower` is the guest's, null before a log. */
const storeBatch = async <G extends Shape>(
  { store, replaceLog }: GuestEnv<G>,
  { header, entries, shown, isAnew }: Extract<GuestEffect<G>, { kind: 'store' }>,
  follower: Guest<G>['follower'],
): Promise<void> => {
  if (header && isAnew) return replaceLog({ header, entries, shown })
  if (header) await store.create(header)
  await store.append(header?.id ?? follower?.replay.header.id ?? '', entries, shown)
}

/** Handlers of the effects that change the runner. */
interface EffectHandlers<G extends Shape> {
  store(effect: Extract<GuestEffect<G>, { kind: 'store' }>): void
  dispatch(event: GuestEvent<G['action']>): void
  report(effect: ReportedEffect<G>): void
}

const performEffect = <G extends Shape>(
  effect: GuestEffect<G>,
  dialer: HostDialer,
  saveKeys: GuestEnv<G>['saveKeys'],
  handlers: EffectHandlers<G>,
): void => {
  switch (effect.kind) {
    case 'dial':
      dialer.dial()
      break
    case 'hangUp':
      dialer.hangUp(effect.channel)
      break
    case 'say':
      dialer.say(effect.channel, effect.frame)
      break
    case 'store':
      handlers.store(effect)
      break
    case 'keep':
      saveKeys(effect.keys).then(
        () => handlers.dispatch({ kind: 'kept' }),
        () => handlers.dispatch({ kind: 'notKept' }),
      )
      break
    default:
      handlers.report(effect)
  }
}

/** Collector of what the steps report, until the listeners are notified. `reportedCount`: entries they know already. */
const createUpdateCollector = <G extends Shape>(listeners: Listeners<GuestUpdate<G>>, reportedCount: number) => {
  let update: GuestUpdate<G> = NO_GUEST_UPDATE
  let reported = reportedCount
  return {
    add: (effect: ReportedEffect<G>): void => {
      update = addEffect(update, effect)
    },
    notify: (entries: readonly Entry[]): void => {
      const currentUpdate = { ...update, entries: entries.slice(reported) }
      reported = entries.length
      update = NO_GUEST_UPDATE
      listeners.notify(currentUpdate)
    },
  }
}

export const createGuestRunner = <G extends Shape>(
  env: GuestEnv<G>,
  opened: Omit<GuestOptions<G>, 'gameOf' | 'versionOf'>,
): GuestRunner<G> => {
  const listeners = createListeners<GuestUpdate<G>>()
  const updates = createUpdateCollector<G>(listeners, opened.follower?.entries.length ?? 0)
  let fault: StoreFault | null = null
  let otherVersion: AppVersion | null = null
  let isGift = false

  const gate = createRulesGate<G>(
    rulesOfFollower(opened.follower),
    (header) => env.rules(header),
    (channel, frame) => dispatch({ kind: 'said', channel, frame }),
    (channel) => {
      dialer.hangUp(channel)
      dispatch({ kind: 'closed', channel })
    },
  )
  const onStoreResult = (storeFault: StoreFault | null): void => {
    fault = storeFault
    dispatch({ kind: storeFault === null ? 'stored' : 'notStored' })
  }
  const handlers: EffectHandlers<G> = {
    store: (effect) => onStoreSettled(storeBatch(env, effect, runner.state().follower), onStoreResult),
    dispatch: (event) => dispatch(event),
    report: updates.add,
  }
  const notifyListeners = (): void => updates.notify(runner.state().follower?.entries ?? [])
  const runner = createStepRunner<Guest<G>, GuestEvent<G['action']>, GuestEffect<G>>(
    createGuest({ ...opened, gameOf: gate.gameOf, versionOf: env.versionOf }, env.clock.now()),
    stepGuest,
    (effect) => performEffect(effect, dialer, (keys) => env.saveKeys(keys), handlers),
    notifyListeners,
  )
  const dispatch = (event: GuestEvent<G['action']>): void => {
    if (isGift) return
    if (event.kind === 'dial') {
      otherVersion = null
      dialer.allow()
    }
    runner.dispatch(event)
  }
  const hearGift = (channel: ChannelId, frame: FrameToTaker | null): void =>
    env.onGift?.(frame, (answer) => dialer.say(channel, answer))
  const dialer = createHostDialer(env, () => runner.state().line.kind === 'dialling', {
    onOpen: (channel) => dispatch({ kind: 'opened', channel, nonce: createNonce(env.random) }),
    onFail: () => dispatch({ kind: 'failed' }),
    onGift: (channel, frame) => {
      if (!env.onGift || runner.state().follower) return
      isGift = true
      stopClock()
      hearGift(channel, frame)
    },
    onClose: (channel) => {
      if (isGift) hearGift(channel, null)
      else dispatch({ kind: 'closed', channel })
    },
    onFrame: gate.receive,
    onOtherVersion: (version) => {
      otherVersion = version
      notifyListeners()
    },
  })
  const stopClock = env.clock.every(TICK_INTERVAL, () => dispatch({ kind: 'tick', now: env.clock.now() }))
  return {
    guest: runner.state,
    fault: () => fault,
    otherVersion: () => otherVersion,
    dispatch,
    subscribe: listeners.subscribe,
    close: () => {
      stopClock()
      listeners.clear()
      dialer.end()
    },
  }
}
