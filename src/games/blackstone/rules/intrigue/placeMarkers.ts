/** ASSIGN_INTRIGUE: agents after a completion, else a card face down (rulings 65, 66 and 77 to 79). */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { Refusal } from '../../../../kernel/result.ts'
import type { ActionOf } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { cardOf, isVassal } from '../../cards.ts'
import { type Face, factionOf, fits, roleOf } from '../../faces.ts'
import type { Court, State } from '../../state.ts'
import { activeCourt, codeIn, courtOf, faceAt, firstOf, refusal, remove, slotAt, taskIn, type Verb } from '../play.ts'
import { markersOf } from './markers.ts'

const ANY = -1

/** Symbols of a cost face that this face has too: 0, 1 or 2; what is free on a wild vassal is always alike (rulings 65 and 132). */
export const alike = (cost: Face, face: Face): number =>
  (fits(face, { faction: factionOf(cost), role: ANY }) ? 1 : 0) +
  (fits(face, { faction: ANY, role: roleOf(cost) }) ? 1 : 0)

/** Completed Knights, Wizards and Kings: no Ploy, nothing of the Household (ruling 79). */
export const markable = ({ stacks }: Court): readonly Slot[] => [...stacks.knight, ...stacks.wizard, ...stacks.king]

/** Assassins and Saboteurs bear no marker (ruling 158). */
const vassalLies = (state: State, space: Space): boolean => {
  const slot = slotAt(state, space)
  return slot >= 0 && isVassal(cardOf(codeIn(state, slot)))
}

/** Symbols that the vassal on a space shares with the cost of a completed card; none where no vassal lies. */
export const matchOn = (state: State, card: Slot, space: Space): number =>
  vassalLies(state, space) ? alike(taskIn(state, card).cost, faceAt(state, space)) : 0

const canMark = (state: State, court: Court): boolean =>
  markable(court).some((card) => SPACES.some((space) => matchOn(state, card, space) > 0))

/** Markers lie at court, and there is a place for them: after a completion for agents only (ruling 78). */
export const assignDecider = (state: State): Seat | null => {
  if (markersOf(state, state.seat).at !== 'court') return null
  const court = courtOf(state, state.seat)
  const isPossible = state.completions > 0 ? canMark(state, court) : court.hand.length > 0
  return isPossible ? state.seat : null
}

const checkAgents = (state: State, court: Court, { card, space }: ActionOf<'agents'>): Refusal | null => {
  if (state.completions === 0) return refusal('agents.noCompletion', 78)
  if (!markable(court).includes(card)) return refusal('agents.otherCard', 79)
  return firstOf(
    slotAt(state, space) < 0 && refusal('space.empty'),
    !vassalLies(state, space) && refusal('agents.noVassal', 158),
    matchOn(state, card, space) === 0 && refusal('agents.notAlike', 65),
  )
}

export const agents: Verb<ActionOf<'agents'>> = {
  list: ({ state, seat }) =>
    markable(courtOf(state, seat)).flatMap((card) => SPACES.map((space) => ({ kind: 'agents', card, space }) as const)),

  check: ({ state, seat }, action) => checkAgents(state, courtOf(state, seat), action),

  act(play, { card, space }) {
    const { draft } = play
    const vassal = slotAt(draft, space)
    // Settled now: whatever turns the vassal over later, this is what the markers were placed for (ruling 66).
    const matched = matchOn(draft, card, space)
    draft.todo.pop()
    activeCourt(play).intrigue = { at: 'agents', card, vassal, matched }
    play.tell({ kind: 'intrigued', seat: draft.seat, card, vassal, matched })
  },
}

export const faceDown: Verb<ActionOf<'faceDown'>> = {
  list: ({ state, seat }) => courtOf(state, seat).hand.map((card) => ({ kind: 'faceDown', card })),

  check: ({ state, seat }, { card }) =>
    firstOf(
      state.completions > 0 && refusal('faceDown.completed', 78),
      !courtOf(state, seat).hand.includes(card) && refusal('faceDown.notInHand'),
    ),

  act(play, { card }) {
    const { draft } = play
    const court = activeCourt(play)
    draft.todo.pop()
    remove(court.hand, card)
    court.intrigue = { at: 'faceDown', card }
    play.tell({ kind: 'hidden', seat: draft.seat, card })
  },
}

export const skip: Verb<ActionOf<'skip'>> = {
  list: () => [{ kind: 'skip' }],
  check: () => null,
  act(play) {
    play.draft.todo.pop()
  },
}
