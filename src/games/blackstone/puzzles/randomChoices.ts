/** Random choices of a generator of puzzles. */

/** A whole number from 0 to less than `bound`, each equally likely. */
export type RandomBelow = (bound: number) => number

export const shuffleItems = <T>(randomBelow: RandomBelow, items: readonly T[]): readonly T[] => {
  const cards = [...items]
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = randomBelow(last + 1)
    ;[cards[last], cards[pick]] = [cards[pick] as T, cards[last] as T]
  }
  return cards
}

export const pickOne = <T>(randomBelow: RandomBelow, items: readonly T[]): T => items[randomBelow(items.length)] as T
