/** What the game asks of the awaited seat, and what it may answer. */
import { makeAction } from '../../games/blackstone/notation/action.ts'
import { makeSpace } from '../../games/blackstone/notation/cards.ts'
import type { Todo } from '../../games/blackstone/state.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Table } from '../game.ts'
import { sceneAt } from '../seats.ts'

const question = (todo: Todo | undefined): string => {
  switch (todo?.do) {
    case 'pile':
      return 'which corner pile is yours'
    case 'refill':
      return `refill ${makeSpace(todo.space)}, or leave it empty`
    case 'makeUp':
      return 'which empty space is refilled'
    case 'drop':
      return 'over the limit, what goes'
    default:
      return ''
  }
}

/** The prompt for a seat: small decisions are listed, the work of a turn is for `list`. */
export const prompt = (table: Table, seat: Seat): string => {
  const name = table.header.seats[seat]?.name ?? ''
  const asked = question(table.view(seat).state.todo.at(-1))
  return asked === '' ? name : `${name}, ${asked}? ${choices(table, seat).join('  ')}`
}

/** Every legal action of the seat in notation; its place in the list, from 1, stands for it. */
export const choices = (table: Table, seat: Seat): readonly string[] => {
  const scene = sceneAt(table, seat)
  return table.legal(seat).map((action) => makeAction(scene, action))
}

const COLUMNS = 6
const CELL = 16

/** The choices with their numbers, in columns. */
export const choiceText = (texts: readonly string[]): string =>
  texts
    .map((text, i) => `${String(i + 1).padStart(3)} ${text}`.padEnd(CELL) + ((i + 1) % COLUMNS === 0 ? '\n' : ''))
    .join('')
    .trimEnd()

export const HELP = `Type an action, or its number from the list:
  N BS-LS slide      W BS~LS swap       W AO^ flip      N AO!2 retain, refill from pile 2 (- for none)
  W+G NN+P draw from Guild, Power, Machination          NW jack x2 kill rats with a dog
  G01 BS KO/Ls,Dc complete G01 with the vassals on BS and KO and pay Ls and Dc; =jack at the end adopts a dog instead
  . end the work     + refill   - leave empty           x G01 discard   !2 choose pile 2
  list   what you may do       undo  redo   take back, put back
  board  the table again       agree        end the game by agreement
  save FILE  write the record  quit         leave the game
docs/notation.md says it all.`
