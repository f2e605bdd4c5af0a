/** How much was thought in the turn that is played: the rest of it is thought shorter, but the same position always the same. */
export interface Tally {
  /** Deeds that were tried in this turn before this position, by its number. */
  before(turn: number, position: number): number
  add(nodes: number): void
}

export const tally = (): Tally => {
  let [current, spent] = [-1, 0]
  const known = new Map<number, number>()
  return {
    before(turn, position) {
      if (turn !== current) {
        known.clear()
        ;[current, spent] = [turn, 0]
      }
      const before = known.get(position) ?? spent
      known.set(position, before)
      return before
    },
    add(nodes) {
      spent += nodes
    },
  }
}
