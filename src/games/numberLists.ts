/** Short lists of numbers, which rules of several games work with. None of these functions changes its list. */

export const ascendingNumbers = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b)

/** List in ascending order with these numbers added. */
export const withNumbers = (list: readonly number[], ...added: readonly number[]): readonly number[] =>
  added.length === 0 ? list : ascendingNumbers([...list, ...added])

/** List without one occurrence of a number. Throws if it is not there. */
export const withoutNumber = (list: readonly number[], number: number): readonly number[] => {
  const index = list.indexOf(number)
  if (index < 0) throw new Error(`${number} is not in this list`)
  return list.toSpliced(index, 1)
}

/** List without these numbers; one that is not there takes nothing away. */
export const withoutNumbers = (list: readonly number[], removed: readonly number[]): readonly number[] => {
  const left = [...removed]
  return list.filter((number) => {
    const index = left.indexOf(number)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

export const countOf = (list: readonly number[], number: number): number =>
  list.reduce((count, one) => count + (one === number ? 1 : 0), 0)

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
