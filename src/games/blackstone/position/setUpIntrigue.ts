/** Sets up the markers of intrigue, used vassals, and rewards that wait for an answer. */

import type { Slot } from '../../../kernel/contract.ts'
import { cardOf } from '../cards.ts'
import { draftCourt } from '../changeStateInTurns.ts'
import { parseFace, parseTask } from '../notation/cardAndSpaceNotation.ts'
import { codeInSlot, slotAt } from '../rules/engine/slots.ts'
import { addIntrigueZones } from '../rules/intrigue/intrigueZones.ts'
import { markableSlots } from '../rules/intrigue/placeMarkers.ts'
import type { MarkerState, PendingReward, State, Todo, UsedVassal } from '../state.ts'
import { isVassalOn, type PositionBuilder, placeHandCard, readSpaceName, rejectPosition } from './positionBuilder.ts'
import type { PublicHalf } from './positionSchema.ts'

type MarkersDocument = NonNullable<NonNullable<PublicHalf['courts']>[number]['intrigue']>
type IntrigueDocument = NonNullable<PublicHalf['intrigue']>

/** Finds a completed Knight, Wizard or King of this seat (ruling 79). */
const findMarkedCard = (state: State, seat: number, text: string): Slot => {
  const court = state.courts[seat] ?? rejectPosition('position.noSeat', String(seat))
  const card = parseTask(state.setting, text)
  return (
    markableSlots(court).find((slot) => cardOf(codeInSlot(state, slot)) === card) ??
    rejectPosition('position.wrongMarker', text)
  )
}

const findVassalOn = (state: State, text: string): Slot =>
  isVassalOn(state, readSpaceName(text))
    ? slotAt(state, readSpaceName(text))
    : rejectPosition('position.wrongMarker', text)

const setUpMarkers = (builder: PositionBuilder, seat: number, doc: MarkersDocument): MarkerState => {
  if (doc.at === 'exhausted') return { at: 'exhausted' }
  if (doc.at === 'faceDown') return { at: 'faceDown', card: placeHandCard(builder, doc.card) }
  const { state } = builder
  const vassal = findVassalOn(state, doc.vassal)
  return { at: 'agents', card: findMarkedCard(state, seat, doc.card), vassal, matched: doc.matched }
}

const readUsedVassals = ({ used = [] }: IntrigueDocument): UsedVassal[] =>
  used.map((one) => ({
    space: readSpaceName(one.space),
    face: parseFace(one.face) ?? rejectPosition('position.noFace', one.face),
  }))

const readPendingReward = (
  state: State,
  { seat, card, matched = 1 }: NonNullable<IntrigueDocument['rewards']>[number],
): PendingReward => {
  if (card !== undefined) return { kind: 'agents', seat, card: findMarkedCard(state, seat, card), matched }
  const markers = state.courts[seat]?.intrigue
  return markers?.at === 'faceDown'
    ? { kind: 'faceDown', seat, card: markers.card }
    : rejectPosition('position.wrongMarker', String(seat))
}

/** Rejects rewards after their step of the turn. */
const checkRewardStep = ({ rules: { turn } }: PositionBuilder, { turn: { step = 'work' } = {} }: PublicHalf): void => {
  const after = turn.slice(turn.indexOf('rewards') + 1)
  if (after.some((one) => one === step)) rejectPosition('position.rewardsLate', step)
}

/** Rejects a reward of the active player, and a second one of any owner (rulings 64 and 68). */
const checkRewardSeats = (rewards: readonly PendingReward[], active: number): void => {
  const seats = rewards.map(({ seat }) => seat)
  const twice = seats.find((seat, i) => seat === active || seats.indexOf(seat) < i)
  if (twice !== undefined) rejectPosition('position.wrongMarker', String(twice))
}

const rejectIntrigue = ({ intrigue, courts = [] }: PublicHalf): readonly Todo[] =>
  intrigue || courts.some((court) => court.intrigue) ? rejectPosition('position.noIntrigue', 'intrigue') : []

/**
 * Sets up markers; the document may have them only if intrigue is played. Returns the todos that come before the turn
 * goes on.
 */
export const setUpIntrigue = (builder: PositionBuilder, half: PublicHalf): readonly Todo[] => {
  const { state } = builder
  if (!state.rewards) return rejectIntrigue(half)
  addIntrigueZones(state)
  half.courts?.forEach(({ intrigue }, seat) => {
    if (!intrigue) return
    const markers = setUpMarkers(builder, seat, intrigue)
    draftCourt(state, seat).intrigue = markers
  })
  state.usedVassals = readUsedVassals(half.intrigue ?? {})
  state.rewards = (half.intrigue?.rewards ?? []).map((one) => readPendingReward(state, one))
  checkRewardSeats(state.rewards, half.turn?.seat ?? 0)
  if (state.rewards.length === 0) return []
  checkRewardStep(builder, half)
  return state.setting.options.intrigueTiming === 'immediate' ? [{ do: 'rewards' }] : []
}
