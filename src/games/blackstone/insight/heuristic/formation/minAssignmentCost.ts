/**
 * Cheapest assignment of a column to each row (the assignment problem, by shortest augmenting paths). Whole numbers.
 */

/** More than any sum. */
const INFINITE_COST = 30_000
/** Most rows and most columns of a cost table: more than the vassals that a board holds. */
export const MAX_ASSIGNMENT_SIZE = 32

/** Working memory of the solver, used again for each table of costs. */
export interface AssignmentBuffers {
  readonly rowPotential: Int32Array
  readonly columnPotential: Int32Array
  readonly rowOfColumn: Int32Array
  readonly distances: Int32Array
  readonly previousColumn: Int32Array
  readonly visited: Uint8Array
}

export const createAssignmentBuffers = (): AssignmentBuffers => ({
  rowPotential: new Int32Array(MAX_ASSIGNMENT_SIZE),
  columnPotential: new Int32Array(MAX_ASSIGNMENT_SIZE),
  rowOfColumn: new Int32Array(MAX_ASSIGNMENT_SIZE),
  distances: new Int32Array(MAX_ASSIGNMENT_SIZE),
  previousColumn: new Int32Array(MAX_ASSIGNMENT_SIZE),
  visited: new Uint8Array(MAX_ASSIGNMENT_SIZE),
})

/** Gives each row its cheapest column while that is free; returns the rows that got none. */
const assignGreedily = (
  { rowPotential, columnPotential, rowOfColumn }: AssignmentBuffers,
  cost: Int16Array,
  rows: number,
  columns: number,
): readonly number[] => {
  const unassignedRows: number[] = []
  columnPotential.fill(0)
  rowOfColumn.fill(-1)
  for (let row = 0; row < rows; row++) {
    let [lowest, bestColumn] = [INFINITE_COST, -1]
    for (let column = 0; column < columns; column++) {
      const here = cost[row * columns + column] as number
      if (here < lowest || (here === lowest && rowOfColumn[bestColumn] !== -1 && rowOfColumn[column] === -1))
        [lowest, bestColumn] = [here, column]
    }
    rowPotential[row] = lowest
    if (rowOfColumn[bestColumn] === -1) rowOfColumn[bestColumn] = row
    else unassignedRows.push(row)
  }
  return unassignedRows
}

/** Follows the shortest path from a row without a column to a free column; rows on the path change their columns. */
const augment = (buffers: AssignmentBuffers, cost: Int16Array, columns: number, startRow: number): void => {
  const { rowPotential, columnPotential, rowOfColumn, distances, previousColumn, visited } = buffers
  distances.fill(INFINITE_COST)
  visited.fill(0)
  let [row, lastColumn, distance, freeColumn] = [startRow, -1, 0, -1]
  while (freeColumn < 0) {
    let [lowest, nextColumn] = [INFINITE_COST, -1]
    for (let column = 0; column < columns; column++) {
      if (visited[column]) continue
      const here =
        distance +
        (cost[row * columns + column] as number) -
        (rowPotential[row] as number) -
        (columnPotential[column] as number)
      if (here < (distances[column] as number)) {
        distances[column] = here
        previousColumn[column] = lastColumn
      }
      const columnDistance = distances[column] as number
      if (columnDistance < lowest || (columnDistance === lowest && rowOfColumn[column] === -1))
        [lowest, nextColumn] = [columnDistance, column]
    }
    distance = lowest
    visited[nextColumn] = 1
    lastColumn = nextColumn
    if (rowOfColumn[nextColumn] === -1) freeColumn = nextColumn
    else row = rowOfColumn[nextColumn] as number
  }
  updatePotentials(buffers, columns, startRow, distance)
  for (let column = freeColumn; column >= 0; ) {
    const previous = previousColumn[column] as number
    rowOfColumn[column] = previous < 0 ? startRow : (rowOfColumn[previous] as number)
    column = previous
  }
}

/** Updates the potentials after a path was found: none is ever too high, and those of assigned pairs are exact. */
const updatePotentials = (
  { rowPotential, columnPotential, rowOfColumn, distances, visited }: AssignmentBuffers,
  columns: number,
  startRow: number,
  distance: number,
): void => {
  rowPotential[startRow] = (rowPotential[startRow] as number) + distance
  for (let column = 0; column < columns; column++) {
    if (!visited[column] || rowOfColumn[column] === -1) continue
    const slack = distance - (distances[column] as number)
    columnPotential[column] = (columnPotential[column] as number) - slack
    const row = rowOfColumn[column] as number
    rowPotential[row] = (rowPotential[row] as number) + slack
  }
}

/**
 * Least sum of costs with one column for each row and no column twice. `cost[row * columns + column]`; at least as many
 * columns as rows, at most `MAX_ASSIGNMENT_SIZE`.
 */
export const minAssignmentCost = (
  buffers: AssignmentBuffers,
  cost: Int16Array,
  rows: number,
  columns: number,
): number => {
  for (const row of assignGreedily(buffers, cost, rows, columns)) augment(buffers, cost, columns, row)
  const { rowOfColumn } = buffers
  let sum = 0
  for (let column = 0; column < columns; column++) {
    const row = rowOfColumn[column] as number
    if (row >= 0) sum += cost[row * columns + column] as number
  }
  return sum
}
