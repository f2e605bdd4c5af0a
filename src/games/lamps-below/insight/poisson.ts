/** Chance that at most so many of many small dangers come true. */

/** Thousandths that the table goes on by, and its length. */
const STEP = 100
const STEPS = 60
const MOST = 4
const WHOLE = 1_000_000

/** Of e to the power of a tenth, its inverse in millionths. */
const LESS_PER_STEP = 904_837

/** Chances of at most 0, 1, … counters where `mean`, in hundredths, are expected. */
const rowOf = (none: number, mean: number): readonly number[] => {
  const row = [none]
  let term = none
  for (let count = 1; count <= MOST; count++) {
    term = Math.floor((term * mean) / (1000 * count))
    row.push((row[count - 1] ?? 0) + term)
  }
  return row
}

const createTable = (): readonly (readonly number[])[] => {
  const table: (readonly number[])[] = []
  let none = WHOLE
  for (let step = 0; step <= STEPS; step++) {
    table.push(rowOf(none, step * STEP))
    none = Math.floor((none * LESS_PER_STEP) / WHOLE)
  }
  return table
}

const TABLE = createTable()

const atMost = (row: number, count: number): number => (count < 0 ? 0 : (TABLE[row]?.[Math.min(MOST, count)] ?? 0))

const between = (from: number, to: number, share: number): number => from + Math.floor(((to - from) * share) / 1000)

/**
 * Chance, in millionths, that not more than `slots` counters come where `mean` are expected; both in thousandths, and
 * between two whole numbers of slots in proportion.
 */
export const chanceOfAtMost = (slots: number, mean: number): number => {
  const row = Math.min(STEPS, Math.floor(mean / STEP))
  const nextRow = Math.min(STEPS, row + 1)
  const share = Math.min(1000, Math.floor((1000 * (mean - row * STEP)) / STEP))
  const count = Math.floor(slots / 1000)
  const part = slots - 1000 * count
  const here = between(atMost(row, count), atMost(row, count + 1), part)
  return between(here, between(atMost(nextRow, count), atMost(nextRow, count + 1), part), share)
}
