/**
 * Family of each seat: dealt at random, or chosen from two that only its owner sees; and its tokens at the start
 * (rulings 14, 33 and 154).
 */

import type { GameSetup, Seat, Slot } from '#src/kernel/contract.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { BACKS, encodeCard } from '../../cards.ts'
import { draftCourt, takeOutOfUse, updateCourts } from '../../changeStateInTurns.ts'
import type { State, Todo } from '../../state.ts'
import { refusal } from '../engine/refusal.ts'
import { addHiddenSlots } from '../engine/slots.ts'
import type { Family } from '../family.ts'
import type { MoveContext, Rules } from '../ruleTypes.ts'
import { createSealTodo } from '../setup.ts'
import { familyOf } from './familyOf.ts'
import { takeFromSupply } from './takeFromSupply.ts'

/** Families that the options allow, in the order of their cards. */
export const familyPoolOf = ({ families }: Rules, { familyPool }: Options): readonly Family[] =>
  [...families.values()]
    .filter(({ pool }) => familyPool === 'all' || pool === familyPool)
    .sort((a, b) => a.card - b.card)

const familiesPerSeat = ({ families }: Options): number => (families === 'choose' ? 2 : 1) // ruling 14

/**
 * Refuses a table with too few families: a choice for three or four players needs more than the base box has (ruling
 * 154).
 */
export const checkFamilyCount = (rules: Rules, { options, seats }: GameSetup): Refusal | null =>
  familyPoolOf(rules, options).length < seats * familiesPerSeat(options) ? refusal('families.tooFew', 154) : null

/** Adds the fields of families to each court; no seat has a family yet. */
export const addEmptyFamilies = (state: State): void => {
  updateCourts(state, { family: -1, used: [] })
}

/** Places the cards of the pool that no seat has yet, face down, to be shuffled. */
export const placeFamilyPool = (state: State, rules: Rules): readonly Todo[] => {
  const faces = familyPoolOf(rules, state.setting.options)
    .map(({ card }) => card)
    .filter((card) => !state.cards.includes(encodeCard(card, 0)))
  return [createSealTodo(addHiddenSlots(state, faces.length, BACKS.family), faces, 1)]
}

/** Deals each seat one card that all see, or two that only this seat sees; the others leave the game unseen. */
export const dealFamilies = (state: State, order: readonly Seat[]): readonly Todo[] => {
  const perSeat = familiesPerSeat(state.setting.options)
  const pool = state.cards.flatMap((code, slot) => (code === BACKS.family ? [slot] : []))
  takeOutOfUse(state, pool.slice(order.length * perSeat))
  return order.flatMap((seat, i) => {
    const slots = pool.slice(i * perSeat, (i + 1) * perSeat)
    return [{ do: 'open', slots, to: perSeat === 1 ? 'all' : [seat] } as const, { do: 'family', seat, slots } as const]
  })
}

/** Gives a seat tokens from the supply, as many as there are. */
export const gainTokens = (context: MoveContext, seat: Seat, knights: number, wizards: number): void => {
  const gained = {
    knights: takeFromSupply(context.draft, seat, 'knights', knights),
    wizards: takeFromSupply(context.draft, seat, 'wizards', wizards),
  }
  if (gained.knights + gained.wizards > 0) context.emit({ kind: 'gained', seat, ...gained })
}

/** Returns all tokens of a seat to the supply. */
const returnAllTokens = (context: MoveContext, seat: Seat): void => {
  const court = draftCourt(context.draft, seat)
  const { knights, wizards } = court
  court.knights = 0
  court.wizards = 0
  if (knights + wizards > 0) context.emit({ kind: 'returned', seat, knights, wizards })
}

/** Gives the seat this family from now on, and its tokens at the start (ruling 33). */
export const joinFamily = (context: MoveContext, seat: Seat, slot: Slot): void => {
  const { draft, rules } = context
  const court = draftCourt(draft, seat)
  court.family = slot
  context.emit({ kind: 'familyChosen', seat, slot })
  const { startTokens = 0, isFavoured = false } = familyOf(rules, draft, court) ?? {}
  if (isFavoured && draft.setting.options.evenFamilies === 'on') returnAllTokens(context, seat)
  else gainTokens(context, seat, startTokens, startTokens)
}
