/**
 * Reconciles both halves of a position: cards that the hidden half names are face down, so if the public half counts
 * cards, others are left over. Those are written into the public half, which alone lists the open cards.
 */
import type { GameSetup, Slot } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { ALL_DECKS, cardOf, ratKindOf, sideOf } from '../cards.ts'
import { formatTask, formatVassal, parseRat, parseTask, parseVassal } from '../notation/cardAndSpaceNotation.ts'
import { codeInSlot } from '../rules/engine/slots.ts'
import type { Rules } from '../rules/ruleTypes.ts'
import type { Setting, State } from '../state.ts'
import { createStateFromPosition } from './createStateFromPosition.ts'
import type { HiddenHalf, PublicHalf } from './positionSchema.ts'
import { readHiddenCards } from './readHiddenCards.ts'

const collectTexts = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [part] : typeof part === 'object' && part ? Object.values(part).flatMap(collectTexts) : []

/** Numbers of the vassals, tasks and rats that the hidden half names. */
const cardsNamedIn = (setting: Setting, hidden: HiddenHalf): readonly number[] =>
  collectTexts(hidden).flatMap((text) => parseTask(setting, text) ?? parseVassal(text)?.card ?? parseRat(text) ?? [])

const formatVassalInSlot = (state: State, slot: Slot): string => {
  const code = codeInSlot(state, slot)
  return formatVassal({ card: cardOf(code), side: sideOf(code) })
}

const writeRatZones = (state: State, { count }: NonNullable<PublicHalf['rats']>): NonNullable<PublicHalf['rats']> => {
  const { wandering = [], plagued = [], discard = [], out = [] } = state.rats ?? {}
  const kinds = (slots: readonly Slot[]) => slots.map((slot) => ratKindOf(cardOf(codeInSlot(state, slot))))
  const zones = { wandering: kinds(wandering), plagued: kinds(plagued), discard: kinds(discard), out: kinds(out) }
  return { ...zones, ...(count !== undefined && { count }) }
}

/** The public half with every discard written out as in this state. */
const withDiscards = (half: PublicHalf, state: State): PublicHalf => {
  const decks = ALL_DECKS.flatMap((deck) => {
    const pile = state.decks[deck]
    const discard = pile?.discard.map((slot) => formatTask(state.setting, cardOf(codeInSlot(state, slot)))) ?? []
    return pile ? [[deck, { ...half.decks?.[deck], discard }] as const] : []
  })
  return {
    ...half,
    discard: state.discard.map((slot) => formatVassalInSlot(state, slot)),
    decks: Object.fromEntries(decks),
    ...(half.rats && { rats: writeRatZones(state, half.rats) }),
  }
}

/**
 * The table with a public half that keeps the cards of the hidden half face down; unchanged if it already does, or if
 * no public half can.
 */
export const reserveHiddenCards = (rules: Rules, table: GameSetup, half: PublicHalf, hidden: HiddenHalf): GameSetup => {
  if (readHiddenCards(rules, table, hidden as Json).ok) return table
  const setting = { mode: table.mode, options: table.options, ...(half.cards && { cards: half.cards }) }
  const created = createStateFromPosition(rules, table, cardsNamedIn(setting, hidden))
  return created.ok ? { ...table, position: withDiscards(half, created.value) as Json } : table
}
