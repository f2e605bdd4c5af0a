/** What others do to a marked vassal, and what their completions may mean to a card that lies face down (rulings 64 to 74). */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { Event } from '../../actions.ts'
import type { Space } from '../../board.ts'
import type { Reward, State } from '../../state.ts'
import { faceAt, next, type Play, slotAt } from '../play.ts'
import { bringBack, clockwiseAfter, markersOf } from './markers.ts'

type Completion = Extract<Event, { readonly kind: 'completed' | 'adopted' }>
type Deed = Completion | Extract<Event, { readonly kind: 'slid' | 'swapped' | 'flipped' | 'retained' }>

const pending = ({ rewards }: State): Reward[] => {
  if (!rewards) throw new Error('no intrigue at this table')
  return rewards
}

/** The vassals that were moved, turned, taken or used: nothing else disturbs them (ruling 67). */
const disturbedBy = (state: State, deed: Deed): readonly Slot[] => {
  if (deed.kind === 'swapped') return [slotAt(state, deed.a), slotAt(state, deed.b)]
  if (deed.kind === 'completed' || deed.kind === 'adopted') return [slotAt(state, deed.left), slotAt(state, deed.right)]
  return [deed.slot]
}

/** One placement is rewarded once: the markers are back before anything else happens (ruling 68). */
const notice = (play: Play, seat: Seat, by: Seat, vassals: readonly Slot[]): void => {
  const markers = markersOf(play.draft, seat)
  if (markers.at !== 'agents' || !vassals.includes(markers.vassal)) return
  const { card, vassal, matched } = markers
  bringBack(play, seat)
  pending(play.draft).push({ kind: 'agents', seat, card, matched })
  play.tell({ kind: 'noticed', seat, by, vassal })
}

const disturb = (play: Play, deed: Deed): void => {
  const vassals = disturbedBy(play.draft, deed)
  for (const seat of clockwiseAfter(play.draft, deed.seat))
    if (seat !== deed.seat) notice(play, seat, deed.seat, vassals)
}

/** Whoever has a card face down is asked once, whether it fits or not: neither a pause nor its absence tells what it is (ruling 74). */
const askOwner = ({ draft }: Play, seat: Seat): void => {
  const markers = markersOf(draft, seat)
  const rewards = pending(draft)
  if (markers.at !== 'faceDown' || rewards.some((reward) => reward.seat === seat)) return
  rewards.push({ kind: 'faceDown', seat, card: markers.card })
}

const use = (play: Play, { seat: by, left, right }: Completion): void => {
  const { draft } = play
  const used = (space: Space) => ({ space, face: faceAt(draft, space) })
  draft.usedVassals = [...(draft.usedVassals ?? []), used(left), used(right)]
  for (const seat of clockwiseAfter(draft, by)) if (seat !== by) askOwner(play, seat)
}

/** The board is dealt anew: markers that stand on it come back without a reward (rulings 67 and 137). */
const clearBoard = (play: Play): void => {
  for (const seat of clockwiseAfter(play.draft, play.draft.seat)) {
    if (markersOf(play.draft, seat).at !== 'agents') continue
    bringBack(play, seat)
    play.tell({ kind: 'recalled', seat })
  }
}

/**
 * Owners answer one after the other, clockwise from the active player (rulings 69 and 71). None has two entries: markers come back at
 * once and are placed in the own turn alone.
 */
export const askOwners = (play: Play): void => {
  const { draft } = play
  const rewards = pending(draft)
  const inOrder = clockwiseAfter(draft, draft.seat).flatMap((seat) => rewards.filter((reward) => reward.seat === seat))
  draft.rewards = []
  next(play, ...inOrder.map((reward) => ({ do: 'reward', reward }) as const))
}

const isDeed = (event: Event): event is Deed => DEEDS.has(event.kind)
const DEEDS: ReadonlySet<Event['kind']> = new Set<Deed['kind']>([
  'slid',
  'swapped',
  'flipped',
  'retained',
  'completed',
  'adopted',
])

const hearDeed = (play: Play, deed: Deed): void => {
  disturb(play, deed)
  if (deed.kind === 'completed' || deed.kind === 'adopted') use(play, deed)
  if (play.draft.setting.options.intrigueTiming === 'immediate') askOwners(play)
}

export const hear = (play: Play, event: Event): void => {
  if (isDeed(event)) hearDeed(play, event)
  else if (event.kind === 'blownUp') clearBoard(play)
  else if (event.kind === 'turnEnded') play.draft.usedVassals = []
}
