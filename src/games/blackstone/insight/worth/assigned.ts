/** The cheapest way to give each row a column of its own (the assignment problem, by shortest augmenting paths). Whole numbers. */

/** More than any sum. */
const MUCH = 30_000
/** As many columns as there can be vassals. */
const MOST = 32

const ofRow = new Int32Array(MOST)
const ofColumn = new Int32Array(MOST)
const rowAt = new Int32Array(MOST)
const least = new Int32Array(MOST)
const from = new Int32Array(MOST)
const reached = new Uint8Array(MOST)

/** Gives each row its cheapest column while that is free; answers with the rows that go without. */
const begin = (cost: Int16Array, rows: number, columns: number): readonly number[] => {
  const without: number[] = []
  ofColumn.fill(0)
  rowAt.fill(-1)
  for (let row = 0; row < rows; row++) {
    let [low, best] = [MUCH, -1]
    for (let column = 0; column < columns; column++) {
      const here = cost[row * columns + column] as number
      if (here < low || (here === low && rowAt[best] !== -1 && rowAt[column] === -1)) [low, best] = [here, column]
    }
    ofRow[row] = low
    if (rowAt[best] === -1) rowAt[best] = row
    else without.push(row)
  }
  return without
}

/** The shortest way from a row without a column to a free one, others giving up theirs. */
const augment = (cost: Int16Array, columns: number, start: number): void => {
  least.fill(MUCH)
  reached.fill(0)
  let [row, before, far, free] = [start, -1, 0, -1]
  while (free < 0) {
    let [low, next] = [MUCH, -1]
    for (let column = 0; column < columns; column++) {
      if (reached[column]) continue
      const here =
        far + (cost[row * columns + column] as number) - (ofRow[row] as number) - (ofColumn[column] as number)
      if (here < (least[column] as number)) {
        least[column] = here
        from[column] = before
      }
      const at = least[column] as number
      if (at < low || (at === low && rowAt[column] === -1)) [low, next] = [at, column]
    }
    far = low
    reached[next] = 1
    before = next
    if (rowAt[next] === -1) free = next
    else row = rowAt[next] as number
  }
  settle(columns, start, far)
  for (let column = free; column >= 0; ) {
    const previous = from[column] as number
    rowAt[column] = previous < 0 ? start : (rowAt[previous] as number)
    column = previous
  }
}

/** Prices after a way was found: none is ever too high, and those in use are exact. */
const settle = (columns: number, start: number, far: number): void => {
  ofRow[start] = (ofRow[start] as number) + far
  for (let column = 0; column < columns; column++) {
    if (!reached[column] || rowAt[column] === -1) continue
    const slack = far - (least[column] as number)
    ofColumn[column] = (ofColumn[column] as number) - slack
    const row = rowAt[column] as number
    ofRow[row] = (ofRow[row] as number) + slack
  }
}

/** The least sum of costs with one column for each row, none twice. `cost[row * columns + column]`; no fewer columns than rows. */
export const leastSum = (cost: Int16Array, rows: number, columns: number): number => {
  for (const row of begin(cost, rows, columns)) augment(cost, columns, row)
  let sum = 0
  for (let column = 0; column < columns; column++) {
    const row = rowAt[column] as number
    if (row >= 0) sum += cost[row * columns + column] as number
  }
  return sum
}
