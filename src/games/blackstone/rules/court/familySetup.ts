/** Who belongs to which family, at random or one of two that only its owner sees, and what then comes of it (rulings 14, 89, 154). */
import type { Options, Seat, Slot, Table } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Event } from '../actions.ts'
import { BACKS, GONE, openCode, type Stack } from '../cards.ts'
import { DOGS } from '../data/dogs.ts'
import type { State, Todo } from '../state.ts'
import { type Family, familyOf } from './family.ts'
import { newSlots } from './piles.ts'
import { courtOf, type Play, refusal } from './play.ts'
import type { Rules } from './rules.ts'
import { seal } from './setup.ts'
import { take } from './tokens.ts'

/** The families that may come up, by their cards. */
export const poolOf = ({ families }: Rules, { familyPool }: Options): readonly Family[] =>
  [...families.values()]
    .filter(({ pool }) => familyPool === 'all' || pool === familyPool)
    .sort((a, b) => a.card - b.card)

const eachGets = ({ families }: Options): number => (families === 'choose' ? 2 : 1)

/** Choosing with three or four players needs more families than the base has (ruling 154). */
export const tooFewFamilies = (rules: Rules, { options, seats }: Table): Refusal | null =>
  poolOf(rules, options).length < seats * eachGets(options) ? refusal('families.tooFew', 154) : null

/** Nobody belongs to a family yet. */
export const layNone = (state: State): void => {
  for (const court of state.courts) Object.assign(court, { family: -1, used: [] })
}

/** The cards of the pool that nobody has yet, shuffled face down. */
export const layPool = (state: State, rules: Rules): readonly Todo[] => {
  const faces = poolOf(rules, state.setting.options)
    .map(({ card }) => card)
    .filter((card) => !state.cards.includes(openCode(card, 0)))
  return [seal(newSlots(state, faces.length, BACKS.family), faces, 1)]
}

/** One is dealt to each seat and seen by all, or two that only this seat sees; the others leave the game unseen. */
export const dealFamilies = (state: State, order: readonly Seat[]): readonly Todo[] => {
  const each = eachGets(state.setting.options)
  const pool = state.cards.flatMap((code, slot) => (code === BACKS.family ? [slot] : []))
  for (const slot of pool.slice(order.length * each)) state.cards[slot] = GONE
  return order.flatMap((seat, i) => {
    const slots = pool.slice(i * each, (i + 1) * each)
    return [{ do: 'open', slots, to: each === 1 ? 'all' : [seat] } as const, { do: 'family', seat, slots } as const]
  })
}

/** Tokens from the supply, as many as there are. */
const gain = (play: Play, seat: Seat, knights: number, wizards: number): void => {
  const court = courtOf(play.draft, seat)
  const gained = {
    knights: take(play.draft, court, 'knights', knights),
    wizards: take(play.draft, court, 'wizards', wizards),
  }
  if (gained.knights + gained.wizards > 0) play.tell({ kind: 'gained', seat, ...gained })
}

/** All tokens that the court has. */
const giveBack = (play: Play, seat: Seat): void => {
  const court = courtOf(play.draft, seat)
  const { knights, wizards } = court
  court.knights = 0
  court.wizards = 0
  if (knights + wizards > 0) play.tell({ kind: 'returned', seat, knights, wizards })
}

/** The seat belongs to this family from now on, and gets what it brings at the start (ruling 33). */
export const join = (play: Play, seat: Seat, slot: Slot): void => {
  const { draft, rules } = play
  const court = courtOf(draft, seat)
  court.family = slot
  play.tell({ kind: 'familyChosen', seat, slot })
  const { startTokens = 0, favoured = false } = familyOf(rules, draft, court) ?? {}
  if (favoured && draft.setting.options.evenFamilies === 'on') giveBack(play, seat)
  else gain(play, seat, startTokens, startTokens)
}

/** The stack that a card was completed for, if that is what happened; a dog comes for a card of some stack too. */
const completedFor = (event: Event): Stack | null => {
  if (event.kind === 'completed' || event.kind === 'claimed') return event.stack
  return event.kind === 'adopted' ? DOGS[event.dog].task : null
}

/** A Knight comes with some completions (ruling 89); what is used up once a turn comes back for all when the turn ends. */
export const hearFamilies = (play: Play, event: Event): void => {
  const { draft, rules } = play
  const stack = completedFor(event)
  if (event.kind === 'turnEnded') for (const court of draft.courts) court.used = []
  else if (stack !== null && 'seat' in event) {
    const brings = familyOf(rules, draft, courtOf(draft, event.seat))?.knightFor?.includes(stack)
    if (brings) gain(play, event.seat, 1, 0)
  }
}
