/** The way to the table of another phone: by its code, its link, a link that moves a seat, or without a server. */
import { useEffect, useState } from 'preact/hooks'
import type { Player } from '../../../kernel/log.ts'
import { ok, refuse } from '../../../kernel/result.ts'
import { readCode } from '../../../net/code.ts'
import { emblemOf } from '../../../store/settings.ts'
import { isSeatKey, type SeatKey } from '../../../table/room/keys.ts'
import { Accept } from '../../together/Accept.tsx'
import { GuestLobby } from '../../together/GuestLobby.tsx'
import { Join } from '../../together/Join.tsx'
import { depart, visit } from '../../together/joining.ts'
import type { JoinProps, SeatLink } from '../../together/props.ts'
import { Stuck } from '../../together/Stuck.tsx'
import type { Session } from '../../together/session.ts'
import { useAccept } from '../../together/usePairing.ts'
import { useSession } from '../../together/useSession.ts'
import { useHouse } from '../house.ts'
import { go, replace, route, up } from '../route.ts'

/** An offer that was read where a code was expected. */
let offered = ''

const pairWith = (offer: string): void => {
  offered = offer
  go('join', 'pair')
}

const ways = {
  onJoin: (code: string) => replace('join', code),
  onOffer: pairWith,
  onSeatLink: ({ code, seat, secret }: SeatLink) => replace('seat', code, seat, secret),
  onPair: () => pairWith(''),
}

const Ask = (props: Pick<JoinProps, 'code' | 'state'> & Partial<JoinProps>) => <Join {...ways} {...props} />

/** The code is paired with no server: the channel is the whole way. */
const Pair = ({ session }: { readonly session: Session }) => {
  const props = useAccept(session.meet, up, offered)
  useEffect(() => {
    offered = ''
  }, [])
  return <Accept {...props} />
}

const Lobby = ({ session, code }: { readonly session: Session; readonly code: string }) => {
  const house = useHouse()
  const [pairs, pair] = useState(false)
  const { names } = house.settings.value
  const lobby = session.lobby.value
  const line = session.line.value
  useEffect(() => pair(false), [line.at === 'up'])
  const playerOf = (name: string): Player => ({ name, ...emblemOf(house.settings.peek(), name) })
  const sit = (name: string): void => {
    const known = house.settings.peek()
    if (name) house.change({ ...known, names: [...new Set([name, ...known.names])] })
    session.sit(playerOf(name))
  }
  if (pairs || (!lobby && !code)) return <Pair session={session} />
  if (!lobby && line.at !== 'up') {
    const state = line.why ? ({ at: 'refused', why: line.why } as const) : ({ at: 'dialling' } as const)
    return (
      <Ask code={code} state={state} onJoin={(typed) => (typed === code ? session.retry() : replace('join', typed))} />
    )
  }
  return (
    <GuestLobby
      lobby={lobby}
      line={line}
      refused={session.refused.value}
      name={names[0] ?? ''}
      onSit={sit}
      onRise={session.rise}
      onRename={(id, name) => session.rename(id, playerOf(name))}
      onRetry={session.retry}
      onPair={() => pair(true)}
      onLeave={() => void depart(house.database, code, session).then(() => replace())}
    />
  )
}

/** At the table of a code; an empty one is that of the phone that is paired by hand. */
const Visit = ({ code, seat }: { readonly code: string; readonly seat: SeatKey | null }) => {
  const [shown, steal] = useSession(`join-${code}`, async ({ database }) => {
    const visited = await visit(database, code, seat)
    if (seat) replace('join', code)
    if ('session' in visited) return ok(visited.session)
    replace(...visited.at)
    return refuse('app.loading')
  })
  return shown.at === 'session' ? (
    <Lobby session={shown.session} code={code} />
  ) : (
    <Stuck shown={shown} onSteal={steal} />
  )
}

/** The seat that a link brings; null where the link is none, or was cut. */
const seatOf = ([kind, , id = '', secret = '']: readonly string[]): SeatKey | null =>
  kind === 'seat' && isSeatKey({ id, secret }) ? { id, secret } : null

export const JoinScreen = () => {
  const [, typed = ''] = route.value
  const [seat] = useState(seatOf(route.value))
  if (typed === '') return <Ask code="" state={{ at: 'asking' }} />
  if (typed === 'pair') return <Visit key="" code="" seat={null} />
  const code = readCode(typed)
  if (!code.ok) return <Ask code="" state={{ at: 'refused', why: code.error }} />
  return <Visit key={code.value} code={code.value} seat={seat} />
}
