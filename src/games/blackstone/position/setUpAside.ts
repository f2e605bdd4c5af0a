/** Sets up Assassins that wait to be placed, and the pile that refreshes the Solo board. */
import { isAssassin } from '../cards.ts'
import { parseVassal } from '../notation/cards.ts'
import type { Todo } from '../state.ts'
import { type PositionBuilder, placePiece, rejectPosition } from './positionBuilder.ts'
import type { PublicHalf } from './positionDocument.ts'

/**
 * Assassins that the active player places. If no space is empty, each goes under the pile that it came from (ruling
 * 159).
 */
export const setUpAside = (builder: PositionBuilder, half: PublicHalf): readonly Todo[] => {
  const { state, mode } = builder
  const ownPile = state.courts[half.turn?.seat ?? 0]?.pile ?? 0
  const waiting = (half.aside ?? []).map((one) => (typeof one === 'string' ? { card: one, pile: ownPile } : one))
  const invalid = waiting.find(({ card }) => !isAssassin(parseVassal(card)?.card ?? 0))
  if (invalid) rejectPosition('position.noAssassin', invalid.card)
  if (waiting.some(({ pile }) => pile >= mode.pileCount)) rejectPosition('position.piles', 'aside')
  if (waiting.length === 0) return []
  state.aside = waiting.map(({ card, pile }) => ({ slot: placePiece(builder, card), pile }))
  return [{ do: 'place' }]
}

/** Sets the pile of the refresh; only in modes that refresh the board, and not the player's own pile (ruling 130). */
export const setUpRefreshPile = ({ state, mode }: PositionBuilder, half: PublicHalf): void => {
  const pile = half.refreshPile
  if (pile === undefined) return
  const isOwn = state.courts.some((court) => court.pile === pile)
  if (state.refreshPile === undefined || pile >= mode.pileCount || isOwn)
    rejectPosition('position.piles', `refresh ${pile}`)
  state.refreshPile = pile
}
