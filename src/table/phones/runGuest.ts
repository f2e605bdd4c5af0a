/** Runs a guest's side of a shared table: dials, talks, stores, fetches the rules, and tells what has come of it. */
import type { Game, Shape } from '../../kernel/contract.ts'
import type { Header } from '../../kernel/log.ts'
import { newListeners } from '../listeners.ts'
import type { ChannelId } from '../room/callers.ts'
import type { ToGuest } from '../room/frames.ts'
import { type Guest, type GuestEffect, type GuestEvent, type Opened, openGuest } from '../room/guest.ts'
import { type HeldKey, newNonce, type Random } from '../room/keys.ts'
import { stepGuest } from '../room/stepGuest.ts'
import { faultOf, type LogStore, type StoreFault } from '../store.ts'
import { callsOf, type Dialling } from './calls.ts'
import { type Clock, TICK } from './clock.ts'
import type { Version } from './greeting.ts'
import { type GuestNews, heard, NO_NEWS } from './guestNews.ts'
import { runSteps } from './steps.ts'

export interface GuestEnv<G extends Shape> extends Dialling {
  readonly clock: Clock
  readonly store: LogStore
  /** Keeps the keys of this phone's seats, in place of those before. */
  keep(keys: readonly HeldKey[]): Promise<void>
  readonly random: Random
  /** The rules of a game that a host has told of; null where they cannot be had. */
  rules(header: Header): Promise<Game<G> | null>
}

export interface RunningGuest<G extends Shape> {
  guest(): Guest<G>
  /** Why the last batch could not be stored; null while all is well. */
  fault(): StoreFault | null
  /** The version of the host's app where it does not fit; then nothing more is dialled. */
  other(): Version | null
  take(event: GuestEvent<G['action']>): void
  /** Calls the listener whenever anything has changed; gives the function that ends it. */
  subscribe(listener: (news: GuestNews<G>) => void): () => void
  /** Hangs up; nothing more is told. */
  close(): void
}

export const runGuest = <G extends Shape>(env: GuestEnv<G>, opened: Omit<Opened<G>, 'gameOf'>): RunningGuest<G> => {
  const known = opened.follower?.replay
  const rules = new Map(known ? [[known.header.id, known.game] as const] : [])
  const listeners = newListeners<GuestNews<G>>()
  let fault: StoreFault | null = null
  let other: Version | null = null
  let news: GuestNews<G> = NO_NEWS
  /** What was said while rules are being fetched. */
  let held: (() => void)[] | null = null
  let told = 0

  const gameOf = ({ id }: Header): Game<G> | null => rules.get(id) ?? null
  const nonce = (): string => newNonce(env.random)
  const fetchRules = async (channel: ChannelId, header: Header): Promise<void> => {
    const game = await env.rules(header)
    const waiting = held ?? []
    held = null
    if (game) rules.set(header.id, game)
    else calls.hangUp(channel)
    if (game) for (const hear of waiting) hear()
    else take({ kind: 'closed', channel })
  }
  const hear = (channel: ChannelId, frame: ToGuest): void => {
    if (held) held.push(() => hear(channel, frame))
    else if (frame.kind === 'welcome' && !rules.has(frame.header.id)) {
      held = [() => hear(channel, frame)]
      void fetchRules(channel, frame.header)
    } else take({ kind: 'said', channel, frame })
  }
  const store = async ({ header, entries, shown }: Extract<GuestEffect<G>, { kind: 'store' }>): Promise<void> => {
    if (header) await env.store.create(header)
    const id = header?.id ?? running.state().follower?.replay.header.id ?? ''
    await env.store.append(id, entries, shown)
  }
  const perform = (effect: GuestEffect<G>): void => {
    switch (effect.kind) {
      case 'dial':
        calls.dial()
        break
      case 'hangUp':
        calls.hangUp(effect.channel)
        break
      case 'say':
        calls.say(effect.channel, effect.frame)
        break
      case 'store':
        store(effect).then(
          () => settle(null),
          (error: unknown) => settle(faultOf(error)),
        )
        break
      case 'keep':
        env.keep(effect.keys).then(
          () => take({ kind: 'kept' }),
          () => take({ kind: 'notKept' }),
        )
        break
      default:
        news = heard(news, effect)
    }
  }
  const settle = (why: StoreFault | null): void => {
    fault = why
    take({ kind: why === null ? 'stored' : 'notStored' })
  }
  const tell = (): void => {
    const entries = running.state().follower?.entries ?? []
    const now = { ...news, entries: entries.slice(told) }
    told = entries.length
    news = NO_NEWS
    listeners.tell(now)
  }
  const running = runSteps<Guest<G>, GuestEvent<G['action']>, GuestEffect<G>>(
    openGuest({ ...opened, gameOf }, env.clock.now()),
    stepGuest,
    perform,
    tell,
  )
  const { take } = running
  told = running.state().follower?.entries.length ?? 0
  const calls = callsOf(env, () => running.state().line.kind === 'dialling', {
    opened: (channel) => take({ kind: 'opened', channel, nonce: nonce() }),
    failed: () => take({ kind: 'failed' }),
    closed: (channel) => take({ kind: 'closed', channel }),
    heard: hear,
    other: (version) => {
      other = version
      tell()
    },
  })
  const stop = env.clock.every(TICK, () => take({ kind: 'tick', now: env.clock.now() }))
  return {
    guest: running.state,
    fault: () => fault,
    other: () => other,
    take,
    subscribe: listeners.subscribe,
    close: () => {
      stop()
      listeners.clear()
      calls.end()
    },
  }
}
