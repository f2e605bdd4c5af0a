/** Lays the public half of a position on the table: a state in which the hidden rest is still to be shuffled. */
import * as v from 'valibot'
import type { Table } from '../../../kernel/contract.ts'
import { no, ok, type Result, refuse } from '../../../kernel/result.ts'
import { ALL_DECKS } from '../cards.ts'
import type { Rules } from '../rules/rules.ts'
import { bareState } from '../rules/setup.ts'
import type { State, Step, Todo } from '../state.ts'
import { layCourts, showHands } from './courts.ts'
import { layDeck, layDiscard, layPiles, layRats } from './decks.ts'
import { type PublicHalf, publicSchema } from './document.ts'
import { drawnIn, layDrawn } from './drawn.ts'
import { layFamilies, layGuards } from './families.ts'
import { layIntrigue } from './intrigue.ts'
import { type Laying, newBox, piece, space, vassalLies, Wrong, wrong } from './laying.ts'
import { layAside, layRefreshPile } from './pieces.ts'
import { layQuest } from './quest.ts'

const layBoard = (laying: Laying, half: PublicHalf): void => {
  // By space and not by key: the same document written in another order must be the same state.
  const lying = Object.entries(half.board ?? {}).map(([place, text]) => [space(place), text] as const)
  for (const [at, text] of lying.sort(([a], [b]) => a - b)) laying.state.board[at] = piece(laying, text)
  for (const text of half.marked ?? []) if (!vassalLies(laying.state, space(text))) wrong('position.markedEmpty', text)
  laying.state.marked = [...new Set((half.marked ?? []).map(space))].sort((a, b) => a - b)
}

/** Where a turn begins that names no step. */
const STARTS: readonly Step[] = ['work', 'pass', 'act']

const layTurn = ({ state, rules: { turn } }: Laying, half: PublicHalf): readonly Todo[] => {
  const usual = STARTS.find((one) => turn.includes(one)) ?? 'work'
  const { seat = 0, first = 0, round = 1, step = usual, completions = 0 } = half.turn ?? {}
  const absent = [seat, first].find((one) => one >= state.courts.length)
  if (absent !== undefined) wrong('position.noSeat', String(absent))
  const from = turn.indexOf(step)
  if (from < 0) wrong('position.noStep', step)
  if (state.marked.length > 0 && from > turn.indexOf('assign')) wrong('position.markedLate', step)
  Object.assign(state, { seat, first, round, completions })
  return turn.slice(from).map((one) => ({ do: one }))
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
    ...aside,
    ...rewards,
    ...layTurn(laying, half),
  ]
  state.todo = todos.reverse()
  return state
}

/** The state of a table's position; refused where the document is malformed, names a card twice or one that is not in the box. */
export const layPosition = (rules: Rules, table: Table): Result<State> => {
  const { mode } = rules
  const half = v.safeParse(publicSchema, table.position)
  if (!half.success) return refuse('position.malformed', undefined, { what: v.getDotPath(half.issues[0]) ?? '' })
  const state = bareState(rules, table.options, table.seats)
  try {
    return ok(lay({ state, rules, mode, box: newBox(state, rules), drawn: [] }, half.output))
  } catch (error) {
    if (error instanceof Wrong) return no(error.refusal)
    throw error
  }
}
