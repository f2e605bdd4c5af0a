/**
 * The board of a puzzle: in a puzzle vassals are slid, swapped and flipped, and nothing else is done (rules 2.1, WORK). So a board is 25
 * numbers, and a search can look at many.
 */
import type { ActionOf } from '../actions.ts'
import { NEIGHBOURS, SPACES, type Space } from '../board.ts'
import { cardOf, faceShown, openCode, sideOf } from '../cards.ts'
import type { Face } from '../faces.ts'

/** What lies on each of the 25 spaces: a card with the side that is up, as `openCode` has it; -1 where nobody does. */
export type Board = readonly number[]

/** What can be done in a puzzle. A slide is paid with a Knight, the others with a Wizard. */
export type Deed = ActionOf<'slide' | 'swap' | 'flip'>

export interface Tokens {
  readonly knights: number
  readonly wizards: number
}

export const EMPTY = -1

export const tokenFor = (deed: Deed): keyof Tokens => (deed.kind === 'slide' ? 'knights' : 'wizards')

/** The other face of what lies there is turned up. */
export const turned = (code: number): number => openCode(cardOf(code), 1 - sideOf(code))

/** The face that shows; -1 where nobody lies. */
export const faceUp = (code: number): Face => (code < 0 ? -1 : faceShown(cardOf(code), sideOf(code)))

export const after = (board: Board, deed: Deed): Board => {
  const next = board.slice()
  const at = (space: Space): number => board[space] ?? EMPTY
  if (deed.kind === 'flip') next[deed.space] = turned(at(deed.space))
  const [a, b] = deed.kind === 'slide' ? [deed.from, deed.to] : deed.kind === 'swap' ? [deed.a, deed.b] : []
  if (a !== undefined && b !== undefined) [next[a], next[b]] = [at(b), at(a)]
  return next
}

const slides = (board: Board, from: Space): readonly Deed[] =>
  (NEIGHBOURS[from] ?? []).flatMap((to) => (board[to] === EMPTY ? [{ kind: 'slide', from, to } as const] : []))

const swaps = (board: Board, a: Space): readonly Deed[] =>
  (NEIGHBOURS[a] ?? []).flatMap((b) => (b > a && board[b] !== EMPTY ? [{ kind: 'swap', a, b } as const] : []))

/** All that these tokens pay for. */
export const deedsOn = (board: Board, { knights, wizards }: Tokens): readonly Deed[] =>
  SPACES.flatMap((space) => {
    if (board[space] === EMPTY) return []
    return [
      ...(knights > 0 ? slides(board, space) : []),
      ...(wizards > 0 ? [...swaps(board, space), { kind: 'flip', space } as const] : []),
    ]
  })
