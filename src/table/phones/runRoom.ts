/** Runs the host's side of a shared table, from the lobby to the end of the game: hears who comes, stores, and deals. */
import type { Shape } from '../../kernel/contract.ts'
import type { Entry } from '../../kernel/log.ts'
import type { Refusal, Result } from '../../kernel/result.ts'
import { newListeners } from '../listeners.ts'
import type { Plan } from '../room/frames.ts'
import type { Sheet } from '../room/keeping.ts'
import { newNonce, type Random } from '../room/keys.ts'
import type { Decision, Sitter } from '../room/lobby.ts'
import { faultOf, type LogStore, type StoreFault } from '../store.ts'
import type { Carrier } from './carrier.ts'
import { type Clock, TICK } from './clock.ts'
import { doorsOf } from './doors.ts'
import type { Version } from './greeting.ts'
import { type Beginning, type Stage, type StageEffect, type StageEvent, stepStage } from './stage.ts'
import { runSteps } from './steps.ts'

export interface RoomEnv {
  readonly clock: Clock
  readonly version: Version
  readonly store: LogStore
  readonly random: Random
  /** Keeps the lobby: what will be played, and who sits, with their keys. */
  keep(plan: Plan, sitters: readonly Sitter[]): Promise<void>
  /** Keeps which phones have claimed each seat, with the keys of those who sit, and what is being asked. */
  keepSheet(sheet: Sheet): Promise<void>
}

export interface RunningRoom<G extends Shape> {
  stage(): Stage<G>
  /** Why the last batch could not be stored; null while all is well. */
  fault(): StoreFault | null
  /** The version of the last phone whose app does not fit; null where none came. */
  other(): Version | null
  /** Lets an open carrier in; `isOwn` is that of the player at this phone. */
  admit(carrier: Carrier, isOwn?: boolean): void
  /** What the people at this phone decide in the lobby. */
  decide(decision: Decision): void
  /** Calls the listener whenever anything has changed; gives the function that ends it. */
  subscribe(listener: (refused: readonly Refusal[]) => void): () => void
  /** Hangs up on all; nothing more is told. */
  close(): void
}

/** `begin` makes the game of those who sit; it is asked once, and only where everything that it needs was fetched. */
export const runRoom = <G extends Shape>(
  env: RoomEnv,
  opened: Stage<G>,
  begin: (plan: Plan, sitters: readonly Sitter[]) => Result<Beginning<G>>,
): RunningRoom<G> => {
  const listeners = newListeners<readonly Refusal[]>()
  let fault: StoreFault | null = null
  let other: Version | null = null
  let refused: readonly Refusal[] = []
  let isCreated = opened.at === 'table'

  const write = async (entries: readonly Entry[]): Promise<void> => {
    const stage = running.state()
    if (stage.at === 'lobby') return
    const { header } = stage.room.docket.book.replay
    if (!isCreated) await env.store.create(header, stage.secret)
    isCreated = true
    await env.store.append(header.id, entries, [])
  }
  const settle = (why: StoreFault | null): void => {
    fault = why
    running.take({ kind: why === null ? 'stored' : 'notStored' })
  }
  const store = (effect: Extract<StageEffect, { kind: 'store' }>): void => {
    const work = 'sitters' in effect ? env.keep(effect.plan, effect.sitters) : write(effect.entries)
    work.then(
      () => settle(null),
      (error: unknown) => settle(faultOf(error)),
    )
  }
  const start = ({ plan, sitters }: Extract<StageEffect, { kind: 'start' }>): void => {
    const beginning = begin(plan, sitters)
    if (beginning.ok) running.take({ kind: 'begun', ...beginning.value })
    else refused = [...refused, beginning.error]
  }
  const perform = (effect: StageEffect): void => {
    switch (effect.kind) {
      case 'say':
        doors.say(effect.channel, effect.frame)
        break
      case 'hangUp':
        doors.hangUp(effect.channel)
        break
      case 'store':
        store(effect)
        break
      case 'keep':
        env.keepSheet(effect).then(
          () => take({ kind: 'kept' }),
          () => take({ kind: 'notKept' }),
        )
        break
      case 'start':
        start(effect)
        break
      case 'refused':
        refused = [...refused, effect.refusal]
        break
    }
  }
  const tell = (): void => {
    const now = refused
    refused = []
    listeners.tell(now)
  }
  const running = runSteps<Stage<G>, StageEvent<G>, StageEffect>(opened, stepStage, perform, tell)
  const { take } = running
  const doors = doorsOf(env.version, env.clock.now, {
    opened: (channel, isOwn) => take({ kind: 'opened', channel, nonce: newNonce(env.random), isOwn }),
    heard: (channel, frame) => take({ kind: 'said', channel, frame }),
    closed: (channel) => take({ kind: 'closed', channel }),
    other: (version) => {
      other = version
      tell()
    },
  })
  const stop = env.clock.every(TICK, () => {
    const now = env.clock.now()
    doors.tick(now)
    take({ kind: 'tick', now })
  })
  if (opened.at === 'table') take({ kind: 'begin' })
  return {
    stage: running.state,
    fault: () => fault,
    other: () => other,
    admit: (carrier, isOwn = false) => doors.admit(carrier, isOwn),
    decide: take,
    subscribe: listeners.subscribe,
    close: () => {
      stop()
      listeners.clear()
      doors.close()
    },
  }
}
