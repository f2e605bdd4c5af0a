import { columnOf, rowOf, SIDE } from '../../games/blackstone/board.ts'
import type { Band } from './props.ts'

/** `row/column/row/column` of the board's grid, whose first row and column hold the letters. */
const areaOf = (where: Band['where']): string => {
  if ('space' in where) return `${rowOf(where.space) + 2}/${columnOf(where.space) + 2}`
  return where.line < SIDE
    ? `2/${where.line + 2}/7/${where.line + 3}`
    : `${where.line - SIDE + 2}/2/${where.line - SIDE + 3}/7`
}

/** Where the number of a half stands: at the end of its band, clear of the letters. */
const endOf = (where: Band['where']): number => {
  if ('space' in where) return where.space
  return where.line < SIDE ? where.line : (where.line - SIDE) * SIDE + SIDE - 1
}

/** Do both numbers stand in one corner? */
const shared = (bands: readonly Band[]): boolean => new Set(bands.map(({ where }) => endOf(where))).size < bands.length

/** The task compass: where each half of the chosen task is to be met, numbered 1 and 2. */
export const Bands = ({ bands }: { readonly bands: readonly Band[] }) => (
  <>
    {bands.map(({ half, where }) => (
      <i key={half} class={`band b${half}`} aria-hidden="true" style={{ gridArea: areaOf(where) }}>
        <i class={shared(bands) ? `tag b${half} two` : `tag b${half}`}>{half}</i>
      </i>
    ))}
  </>
)
