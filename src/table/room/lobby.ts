/**
 * Host's side before the game: phones come, and a phone that takes a seat brings its key. Pure; it shares the callers
 * with the room, with which the runner goes on when the game begins. Seats and the promise of the deal are sent only
 * once they are stored.
 */
import type { Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import {
  acceptChannel,
  addStrike,
  admitCaller,
  admitIfPlace,
  advanceTime,
  assignSeats,
  type ChannelId,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  dismissAllCallers,
  greetedChannels,
  isCallerHeard,
  isSeatKeyPresent,
  type ReceivedMessage,
  receiveFrame,
  removeCallers,
  sendFrame,
  updateCaller,
  watcherCount,
} from './connectedPhones.ts'
import type { GamePlan, LobbyFrame, LobbySeat, RulesVersion, SitFrame } from './frames.ts'
import { tidyName, unusedName } from './playerNames.ts'
import { type HostSeatKey, playerOf, withPlayer } from './seatKeys.ts'
import { andThen, type StepResult } from './stepResult.ts'
import { HEARTBEAT_INTERVAL, MAX_SEATS, RETRY_DELAY } from './timeoutsAndLimits.ts'

/** Player of a seat, as the host stores it. */
export interface Sitter extends HostSeatKey, Player {
  /** Nonce that its player adds to the chance of the deal. */
  readonly nonce: string
  /** Whether the host's own phone took the seat: it knows all other nonces, so its own adds nothing. */
  readonly host: boolean
}

/** Sitters that have not given up their seats, in order of play. */
export const seatedSitters = (sitters: readonly Sitter[]): readonly Sitter[] => sitters.filter(({ risen }) => !risen)

/** Data that is stored together, and what is sent of it. */
interface LobbyData {
  readonly plan: GamePlan
  /** Rules of the plan's mode. */
  readonly rules: RulesVersion
  /** Sitters in order of play, with those who have given up their seats. */
  readonly sitters: readonly Sitter[]
}

export interface Lobby extends ConnectionState, LobbyData {
  /** Promise of the deal, made before anybody takes a seat. */
  readonly commit: string
  /** Stored data; null before there is any. */
  readonly stored: LobbyData | null
  readonly storing: LobbyData | null
  readonly storeAgain: number | null
  /** Time of the last frame to the callers, and its content. */
  readonly told: number
  readonly said: string
  /** `asked`: nobody takes or gives up a seat any more. Once that is stored, the game is `begun`. */
  readonly start: 'open' | 'asked' | 'begun'
}

/** Decision of the people at the host's phone. */
export type LobbyDecision =
  /** `rules` if the mode belongs to another game. */
  | { readonly kind: 'plan'; readonly plan: GamePlan; readonly rules?: RulesVersion }
  | { readonly kind: 'remove'; readonly id: string }
  /** Sets the order of play; ids that are not named keep their order behind the others. */
  | { readonly kind: 'arrange'; readonly ids: readonly string[] }
  | { readonly kind: 'start' }
  /** Gives the table up. */
  | { readonly kind: 'close' }

export type LobbyEvent = ConnectionEvent | LobbyDecision | { readonly kind: 'stored' | 'notStored' }

export type LobbyEffect =
  | ConnectionEffect
  /** Answered by `stored` or `notStored`; there is never more than one at a time. */
  | { readonly kind: 'store'; readonly plan: GamePlan; readonly sitters: readonly Sitter[] }
  /**
   * All of this is stored: the runner creates the header and the log, and goes on with the room, which takes over the
   * callers.
   */
  | { readonly kind: 'start'; readonly plan: GamePlan; readonly sitters: readonly Sitter[] }
  /** Refusal of a decision of the people at the host's phone. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export type LobbyStep = StepResult<Lobby, LobbyEffect>

/** Lobby without callers. `stored` is its stored data, null if it is new. */
export const createLobby = (
  plan: GamePlan,
  rules: RulesVersion,
  commit: string,
  now: number,
  stored: Omit<LobbyData, 'rules'> | null = null,
): Lobby => ({
  ...{ callers: new Map(), leaving: [], now },
  ...{ plan, rules, sitters: [], ...stored, commit },
  ...{ stored: stored && { ...stored, rules }, storing: null, storeAgain: null, told: now, said: '', start: 'open' },
})

const isStored = ({ plan, sitters, stored }: Lobby): boolean => stored?.plan === plan && stored.sitters === sitters

/** Asks storage to store what is new, unless it is busy. */
const requestLobbyStore = ([lobby, effects]: LobbyStep): LobbyStep => {
  const { plan, rules, sitters, storing, storeAgain } = lobby
  if (storing || storeAgain !== null || isStored(lobby)) return [lobby, effects]
  return [{ ...lobby, storing: { plan, rules, sitters } }, [...effects, { kind: 'store', plan, sitters }]]
}

const createLobbyFrame = (lobby: Lobby, { plan, rules, sitters }: LobbyData, hears: boolean): LobbyFrame => {
  const own = [...lobby.callers.values()].filter(({ isOwn }) => isOwn)
  const seats: readonly LobbySeat[] = seatedSitters(sitters).map((sitter) => ({
    ...{ id: sitter.id, ...playerOf(sitter), state: isSeatKeyPresent(lobby, sitter.id) ? 'ready' : 'away' },
    host: own.some(({ ids }) => ids?.includes(sitter.id)),
  }))
  return { kind: 'lobby', ...rules, ...plan, commit: lobby.commit, seats, watching: watcherCount(lobby), hears }
}

const sendLobbyTo = (lobby: Lobby, channel: ChannelId): readonly ConnectionEffect[] => {
  const caller = lobby.callers.get(channel)
  return lobby.stored && caller
    ? [sendFrame(channel, createLobbyFrame(lobby, lobby.stored, isCallerHeard(caller, lobby.now)))]
    : []
}

/** Sends the lobby to all if it has changed or a heartbeat is due. */
const announceLobby = ([lobby, effects]: LobbyStep): LobbyStep => {
  const said = lobby.stored ? JSON.stringify(createLobbyFrame(lobby, lobby.stored, true)) : ''
  if (said === lobby.said && lobby.now - lobby.told < HEARTBEAT_INTERVAL) return [lobby, effects]
  const next = { ...lobby, said, told: lobby.now }
  return [next, [...effects, ...greetedChannels(next).flatMap((channel) => sendLobbyTo(next, channel))]]
}

const unseatedEffect = (channel: ChannelId, id: string, code: string): ConnectionEffect =>
  sendFrame(channel, { kind: 'unseated', id, refusal: { code } })

/**
 * Whether a channel that was opened later has this seat. Only one phone sends a secret, so its older channel was slow.
 */
const hasNewerChannel = ({ callers }: Lobby, channel: ChannelId, id: string): boolean => {
  const callersInOrder = [...callers]
  const at = callersInOrder.findIndex(([other]) => other === channel)
  return callersInOrder.slice(at + 1).some(([, { ids }]) => ids?.includes(id))
}

/** Name of a seat: tidy, and none that another seat has. */
const nameInLobby = ({ sitters }: Lobby, id: string, name: string): string =>
  unusedName(
    tidyName(name),
    seatedSitters(sitters)
      .filter((sitter) => sitter.id !== id)
      .map((sitter) => sitter.name),
  )

/** Takes a seat, once for each id; a phone that sends the same again plays it, because it has the secret. */
const takeSeatInLobby = (lobby: Lobby, channel: ChannelId, sitFrame: SitFrame): LobbyStep => {
  const { id, secret, nonce } = sitFrame
  const caller = lobby.callers.get(channel)
  const known = lobby.sitters.find((sitter) => sitter.id === id)
  const isStillSeated = known && !known.risen
  if (known && known.secret !== secret) return [lobby, [unseatedEffect(channel, id, 'lobby.taken')]]
  if (hasNewerChannel(lobby, channel, id)) return [lobby, []]
  if (!isStillSeated && lobby.start !== 'open') return [lobby, [unseatedEffect(channel, id, 'lobby.begun')]]
  if (!isStillSeated && seatedSitters(lobby.sitters).length >= lobby.plan.max)
    return [lobby, [unseatedEffect(channel, id, 'lobby.full')]]
  const callerIds = caller?.ids ?? []
  const [next, effects] = assignSeats(lobby, channel, callerIds.includes(id) ? callerIds : [...callerIds, id])
  const player = playerOf({ ...sitFrame, name: nameInLobby(lobby, id, sitFrame.name) })
  const sitter: Sitter = { id, secret, ...player, nonce, host: caller?.isOwn ?? false }
  const otherSitters = next.sitters.filter((other) => other !== known)
  return [isStillSeated ? next : { ...next, sitters: [...otherSitters, sitter] }, effects]
}

/** Sitters with one seat marked as given up. Only the last `MAX_SEATS` of those are remembered. */
const markGaveUpSeat = (sitters: readonly Sitter[], id: string): readonly Sitter[] => {
  const marked = sitters.map((sitter): Sitter => (sitter.id === id ? { ...sitter, risen: true } : sitter))
  const recentlyGaveUp = marked.filter(({ risen }) => risen).slice(-MAX_SEATS)
  return marked.filter((sitter) => !sitter.risen || recentlyGaveUp.includes(sitter))
}

/** Removes a sitter; its phones are sent the reason, unless `code` is null because they asked for it. */
const removeSitter = (lobby: Lobby, id: string, code: string | null): LobbyStep => {
  const callers = [...lobby.callers].filter(([, { ids }]) => ids?.includes(id))
  let next: Lobby = { ...lobby, sitters: markGaveUpSeat(lobby.sitters, id) }
  for (const [channel, { ids }] of callers)
    next = updateCaller(next, channel, { ids: ids?.filter((other) => other !== id) ?? null, isWatching: true })
  return [next, code ? callers.map(([channel]) => unseatedEffect(channel, id, code)) : []]
}

const handleMessage = (lobby: Lobby, channel: ChannelId, received: ReceivedMessage): LobbyStep => {
  if (received.kind === 'greeted') {
    const ids = received.ids.filter((id) => seatedSitters(lobby.sitters).some((sitter) => sitter.id === id))
    return admitIfPlace(lobby, channel, ids, (roomy) => {
      const [next, effects] = admitCaller(roomy, channel, ids)
      return [next, [...effects, ...sendLobbyTo(next, channel)]]
    })
  }
  const { frame } = received
  if (frame.kind === 'sit') return takeSeatInLobby(lobby, channel, frame)
  if (frame.kind === 'have') return [lobby, []]
  if (frame.kind !== 'rise' && frame.kind !== 'rename') return addStrike(lobby, channel)
  const isMine = lobby.callers.get(channel)?.ids?.includes(frame.id)
  if (!isMine || lobby.start !== 'open') return [lobby, []]
  if (frame.kind === 'rise') return removeSitter(lobby, frame.id, null)
  const player = { ...frame, name: nameInLobby(lobby, frame.id, frame.name) }
  const sitters = lobby.sitters.map((sitter) => (sitter.id === frame.id ? withPlayer(sitter, player) : sitter))
  return [{ ...lobby, sitters }, []]
}

const handleSaid = (lobby: Lobby, event: Extract<LobbyEvent, { kind: 'said' }>): LobbyStep => {
  const [next, effects, received] = receiveFrame(lobby, event.channel, event.frame, lobby.stored?.sitters ?? [])
  return received ? andThen([next, effects], (after) => handleMessage(after, event.channel, received)) : [next, effects]
}

const refuseDecision = (lobby: Lobby, code: string): LobbyStep => [lobby, [{ kind: 'refused', refusal: { code } }]]

const requestStart = (lobby: Lobby): LobbyStep => {
  const { plan, start: startState } = lobby
  const { length } = seatedSitters(lobby.sitters)
  if (length < plan.min) return refuseDecision(lobby, 'lobby.few')
  if (length > plan.max) return refuseDecision(lobby, 'lobby.many')
  return startState === 'open' ? [{ ...lobby, start: 'asked' }, []] : [lobby, []]
}

/** Begins the game once the sitters are stored. */
const startOnceStored = ([lobby, effects]: LobbyStep): LobbyStep => {
  const { plan, sitters, start } = lobby
  if (start !== 'asked' || !isStored(lobby)) return [lobby, effects]
  return [{ ...lobby, start: 'begun' }, [...effects, { kind: 'start', plan, sitters }]]
}

const arrangeSitters = (sitters: readonly Sitter[], ids: readonly string[]): readonly Sitter[] => {
  const named = ids.flatMap((id) => sitters.find((sitter) => sitter.id === id) ?? [])
  return [...named, ...sitters.filter((sitter) => !named.includes(sitter))]
}

const tickLobby = (lobby: Lobby, now: number): LobbyStep => {
  const { storeAgain } = lobby
  return advanceTime({ ...lobby, storeAgain: storeAgain !== null && now >= storeAgain ? null : storeAgain }, now)
}

const handleEvent = (lobby: Lobby, event: LobbyEvent): LobbyStep => {
  switch (event.kind) {
    case 'opened':
      return acceptChannel(lobby, event)
    case 'closed':
      return [removeCallers(lobby, [event.channel]), []]
    case 'said':
      return handleSaid(lobby, event)
    case 'tick':
      return tickLobby(lobby, event.now)
    case 'stored':
      return [{ ...lobby, stored: lobby.storing, storing: null }, []]
    case 'notStored':
      return [{ ...lobby, storing: null, storeAgain: lobby.now + RETRY_DELAY }, []]
    case 'plan':
      return [{ ...lobby, plan: event.plan, rules: event.rules ?? lobby.rules, start: 'open' }, []]
    case 'remove':
      return removeSitter(lobby, event.id, 'lobby.removed')
    case 'arrange':
      return [{ ...lobby, sitters: arrangeSitters(lobby.sitters, event.ids) }, []]
    case 'start':
      return requestStart(lobby)
    case 'close':
      return dismissAllCallers(lobby)
  }
}

/**
 * Lobby's step. The first event asks storage to store what is new. After the `start` effect the runner goes on with the
 * room.
 */
export const stepLobby = (lobby: Lobby, event: LobbyEvent): LobbyStep =>
  announceLobby(startOnceStored(requestLobbyStore(handleEvent(lobby, event))))
