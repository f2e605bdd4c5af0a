/** Scenes of several phones at one table: lobby, joining, pairing and sheets, on sample data. */

import type { ComponentChildren } from 'preact'
import type { Refusal } from '../../../src/kernel/result.ts'
import * as gameOver from '../../../src/ui/parts/GameOver.module.css'
import { ConnectionPrompt } from '../../../src/ui/table/phones/atTable/ConnectionPrompt.tsx'
import { ConsentRequestBar } from '../../../src/ui/table/phones/atTable/ConsentRequestBar.tsx'
import { DealAuditReport } from '../../../src/ui/table/phones/atTable/DealAuditReport.tsx'
import { ConfirmEndSheet, ConfirmStandInSheet } from '../../../src/ui/table/phones/atTable/PhonesConfirmSheets.tsx'
import { PhonesSheet } from '../../../src/ui/table/phones/atTable/PhonesSheet.tsx'
import { TransferSeatSheet } from '../../../src/ui/table/phones/atTable/TransferSeatSheet.tsx'
import { ChangeGame } from '../../../src/ui/table/phones/lobby/ChangeGame.tsx'
import { GuestLobby } from '../../../src/ui/table/phones/lobby/GuestLobby.tsx'
import { HostLobby } from '../../../src/ui/table/phones/lobby/HostLobby.tsx'
import { JoinForm } from '../../../src/ui/table/phones/lobby/JoinForm.tsx'
import { GiveGamePage, type GiveGamePageProps } from '../../../src/ui/table/phones/moveGame/GiveGamePage.tsx'
import { MovedGamePage } from '../../../src/ui/table/phones/moveGame/MovedGamePage.tsx'
import { TakeGamePage } from '../../../src/ui/table/phones/moveGame/TakeGamePage.tsx'
import { GuestPairing } from '../../../src/ui/table/phones/pairing/GuestPairing.tsx'
import { HostPairing } from '../../../src/ui/table/phones/pairing/HostPairing.tsx'
import type {
  ConnectionView,
  ConsentRequestView,
  DealAuditView,
  GuestLobbyProps,
  HostLobbyProps,
  JoinFormProps,
  LobbySeatView,
  LobbyView,
  PhoneSeatView,
  Phones,
  PhonesView,
  RoomStatusView,
} from '../../../src/ui/table/phones/parts/phoneProps.ts'
import { StateDot } from '../../../src/ui/table/phones/parts/SeatStateLabel.tsx'
import { nothing } from './samples.ts'

const refusal = (code: string): Refusal => ({ code })

const seat = (id: string, name: string, more: Partial<LobbySeatView> = {}): LobbySeatView => ({
  id,
  name,
  state: 'here',
  isHost: false,
  isMine: false,
  ...more,
})

/** Name of the greatest length that a phone may send, and a name that is written from right to left. */
const LONG_NAME = 'W'.repeat(40)
const RTL_NAME = 'مريم'

const CORA = seat('a', 'Cora', { isHost: true })
const ANN = seat('b', 'Ann')
const BO = seat('c', 'Benedikta', { state: 'joining' })

export const lobby = (seats: readonly LobbySeatView[], more: Partial<LobbyView> = {}): LobbyView => ({
  mode: 'kings-quest',
  options: { points: 21, families: 'random', intrigue: 'on' },
  min: 2,
  max: 4,
  seats,
  watcherCount: 0,
  ...more,
})

const ROOM_STATUS: RoomStatusView = {
  at: 'open',
  code: 'K7QX9M',
  link: 'https://castle.example.org/#/join/K7QX9M',
  heard: true,
}
const NO_SERVER = refusal('room.no-server')

const host: HostLobbyProps = {
  lobby: lobby([{ ...CORA, isMine: true }, ANN, BO], { watcherCount: 1 }),
  roomStatus: ROOM_STATUS,
  wasPaired: false,
  refusal: null,
  onSit: nothing,
  onGiveUpSeat: nothing,
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
  connection: { at: 'up' },
  refusal: null,
  name: 'Benedikta',
  onSit: nothing,
  onGiveUpSeat: nothing,
  onRename: nothing,
  onRetry: nothing,
  onPair: nothing,
  onLeave: nothing,
}

const join: JoinFormProps = {
  code: '',
  state: { at: 'asking' },
  onJoin: nothing,
  onOffer: nothing,
  onSeatLink: nothing,
  onPair: nothing,
}

const move: GiveGamePageProps = {
  title: 'Sunday',
  state: { at: 'waiting', callers: [], isOlder: false },
  roomStatus: ROOM_STATUS,
  failure: '',
  onGive: nothing,
  onPair: nothing,
  onRetry: nothing,
  onExport: nothing,
  onAgain: nothing,
}

/** Code as long as an offer with two addresses. */
const OFFER = `BCP1.${'0K7QX9M3ZB'.repeat(16)}`

/** Pairing screen of the host after the choice to pair without a camera. */
const hostPairing = (offer: string | null) => (
  <HostPairing offer={offer} isConnecting={false} why={null} onBegin={nothing} onAnswer={nothing} onCancel={nothing} />
)

export const lobbyScenes = {
  gather: () => <HostLobby {...host} />,
  'gather-bot': () => (
    <HostLobby
      {...host}
      lobby={lobby([
        { ...CORA, isMine: true },
        ANN,
        seat('d', 'Tamsin (bot)', { isHost: true, isMine: true, bot: 'emissary' }),
      ])}
    />
  ),
  'gather-opening': () => (
    <HostLobby {...host} roomStatus={{ at: 'opening' }} lobby={lobby([{ ...CORA, isMine: true }])} />
  ),
  'gather-shut': () => <HostLobby {...host} roomStatus={{ at: 'shut', why: NO_SERVER }} />,
  'gather-paired': () => <HostLobby {...host} roomStatus={{ at: 'shut', why: NO_SERVER }} wasPaired />,
  'gather-refused': () => <HostLobby {...host} refusal={refusal('lobby.few')} />,
  'gather-many': () => (
    <HostLobby {...host} lobby={lobby([{ ...CORA, isMine: true }, ANN, BO], { mode: 'coop', max: 2 })} />
  ),
  'gather-game': () => (
    <ChangeGame
      current={lobby([])}
      lastOptions={{}}
      names={['Cora', 'Ann', 'Benedikta']}
      onConsider={nothing}
      onChoose={nothing}
    />
  ),
  'gather-away': () => (
    <HostLobby
      {...host}
      roomStatus={{ ...ROOM_STATUS, heard: false }}
      lobby={lobby([
        { ...CORA, isMine: true },
        { ...ANN, name: RTL_NAME, state: 'back' },
        { ...BO, state: 'away' },
        seat('d', LONG_NAME),
      ])}
    />
  ),
  invited: () => <GuestLobby {...guest} />,
  'invited-sits': () => <GuestLobby {...guest} lobby={lobby([CORA, ANN, { ...BO, isMine: true }])} />,
  'invited-full': () => (
    <GuestLobby {...guest} lobby={lobby([CORA, ANN, { ...BO, state: 'here' }, seat('d', LONG_NAME)])} />
  ),
  'invited-seeking': () => (
    <GuestLobby {...guest} lobby={null} connection={{ at: 'seeking', why: refusal('room.no-way') }} />
  ),
  'invited-unheard': () => (
    <GuestLobby {...guest} connection={{ at: 'ended', why: refusal('room.unpairedLobby'), by: 'pairing' }} />
  ),
  move: () => <GiveGamePage {...move} />,
  'move-asked': () => (
    <GiveGamePage
      {...move}
      state={{
        ...{ at: 'waiting', isOlder: true },
        callers: [
          { check: 47, isHere: true },
          { check: 80, isHere: false },
        ],
      }}
    />
  ),
  'move-refused': () => (
    <GiveGamePage {...move} state={{ at: 'over', answer: { kind: 'took', refusal: refusal('store.full'), on: '' } }} />
  ),
  'moved-unsure': () => (
    <MovedGamePage
      {...{ id: 'a', title: 'Sunday', mark: { at: Date.UTC(2026, 4, 3, 18, 15), to: '', isSure: false } }}
      {...{ onTakeBack: nothing, onAgain: nothing, onExport: nothing }}
    />
  ),
  take: () => <TakeGamePage state={{ at: 'asked', check: 47, mode: 'kings-quest' }} onAgain={nothing} />,
  join: () => <JoinForm {...join} />,
  'join-serverless': () => (
    <JoinForm {...join} code="K7QX9M" state={{ at: 'refused', why: refusal('room.no-place') }} />
  ),
  'join-refused': () => <JoinForm {...join} code="K7QX9M" state={{ at: 'refused', why: refusal('room.no-room') }} />,
  'join-dialling': () => <JoinForm {...join} code="K7QX9M" state={{ at: 'dialling' }} />,
  pair: () => hostPairing(null),
  'pair-show': () => hostPairing(OFFER),
  accept: () => <GuestPairing answer={null} why={null} onOffer={nothing} onAgain={nothing} onCancel={nothing} />,
  'accept-shown': () => (
    <GuestPairing answer={OFFER} why={null} onOffer={nothing} onAgain={nothing} onCancel={nothing} />
  ),
}

/** Marks on the chips of the four players: the seat of this phone has none. */
export const PHONE_MARKS = [
  null,
  ...(['here', 'back', 'away'] as const).map((state) => <StateDot key={state} state={state} />),
]

const aroundPrompt =
  (
    connection: ConnectionView,
    request: ConsentRequestView | null = null,
    more: { readonly isMoveUnsaved?: boolean; readonly awayName?: string } = {},
  ) =>
  ({ children }: { readonly children: ComponentChildren }) => (
    <>
      <ConnectionPrompt
        connection={connection}
        isMoveUnsaved={false}
        awayName={null}
        onPress={nothing}
        onUp={nothing}
        {...more}
      >
        {children}
      </ConnectionPrompt>
      {request && (
        <ConsentRequestBar
          plea={request}
          onAnswer={nothing}
          onWithdraw={nothing}
          onDecideLog={nothing}
          onPair={nothing}
        />
      )}
    </>
  )
const UP: ConnectionView = { at: 'up' }

/** Components around the prompt, by name of the scene. */
export const phonePrompts = {
  phones: aroundPrompt(UP),
  'phones-seeking': aroundPrompt({ at: 'seeking', why: null }),
  'phones-watching': aroundPrompt({ at: 'watching', why: refusal('table.looksOn') }),
  'phones-unsaved': aroundPrompt({ at: 'unsaved', why: refusal('table.unsaved') }),
  'phones-move-unsaved': aroundPrompt({ at: 'seeking', why: null }, null, { isMoveUnsaved: true }),
  'phones-awaited-away': aroundPrompt(UP, null, { awayName: LONG_NAME }),
  'phones-ended': aroundPrompt({ at: 'ended', why: refusal('farewell.closed'), by: 'code' }),
  'plea-undo': aroundPrompt(UP, {
    at: 'asked',
    what: 'undo',
    name: 'Benedikta',
    undoText: 'Benedikta swapped B·T and B·O',
  }),
  'plea-end': aroundPrompt(UP, { at: 'asked', what: 'end', name: LONG_NAME, isConcession: false }),
  'plea-waits': aroundPrompt(UP, {
    at: 'waits',
    what: 'undo',
    names: [RTL_NAME, LONG_NAME],
    isConcession: false,
    isOwn: true,
  }),
  'plea-told': aroundPrompt(UP, {
    at: 'told',
    why: { code: 'seat.stood', values: { name: 'Benedikta', by: LONG_NAME } },
  }),
  'plea-gone': aroundPrompt(UP, { at: 'gone', names: ['Benedikta', LONG_NAME] }),
  'plea-log-tail': aroundPrompt(UP, { at: 'log', what: 'tail', name: LONG_NAME, count: 3 }),
  'plea-log-fork': aroundPrompt(UP, { at: 'log', what: 'fork', name: LONG_NAME, entry: 41 }),
  'plea-declined': aroundPrompt(UP, { at: 'declined', what: 'end', name: 'Benedikta' }),
}

const phoneSeat = (seat: number, name: string, more: Partial<PhoneSeatView> = {}): PhoneSeatView => ({
  seat,
  name,
  state: 'here',
  isHost: false,
  isMine: false,
  standIn: null,
  standInName: '',
  isBot: false,
  isGone: false,
  link: null,
  ...more,
})
const LINK = 'https://castle.example.org/#/seat/K7QX9M/Zm9vYmFy/AAAAAAAAAAAAAAAAAAAAAA'
const SEATS = [
  phoneSeat(0, 'Cora', { isHost: true }),
  phoneSeat(1, 'Benedikta', { state: 'away' }),
  phoneSeat(2, 'Bo', { isMine: true, link: LINK }),
  phoneSeat(3, 'Cy', { state: 'back', standIn: 'other', standInName: 'Cora', isBot: true }),
]
const phones = (more: Partial<PhonesView> = {}): Phones => ({
  view: {
    isHost: false,
    connection: UP,
    isMoveUnsaved: false,
    seats: SEATS,
    watcherCount: 1,
    roomStatus: ROOM_STATUS,
    consentRequest: null,
    codePlayers: null,
    dealAudit: null,
    ...more,
  },
  onRetry: nothing,
  onPair: nothing,
  onStandIn: nothing,
  onStandDown: nothing,
  onDecideLog: nothing,
  onTakeHosts: nothing,
  onAnswer: nothing,
  onWithdraw: nothing,
  onLeave: nothing,
})
const sheet = (more?: Partial<PhonesView>) => () => (
  <PhonesSheet phones={phones(more)} onTransferSeat={nothing} onStandIn={nothing} onClose={nothing} />
)

/** Sheets over the table, by name of the scene. */
export const phoneSheets = {
  'phones-sheet': sheet(),
  'phones-sheet-watching': sheet({ connection: { at: 'watching', why: refusal('table.looksOn') } }),
  'phones-sheet-unsaved': sheet({ connection: { at: 'unsaved', why: refusal('table.unsaved') } }),
  'phones-sheet-gone': sheet({
    isHost: true,
    seats: SEATS.map((view) => ({ ...view, isHost: false, isMine: view.seat === 0, isGone: view.seat === 1 })),
    roomStatus: { at: 'shut', why: refusal('room.no-place') },
    codePlayers: { all: ['Benedikta', 'Bo', 'Cy'], gone: ['Benedikta'] },
  }),
  'phones-sheet-reopened': sheet({ connection: { at: 'ended', why: refusal('room.reopened'), by: 'pairing' } }),
  'phones-sheet-seeking': sheet({ connection: { at: 'seeking', why: refusal('room.no-server') } }),
  'phones-sheet-for': sheet({
    seats: SEATS.map((view) =>
      view.seat === 1 ? { ...view, name: LONG_NAME, standIn: 'this' } : { ...view, name: RTL_NAME },
    ),
  }),
  'phones-move': () => <TransferSeatSheet name="Bo" link={LINK} onClose={nothing} />,
  'phones-for': () => <ConfirmStandInSheet name={LONG_NAME} onConfirm={nothing} onClose={nothing} />,
  'phones-end': () => <ConfirmEndSheet onConfirm={nothing} onClose={nothing} />,
}

const dealScene = (deal: DealAuditView) => () => (
  <main class={`page ${gameOver.results}`}>
    <h1>{deal.at}</h1>
    <DealAuditReport deal={deal} />
  </main>
)

/** Reports on the audit of the deal at the end of a game, by name of the scene. */
export const dealScenes = {
  'deal-waits': dealScene({ at: 'waits' }),
  'deal-fair': dealScene({ at: 'fair', draws: 61, seats: ['Ann', 'Benedikta'] }),
  'deal-unfair': dealScene({ at: 'unfair', entry: 17, why: refusal('deal.cards') }),
}
