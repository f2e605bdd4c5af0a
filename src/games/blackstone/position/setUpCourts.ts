/** Sets up the courts of the players. */

import type { Seat, Slot } from '../../../kernel/contract.ts'
import { DOG_BREEDS, type STACKS, stacksFor } from '../cards.ts'
import { draftCourt } from '../changeStateInTurns.ts'
import { freeDogs } from '../rules/dogs.ts'
import { codeInSlot, taskInSlot, tasksHeldBy } from '../rules/engine/slots.ts'
import { unpickedPiles } from '../rules/setup.ts'
import type { Court, State, Todo } from '../state.ts'
import { type PositionBuilder, placeHandCard, placeTask, placeVassalCard, rejectPosition } from './positionBuilder.ts'
import type { PublicHalf } from './positionSchema.ts'

const setUpCourt = (
  builder: PositionBuilder,
  doc: NonNullable<PublicHalf['courts']>[number],
  emptyCourt: Court,
): Court => {
  const completed = doc.completed ?? {}
  const placeStack = (name: (typeof STACKS)[number]): Slot[] =>
    (completed[name] ?? []).map((text) => {
      const slot = placeTask(builder, text)
      if (!stacksFor(taskInSlot(builder.state, slot).type).includes(name)) rejectPosition('position.wrongStack', text)
      return slot
    })
  return {
    ...emptyCourt,
    knights: doc.knights ?? 0,
    wizards: doc.wizards ?? 0,
    hand: (doc.hand ?? []).map((text) => placeHandCard(builder, text)),
    stacks: {
      knight: placeStack('knight'),
      wizard: placeStack('wizard'),
      king: placeStack('king'),
      ploy: placeStack('ploy'),
    },
    retained: (doc.retained ?? []).map((text) => placeVassalCard(builder, text)),
    dogs: (doc.dogs ?? []).slice(),
    pile: doc.pile ?? -1,
  }
}

/** Rejects more dogs of a breed than there are (ruling 119), and any dog without rats. */
const checkDogs = (state: State): void => {
  const [dog] = state.courts.flatMap(({ dogs }) => dogs)
  if (dog && !state.rats) rejectPosition('position.noRats', dog)
  const tooMany = DOG_BREEDS.find((breed) => freeDogs(state, breed) < 0)
  if (tooMany) rejectPosition('position.twice', tooMany)
}

/** Are the corner piles still to be picked? */
const arePilesUnpicked = ({ turn }: PublicHalf): boolean => turn?.step === 'families' || turn?.step === 'piles'

/**
 * Gives a court without a pile the pile of its seat or, if another court has that one, the first free pile (rulings 7
 * and 8).
 */
const assignDefaultPiles = (state: State): void => {
  state.courts.forEach(({ pile }, seat) => {
    const free = unpickedPiles(state)
    if (pile < 0) draftCourt(state, seat).pile = free.includes(seat) ? seat : (free[0] ?? -1)
  })
}

export const setUpCourts = (builder: PositionBuilder, half: PublicHalf): void => {
  const { state } = builder
  if ((half.courts?.length ?? 0) > state.courts.length)
    rejectPosition('position.tooManyCourts', String(half.courts?.length))
  state.courts = state.courts.map((emptyCourt, seat) => setUpCourt(builder, half.courts?.[seat] ?? {}, emptyCourt))
  if (!arePilesUnpicked(half)) assignDefaultPiles(state)
  const piles = state.courts.map(({ pile }) => pile).filter((pile) => pile >= 0)
  if (piles.some((pile) => pile >= builder.mode.pileCount) || new Set(piles).size < piles.length)
    rejectPosition('position.piles', piles.join())
  checkDogs(state)
}

/** Todos that show hands and drawn tasks to their owners, or to all if hands are open. */
export const showHandTodos = ({ state, drawn }: PositionBuilder, active: Seat): readonly Todo[] =>
  state.courts.flatMap((court, seat) => {
    const held = seat === active ? [...tasksHeldBy(court), ...drawn] : tasksHeldBy(court)
    const slots = held.filter((slot) => codeInSlot(state, slot) < 0)
    const to = state.setting.options.openHands === 'on' ? 'all' : [seat]
    return slots.length > 0 ? [{ do: 'open', slots, to } as const] : []
  })
