/** Short lists of numbers. None of these functions changes its list. */

/** List in ascending order with these numbers added. */
export const withNumbers = (list: readonly number[], ...added: readonly number[]): readonly number[] =>
  [...list, ...added].sort((a, b) => a - b)

/** List without one occurrence of a number. Throws if it is not there. */
export const withoutNumber = (list: readonly number[], number: number): readonly number[] => {
  const index = list.indexOf(number)
  if (index < 0) throw new Error(`${number} is not in this list`)
  return list.toSpliced(index, 1)
}

export const countOf = (list: readonly number[], number: number): number => list.filter((one) => one === number).length

/** Different numbers of a list, in its order. */
export const distinct = (list: readonly number[]): readonly number[] => [...new Set(list)]

/** Whole numbers from `first` on, `count` of them. */
export const numbersFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index)

/**
 * Members of a list in the order of a throw with as many sides as are left each time: a die of value v takes the v-th of
 * those left, and the last one remains.
 */
export const orderByThrow = (list: readonly number[], values: readonly number[]): readonly number[] => {
  const left = [...list]
  return [...values.flatMap((value) => left.splice(value - 1, 1)), ...left]
}
