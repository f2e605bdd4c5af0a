/** What the game asks of the awaited seat, and what it may answer. */
import { makeAction } from '../../games/blackstone/notation/action.ts'
import { makeSpace } from '../../games/blackstone/notation/cards.ts'
import type { Todo } from '../../games/blackstone/state.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Table } from '../game.ts'
import { sceneAt } from '../seats.ts'

/** What is asked where it is one decision; the work of a turn is many. */
const QUESTIONS: Partial<Readonly<Record<Todo['do'], string>>> = {
  pile: 'which corner pile is yours',
  family: 'which family is yours',
  decks: 'from which two decks',
  keep: 'which card do you keep',
  place: 'where is it put',
  income: 'what does the card pay',
  recall: 'recall the markers, or leave them',
  reward: 'what do you take',
  refreshPile: 'which pile refreshes the board',
  makeUp: 'which empty space is refilled',
  drop: 'over the limit, what goes',
}

const question = (todo: Todo | undefined): string =>
  todo?.do === 'refill' ? `refill ${makeSpace(todo.space)}, or leave it empty` : todo ? (QUESTIONS[todo.do] ?? '') : ''

/** So many choices are listed where they are asked for. */
const FEW = 10

/** The prompt for a seat: a few choices are listed, the work of a turn is for `list`. */
export const prompt = (table: Table, seat: Seat): string => {
  const name = table.header.seats[seat]?.name ?? ''
  const asked = question(table.view(seat).state.todo.at(-1))
  const texts = choices(table, seat)
  if (texts.length <= FEW) return `${name}, ${asked || 'what now'}? ${texts.join('  ')}`
  return asked === '' ? name : `${name}, ${asked}`
}

/** Every legal action of the seat in notation; its place in the list, from 1, stands for it. */
export const choices = (table: Table, seat: Seat): readonly string[] => {
  const scene = sceneAt(table, seat)
  return table.legal(seat).map((action) => makeAction(scene, action))
}

const WIDTH = 96

/** The choices with their numbers, in columns as wide as the longest of them. */
export const choiceText = (texts: readonly string[]): string => {
  const cell = Math.max(...texts.map((text) => text.length)) + 6
  const columns = Math.max(1, Math.floor(WIDTH / cell))
  return texts
    .map((text, i) => `${String(i + 1).padStart(3)} ${text}`.padEnd(cell) + ((i + 1) % columns === 0 ? '\n' : ''))
    .join('')
    .replace(/ +$/gm, '')
    .trimEnd()
}

export const HELP = `Type an action, or its number from the list:
  N BS-LS slide      W BS~LS swap       W AO^ flip      N AO!2 retain, refill from pile 2 (- for none)
  W+G NN+P draw from Guild, Power, Machination          NW jack x2 kill rats with a dog
  G01 BS KO/Ls,Dc complete G01 with the vassals on BS and KO and pay Ls and Dc; =jack at the end adopts a dog instead
  . end the work     + refill   - leave empty           x G01 discard   !2 choose pile 2
  list   what you may do       undo  redo   take back, put back
  board  the table again       agree        end the game by agreement
  save FILE  write the record  concede 2    seat 2 gives the game up
  quit   leave the game
docs/notation.md says it all.`
