/** Lays what Assassins and the Solo game keep: Assassins that wait to be placed, and the pile that refreshes the board. */
import { isAssassin } from '../cards.ts'
import { parseVassal } from '../notation/cards.ts'
import type { Todo } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { type Laying, piece, wrong } from './laying.ts'

/** They wait to be placed by the active player. Where no space is left each would go under the pile of this player (ruling 159). */
export const layAside = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { state } = laying
  const texts = half.aside ?? []
  const other = texts.find((text) => !isAssassin(parseVassal(text)?.card ?? 0))
  if (other !== undefined) wrong('position.noAssassin', other)
  if (texts.length === 0) return []
  const pile = state.courts[half.turn?.seat ?? 0]?.pile ?? 0
  state.aside = texts.map((text) => ({ slot: piece(laying, text), pile }))
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
