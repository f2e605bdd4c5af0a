/** Lists that follow from others. None of these functions changes its list. */

/** List with another item in this place. */
export const withItemAt = <T>(list: readonly T[], index: number, item: T): readonly T[] => {
  const copy = list.slice()
  copy[index] = item
  return copy
}

/** List without its last item. */
export const withoutLast = <T>(list: readonly T[]): readonly T[] => list.slice(0, -1)
