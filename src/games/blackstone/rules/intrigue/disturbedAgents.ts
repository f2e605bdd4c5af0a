/** Events that disturb marked vassals, and completions that may open face-down cards (rulings 64 to 74). */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Space } from '../../board.ts'
import type { GameEvent } from '../../events.ts'
import type { PendingReward, State } from '../../state.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { faceAt, slotAt } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { markersOf, returnMarkers } from './markers.ts'

/** Seats clockwise from the one after this; this seat is last (ruling 69). */
const seatsClockwiseAfter = ({ courts }: State, seat: Seat): readonly Seat[] =>
  courts.map((_, step) => (seat + 1 + step) % courts.length)

type CompletionEvent = Extract<GameEvent, { readonly kind: 'completed' | 'adopted' }>
type DisturbingEvent =
  | CompletionEvent
  | Extract<GameEvent, { readonly kind: 'slid' | 'swapped' | 'flipped' | 'retained' }>

const pendingRewards = ({ rewards }: State): readonly PendingReward[] => {
  if (!rewards) throw new Error('no intrigue at this table')
  return rewards
}

const addReward = (draft: State, reward: PendingReward): void => {
  draft.rewards = [...pendingRewards(draft), reward]
}

/** The vassals that were moved, flipped, retained or used; nothing else disturbs them (ruling 67). */
const disturbedVassals = (state: State, event: DisturbingEvent): readonly Slot[] => {
  if (event.kind === 'swapped') return [slotAt(state, event.a), slotAt(state, event.b)]
  if (event.kind === 'completed' || event.kind === 'adopted')
    return [slotAt(state, event.left), slotAt(state, event.right)]
  return [event.slot]
}

/** Returns disturbed markers at once and queues a reward, so one placement is rewarded once (ruling 68). */
const noticeDisturbance = (context: MoveContext, seat: Seat, actor: Seat, vassals: readonly Slot[]): void => {
  const markers = markersOf(context.draft, seat)
  if (markers.at !== 'agents' || !vassals.includes(markers.vassal)) return
  const { card, vassal, matched } = markers
  returnMarkers(context, seat)
  addReward(context.draft, { kind: 'agents', seat, card, matched })
  context.emit({ kind: 'noticed', seat, by: actor, vassal })
}

/** Markers of several on one vassal are each disturbed by themselves (ruling 70). */
const disturbMarkers = (context: MoveContext, event: DisturbingEvent): void => {
  const vassals = disturbedVassals(context.draft, event)
  for (const seat of seatsClockwiseAfter(context.draft, event.seat))
    if (seat !== event.seat) noticeDisturbance(context, seat, event.seat, vassals) // rulings 64 and 124
}

/**
 * Queues one question for a seat with a face-down card, whether it fits or not, so that neither a pause nor its absence
 * tells what the card is (ruling 74).
 */
const queueClaim = ({ draft }: MoveContext, seat: Seat): void => {
  const markers = markersOf(draft, seat)
  const rewards = pendingRewards(draft)
  if (markers.at !== 'faceDown' || rewards.some((reward) => reward.seat === seat)) return
  addReward(draft, { kind: 'faceDown', seat, card: markers.card })
}

const recordUsedVassals = (context: MoveContext, { seat: actor, left, right }: CompletionEvent): void => {
  const { draft } = context
  const usedVassalOn = (space: Space) => ({ space, face: faceAt(draft, space) })
  draft.usedVassals = [...(draft.usedVassals ?? []), usedVassalOn(left), usedVassalOn(right)]
  for (const seat of seatsClockwiseAfter(draft, actor)) if (seat !== actor) queueClaim(context, seat)
}

/** Returns all agents without a reward, because the board is dealt anew (rulings 67 and 137). */
const recallAllAgents = (context: MoveContext): void => {
  for (const seat of seatsClockwiseAfter(context.draft, context.draft.seat)) {
    if (markersOf(context.draft, seat).at !== 'agents') continue
    returnMarkers(context, seat)
    context.emit({ kind: 'recalled', seat })
  }
}

/**
 * Queues rewards: owners answer one after the other, clockwise from the active player (rulings 69 and 71). No owner has
 * two: markers return at once and are placed only in the owner's turn.
 */
export const queueRewards = (context: MoveContext): void => {
  const { draft } = context
  const rewards = pendingRewards(draft)
  const inOrder = seatsClockwiseAfter(draft, draft.seat).flatMap((seat) =>
    rewards.filter((reward) => reward.seat === seat),
  )
  draft.rewards = []
  pushTodos(context, ...inOrder.map((reward) => ({ do: 'reward', reward }) as const))
}

const isDisturbing = (event: GameEvent): event is DisturbingEvent => DISTURBING_KINDS.has(event.kind)
const DISTURBING_KINDS: ReadonlySet<GameEvent['kind']> = new Set<DisturbingEvent['kind']>([
  'slid',
  'swapped',
  'flipped',
  'retained',
  'completed',
  'adopted',
])

const onDisturbingEvent = (context: MoveContext, event: DisturbingEvent): void => {
  disturbMarkers(context, event)
  if (event.kind === 'completed' || event.kind === 'adopted') recordUsedVassals(context, event)
  if (context.draft.setting.options.intrigueTiming === 'immediate') queueRewards(context)
}

export const onIntrigueEvent = (context: MoveContext, event: GameEvent): void => {
  if (isDisturbing(event)) onDisturbingEvent(context, event)
  else if (event.kind === 'blownUp') recallAllAgents(context)
  else if (event.kind === 'turnEnded') context.draft.usedVassals = []
}
