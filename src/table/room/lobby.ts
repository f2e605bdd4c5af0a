/**
 * The host's side before the game: phones come, and whoever takes a seat brings its key. Pure, with the door of the room: a runner goes on
 * with the room when the game begins, and the callers stay. Nobody is told of a seat, or of the promise, that is not stored.
 */
import type { Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import {
  type ChannelId,
  type Door,
  type DoorEffect,
  type DoorEvent,
  farewellAll,
  greeted,
  type Heard,
  heard,
  isHeard,
  isHere,
  letIn,
  opened,
  say,
  seated,
  strike,
  waited,
  watching,
  withCaller,
  without,
} from './callers.ts'
import type { Gathering, LobbySeat, Plan, Sit } from './frames.ts'
import { type KnownKey, playerOf, renamed } from './keys.ts'
import { tidyName } from './names.ts'
import { AGAIN, BEAT, PHONES } from './patience.ts'
import { after, type Step } from './step.ts'

/** Who sits, as the host stores it. */
export interface Sitter extends KnownKey, Player {
  /** What its player adds to the chance of the deal. */
  readonly nonce: string
  /** Whether the host's own phone took the seat: that one knows all other nonces, so its own adds nothing. */
  readonly host: boolean
}

/** Who sits, in order of play. */
export const sitting = (sitters: readonly Sitter[]): readonly Sitter[] => sitters.filter(({ risen }) => !risen)

/** What is stored together, and what is told of it. */
interface Sheet {
  readonly plan: Plan
  /** In order of play, with those who have risen. */
  readonly sitters: readonly Sitter[]
}

export interface Lobby extends Door, Sheet {
  /** The promise of the deal, made before anybody sits. */
  readonly commit: string
  /** What storage has; null before it has anything. */
  readonly stored: Sheet | null
  readonly storing: Sheet | null
  readonly storeAgain: number | null
  /** When the callers were told last, and what. */
  readonly told: number
  readonly said: string
  /** `asked`: nobody sits down or rises any more, and once that is stored the game is being `begun`. */
  readonly start: 'open' | 'asked' | 'begun'
}

/** What the people at the host's phone decide. */
export type Decision =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'remove'; readonly id: string }
  /** The order of play; ids that are not named keep their order behind the others. */
  | { readonly kind: 'arrange'; readonly ids: readonly string[] }
  | { readonly kind: 'start' }
  /** The table is given up. */
  | { readonly kind: 'close' }

export type LobbyEvent = DoorEvent | Decision | { readonly kind: 'stored' | 'notStored' }

export type LobbyEffect =
  | DoorEffect
  /** Answered by `stored` or `notStored`; there is never more than one at a time. */
  | { readonly kind: 'store'; readonly plan: Plan; readonly sitters: readonly Sitter[] }
  /** All of this is stored: the runner makes header and book of who sits and goes on with the room, which has the callers. */
  | { readonly kind: 'start'; readonly plan: Plan; readonly sitters: readonly Sitter[] }
  /** Why what people at the host's phone decided is not done. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export type LobbyStep = Step<Lobby, LobbyEffect>

/** A lobby without callers. `stored` is what storage has of it, null for one that is new. */
export const openLobby = (plan: Plan, commit: string, now: number, stored: Sheet | null = null): Lobby => ({
  ...{ callers: new Map(), leaving: [], now },
  ...{ plan, sitters: [], ...stored, commit },
  ...{ stored, storing: null, storeAgain: null, told: now, said: '', start: 'open' },
})

const isStored = ({ plan, sitters, stored }: Lobby): boolean => stored?.plan === plan && stored.sitters === sitters

/** Asks storage for what it lacks, where it is not at work. */
const save = ([lobby, effects]: LobbyStep): LobbyStep => {
  const { plan, sitters, storing, storeAgain } = lobby
  if (storing || storeAgain !== null || isStored(lobby)) return [lobby, effects]
  return [{ ...lobby, storing: { plan, sitters } }, [...effects, { kind: 'store', plan, sitters }]]
}

const gathering = (lobby: Lobby, { plan, sitters }: Sheet, hears: boolean): Gathering => {
  const own = [...lobby.callers.values()].filter(({ isOwn }) => isOwn)
  const seats: readonly LobbySeat[] = sitting(sitters).map((sitter) => ({
    ...{ id: sitter.id, ...playerOf(sitter), state: isHere(lobby, sitter.id) ? 'ready' : 'away' },
    host: own.some(({ ids }) => ids?.includes(sitter.id)),
  }))
  return { kind: 'lobby', ...plan, commit: lobby.commit, seats, watching: watching(lobby), hears }
}

const tell = (lobby: Lobby, channel: ChannelId): readonly DoorEffect[] => {
  const caller = lobby.callers.get(channel)
  return lobby.stored && caller ? [say(channel, gathering(lobby, lobby.stored, isHeard(caller, lobby.now)))] : []
}

/** Tells all how the lobby stands, where that has changed or a heartbeat is due. */
const announce = ([lobby, effects]: LobbyStep): LobbyStep => {
  const said = lobby.stored ? JSON.stringify(gathering(lobby, lobby.stored, true)) : ''
  if (said === lobby.said && lobby.now - lobby.told < BEAT) return [lobby, effects]
  const next = { ...lobby, said, told: lobby.now }
  return [next, [...effects, ...greeted(next).flatMap((channel) => tell(next, channel))]]
}

const unseated = (channel: ChannelId, id: string, code: string): DoorEffect =>
  say(channel, { kind: 'unseated', id, refusal: { code } })

/** Whether a channel that was opened later has this seat. A secret is said by one phone alone, so its older channel was slow. */
const isLate = ({ callers }: Lobby, channel: ChannelId, id: string): boolean => {
  const inOrder = [...callers]
  const at = inOrder.findIndex(([other]) => other === channel)
  return inOrder.slice(at + 1).some(([, { ids }]) => ids?.includes(id))
}

/** Takes a seat once for each id; who says the same again plays it, for it has the secret. */
const sit = (lobby: Lobby, channel: ChannelId, taken: Sit): LobbyStep => {
  const { id, secret, nonce } = taken
  const caller = lobby.callers.get(channel)
  const known = lobby.sitters.find((sitter) => sitter.id === id)
  const there = known && !known.risen
  if (known && known.secret !== secret) return [lobby, [unseated(channel, id, 'lobby.taken')]]
  if (isLate(lobby, channel, id)) return [lobby, []]
  if (!there && lobby.start !== 'open') return [lobby, [unseated(channel, id, 'lobby.begun')]]
  if (!there && sitting(lobby.sitters).length >= lobby.plan.max) return [lobby, [unseated(channel, id, 'lobby.full')]]
  const mine = caller?.ids ?? []
  const [next, effects] = seated(lobby, channel, mine.includes(id) ? mine : [...mine, id])
  const player = playerOf({ ...taken, name: tidyName(taken.name) })
  const sitter: Sitter = { id, secret, ...player, nonce, host: caller?.isOwn ?? false }
  const others = next.sitters.filter((one) => one !== known)
  return [there ? next : { ...next, sitters: [...others, sitter] }, effects]
}

/** The oldest are forgotten. */
const risenNow = (sitters: readonly Sitter[], id: string): readonly Sitter[] => {
  const marked = sitters.map((sitter): Sitter => (sitter.id === id ? { ...sitter, risen: true } : sitter))
  const kept = marked.filter(({ risen }) => risen).slice(-PHONES)
  return marked.filter((sitter) => !sitter.risen || kept.includes(sitter))
}

/** The seat is given up; its phones are told why, unless they asked for it. */
const remove = (lobby: Lobby, id: string, code: string | null): LobbyStep => {
  const callers = [...lobby.callers].filter(([, { ids }]) => ids?.includes(id))
  let next: Lobby = { ...lobby, sitters: risenNow(lobby.sitters, id) }
  for (const [channel, { ids }] of callers)
    next = withCaller(next, channel, { ids: ids?.filter((other) => other !== id) ?? null, watches: true })
  return [next, code ? callers.map(([channel]) => unseated(channel, id, code)) : []]
}

const answer = (lobby: Lobby, channel: ChannelId, said: Heard): LobbyStep => {
  if (said.kind === 'greeted') {
    const ids = said.ids.filter((id) => sitting(lobby.sitters).some((sitter) => sitter.id === id))
    const [next, effects] = letIn(lobby, channel, ids)
    return [next, [...effects, ...tell(next, channel)]]
  }
  const { frame } = said
  if (frame.kind === 'sit') return sit(lobby, channel, frame)
  if (frame.kind === 'have') return [lobby, []]
  if (frame.kind !== 'rise' && frame.kind !== 'rename') return strike(lobby, channel)
  const isMine = lobby.callers.get(channel)?.ids?.includes(frame.id)
  if (!isMine || lobby.start !== 'open') return [lobby, []]
  if (frame.kind === 'rise') return remove(lobby, frame.id, null)
  const player = { ...frame, name: tidyName(frame.name) }
  const sitters = lobby.sitters.map((one) => (one.id === frame.id ? renamed(one, player) : one))
  return [{ ...lobby, sitters }, []]
}

const hear = (lobby: Lobby, event: Extract<LobbyEvent, { kind: 'said' }>): LobbyStep => {
  const [next, effects, said] = heard(lobby, event.channel, event.frame, lobby.stored?.sitters ?? [])
  return said ? after([next, effects], (one) => answer(one, event.channel, said)) : [next, effects]
}

const refused = (lobby: Lobby, code: string): LobbyStep => [lobby, [{ kind: 'refused', refusal: { code } }]]

const start = (lobby: Lobby): LobbyStep => {
  const { plan, start: asked } = lobby
  const { length } = sitting(lobby.sitters)
  if (length < plan.min) return refused(lobby, 'lobby.few')
  if (length > plan.max) return refused(lobby, 'lobby.many')
  return asked === 'open' ? [{ ...lobby, start: 'asked' }, []] : [lobby, []]
}

/** Who sits is stored: the game can be begun. */
const begin = ([lobby, effects]: LobbyStep): LobbyStep => {
  const { plan, sitters, start } = lobby
  if (start !== 'asked' || !isStored(lobby)) return [lobby, effects]
  return [{ ...lobby, start: 'begun' }, [...effects, { kind: 'start', plan, sitters }]]
}

const arranged = (sitters: readonly Sitter[], ids: readonly string[]): readonly Sitter[] => {
  const named = ids.flatMap((id) => sitters.find((sitter) => sitter.id === id) ?? [])
  return [...named, ...sitters.filter((sitter) => !named.includes(sitter))]
}

const tick = (lobby: Lobby, now: number): LobbyStep => {
  const { storeAgain } = lobby
  return waited({ ...lobby, storeAgain: storeAgain !== null && now >= storeAgain ? null : storeAgain }, now)
}

const take = (lobby: Lobby, event: LobbyEvent): LobbyStep => {
  switch (event.kind) {
    case 'opened':
      return opened(lobby, event)
    case 'closed':
      return [without(lobby, [event.channel]), []]
    case 'said':
      return hear(lobby, event)
    case 'tick':
      return tick(lobby, event.now)
    case 'stored':
      return [{ ...lobby, stored: lobby.storing, storing: null }, []]
    case 'notStored':
      return [{ ...lobby, storing: null, storeAgain: lobby.now + AGAIN }, []]
    case 'plan':
      return [{ ...lobby, plan: event.plan, start: 'open' }, []]
    case 'remove':
      return remove(lobby, event.id, 'lobby.removed')
    case 'arrange':
      return [{ ...lobby, sitters: arranged(lobby.sitters, event.ids) }, []]
    case 'start':
      return start(lobby)
    case 'close':
      return farewellAll(lobby, 'closed')
  }
}

/** The first event asks storage for what is new. After `start` the runner goes on with the room. */
export const stepLobby = (lobby: Lobby, event: LobbyEvent): LobbyStep => announce(begin(save(take(lobby, event))))
