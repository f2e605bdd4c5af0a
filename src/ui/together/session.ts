/** A table that this phone shares with others, from the lobby on: what its screens are shown, and what people may do there. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Blackstone } from '../../games/blackstone/game.ts'
import { toBase64url } from '../../kernel/base64url.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { Channel } from '../../net/channel.ts'
import type { Trouble } from '../../net/peer.ts'
import type { RunningGuest } from '../../table/phones/runGuest.ts'
import { sharedTable, shownTo } from '../../table/phones/sharedTable.ts'
import type { Plea } from '../../table/room/frames.ts'
import type { SeatKey } from '../../table/room/keys.ts'
import type { Decision } from '../../table/room/lobby.ts'
import type { Save } from '../../table/store.ts'
import { keep, type Table } from '../blackstone/game/atHand.ts'
import type { Fetched } from '../blackstone/game/castle.ts'
import { historyOf } from '../blackstone/game/history.ts'
import { go } from '../shell/route.ts'
import { nameOfSeat } from '../shell/seatNames.ts'
import { t } from '../text/t.ts'
import { withPhones } from './atTable.tsx'
import { auditDeal } from './audit.ts'
import type { Door } from './door.ts'
import { random } from './env.ts'
import { withPairing } from './pairing.tsx'
import type { DealView, LineView, LobbyView, PhoneSeatView, Phones, PhonesView, PleaView } from './props.ts'
import { type Aways, awaysOf, lineView, lobbyView, pleaView, seatViews } from './views.ts'
import { onWake } from './wake.ts'

/** What host and guest have of their own. */
export interface Side {
  readonly isHost: boolean
  readonly door: Door | null
  /** The room's; empty where there is none. */
  code(): string
  why(): Trouble | null
  /** The rules of the game that is played, and how they are shown. */
  fetched(): Fetched | null
  /** A person wants the line back at once. */
  hurry(): void
  /** A channel that was paired by hand. */
  meet(channel: Channel): void
  decide(decision: Decision): void
  /** Tells why a decision is not done. */
  refuses(tell: (why: Refusal) => void): () => void
  /** The whole game with the dealer's secret, which the host's phone alone has. */
  readonly save: (() => Save) | null
  woke(): void
  close(): void
}

export interface Session {
  readonly isHost: boolean
  readonly lobby: ReadonlySignal<LobbyView | null>
  readonly line: ReadonlySignal<LineView>
  readonly door: ReadonlySignal<DoorViewOrNone>
  /** The table, once the game has begun and this phone has it; it is at hand for the screen that plays it. */
  readonly table: ReadonlySignal<Table | null>
  /** Why the last thing that a person wanted is not done. */
  readonly refused: ReadonlySignal<Refusal | null>
  /** Takes a seat under this name, or its number. */
  sit(name: string): void
  rise(id: string): void
  rename(id: string, name: string): void
  /** A seat comes from another phone, by a link. */
  claim(key: SeatKey): void
  decide(decision: Decision): void
  retry(): void
  meet(channel: Channel): void
  /** Hangs up. What is stored stays. */
  close(): void
}
type DoorViewOrNone = Door['view']['value'] | null

/** Sets a signal where that is news: what is drawn again needs a cause. */
const settle = <T>(signal: Signal<T>, next: T): void => {
  if (JSON.stringify(signal.peek()) !== JSON.stringify(next)) signal.value = next
}

const newKey = (name: string) => ({
  ...{ id: toBase64url(random(6)), secret: toBase64url(random(16)) },
  ...{ name, nonce: toBase64url(random(16)) },
})

const MOVED: Refusal = { code: 'seat.moved' }

/** For whom another phone has begun to play. */
const stoodBetween = (before: readonly PhoneSeatView[], after: readonly PhoneSeatView[]): string | undefined =>
  after.find(({ standIn }, seat) => standIn === 'other' && before[seat]?.standIn !== 'other')?.name

export const sessionOver = (running: RunningGuest<Blackstone>, side: Side): Session => {
  const { isHost } = side
  const lobby = signal<LobbyView | null>(null)
  const line = signal<LineView>({ at: 'seeking', why: null })
  const door = side.door?.view ?? signal(null)
  const table = signal<Table | null>(null)
  const refused = signal<Refusal | null>(null)
  let aways: Aways = []
  /** What was told last, until it is put away. */
  let told: PleaView | null = null
  let deal: DealView | null = null
  /** What the open plea would take back, in words. */
  let deed: { readonly plea: number; readonly text: string } | null = null

  const news = () => ({ why: side.why(), other: running.other(), hasCode: isHost || side.code() !== '' })
  const deedOf = ({ id, seat }: Plea): string => {
    const at = table.peek()
    if (deed?.plea === id || !at) return deed?.text ?? ''
    const lines = historyOf(
      at,
      at.header.seats.map(({ name }) => name),
    )
    const last = lines.filter(({ by }) => by === seat).at(-1)
    // What a turn brings is told of its player when it ends: that is what would be taken back.
    deed = { plea: id, text: last?.deed === 'mustered' ? t('plea.turn') : (last?.text ?? '') }
    return deed.text
  }
  const phonesView = (): PhonesView => {
    const guest = running.guest()
    const now = Date.now()
    if (guest.line.kind === 'up') aways = awaysOf(aways, guest.present, now)
    const isOver = guest.follower?.replay.turn.kind === 'over'
    return {
      ...{ isHost, line: line.peek(), seats: seatViews(guest, aways, now, side.code()), watching: guest.watching },
      ...{
        door: door.peek(),
        plea: pleaView(guest, deedOf) ?? told,
        deal: isOver ? (deal ?? { at: 'waits' }) : null,
      },
    }
  }
  const deeds = {
    onRetry: () => retry(),
    onPair: () => go('play', running.guest().follower?.replay.header.id ?? '', 'phones', 'pair'),
    onStandIn: (seat: number) => running.take({ kind: 'standIn', seat }),
    onStandDown: (seat: number) => running.take({ kind: 'standDown', seat }),
    onAnswer: (agree: boolean) => running.take({ kind: 'answer', agree }),
    onWithdraw: () => {
      if (told && !running.guest().plea) told = null
      else running.take({ kind: 'answer', agree: false })
      refresh()
    },
    onLeave: () => go(),
  } as const
  const view = signal<PhonesView>(phonesView())
  const phones = signal<Phones>({ view: view.peek(), ...deeds })

  const stops: (() => void)[] = []
  const retry = (): void => {
    side.hurry()
    side.door?.retry()
    if (running.guest().line.kind !== 'up') running.take({ kind: 'dial' })
  }
  const close = (): void => {
    for (const stop of stops) stop()
    running.close()
    side.close()
  }
  /** The game has begun, and what was dealt first is here. */
  const seatTable = (): void => {
    const fetched = side.fetched()
    const { follower, stored } = running.guest()
    if (table.peek() || !fetched || !follower || follower.replay.turn.kind === 'chance') return
    // Whose page is loaded anew at its address finds the game here, unless storage refuses it.
    if (stored < follower.replay.seq && running.fault() === null) return
    const shared = {
      ...{ isHost, line: () => running.guest().line, present: () => running.guest().present },
    }
    const opened = sharedTable(running, shared, close, side.save)
    table.value = keep(opened, {
      ...fetched,
      chapters: withPairing(withPhones(fetched.chapters, phones), isHost, side.meet),
    })
  }
  const check = async (secret: Parameters<typeof auditDeal>[2]): Promise<void> => {
    const { follower } = running.guest()
    if (!follower || deal?.at === 'checking') return
    deal = { at: 'checking' }
    refresh()
    deal = await auditDeal(follower, shownTo(follower), secret)
    refresh()
  }
  const refresh = (): void => {
    const guest = running.guest()
    settle(lobby, lobbyView(guest))
    settle(line, lineView(guest, news()))
    seatTable()
    settle(view, phonesView())
    if (phones.peek().view !== view.peek()) phones.value = { view: view.peek(), ...deeds }
  }
  const declinedBy = (seat: number): PleaView | null => {
    const before = view.peek().plea
    const name = running.guest().follower?.replay.header.seats[seat]?.name ?? ''
    return before?.at === 'waits' ? { at: 'declined', what: before.what, name } : null
  }
  stops.push(
    running.subscribe(({ refused: refusals, lost, pleas, secret }) => {
      const why = refusals.filter(([proposal]) => !proposal).at(-1)?.[1] ?? lost.map(([, one]) => one ?? MOVED).at(-1)
      if (why) refused.value = why
      for (const { how, seat } of pleas) told = how === 'declined' ? declinedBy(seat) : null
      if (why) told = { at: 'told', why }
      const stood = stoodBetween(view.peek().seats, seatViews(running.guest(), aways, Date.now(), side.code()))
      if (stood) told = { at: 'told', why: { code: 'seat.stood', values: { name: stood } } }
      refresh()
      if (secret) void check(secret)
    }),
    side.refuses((why) => {
      refused.value = why
    }),
    side.door?.view.subscribe(() => refresh()) ?? (() => {}),
    onWake(() => {
      if (!isHost) running.take({ kind: 'woke' })
      side.woke()
    }),
  )
  refresh()
  return {
    ...{ isHost, lobby, line, door, table, refused },
    sit: (name) => {
      refused.value = null
      running.take({ kind: 'sit', key: newKey(nameOfSeat(name, lobby.peek()?.seats.length ?? 0)) })
    },
    rise: (id) => {
      const isOwn = running.guest().keys.some((key) => key.id === id)
      if (isOwn) running.take({ kind: 'rise', id })
      else side.decide({ kind: 'remove', id })
    },
    rename: (id, name) => running.take({ kind: 'rename', id, name }),
    claim: (key) => running.take({ kind: 'claim', key }),
    decide: side.decide,
    retry,
    meet: side.meet,
    close,
  }
}
