/**
 * Giver of a game: tells every phone that calls a number, and sends the game to the one that people choose by it. So
 * whoever has only overheard the code gets nothing.
 */
import * as v from 'valibot'
import { GUEST_MESSAGE_LIMITS } from '../../room/frameCodec.ts'
import { frameToHostSchema } from '../../room/frameSchema.ts'
import type { FrameToGuest, FrameToHost } from '../../room/frames.ts'
import type { RandomBytes } from '../../room/seatKeys.ts'
import { GIFT_FRAMES, UNGREETED_TIMEOUT } from '../../room/timeoutsAndLimits.ts'
import type { Channel } from '../channel.ts'
import { type Clock, TICK_INTERVAL } from '../clock.ts'
import { type Conversation, openConversation } from '../openConversation.ts'
import type { AppVersion } from '../versionGreeting.ts'
import {
  type FrameToTaker,
  type GiftFrame,
  type GivenFrame,
  type GoneFrame,
  type TookFrame,
  tookSchema,
} from './giftFrames.ts'

/** Phone that asked, by its number. One that went keeps its place: no other comes under a finger. */
export interface GiftCaller {
  readonly check: number
  readonly isHere: boolean
}

export type GivingState =
  /** `callers`: phones that have asked, the first first. `isOlder`: a phone came whose app cannot take a game. */
  | { readonly at: 'waiting'; readonly callers: readonly GiftCaller[]; readonly isOlder: boolean }
  | { readonly at: 'sending' }
  /** `answer` is null while it is not known whether the game arrived. A late answer still comes. */
  | { readonly at: 'over'; readonly answer: TookFrame | null }

export interface GiverEnv {
  readonly version: AppVersion
  readonly clock: Clock
  readonly random: RandomBytes
  readonly offer: Pick<GiftFrame, 'game' | 'mode'>
  /** Gives the game out of hand: durably marked as one that may be elsewhere when it resolves. */
  pack(): Promise<GivenFrame>
  onState(state: GivingState): void
}

export interface GameGiver {
  admit(carrier: Channel): void
  /** Sends the game to the phone with this number. Rejects as `pack` does; then nothing was sent. */
  give(check: number): Promise<void>
  /** Hangs up on all. */
  close(): void
}

/** Most phones that are told a number at a time. */
const MOST_CALLERS = 8
/** Most numbers of two digits that are told at all: those of phones that went stay where they are. */
const MOST_NUMBERS = 40
/** Milliseconds for the other phone to answer: it may have to fetch the rules of the game first. */
const PATIENCE = 60_000

const GONE: GoneFrame = { kind: 'gone' }

type GiverConversation = Conversation<FrameToGuest | FrameToTaker>
const schema = v.union([frameToHostSchema, tookSchema])

export const createGameGiver = (env: GiverEnv): GameGiver => {
  const { version, clock, random, offer } = env
  /** Phones that ask, by their number; null for one that went. */
  const callers = new Map<number, GiverConversation | null>()
  const conversations = new Set<GiverConversation>()
  /** Phones that have greeted and may take a game, chosen or not. */
  const asking = new Set<GiverConversation>()
  let chosen: GiverConversation | null = null
  let isOlder = false
  let isTaken = false
  let stopWaiting = (): void => {}

  /** Runs a function once, after so many milliseconds; returns the function that stops it. */
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const since = clock.now()
    const stop = clock.every(TICK_INTERVAL, () => {
      if (clock.now() - since < milliseconds) return
      stop()
      run()
    })
    return stop
  }
  const report = (): void => {
    const places = [...callers].map(([check, caller]) => ({ check, isHere: caller !== null }))
    env.onState({ at: 'waiting', callers: places, isOlder })
  }
  const finish = (answer: TookFrame | null): void => {
    stopWaiting()
    isTaken = answer !== null && answer.refusal === null
    if (isTaken) for (const other of asking) if (other !== chosen) other.say(GONE)
    env.onState({ at: 'over', answer })
  }
  /** Number of two digits that no other caller has. */
  const newCheck = (): number => {
    const check = 10 + ((random(1)[0] ?? 0) % 90)
    return callers.has(check) ? newCheck() : check
  }
  const isFull = (): boolean =>
    callers.size >= MOST_NUMBERS || [...callers.values()].filter((caller) => caller !== null).length >= MOST_CALLERS
  const dismiss = (conversation: GiverConversation, why: 'full' | 'closed'): void =>
    conversation.say({ kind: 'farewell', why })
  const greet = (conversation: GiverConversation): void => {
    const check = newCheck()
    callers.set(check, conversation)
    conversation.say({ kind: 'gift', check, ...offer })
    report()
  }
  const answerHello = (conversation: GiverConversation, canTake: boolean): void => {
    if (canTake) asking.add(conversation)
    if (!canTake) dismiss(conversation, 'closed')
    else if (isTaken) conversation.say(GONE)
    // While the chosen phone has not answered, nobody knows whether the game went.
    else if (!chosen && isFull()) dismiss(conversation, 'full')
    else if (!chosen) greet(conversation)
  }
  const forget = (conversation: GiverConversation): void => {
    conversations.delete(conversation)
    asking.delete(conversation)
    for (const [check, caller] of callers) if (caller === conversation) callers.set(check, null)
    if (!chosen) report()
    else if (chosen === conversation) finish(null)
  }
  const markOlder = (): void => {
    isOlder = true
    if (!chosen) report()
  }

  const admit = (carrier: Channel): void => {
    let canTake = false
    let hasGreeted = false
    let isAnswered = false
    const receive = (frame: FrameToHost | TookFrame): void => {
      if (frame.kind === 'hello' && !hasGreeted) {
        hasGreeted = true
        answerHello(conversation, canTake)
      }
      if (frame.kind !== 'took' || chosen !== conversation) return
      isAnswered = true
      finish(frame)
    }
    const conversation: GiverConversation = openConversation<FrameToGuest | FrameToTaker, FrameToHost | TookFrame>(
      carrier,
      version,
      schema,
      GUEST_MESSAGE_LIMITS,
      {
        onGreeted: ({ extras = 0 }) => {
          canTake = extras >= GIFT_FRAMES
          if (!canTake) markOlder()
        },
        onFrame: receive,
        onEnd: (why) => {
          if (typeof why === 'object') markOlder()
          if (!isAnswered) forget(conversation)
        },
      },
    )
    conversations.add(conversation)
    // Whoever says nothing in that time is no phone of ours.
    after(UNGREETED_TIMEOUT, () => {
      if (!hasGreeted && conversations.delete(conversation)) conversation.close()
    })
  }

  const give = async (check: number): Promise<void> => {
    const caller = callers.get(check)
    if (!caller || chosen) return
    chosen = caller
    env.onState({ at: 'sending' })
    let isSent = false
    try {
      const given = await env.pack()
      isSent = true
      if (!conversations.has(caller)) return finish({ kind: 'took', refusal: { code: 'move.left' }, on: '' })
      stopWaiting = after(PATIENCE, () => finish(null))
      caller.say(given)
    } finally {
      if (!isSent) {
        chosen = null
        for (const late of asking) if (![...callers.values()].includes(late)) greet(late)
        report()
      }
    }
  }

  return {
    admit,
    give,
    close: () => {
      stopWaiting()
      for (const conversation of conversations) conversation.close()
      conversations.clear()
    },
  }
}
