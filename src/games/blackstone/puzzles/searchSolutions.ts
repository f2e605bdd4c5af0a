/**
 * Search for all shortest solutions: boards are visited layer by layer, one move at a time, each once. A board from
 * which the goal is too far is left out. The number of moves is therefore exact, and the solutions are counted, not
 * estimated.
 */
import {
  affordableMoves,
  applyPuzzleMove,
  type PuzzleBoard,
  type PuzzleMove,
  type PuzzleTokens,
  tokenOfMove,
} from './puzzleBoard.ts'

export interface PuzzleGoal {
  isMet(board: PuzzleBoard): boolean
  /** A lower bound of the moves from here to the goal. */
  minMoves(board: PuzzleBoard): number
}

/** Solutions with the same number of Knights; Wizards paid for the other moves. */
export interface PuzzleSolution {
  readonly knights: number
  readonly wizards: number
  /** One of the shortest solutions. */
  readonly path: readonly PuzzleMove[]
  /** Number of boards that meet the goal, and of move sequences that lead to them. */
  readonly endBoards: number
  readonly pathCount: number
}

interface SearchNode {
  readonly board: PuzzleBoard
  readonly used: PuzzleTokens
  pathCount: number
  readonly last: { readonly move: PuzzleMove; readonly before: SearchNode } | null
}

/** Boards that a search visits before it gives up; the hint from the player's own board may take longer. */
const MAX_BOARDS = 8_000
export const MAX_BOARDS_FOR_PLAYER = 80_000

const NO_TOKENS: PuzzleTokens = { knights: 0, wizards: 0 }

const boardKey = (board: PuzzleBoard, { knights }: PuzzleTokens): string =>
  String.fromCharCode(knights, ...board.map((code) => code + 1))

const tokensLeft = (available: PuzzleTokens, used: PuzzleTokens): PuzzleTokens => ({
  knights: available.knights - used.knights,
  wizards: available.wizards - used.wizards,
})

/** The boards one move further, from which the goal is at most `movesLeft` moves away. */
const nextLayer = (
  goal: PuzzleGoal,
  layer: readonly SearchNode[],
  tokens: PuzzleTokens,
  movesLeft: number,
): readonly SearchNode[] => {
  // Null marks a board from which the goal is too far.
  const nodesByKey = new Map<string, SearchNode | null>()
  for (const previous of layer)
    for (const move of affordableMoves(previous.board, tokensLeft(tokens, previous.used))) {
      const board = applyPuzzleMove(previous.board, move)
      const token = tokenOfMove(move)
      const used = { ...previous.used, [token]: previous.used[token] + 1 }
      const key = boardKey(board, used)
      const known = nodesByKey.get(key)
      if (known) known.pathCount += previous.pathCount
      else if (known !== null) {
        const isNearEnough = goal.minMoves(board) <= movesLeft
        nodesByKey.set(
          key,
          isNearEnough ? { board, used, pathCount: previous.pathCount, last: { move, before: previous } } : null,
        )
      }
    }
  return [...nodesByKey.values()].filter((node) => node !== null)
}

const pathTo = ({ last }: SearchNode): readonly PuzzleMove[] => (last ? [...pathTo(last.before), last.move] : [])

/** Solutions by number of Knights, fewest first. */
const groupSolutions = (endNodes: readonly SearchNode[]): readonly PuzzleSolution[] => {
  const counts = [...new Set(endNodes.map(({ used }) => used.knights))].sort((a, b) => a - b)
  return counts.flatMap((count) => {
    const sameKnights = endNodes.filter(({ used }) => used.knights === count)
    const [first] = sameKnights
    const pathCount = sameKnights.reduce((sum, node) => sum + node.pathCount, 0)
    return first ? [{ ...first.used, path: pathTo(first), endBoards: sameKnights.length, pathCount }] : []
  })
}

/**
 * All shortest solutions that these tokens pay for, grouped by tokens; empty if none has at most `maxMoves` moves. Null
 * if it gave up after `maxBoards` boards.
 */
export const searchSolutions = (
  goal: PuzzleGoal,
  board: PuzzleBoard,
  tokens: PuzzleTokens,
  maxMoves: number,
  maxBoards = MAX_BOARDS,
): readonly PuzzleSolution[] | null => {
  const start: SearchNode = { board, used: NO_TOKENS, pathCount: 1, last: null }
  let boardsSeen = 0
  for (let moveCount = goal.minMoves(board); moveCount <= maxMoves; moveCount++) {
    let layer: readonly SearchNode[] = [start]
    for (let movesLeft = moveCount - 1; movesLeft >= 0; movesLeft--) {
      layer = nextLayer(goal, layer, tokens, movesLeft)
      boardsSeen += layer.length
      if (boardsSeen > maxBoards) return null
    }
    const endNodes = layer.filter((node) => goal.isMet(node.board))
    if (endNodes.length > 0) return groupSolutions(endNodes)
  }
  return []
}
