/**
 * Screen that joins the table of another phone: by its code, its link, a link that moves a seat, or without a server.
 */
import '#src/text/bundles/leisure.ts'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Player } from '#src/kernel/log.ts'
import { ok, refuse } from '#src/kernel/result.ts'
import { readRoomCode } from '#src/net/roomCode.ts'
import { emblemOf } from '#src/store/settings.ts'
import { isSeatKey, type SeatKey } from '#src/table/room/seatKeys.ts'
import { useApp } from '../../../common/appContext.ts'
import { navigate, navigateUp, replaceRoute, route } from '../../../common/route.ts'
import { TakeGamePage } from '../moveGame/TakeGamePage.tsx'
import { createTaker } from '../moveGame/takeGame.ts'
import { GuestPairing } from '../pairing/GuestPairing.tsx'
import { useGuestPairing } from '../pairing/usePairing.ts'
import type { JoinFormProps, SeatLink } from '../parts/phoneProps.ts'
import { parseTableLink } from '../session/joinLinks.ts'
import { leaveLobby, visitTable } from '../session/joinTable.ts'
import type { Session } from '../session/session.ts'
import { GuestLobby } from './GuestLobby.tsx'
import { JoinForm } from './JoinForm.tsx'
import { SessionUnavailable } from './SessionUnavailable.tsx'
import { useSession } from './useSession.ts'

const SEAT_LINK_CUT = { code: 'seat.linkCut' }

/** Pairing offer that was read where a code was expected. */
let pendingOffer = ''

const pairWith = (offer: string): void => {
  pendingOffer = offer
  navigate('join', 'pair')
}

const joinHandlers = {
  onJoin: (code: string) => replaceRoute('join', code),
  onOffer: pairWith,
  onSeatLink: ({ code, seat, secret }: SeatLink) => replaceRoute('seat', code, seat, secret),
  onPair: () => pairWith(''),
}

const JoinPage = (props: Pick<JoinFormProps, 'code' | 'state'> & Partial<JoinFormProps>) => (
  <JoinForm {...joinHandlers} {...props} />
)

/** Pairing without a server: the channel is the only connection to the host. */
const PairWithHost = ({ session, onCancel }: { readonly session: Session; readonly onCancel: () => void }) => {
  const props = useGuestPairing(session.addChannel, onCancel, pendingOffer)
  const line = session.connection.value
  /** Why the phones that are connected now do not play together; what ended an earlier line is known. */
  const lineBefore = useRef(line)
  const hasEnded = line.at === 'ended' && line !== lineBefore.current && !line.why.code.startsWith('room.')
  const ended = hasEnded ? line.why : null
  useEffect(() => {
    pendingOffer = ''
  }, [])
  useEffect(() => {
    if (ended) props.onAgain()
  }, [ended?.code])
  return <GuestPairing {...props} why={props.why ?? ended} />
}

const JoinedLobby = ({ session, code }: { readonly session: Session; readonly code: string }) => {
  const app = useApp()
  const [isPairing, setIsPairing] = useState(false)
  const { names } = app.settings.value
  const lobby = session.lobby.value
  const line = session.connection.value
  useEffect(() => setIsPairing(false), [line.at === 'up'])
  const playerOf = (name: string): Player => ({ name, ...emblemOf(app.settings.peek(), name) })
  const sit = (name: string): void => {
    if (name) void app.changeSettings((settings) => ({ ...settings, names: [...new Set([name, ...settings.names])] }))
    session.takeSeat(playerOf(name))
  }
  if (isPairing || (!lobby && !code))
    return <PairWithHost session={session} onCancel={code ? () => setIsPairing(false) : navigateUp} />
  if (!lobby && line.at !== 'up') {
    const state = line.why ? ({ at: 'refused', why: line.why } as const) : ({ at: 'dialling' } as const)
    return (
      <JoinPage
        code={code}
        state={state}
        onJoin={(typed) => (typed === code ? session.retry() : replaceRoute('join', typed))}
      />
    )
  }
  return (
    <GuestLobby
      lobby={lobby}
      connection={line}
      refusal={session.refusal.value}
      name={names[0] ?? ''}
      onSit={sit}
      onGiveUpSeat={session.giveUpSeat}
      onRename={(id, name) => session.renameSeat(id, playerOf(name))}
      onRetry={session.retry}
      onPair={() => setIsPairing(true)}
      onLeave={() => void leaveLobby(app.database, code, session).then(() => replaceRoute())}
    />
  )
}

interface VisitedTableProps {
  readonly code: string
  readonly seat: SeatKey | null
  /** Calls anew, where the phone that was called gave a game away and that failed. */
  readonly onAgain: () => void
}

/** Table of a room's code; the empty code is the table of the phone that is paired by hand. */
const VisitedTable = ({ code, seat, onAgain }: VisitedTableProps) => {
  const app = useApp()
  const taker = useMemo(() => createTaker(app.database), [])
  const [screenState, takeOver] = useSession(`join-${code}`, async ({ database }) => {
    const result = await visitTable(database, code, seat, taker.hear)
    if (seat) replaceRoute('join', code)
    if ('session' in result) return ok(result.session)
    replaceRoute(...result.at)
    return refuse('app.loading')
  })
  const given = taker.state.value
  if (given) return <TakeGamePage state={given} onAgain={onAgain} />
  return screenState.at === 'session' ? (
    <JoinedLobby session={screenState.session} code={code} />
  ) : (
    <SessionUnavailable screenState={screenState} onTakeOver={takeOver} />
  )
}

/** Parts of the address as its link was written, whatever carried it; the same where it is no link. */
const linkParts = (parts: readonly string[]): readonly string[] => {
  const link = parseTableLink(`#/${parts.join('/')}`)
  if (link?.kind === 'seat') return ['seat', link.link.code, link.link.seat, link.link.secret]
  return link?.kind === 'room' ? ['join', link.code] : parts
}

/** Seat key of a link; null where the address is no such link, or the link was cut off. */
const seatKeyFromRoute = ([kind, , id = '', secret = '']: readonly string[]): SeatKey | null =>
  kind === 'seat' && isSeatKey({ id, secret }) ? { id, secret } : null

/** Seat of the link that led to this room: once it is taken the address names the room alone. */
const useLinkedSeat = (parts: readonly string[]): SeatKey | null => {
  const linked = useRef<{ readonly code: string; readonly seat: SeatKey } | null>(null)
  const [, code = ''] = parts
  const seat = seatKeyFromRoute(parts)
  if (seat) linked.current = { code, seat }
  return linked.current?.code === code ? linked.current.seat : null
}

export const JoinScreen = () => {
  const parts = linkParts(route.value)
  const [kind, codeParam = ''] = parts
  const seat = useLinkedSeat(parts)
  const [visit, setVisit] = useState(0)
  const onAgain = (): void => setVisit(visit + 1)
  if (codeParam === '') return <JoinPage code="" state={{ at: 'asking' }} />
  if (codeParam === 'pair') return <VisitedTable key={visit} code="" seat={null} onAgain={onAgain} />
  const code = readRoomCode(codeParam)
  if (!code.ok) return <JoinPage code="" state={{ at: 'refused', why: code.error }} />
  if (kind === 'seat' && !seat) return <JoinPage code={code.value} state={{ at: 'refused', why: SEAT_LINK_CUT }} />
  return <VisitedTable key={`${code.value} ${seat?.id ?? ''} ${visit}`} code={code.value} {...{ seat, onAgain }} />
}
