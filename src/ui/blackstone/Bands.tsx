import { columnOf, rowOf, SIDE } from '../../games/blackstone/board.ts'
import type { Band } from './props.ts'

/** `row/column/row/column` of the board's grid, whose first row and column hold the letters: a line is framed with its letter. */
const areaOf = (where: Band['where']): string => {
  if ('space' in where) return `${rowOf(where.space) + 2}/${columnOf(where.space) + 2}`
  return where.line < SIDE
    ? `1/${where.line + 2}/7/${where.line + 3}`
    : `${where.line - SIDE + 2}/1/${where.line - SIDE + 3}/7`
}

/** The task compass: where each half of the chosen task is to be met, numbered 1 and 2. */
export const Bands = ({ bands }: { readonly bands: readonly Band[] }) => (
  <>
    {bands.map(({ half, where }) => (
      <i key={half} class={`band b${half}`} aria-hidden="true" style={{ gridArea: areaOf(where) }}>
        <i class={'line' in where ? 'tag line' : `tag b${half}`}>{half}</i>
      </i>
    ))}
  </>
)
