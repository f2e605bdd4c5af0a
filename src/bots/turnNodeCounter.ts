/**
 * Counts the nodes searched in one turn, the more of them, the shorter the search of its rest, and remembers the count
 * of each position: the same one always gets the same.
 */
export interface TurnNodeCounter {
  /** Moves that were tried in this turn before this position, by its number. */
  nodesBefore(turn: number, position: number): number
  addNodes(nodes: number): void
}

export const createTurnNodeCounter = (): TurnNodeCounter => {
  let [currentTurn, spent] = [-1, 0]
  const nodesByPosition = new Map<number, number>()
  return {
    nodesBefore(turn, position) {
      if (turn !== currentTurn) {
        nodesByPosition.clear()
        ;[currentTurn, spent] = [turn, 0]
      }
      const before = nodesByPosition.get(position) ?? spent
      nodesByPosition.set(position, before)
      return before
    },
    addNodes(nodes) {
      spent += nodes
    },
  }
}
