/** List without its first such item. Throws if it is not there. */
export const withoutItem = <T>(list: readonly T[], item: T): readonly T[] => {
  const index = list.indexOf(item)
  if (index < 0) throw new Error('not in this zone')
  const copy = list.slice()
  copy.splice(index, 1)
  return copy
}
