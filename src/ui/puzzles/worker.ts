/** Makes puzzles, and looks how they go on, beside the page: either may take some tenths of a second. */
import { TASKS } from '../../games/blackstone/cards.ts'
import type { Board, Tokens } from '../../games/blackstone/puzzles/board.ts'
import { makePuzzle } from '../../games/blackstone/puzzles/make.ts'
import { type Onward, onward } from '../../games/blackstone/puzzles/onward.ts'
import type { Puzzle } from '../../games/blackstone/puzzles/puzzle.ts'
import { chanceOf } from '../../table/chance.ts'
import type { Recipe } from './names.ts'

export type Asked =
  | { readonly kind: 'make'; readonly recipe: Recipe }
  /** `task`: its id; none where the formation is the goal. */
  | { readonly kind: 'onward'; readonly board: Board; readonly tokens: Tokens; readonly task: string | null }

export type Said = Puzzle | Onward

const answer = (asked: Asked): Said => {
  if (asked.kind === 'onward')
    return onward(asked.board, asked.tokens, TASKS.find(({ id }) => id === asked.task) ?? null)
  const { kind, grade, seed } = asked.recipe
  return makePuzzle(kind, grade, chanceOf(seed, `puzzle ${kind} ${grade}`, 0).below)
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answer(data)))
