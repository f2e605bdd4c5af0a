/** Lays the public half of a position on the table: a state in which the hidden rest is still to be shuffled. */
import type { Table } from '../../../kernel/contract.ts'
import { no, ok, type Result } from '../../../kernel/result.ts'
import { ALL_DECKS } from '../cards.ts'
import { slotAt } from '../rules/play.ts'
import type { Rules } from '../rules/rules.ts'
import { bareState } from '../rules/setup.ts'
import type { State } from '../state.ts'
import { cardsRefused, checkBlue } from './cards.ts'
import { layCourts, showHands } from './courts.ts'
import { layDeck, layDiscard, layPiles, layRats } from './decks.ts'
import { type PublicHalf, publicSchema } from './document.ts'
import { drawnIn, layDrawn } from './drawn.ts'
import { layFamilies, layGuards } from './families.ts'
import { readForm } from './form.ts'
import { layIntrigue } from './intrigue.ts'
import { type Laying, newBox, piece, space, vassalLies, Wrong, wrong } from './laying.ts'
import { layAside, layRefreshPile } from './pieces.ts'
import { layQuest } from './quest.ts'
import { layTurn } from './turn.ts'

/** A used vassal lies there; between two refills the space is empty. */
const mayBeMarked = (state: State, { turn }: PublicHalf, text: string): boolean =>
  vassalLies(state, space(text)) || (turn?.step === 'assign' && slotAt(state, space(text)) < 0)

const layBoard = (laying: Laying, half: PublicHalf): void => {
  // By space and not by key: the same document written in another order must be the same state.
  const lying = Object.entries(half.board ?? {}).map(([place, text]) => [space(place), text] as const)
  for (const [at, text] of lying.sort(([a], [b]) => a - b)) laying.state.board[at] = piece(laying, text)
  for (const text of half.marked ?? []) if (!mayBeMarked(laying.state, half, text)) wrong('position.markedEmpty', text)
  laying.state.marked = [...new Set((half.marked ?? []).map(space))].sort((a, b) => a - b)
}

const lay = (laying: Laying, half: PublicHalf): State => {
  const { state } = laying
  layBoard(laying, half)
  layCourts(laying, half)
  layFamilies(laying, half)
  layGuards(laying, half)
  layRefreshPile(laying, half)
  state.discard = (half.discard ?? []).map((text) => piece(laying, text))
  for (const deck of ALL_DECKS) layDiscard(laying, half, deck)
  const rewards = layIntrigue(laying, half)
  const aside = layAside(laying, half)
  const drawn = layDrawn(laying, half)
  laying.drawn.push(...drawnIn(drawn))
  const todos = [
    ...layQuest(laying, half),
    ...layPiles(laying, half),
    ...ALL_DECKS.flatMap((deck) => layDeck(laying, half, deck)),
    ...layRats(laying, half),
    ...showHands(laying, half.turn?.seat ?? 0),
    ...drawn,
    ...rewards,
    ...aside,
    ...layTurn(laying, half),
  ]
  state.todo = todos.reverse()
  return state
}

const laying = (rules: Rules, { options, seats }: Table, { cards }: PublicHalf, spared: readonly number[]): Laying => {
  const state = bareState(rules, options, seats, cards)
  const refused = cardsRefused(state.setting)
  if (refused) throw new Wrong(refused)
  checkBlue(state)
  return { state, rules, mode: rules.mode, box: newBox(state, rules), drawn: [], spared }
}

/**
 * The state of a table's position; refused where the document is malformed, names a card twice or one that is not in the box. The cards in
 * `spared` lie face down where a count leaves some over.
 */
export const layPosition = (rules: Rules, table: Table, spared: readonly number[] = []): Result<State> => {
  const half = readForm(publicSchema, table.position, '')
  if (!half.ok) return half
  try {
    return ok(lay(laying(rules, table, half.value, spared), half.value))
  } catch (error) {
    if (error instanceof Wrong) return no(error.refusal)
    throw error
  }
}
