/** Hosts that deal a fair game of the toy, each honest in all but one thing. Their logs replay: no phone sees the cheat while it plays. */
import type { Draw } from '../../src/kernel/contract.ts'
import { type Chance, type Dealing, deal, shownBy } from '../../src/kernel/deal.ts'
import { append } from '../../src/kernel/ledger.ts'
import type { Body, Entry, Header } from '../../src/kernel/log.ts'
import { type Replay, start } from '../../src/kernel/replay.ts'
import { EMPTY_VAULT, openingsOf, type Vault } from '../../src/kernel/vault.ts'
import { chanceOf } from '../../src/table/chance.ts'
import { commitOf, dealOf, seedOf } from '../../src/table/fairDeal.ts'
import type { DealerSecret, PrivateOpening } from '../../src/table/store.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toy.ts'
import { header, sure } from '../kernel/trusted.ts'

export const secret: DealerSecret = { seed: 'S'.repeat(43) }
const nonce = 'N'.repeat(22)
const sitters = [
  { nonce: 'H'.repeat(22), host: true },
  { nonce, host: false },
]
export const fair: Header = { ...header, deal: dealOf(commitOf(header.id, secret), sitters) }

/** What a host is asked: this draw, in the entry with this number, after so many others. */
export interface Asked {
  readonly draw: Draw
  readonly seq: number
  readonly drawn: number
  readonly dealt: Vault
  /** The chance that follows from the promise. */
  readonly chance: Chance
}

export interface Cheat {
  readonly deals?: (asked: Asked) => Dealing
  /** What the guest's seat is shown in private by this draw. */
  readonly shows?: (asked: Asked, owed: readonly PrivateOpening[]) => readonly PrivateOpening[]
}

export const honest = ({ draw, dealt, chance }: Asked): Dealing => deal(draw, dealt, chance)

export interface Told {
  readonly header: Header
  readonly entries: readonly Entry[]
  /** What the guest, who plays seat 1, was shown. */
  readonly shown: readonly PrivateOpening[]
}

interface Standing extends Told {
  readonly replay: Replay<Toy>
  readonly dealt: Vault
  readonly drawn: number
}

type Move = ToyAction['verb'] | 'undo' | 'redo'

/** Everything that chance can be asked: both shuffles, dice, cards for one and for all, and deeds that were taken back. */
export const MOVES: readonly Move[] = [
  ...(['roll', 'mint', 'undo', 'redo', 'draw', 'play', 'bury', 'pass'] as const),
  ...(['draw', 'bury', 'roll', 'pass', 'bid', 'draw', 'draw', 'roll', 'play', 'pass', 'draw'] as const),
]

const add = (standing: Standing, body: Body<ToyAction>): Standing => {
  const { replay, entry } = sure(append(standing.replay, body))
  return { ...standing, replay, entries: [...standing.entries, entry] }
}

const withAnswer = (standing: Standing, { answer, dealt }: Dealing): Standing =>
  add({ ...standing, dealt, drawn: standing.drawn + 1 }, { kind: 'chance', answer })

const owedTo = (draw: Draw, dealt: Vault, seat: number): readonly PrivateOpening[] =>
  draw.kind === 'open' && draw.to !== 'all' && draw.to.includes(seat)
    ? shownBy(draw, dealt).map((opening) => ({ seats: [seat], opening }))
    : []

const settled = (standing: Standing, cheat: Cheat): Standing => {
  const { replay, dealt, drawn, shown } = standing
  if (replay.turn.kind !== 'chance') return standing
  const { draw } = replay.turn
  const asked = { draw, seq: replay.seq, drawn, dealt, chance: chanceOf(seedOf(fair, secret), fair.id, drawn) }
  const dealing = (cheat.deals ?? honest)(asked)
  const owed = owedTo(draw, dealing.dealt, 1)
  const more = cheat.shows ? cheat.shows({ ...asked, dealt: dealing.dealt }, owed) : owed
  return settled(withAnswer({ ...standing, shown: [...shown, ...more] }, dealing), cheat)
}

const seatDeed = ({ replay, dealt }: Standing, seat: number, verb: ToyAction['verb']) => {
  const [slot = -1] = replay.state.courts[seat]?.hand ?? []
  const action = (
    verb === 'play' || verb === 'bury' ? { verb, slot } : verb === 'bid' ? { verb, coins: seat } : { verb }
  ) as ToyAction
  const openings = openingsOf(dealt, toy.openings(replay.state, seat, action)) ?? []
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings } as const
}

const bodyOf = (standing: Standing, move: Move): Body<ToyAction> => {
  const { counts, state } = standing.replay
  if (move === 'undo' || move === 'redo') return { kind: move, seat: state.active, count: counts[state.active] ?? 0 }
  if (move !== 'bid') return seatDeed(standing, state.active, move)
  const deeds = [0, 1].map((seat) => seatDeed(standing, seat, move))
  return { kind: 'joint', actions: deeds.map(({ seat, action, openings }) => [seat, action, openings] as const) }
}

/** The game that this host deals. */
export const hosted = (cheat: Cheat = {}, moves = MOVES): Told => {
  const replay = sure(start(toy, fair))
  let standing = settled({ header: fair, replay, dealt: EMPTY_VAULT, drawn: 0, entries: [], shown: [] }, cheat)
  for (const move of moves) standing = settled(add(standing, bodyOf(standing, move)), cheat)
  const { entries, shown } = standing
  return { header: fair, entries, shown }
}
