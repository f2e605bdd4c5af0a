/**
 * Presenter of what several phones add to a table: who is present, consent requests, notices, and whether the deal was
 * fair.
 */

import { type ReadonlySignal, signal } from '@preact/signals'
import type { Seat, Shape } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { Follower } from '#src/table/client/follower.ts'
import { auditStepwise, auditWithPauses } from '#src/table/fairDeal/dealAudit.ts'
import type { DealerSecret, PrivateOpening } from '#src/table/logStore.ts'
import type { GuestRunner } from '#src/table/phones/createGuestRunner.ts'
import { allShownOpenings } from '#src/table/phones/createSharedTable.ts'
import type { GuestUpdate } from '#src/table/phones/guestUpdate.ts'
import type { ConsentRequest } from '#src/table/room/frames.ts'
import type { Guest, StandInReport } from '#src/table/room/guest/guestState.ts'
import { formattingLocale } from '#src/text/formattingLocale.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import type { GameTable } from '../../lifecycle/openTableRegistry.ts'
import { loadedDescriberOf } from '../../log/eventTexts.ts'
import { createPastLogLines } from '../../log/pastLogLines.ts'
import {
  type AwaySince,
  codePlayersView,
  consentRequestView,
  healedRefusal,
  seatViews,
  updateAwaySince,
} from '../parts/fillPhoneProps.ts'
import type {
  ConnectionView,
  ConsentRequestView,
  DealAuditView,
  PhoneSeatView,
  Phones,
  PhonesHandlers,
  PhonesView,
  RoomStatusView,
} from '../parts/phoneProps.ts'
import type { SessionRole } from '../session/sessionRole.ts'
import { setIfChanged } from '../session/setIfChanged.ts'

const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Audit of the deal once the host has sent its secret, in slices, so that the phone stays responsive. */
const auditDeal = async (
  { replay, entries, seats }: Follower<Shape>,
  shownOpenings: readonly PrivateOpening[],
  secret: DealerSecret,
): Promise<DealAuditView> => {
  const { game, header } = replay
  const verdict = await auditWithPauses(
    auditStepwise(game, { header, entries }, secret, { seats, shown: shownOpenings }),
    yieldToPage,
  )
  if (!verdict.ok) return { at: 'unfair', entry: verdict.error.entry, why: verdict.error.refusal }
  const { draws, seats: contributors } = verdict.value
  return { at: 'fair', draws, seats: contributors.map((seat) => header.seats[seat]?.name ?? '') }
}

const SEAT_MOVED: Refusal = { code: 'seat.moved' }

/** Why a request of this phone was refused, or why it lost a seat; null where there is neither. */
export const latestRefusal = ({ refused, lost }: Pick<GuestUpdate<Shape>, 'refused' | 'lost'>): Refusal | null =>
  refused.filter(([proposal]) => !proposal).at(-1)?.[1] ?? lost.map(([, why]) => why ?? SEAT_MOVED).at(-1) ?? null

const isSameRefusal = (one: Refusal, other: Refusal | null): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Notice of a seat for which another phone has begun to stand in. */
const newStandIn = (before: readonly PhoneSeatView[], after: readonly PhoneSeatView[]): Refusal | null => {
  const seat = after.find(({ standIn }, at) => standIn === 'other' && before[at]?.standIn !== 'other')
  return seat ? { code: 'seat.stood', values: { name: seat.name, by: seat.standInName } } : null
}

/** Notice of who has played for this phone while it was away. */
const stoodForRefusal = ({ follower }: Guest<Shape>, report: StandInReport): Refusal => {
  const nameOf = (seat: Seat): string => follower?.replay.header.seats[seat]?.name ?? ''
  const format = new Intl.DateTimeFormat(formattingLocale(), { timeStyle: 'short' })
  const timeOf = (ago: number): string => format.format(Date.now() - ago)
  const { seat, by, from, to, cards } = report
  return {
    code: cards > 0 ? 'seat.stoodAndSaw' : 'seat.stoodFor',
    values: { name: nameOf(seat), by: nameOf(by), from: timeOf(from), to: timeOf(to) },
  }
}

/** Creates the lookup of what a consent request would take back, in words; found once for each request. */
const createUndoTextLookup = (table: () => GameTable | null) => {
  let cached: { readonly plea: number; readonly text: string } | null = null
  return ({ id, seat }: ConsentRequest): string => {
    const openTable = table()
    if (cached?.plea === id || !openTable) return cached?.text ?? ''
    const names = openTable.header.seats.map(({ name }) => name)
    const describe = loadedDescriberOf(openTable.tableUi)
    const lastText = (describe ? createPastLogLines(openTable, describe, () => names).tell() : [])
      .filter(({ by }) => by === seat)
      .at(-1)
    // A line of phase `opening` belongs to the end of its player's turn: then the turn would be taken back.
    cached = { plea: id, text: lastText?.phase === 'opening' ? t('plea.turn') : (lastText?.text ?? '') }
    return cached.text
  }
}

/** Signals and actions of the session. */
interface SessionSignals {
  readonly connection: ReadonlySignal<ConnectionView>
  readonly roomStatus: ReadonlySignal<RoomStatusView | null>
  readonly table: ReadonlySignal<GameTable | null>
  retry(): void
}

export interface PhonesPresenter {
  readonly phones: ReadonlySignal<Phones>
  handleNews(news: GuestUpdate<Shape>): void
  /** Reads everything anew. */
  refresh(): void
}

const createHandlers = (
  running: GuestRunner<Shape>,
  role: SessionRole,
  { retry }: SessionSignals,
  onWithdraw: () => void,
): PhonesHandlers => ({
  onDecideLog: role.decideLog,
  onTakeHosts: () => {
    running.dispatch({ kind: 'takeHosts' })
    role.reconnectNow()
  },
  onRetry: retry,
  onPair: () => navigate('play', running.guest().follower?.replay.header.id ?? '', 'phones', 'pair'),
  onStandIn: (seat) => running.dispatch({ kind: 'standIn', seat }),
  onStandDown: (seat) => running.dispatch({ kind: 'standDown', seat }),
  onAnswer: (agree) => running.dispatch({ kind: 'answer', agree }),
  onWithdraw,
  onLeave: () => navigate(),
})

/** Notice that a seat has declined the request of this phone; null where this phone had none. */
const declinedNotice = (
  { follower }: Guest<Shape>,
  request: ConsentRequestView | null,
  seat: Seat,
): ConsentRequestView | null => {
  const name = follower?.replay.header.seats[seat]?.name ?? ''
  return request?.at === 'waits' ? { at: 'declined', what: request.what, name } : null
}

/** Audits the deal against the host's secret, and keeps a secret that holds. `onResult`: called while checking, too. */
const auditSecret = async (
  follower: Follower<Shape>,
  secret: DealerSecret,
  role: SessionRole,
  onResult: (dealAudit: DealAuditView) => void,
): Promise<void> => {
  onResult({ at: 'checking' })
  const dealAudit = await auditDeal(follower, allShownOpenings(follower), secret)
  if (dealAudit.at === 'fair') role.keepSecret(secret)
  onResult(dealAudit)
}

export const createPhonesPresenter = (
  running: GuestRunner<Shape>,
  role: SessionRole,
  signals: SessionSignals,
): PhonesPresenter => {
  const undoTextOf = createUndoTextLookup(() => signals.table.peek())
  let awaySince: AwaySince = []
  /** Who has played for this phone, until it is read. */
  let reports: readonly ConsentRequestView[] = []
  /** Latest notice, until it is dismissed. */
  let notice: ConsentRequestView | null = role.notice && { at: 'told', why: role.notice }
  /** Seats whose phones are gone, which the people here have read. */
  let readGone: readonly Seat[] = []
  let dealAudit: DealAuditView | null = null
  let knownFlaws = 0
  let knownTaken: Refusal | null = null

  const readSeats = (): readonly PhoneSeatView[] =>
    seatViews(running.guest(), awaySince, Date.now(), role.code(), role.codeSeats().gone)
  /** Notice of phones that are gone, but for those of which the people here have read. */
  const goneNotice = (seats: readonly PhoneSeatView[]): ConsentRequestView | null => {
    const gone = seats.filter(({ isGone }) => isGone)
    readGone = readGone.filter((seat) => gone.some((one) => one.seat === seat))
    const unread = gone.filter(({ seat }) => !readGone.includes(seat))
    return unread.length > 0 ? { at: 'gone', names: unread.map(({ name }) => name) } : null
  }
  const readView = (): PhonesView => {
    const guest = running.guest()
    const isOver = guest.follower?.replay.turn.kind === 'over'
    if (guest.line.kind === 'up') awaySince = updateAwaySince(awaySince, guest.present, Date.now())
    const seats = readSeats()
    const question = role.recovery()?.question ?? consentRequestView(guest, undoTextOf) ?? reports[0] ?? notice
    return {
      isHost: role.isHost,
      connection: signals.connection.peek(),
      isMoveUnsaved: guest.line.kind !== 'up' && !guest.isOwn && (guest.follower?.pending.length ?? 0) > 0,
      seats,
      watcherCount: guest.watching,
      roomStatus: signals.roomStatus.peek(),
      consentRequest: question ?? (isOver ? null : goneNotice(seats)),
      codePlayers: codePlayersView(seats, role.codeSeats().all),
      dealAudit: isOver && !guest.follower?.flaw ? (dealAudit ?? { at: 'waits' }) : null,
    }
  }
  const handlers = createHandlers(running, role, signals, () => {
    const { consentRequest, seats } = view.peek()
    if (consentRequest?.at === 'gone') readGone = seats.flatMap(({ seat, isGone }) => (isGone ? [seat] : []))
    else if (consentRequest?.at === 'waits') running.dispatch({ kind: 'answer', agree: false })
    else if (reports.length > 0) reports = reports.slice(1)
    else notice = null
    refresh()
  })
  const view = signal(readView())
  const phones = signal<Phones>({ view: view.peek(), ...handlers })
  const refresh = (): void => {
    setIfChanged(view, readView())
    if (phones.peek().view !== view.peek()) phones.value = { view: view.peek(), ...handlers }
  }
  const showAudit = (result: DealAuditView): void => {
    dealAudit = result
    refresh()
  }
  const handleNews = ({ pleas, secret, stood, ...news }: GuestUpdate<Shape>): void => {
    const guest = running.guest()
    for (const { how, seat } of pleas) {
      const declined = how === 'declined' ? declinedNotice(guest, view.peek().consentRequest, seat) : null
      notice = declined ?? (notice?.at === 'declined' ? null : notice)
    }
    const why = latestRefusal(news) ?? healedRefusal(guest, role.flawCount(), knownFlaws)
    knownFlaws = guest.flaws.length + role.flawCount()
    if (why) notice = { at: 'told', why }
    const taken = role.recovery()?.taken ?? null
    if (taken && !isSameRefusal(taken, knownTaken)) notice = { at: 'told', why: taken }
    knownTaken = taken
    const standIn = newStandIn(view.peek().seats, readSeats())
    if (standIn) notice = { at: 'told', why: standIn }
    reports = [...reports, ...stood.map((report) => ({ at: 'told', why: stoodForRefusal(guest, report) }) as const)]
    if (secret && guest.follower && dealAudit?.at !== 'checking')
      void auditSecret(guest.follower, secret, role, showAudit)
  }
  return { phones, refresh, handleNews }
}
