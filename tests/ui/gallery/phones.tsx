/** Several phones at one table: gathering, joining and pairing on sample data. */
import type { Refusal } from '../../../src/kernel/result.ts'
import '../../../src/ui/style/phones.css'
import '../../../src/ui/style/over.css'
import type { ComponentChildren } from 'preact'
import { Accept } from '../../../src/ui/together/Accept.tsx'
import { ChangeGame } from '../../../src/ui/together/ChangeGame.tsx'
import { EndAsk } from '../../../src/ui/together/EndAsk.tsx'
import { FairDeal } from '../../../src/ui/together/FairDeal.tsx'
import { GuestLobby } from '../../../src/ui/together/GuestLobby.tsx'
import { HostLobby } from '../../../src/ui/together/HostLobby.tsx'
import { Invite } from '../../../src/ui/together/Invite.tsx'
import { Join } from '../../../src/ui/together/Join.tsx'
import { LinePrompt } from '../../../src/ui/together/LinePrompt.tsx'
import { MoveSeat } from '../../../src/ui/together/MoveSeat.tsx'
import { PhonesSheet } from '../../../src/ui/together/PhonesSheet.tsx'
import { PleaBar } from '../../../src/ui/together/PleaBar.tsx'
import type {
  DealView,
  DoorView,
  GuestLobbyProps,
  HostLobbyProps,
  JoinProps,
  LineView,
  LobbyView,
  PhoneSeatView,
  Phones,
  PhonesView,
  PleaView,
  SitterView,
} from '../../../src/ui/together/props.ts'
import { Dot } from '../../../src/ui/together/SeatSign.tsx'
import { StandIn } from '../../../src/ui/together/StandIn.tsx'
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

/** As long as a phone may say it, and in letters that run the other way. */
const ENDLESS = 'W'.repeat(40)
const MARYAM = 'مريم'

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
  onSit: nothing,
  onRise: nothing,
  onRename: nothing,
  onBot: nothing,
  onStart: nothing,
  onChange: nothing,
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
}

/** As long as an offer with two addresses. */
const OFFER = `BCP1.${'0K7QX9M3ZB'.repeat(16)}`

/** What it shows once somebody chose to do without a camera. */
const invite = (offer: string | null) => (
  <Invite offer={offer} connecting={false} why={null} onBegin={nothing} onAnswer={nothing} onCancel={nothing} />
)

export const gathering = {
  gather: () => <HostLobby {...host} />,
  'gather-bot': () => (
    <HostLobby
      {...host}
      lobby={lobby([
        { ...CORA, mine: true },
        ANN,
        seat('d', 'Emissary (bot)', { host: true, mine: true, bot: 'emissary' }),
      ])}
    />
  ),
  'gather-opening': () => <HostLobby {...host} door={{ at: 'opening' }} lobby={lobby([{ ...CORA, mine: true }])} />,
  'gather-shut': () => <HostLobby {...host} door={{ at: 'shut', why: NO_SERVER }} />,
  'gather-refused': () => <HostLobby {...host} refused={refusal('lobby.few')} />,
  'gather-many': () => (
    <HostLobby {...host} lobby={lobby([{ ...CORA, mine: true }, ANN, BO], { mode: 'coop', max: 2 })} />
  ),
  'gather-game': () => (
    <ChangeGame now={lobby([])} chosen={{}} names={['Cora', 'Ann', 'Benedikta']} onConsider={nothing} onUse={nothing} />
  ),
  'gather-away': () => (
    <HostLobby
      {...host}
      door={{ ...DOOR, heard: false }}
      lobby={lobby([
        { ...CORA, mine: true },
        { ...ANN, name: MARYAM, state: 'back' },
        { ...BO, state: 'away' },
        seat('d', ENDLESS),
      ])}
    />
  ),
  invited: () => <GuestLobby {...guest} />,
  'invited-sits': () => <GuestLobby {...guest} lobby={lobby([CORA, ANN, { ...BO, mine: true }])} />,
  'invited-full': () => (
    <GuestLobby {...guest} lobby={lobby([CORA, ANN, { ...BO, state: 'here' }, seat('d', ENDLESS)])} />
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

/** On the chips of the four players: this phone's own has none. */
export const MARKS = [null, ...(['here', 'back', 'away'] as const).map((state) => <Dot key={state} state={state} />)]

const at =
  (line: LineView, plea: PleaView | null = null) =>
  ({ children }: { readonly children: ComponentChildren }) => (
    <>
      <LinePrompt line={line} onPress={nothing}>
        {children}
      </LinePrompt>
      {plea && <PleaBar plea={plea} onAnswer={nothing} onWithdraw={nothing} />}
    </>
  )
const UP: LineView = { at: 'up' }

/** What stands around the prompt, by the name of its scene. */
export const aroundTable = {
  phones: at(UP),
  'phones-seeking': at({ at: 'seeking', why: null }),
  'phones-watching': at({ at: 'watching', why: refusal('table.looksOn') }),
  'phones-unsaved': at({ at: 'unsaved', why: refusal('table.unsaved') }),
  'phones-ended': at({ at: 'ended', why: refusal('farewell.closed'), by: 'code' }),
  'plea-undo': at(UP, { at: 'asked', what: 'undo', name: 'Benedikta', deed: 'Benedikta swapped B·T and B·O' }),
  'plea-end': at(UP, { at: 'asked', what: 'end', name: ENDLESS }),
  'plea-waits': at(UP, { at: 'waits', what: 'undo', names: [MARYAM, ENDLESS] }),
  'plea-told': at(UP, { at: 'told', why: { code: 'seat.stood', values: { name: 'Benedikta' } } }),
  'plea-declined': at(UP, { at: 'declined', what: 'end', name: 'Benedikta' }),
}

const sitter = (seat: number, name: string, more: Partial<PhoneSeatView> = {}): PhoneSeatView => ({
  seat,
  name,
  state: 'here',
  host: false,
  mine: false,
  standIn: null,
  bot: false,
  link: null,
  ...more,
})
const LINK = 'https://castle.example.org/#/seat/K7QX9M/Zm9vYmFy/AAAAAAAAAAAAAAAAAAAAAA'
const SEATS = [
  sitter(0, 'Cora', { host: true }),
  sitter(1, 'Benedikta', { state: 'away' }),
  sitter(2, 'Bo', { mine: true, link: LINK }),
  sitter(3, 'Cy', { state: 'back', standIn: 'other', bot: true }),
]
const phones = (more: Partial<PhonesView> = {}): Phones => ({
  view: { isHost: false, line: UP, seats: SEATS, watching: 1, door: DOOR, plea: null, deal: null, ...more },
  onRetry: nothing,
  onPair: nothing,
  onStandIn: nothing,
  onStandDown: nothing,
  onAnswer: nothing,
  onWithdraw: nothing,
  onLeave: nothing,
})
const sheet = (more?: Partial<PhonesView>) => () => (
  <PhonesSheet phones={phones(more)} onMove={nothing} onStandIn={nothing} onClose={nothing} />
)

/** What lies over the table, by the name of its scene. */
export const sheets = {
  'phones-sheet': sheet(),
  'phones-sheet-watching': sheet({ line: { at: 'watching', why: refusal('table.looksOn') } }),
  'phones-sheet-unsaved': sheet({ line: { at: 'unsaved', why: refusal('table.unsaved') } }),
  'phones-sheet-seeking': sheet({ line: { at: 'seeking', why: refusal('room.no-server') } }),
  'phones-sheet-for': sheet({
    seats: SEATS.map((one) => (one.seat === 1 ? { ...one, name: ENDLESS, standIn: 'this' } : { ...one, name: MARYAM })),
  }),
  'phones-move': () => <MoveSeat name="Bo" link={LINK} onClose={nothing} />,
  'phones-for': () => <StandIn name={ENDLESS} onYes={nothing} onClose={nothing} />,
  'phones-end': () => <EndAsk onYes={nothing} onClose={nothing} />,
}

const dealt = (deal: DealView) => () => (
  <main class="page gov">
    <h1>{deal.at}</h1>
    <FairDeal deal={deal} />
  </main>
)

/** What is said of the deal at the end. */
export const deals = {
  'deal-waits': dealt({ at: 'waits' }),
  'deal-fair': dealt({ at: 'fair', draws: 61, seats: ['Ann', 'Benedikta'] }),
  'deal-unfair': dealt({ at: 'unfair', entry: 17, why: refusal('deal.cards') }),
}
