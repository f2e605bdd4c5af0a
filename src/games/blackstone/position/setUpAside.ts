/** Lays what Assassins and the Solo game keep: Assassins that wait to be placed, and the pile that refreshes the board. */
import { isAssassin } from '../cards.ts'
import { parseVassal } from '../notation/cards.ts'
import type { Todo } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { type Laying, piece, wrong } from './laying.ts'

/** They wait to be placed by the active player. Where no space is left each goes under the pile that it lay on (ruling 159). */
export const layAside = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { state, mode } = laying
  const own = state.courts[half.turn?.seat ?? 0]?.pile ?? 0
  const waiting = (half.aside ?? []).map((one) => (typeof one === 'string' ? { card: one, pile: own } : one))
  const other = waiting.find(({ card }) => !isAssassin(parseVassal(card)?.card ?? 0))
  if (other) wrong('position.noAssassin', other.card)
  if (waiting.some(({ pile }) => pile >= mode.piles)) wrong('position.piles', 'aside')
  if (waiting.length === 0) return []
  state.aside = waiting.map(({ card, pile }) => ({ slot: piece(laying, card), pile }))
  return [{ do: 'place' }]
}

/** Only where the mode refreshes the board, and not the player's own pile (ruling 130). */
export const layRefreshPile = ({ state, mode }: Laying, half: PublicHalf): void => {
  const pile = half.refreshPile
  if (pile === undefined) return
  const isOwn = state.courts.some((court) => court.pile === pile)
  if (state.refreshPile === undefined || pile >= mode.piles || isOwn) wrong('position.piles', `refresh ${pile}`)
  state.refreshPile = pile
}
