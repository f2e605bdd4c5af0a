/** Lays the markers of intrigue, and what waits for an answer. */
import type { Slot } from '../../../kernel/contract.ts'
import { cardOf } from '../cards.ts'
import { parseFace, parseTask } from '../notation/cards.ts'
import { markable } from '../rules/intrigue/assign.ts'
import { layMarkers } from '../rules/intrigue/markers.ts'
import { codeIn, courtOf, slotAt } from '../rules/play.ts'
import type { Intrigue, Reward, State, Todo, Used } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { handCard, type Laying, space, vassalLies, wrong } from './laying.ts'

type Markers = NonNullable<NonNullable<PublicHalf['courts']>[number]['intrigue']>
type Waiting = NonNullable<PublicHalf['intrigue']>

/** A completed Knight, Wizard or King of this seat (ruling 79). */
const marked = (state: State, seat: number, text: string): Slot => {
  const court = state.courts[seat] ?? wrong('position.noSeat', String(seat))
  const card = parseTask(state.setting, text)
  return markable(court).find((slot) => cardOf(codeIn(state, slot)) === card) ?? wrong('position.wrongMarker', text)
}

const vassalOn = (state: State, text: string): Slot =>
  vassalLies(state, space(text)) ? slotAt(state, space(text)) : wrong('position.wrongMarker', text)

const layCourt = (laying: Laying, seat: number, doc: Markers): Intrigue => {
  if (doc.at === 'exhausted') return { at: 'exhausted' }
  if (doc.at === 'faceDown') return { at: 'faceDown', card: handCard(laying, doc.card) }
  const { state } = laying
  const vassal = vassalOn(state, doc.vassal)
  return { at: 'agents', card: marked(state, seat, doc.card), vassal, matched: doc.matched }
}

const usedOf = ({ used = [] }: Waiting): Used[] =>
  used.map((one) => ({ space: space(one.space), face: parseFace(one.face) ?? wrong('position.noFace', one.face) }))

const rewardOf = (state: State, { seat, card, matched = 1 }: NonNullable<Waiting['rewards']>[number]): Reward => {
  if (card !== undefined) return { kind: 'agents', seat, card: marked(state, seat, card), matched }
  const markers = state.courts[seat]?.intrigue
  return markers?.at === 'faceDown'
    ? { kind: 'faceDown', seat, card: markers.card }
    : wrong('position.wrongMarker', String(seat))
}

/** Rewards are answered in their step at the latest. */
const checkStep = ({ rules: { turn } }: Laying, { turn: { step = 'work' } = {} }: PublicHalf): void => {
  const after = turn.slice(turn.indexOf('rewards') + 1)
  if (after.some((one) => one === step)) wrong('position.rewardsLate', step)
}

/** None of the active player, and one of each other owner at most (rulings 64 and 68). */
const checkSeats = (rewards: readonly Reward[], active: number): void => {
  const seats = rewards.map(({ seat }) => seat)
  const twice = seats.find((seat, i) => seat === active || seats.indexOf(seat) < i)
  if (twice !== undefined) wrong('position.wrongMarker', String(twice))
}

const refuseIntrigue = ({ intrigue, courts = [] }: PublicHalf): readonly Todo[] =>
  intrigue || courts.some((court) => court.intrigue) ? wrong('position.noIntrigue', 'intrigue') : []

/** The document may speak of markers only where intrigue is played. Answers with what is then to be done before the turn goes on. */
export const layIntrigue = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { state } = laying
  if (!state.rewards) return refuseIntrigue(half)
  layMarkers(state)
  half.courts?.forEach(({ intrigue }, seat) => {
    if (intrigue) courtOf(state, seat).intrigue = layCourt(laying, seat, intrigue)
  })
  state.usedVassals = usedOf(half.intrigue ?? {})
  state.rewards = (half.intrigue?.rewards ?? []).map((one) => rewardOf(state, one))
  checkSeats(state.rewards, half.turn?.seat ?? 0)
  if (state.rewards.length === 0) return []
  checkStep(laying, half)
  return state.setting.options.intrigueTiming === 'immediate' ? [{ do: 'rewards' }] : []
}
