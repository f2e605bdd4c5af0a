/** Several phones at one table: gathering, joining and pairing on sample data. */
import type { Refusal } from '../../../src/kernel/result.ts'
import { Accept } from '../../../src/ui/together/Accept.tsx'
import { GuestLobby } from '../../../src/ui/together/GuestLobby.tsx'
import { HostLobby } from '../../../src/ui/together/HostLobby.tsx'
import { Invite } from '../../../src/ui/together/Invite.tsx'
import { Join } from '../../../src/ui/together/Join.tsx'
import type {
  DoorView,
  GuestLobbyProps,
  HostLobbyProps,
  JoinProps,
  LobbyView,
  SitterView,
} from '../../../src/ui/together/props.ts'
import { nothing } from './samples.ts'

const refusal = (code: string): Refusal => ({ code })

const seat = (id: string, name: string, more: Partial<SitterView> = {}): SitterView => ({
  id,
  name,
  state: 'here',
  host: false,
  mine: false,
  ...more,
})

const CORA = seat('a', 'Cora', { host: true })
const ANN = seat('b', 'Ann')
const BO = seat('c', 'Benedikta', { state: 'joining' })

export const lobby = (seats: readonly SitterView[], more: Partial<LobbyView> = {}): LobbyView => ({
  mode: 'kings-quest',
  options: { points: 21, families: 'random', intrigue: 'on' },
  min: 2,
  max: 4,
  seats,
  watching: 0,
  ...more,
})

const DOOR: DoorView = { at: 'open', code: 'K7QX9M', link: 'https://castle.example.org/#/join/K7QX9M', heard: true }
const NO_SERVER = refusal('room.no-server')

const host: HostLobbyProps = {
  lobby: lobby([{ ...CORA, mine: true }, ANN, BO], { watching: 1 }),
  door: DOOR,
  refused: null,
  name: 'Cora',
  onSit: nothing,
  onRise: nothing,
  onRename: nothing,
  onStart: nothing,
  onRetry: nothing,
  onPair: nothing,
  onOnePhone: nothing,
  onLeave: nothing,
}

const guest: GuestLobbyProps = {
  lobby: lobby([CORA, ANN]),
  line: { at: 'up' },
  refused: null,
  name: 'Benedikta',
  onSit: nothing,
  onRise: nothing,
  onRename: nothing,
  onRetry: nothing,
  onPair: nothing,
  onLeave: nothing,
}

const join: JoinProps = {
  code: '',
  state: { at: 'asking' },
  onJoin: nothing,
  onOffer: nothing,
  onSeatLink: nothing,
  onPair: nothing,
  onBack: nothing,
}

/** As long as an offer with two addresses. */
const OFFER = `BCP1.${'0K7QX9M3ZB'.repeat(16)}`

/** What it shows once somebody chose to do without a camera. */
const invite = (offer: string | null) => (
  <Invite offer={offer} connecting={false} why={null} onBegin={nothing} onAnswer={nothing} onCancel={nothing} />
)

export const gathering = {
  gather: () => <HostLobby {...host} />,
  'gather-opening': () => <HostLobby {...host} door={{ at: 'opening' }} lobby={lobby([{ ...CORA, mine: true }])} />,
  'gather-shut': () => <HostLobby {...host} door={{ at: 'shut', why: NO_SERVER }} />,
  'gather-away': () => (
    <HostLobby
      {...host}
      door={{ ...DOOR, heard: false }}
      lobby={lobby([
        { ...CORA, mine: true },
        { ...ANN, state: 'back' },
        { ...BO, state: 'away' },
        seat('d', 'Dee', { host: true, mine: true }),
      ])}
    />
  ),
  invited: () => <GuestLobby {...guest} />,
  'invited-sits': () => <GuestLobby {...guest} lobby={lobby([CORA, ANN, { ...BO, mine: true }])} />,
  'invited-full': () => (
    <GuestLobby {...guest} lobby={lobby([CORA, ANN, { ...BO, state: 'here' }, seat('d', 'Dee')])} />
  ),
  'invited-seeking': () => <GuestLobby {...guest} lobby={null} line={{ at: 'seeking', why: refusal('room.no-way') }} />,
  join: () => <Join {...join} />,
  'join-refused': () => <Join {...join} code="K7QX9M" state={{ at: 'refused', why: refusal('room.no-room') }} />,
  'join-dialling': () => <Join {...join} code="K7QX9M" state={{ at: 'dialling' }} />,
  pair: () => invite(null),
  'pair-show': () => invite(OFFER),
  accept: () => <Accept answer={null} why={null} onOffer={nothing} onAgain={nothing} onCancel={nothing} />,
  'accept-shown': () => <Accept answer={OFFER} why={null} onOffer={nothing} onAgain={nothing} onCancel={nothing} />,
}
