/**
 * Both halves of a position seen together: what the hidden half names lies face down, so where the public half counts cards it is others
 * that are left over. These are written into the public half, which alone says what lies open.
 */
import type { Slot, Table } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { ALL_DECKS, cardOf, ratKindOf, sideOf } from '../cards.ts'
import { makeTask, makeVassal, parseRat, parseTask, parseVassal } from '../notation/cards.ts'
import { codeIn } from '../rules/play.ts'
import type { Rules } from '../rules/rules.ts'
import type { Setting, State } from '../state.ts'
import type { HiddenHalf, PublicHalf } from './document.ts'
import { hiddenCards } from './hidden.ts'
import { layPosition } from './lay.ts'

const textsIn = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [part] : typeof part === 'object' && part ? Object.values(part).flatMap(textsIn) : []

/** The vassals, tasks and rats that the hidden half names. */
const cardsIn = (setting: Setting, hidden: HiddenHalf): readonly number[] =>
  textsIn(hidden).flatMap((text) => parseTask(setting, text) ?? parseVassal(text)?.card ?? parseRat(text) ?? [])

const vassalIn = (state: State, slot: Slot): string => {
  const code = codeIn(state, slot)
  return makeVassal({ card: cardOf(code), side: sideOf(code) })
}

const ratsIn = (state: State, { count }: NonNullable<PublicHalf['rats']>): NonNullable<PublicHalf['rats']> => {
  const { wandering = [], plagued = [], discard = [], out = [] } = state.rats ?? {}
  const kinds = (slots: readonly Slot[]) => slots.map((slot) => ratKindOf(cardOf(codeIn(state, slot))))
  const zones = { wandering: kinds(wandering), plagued: kinds(plagued), discard: kinds(discard), out: kinds(out) }
  return { ...zones, ...(count !== undefined && { count }) }
}

/** The public half with every discard written out as it lies in this state. */
const withDiscards = (half: PublicHalf, state: State): PublicHalf => {
  const decks = ALL_DECKS.flatMap((deck) => {
    const pile = state.decks[deck]
    const discard = pile?.discard.map((slot) => makeTask(state.setting, cardOf(codeIn(state, slot)))) ?? []
    return pile ? [[deck, { ...half.decks?.[deck], discard }] as const] : []
  })
  return {
    ...half,
    discard: state.discard.map((slot) => vassalIn(state, slot)),
    decks: Object.fromEntries(decks),
    ...(half.rats && { rats: ratsIn(state, half.rats) }),
  }
}

/** The table with a public half that leaves the cards of the hidden half face down; as it is where it does so, or where neither fits. */
export const sparing = (rules: Rules, table: Table, half: PublicHalf, hidden: HiddenHalf): Table => {
  if (hiddenCards(rules, table, hidden as Json).ok) return table
  const setting = { mode: table.mode, options: table.options, ...(half.cards && { cards: half.cards }) }
  const laid = layPosition(rules, table, cardsIn(setting, hidden))
  return laid.ok ? { ...table, position: withDiscards(half, laid.value) as Json } : table
}
