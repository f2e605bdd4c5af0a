/** What several phones add to a table that is played: who is here, what they ask of each other, what was told, and whether the deal was fair. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { GuestNews } from '../../table/phones/guestNews.ts'
import type { RunningGuest } from '../../table/phones/runGuest.ts'
import { shownTo } from '../../table/phones/sharedTable.ts'
import type { Plea } from '../../table/room/frames.ts'
import type { DealerSecret } from '../../table/store.ts'
import type { Table } from '../blackstone/game/atHand.ts'
import { historyOf } from '../blackstone/game/history.ts'
import { go } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { auditDeal } from './audit.ts'
import type { DealView, DoorView, LineView, PhoneSeatView, Phones, PhonesDeeds, PhonesView, PleaView } from './props.ts'
import { settle } from './settle.ts'
import type { Side } from './side.ts'
import { type Aways, awaysOf, pleaView, seatViews, whyHealed } from './views.ts'

const MOVED: Refusal = { code: 'seat.moved' }

/** Why what this phone's people wanted is not done, or what has become of their seats; null where neither is told. */
export const whyNot = ({ refused, lost }: GuestNews<Blackstone>): Refusal | null =>
  refused.filter(([proposal]) => !proposal).at(-1)?.[1] ?? lost.map(([, why]) => why ?? MOVED).at(-1) ?? null

/** For whom another phone has begun to play. */
const stoodBetween = (before: readonly PhoneSeatView[], after: readonly PhoneSeatView[]): string | undefined =>
  after.find(({ standIn }, seat) => standIn === 'other' && before[seat]?.standIn !== 'other')?.name

/** What a plea would take back, in words, found once for each plea. */
const deedTeller = (table: () => Table | null) => {
  let deed: { readonly plea: number; readonly text: string } | null = null
  return ({ id, seat }: Plea): string => {
    const at = table()
    if (deed?.plea === id || !at) return deed?.text ?? ''
    const names = at.header.seats.map(({ name }) => name)
    const last = historyOf(at, names)
      .filter(({ by }) => by === seat)
      .at(-1)
    // What a turn brings is told of its player when it ends: that is what would be taken back.
    deed = { plea: id, text: last?.deed === 'mustered' ? t('plea.turn') : (last?.text ?? '') }
    return deed.text
  }
}

/** What the session has of its own. */
interface Around {
  readonly line: ReadonlySignal<LineView>
  readonly door: ReadonlySignal<DoorView | null>
  readonly table: ReadonlySignal<Table | null>
  retry(): void
}

export interface PhonesAtTable {
  readonly phones: ReadonlySignal<Phones>
  hear(news: GuestNews<Blackstone>): void
  /** Reads everything anew. */
  refresh(): void
}

export const phonesAtTable = (running: RunningGuest<Blackstone>, side: Side, around: Around): PhonesAtTable => {
  const deedOf = deedTeller(() => around.table.peek())
  let aways: Aways = []
  /** What was told last, until it is put away. */
  let told: PleaView | null = null
  let deal: DealView | null = null
  let flaws = 0

  const seats = (): readonly PhoneSeatView[] => seatViews(running.guest(), aways, Date.now(), side.code())
  const read = (): PhonesView => {
    const guest = running.guest()
    const isOver = guest.follower?.replay.turn.kind === 'over'
    if (guest.line.kind === 'up') aways = awaysOf(aways, guest.present, Date.now())
    return {
      ...{ isHost: side.isHost, line: around.line.peek(), seats: seats(), watching: guest.watching },
      ...{ door: around.door.peek(), plea: pleaView(guest, deedOf) ?? told },
      deal: isOver && !guest.follower?.flaw ? (deal ?? { at: 'waits' }) : null,
    }
  }
  const deeds: PhonesDeeds = {
    onRetry: around.retry,
    onPair: () => go('play', running.guest().follower?.replay.header.id ?? '', 'phones', 'pair'),
    onStandIn: (seat) => running.take({ kind: 'standIn', seat }),
    onStandDown: (seat) => running.take({ kind: 'standDown', seat }),
    onAnswer: (agree) => running.take({ kind: 'answer', agree }),
    onWithdraw: () => {
      if (told && !running.guest().plea) told = null
      else running.take({ kind: 'answer', agree: false })
      refresh()
    },
    onLeave: () => go(),
  }
  const view = signal(read())
  const phones = signal<Phones>({ view: view.peek(), ...deeds })
  const refresh = (): void => {
    settle(view, read())
    if (phones.peek().view !== view.peek()) phones.value = { view: view.peek(), ...deeds }
  }
  const check = async (secret: DealerSecret): Promise<void> => {
    const { follower } = running.guest()
    if (!follower || deal?.at === 'checking') return
    deal = { at: 'checking' }
    refresh()
    deal = await auditDeal(follower, shownTo(follower), secret)
    if (deal.at === 'fair') side.keepSecret(secret)
    refresh()
  }
  const declinedBy = (seat: number): PleaView | null => {
    const before = view.peek().plea
    const name = running.guest().follower?.replay.header.seats[seat]?.name ?? ''
    return before?.at === 'waits' ? { at: 'declined', what: before.what, name } : null
  }
  return {
    phones,
    refresh,
    hear: (news) => {
      for (const { how, seat } of news.pleas) told = how === 'declined' ? declinedBy(seat) : null
      const why = whyNot(news) ?? whyHealed(running.guest(), side.flaws(), flaws)
      flaws = running.guest().flaws.length + side.flaws()
      if (why) told = { at: 'told', why }
      const stood = stoodBetween(view.peek().seats, seats())
      if (stood) told = { at: 'told', why: { code: 'seat.stood', values: { name: stood } } }
      if (news.secret) void check(news.secret)
    },
  }
}
