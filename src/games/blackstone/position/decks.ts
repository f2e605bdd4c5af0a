/** Lays what is drawn from: corner piles, task decks, the rats deck. What stands nowhere lies in them, or in their discards. */
import type { Slot } from '../../../kernel/contract.ts'
import { BACKS, cardOf, openCode, pips, ratKindOf, type TaskDeck } from '../cards.ts'
import { deckOf } from '../rules/box.ts'
import { heldBy } from '../rules/court.ts'
import { evenly, newSlots, topsOf } from '../rules/piles.ts'
import { codeIn } from '../rules/play.ts'
import type { Todo } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { facedown, type Laying, openSlot, piece, rat, sealTodo, task, wrong } from './laying.ts'

export const layPiles = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { state, box } = laying
  const docs = half.piles ?? []
  if (docs.length > state.piles.length) wrong('position.piles', String(docs.length))
  const tops = state.piles.map((_, pile) => {
    const top = docs[pile]?.top
    return top === undefined ? [] : [piece(laying, top)]
  })
  const open = tops.flat().length
  const left = [...box.vassals].sort((a, b) => a - b)
  const counted = docs.some(({ count }) => count !== undefined)
  const sizes = counted
    ? state.piles.map((_, pile) => docs[pile]?.count ?? 0)
    : evenly(left.length + open, state.piles.length)
  const hidden = sizes.map((size, pile) => size - (tops[pile]?.length ?? 0))
  if (hidden.some((size) => size < 0)) wrong('position.piles', 'top')
  const count = hidden.reduce((a, b) => a + b, 0)
  const [down, over] = facedown(laying, left, count, 'piles')
  state.discard.push(...over.map((card) => openSlot(state, openCode(card, 0))))
  hidden.forEach((size, pile) => {
    state.piles[pile] = [...newSlots(state, size, BACKS.vassal), ...(tops[pile] ?? [])]
  })
  const slots = state.piles.flat().filter((slot) => codeIn(state, slot) < 0)
  const shown = topsOf(state).filter((slot) => codeIn(state, slot) < 0)
  return [...sealTodo(slots, down, 2), ...(shown.length > 0 ? [{ do: 'open', slots: shown, to: 'all' } as const] : [])]
}

/** In the discard of a deck lie its own cards (ruling 34). */
export const layDiscard = (laying: Laying, half: PublicHalf, deck: TaskDeck): void => {
  const { state, rules } = laying
  const slots = (half.decks?.[deck]?.discard ?? []).map((text) => {
    const slot = task(laying, text)
    return deckOf(rules, state.setting, cardOf(codeIn(state, slot))) === deck ? slot : wrong('position.wrongDeck', text)
  })
  state.decks[deck]?.discard.push(...slots)
}

/** A deck that this table does not have holds nothing, and no hand a card of it. */
export const layDeck = (laying: Laying, half: PublicHalf, deck: TaskDeck): readonly Todo[] => {
  const { state, box, drawn } = laying
  const pile = state.decks[deck] ?? { draw: [], discard: [] }
  const inHands = [...state.courts.flatMap(heldBy), ...drawn].filter((slot) => codeIn(state, slot) === BACKS[deck])
  const left = [...(box.tasks.get(deck) ?? [])].sort((a, b) => a - b)
  const count = half.decks?.[deck]?.count
  if (count && !laying.mode.decks.includes(deck)) wrong('position.notInPlay', deck)
  const [down, over] = facedown(laying, left, count === undefined ? undefined : count + inHands.length, deck)
  if (down.length < inHands.length) wrong('position.tooMany', deck)
  pile.draw = newSlots(state, down.length - inHands.length, BACKS[deck])
  pile.discard.push(...over.map((card) => openSlot(state, openCode(card, 0))))
  return sealTodo([...inHands, ...pile.draw], down, 1)
}

type Zone = 'wandering' | 'plagued' | 'discard' | 'out'

/** Rats wander or are plagued, plagues are out of the game, and what comes back is no plague (ruling 114). */
const LIES: Readonly<Record<Zone, (card: number) => boolean>> = {
  wandering: (card) => pips(card) > 0,
  plagued: (card) => pips(card) > 0,
  discard: (card) => ratKindOf(card) !== 'plague',
  out: (card) => ratKindOf(card) === 'plague',
}

const ratIn = (laying: Laying, zone: Zone, text: string): Slot => {
  const slot = rat(laying, text)
  return LIES[zone](cardOf(codeIn(laying.state, slot))) ? slot : wrong('position.wrongRat', text)
}

export const layRats = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { rats } = laying.state
  if (!rats) return half.rats ? wrong('position.noRats', 'rats') : []
  for (const zone of ['wandering', 'plagued', 'discard', 'out'] as const)
    rats[zone] = (half.rats?.[zone] ?? []).map((text) => ratIn(laying, zone, text))
  const [down, over] = facedown(laying, laying.box.rats, half.rats?.count, 'rats')
  rats.draw = newSlots(laying.state, down.length, BACKS.rats)
  // A plague that is left over does not come back (ruling 114).
  for (const card of over)
    (LIES.discard(card) ? rats.discard : rats.out).push(openSlot(laying.state, openCode(card, 0)))
  return sealTodo(rats.draw, down, 1)
}
