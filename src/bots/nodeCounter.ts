/**
 * Counter of the nodes searched in the current turn: the more, the shorter the search of the rest. The same position
 * always gets the same count.
 */
export interface NodeCounter {
  /** Moves that were tried in this turn before this position, by its number. */
  nodesBefore(turn: number, position: number): number
  addNodes(nodes: number): void
}

export const createNodeCounter = (): NodeCounter => {
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
