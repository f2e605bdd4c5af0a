/** Lays what the players have before them. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { BREEDS, type STACKS, stacksFor } from '../cards.ts'
import { heldBy } from '../rules/court.ts'
import { freeDogs } from '../rules/dogs.ts'
import { codeIn, taskIn } from '../rules/play.ts'
import { freePiles } from '../rules/setup.ts'
import type { Court, State, Todo } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { handCard, type Laying, task, vassal, wrong } from './laying.ts'

const layCourt = (laying: Laying, doc: NonNullable<PublicHalf['courts']>[number], bare: Court): Court => {
  const completed = doc.completed ?? {}
  const stack = (name: (typeof STACKS)[number]): Slot[] =>
    (completed[name] ?? []).map((text) => {
      const slot = task(laying, text)
      if (!stacksFor(taskIn(laying.state, slot).type).includes(name)) wrong('position.wrongStack', text)
      return slot
    })
  return {
    ...bare,
    knights: doc.knights ?? 0,
    wizards: doc.wizards ?? 0,
    hand: (doc.hand ?? []).map((text) => handCard(laying, text)),
    stacks: { knight: stack('knight'), wizard: stack('wizard'), king: stack('king'), ploy: stack('ploy') },
    retained: (doc.retained ?? []).map((text) => vassal(laying, text)),
    dogs: (doc.dogs ?? []).slice(),
    pile: doc.pile ?? -1,
  }
}

/** No more dogs of a breed than there are (ruling 119), none where no rats are. */
const checkDogs = (state: State): void => {
  const [dog] = state.courts.flatMap(({ dogs }) => dogs)
  if (dog && !state.rats) wrong('position.noRats', dog)
  const tooMany = BREEDS.find((breed) => freeDogs(state, breed) < 0)
  if (tooMany) wrong('position.twice', tooMany)
}

/** Have the piles still to be picked? */
const isPicking = ({ turn }: PublicHalf): boolean => turn?.step === 'families' || turn?.step === 'piles'

/** A court that names no pile has that of its seat, or where another court names this one the first that is free (rulings 7 and 8). */
const givePiles = (state: State): void => {
  state.courts.forEach((court, seat) => {
    const free = freePiles(state)
    if (court.pile < 0) court.pile = free.includes(seat) ? seat : (free[0] ?? -1)
  })
}

export const layCourts = (laying: Laying, half: PublicHalf): void => {
  const { state } = laying
  if ((half.courts?.length ?? 0) > state.courts.length) wrong('position.tooManyCourts', String(half.courts?.length))
  state.courts = state.courts.map((bare, seat) => layCourt(laying, half.courts?.[seat] ?? {}, bare))
  if (!isPicking(half)) givePiles(state)
  const piles = state.courts.map(({ pile }) => pile).filter((pile) => pile >= 0)
  if (piles.some((pile) => pile >= laying.mode.piles) || new Set(piles).size < piles.length)
    wrong('position.piles', piles.join())
  checkDogs(state)
}

/** Cards in hands, and what was drawn, are shown to their owners, or to all where hands are open. */
export const showHands = ({ state, drawn }: Laying, active: Seat): readonly Todo[] =>
  state.courts.flatMap((court, seat) => {
    const held = seat === active ? [...heldBy(court), ...drawn] : heldBy(court)
    const slots = held.filter((slot) => codeIn(state, slot) < 0)
    const to = state.setting.options.openHands === 'on' ? 'all' : [seat]
    return slots.length > 0 ? [{ do: 'open', slots, to } as const] : []
  })
