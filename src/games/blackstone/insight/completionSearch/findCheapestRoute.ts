/**
 * Search for the cheapest way to complete a task this turn, or for the number of missing tokens: all ways, the most
 * promising first.
 */
import type { Slot } from '#src/kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { findKnownTask } from '../../rules/engine/findKnownTask.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { checkCompletionsLeft } from '../../rules/tasks/fulfilment.ts'
import { meetsLeft, meetsRight } from '../../rules/tasks/taskRequirement.ts'
import { type Candidate, candidatePairs, moveCountFor } from './candidatePairs.ts'
import { type LowerBound, lowerBoundWhileRetaining, lowerBoundWith } from './lowerBound.ts'
import { ANY_SPACE, OUT_OF_REACH } from './moveCountTable.ts'
import { type Bill, billFor, type RouteCost } from './routeCost.ts'
import { type MoveOptions, type MoveState, moveOptionsIn, nextMoveStates } from './routeMoves.ts'
import { initialRetainState, type RetainState, type RetainStep, retainOneMore } from './routeRetains.ts'
import { createSearchContext, hasSpace, retainsStillDue, type SearchContext, spacesWhere } from './searchContext.ts'

export interface CompletionRoute {
  /** Actions that are legal one after the other where no token is missing; then the task can be completed. */
  readonly actions: readonly Action[]
  readonly knights: number
  readonly wizards: number
  /** Tokens that this seat lacks; no other way lacks fewer. */
  readonly missing: number
}

/** Route, or `atLeast`: a lower bound of the missing tokens, where the search was stopped because it took too long. */
export type CheapestResult = CompletionRoute | { readonly atLeast: number }

/** Number of boards after which the search is given up. */
const MAX_BOARDS = 40_000

/** Two vassals that are to meet the task, and the flips that each needs. */
interface VassalPair {
  readonly left: Slot
  readonly right: Slot
  readonly flips: readonly [number, number]
}

/** Open node of the search: vassals are still retained, or a pair is moved to its places. */
type SearchNode =
  | { readonly at: 'retaining'; readonly retained: RetainState }
  | { readonly at: 'carrying'; readonly retained: RetainState; readonly pair: VassalPair; readonly carried: MoveState }

const lowerBoundOf = (context: SearchContext, node: SearchNode): LowerBound | null => {
  if (node.at === 'retaining') return lowerBoundWhileRetaining(context, node.retained)
  const { left, right, cost } = node.carried
  const moveCount = moveCountFor(context, left, right)
  return moveCount === OUT_OF_REACH ? null : lowerBoundWith(context, cost, moveCount)
}

const startMoving = (state: RetainState, left: Candidate, right: Candidate): SearchNode => ({
  at: 'carrying',
  retained: state,
  pair: { left: left.slot, right: right.slot, flips: [left.flips, right.flips] },
  carried: {
    left: left.space,
    right: right.space,
    empty: spacesWhere((space) => state.board[space] === -1),
    locked: state.locked,
    cost: { ...state.cost, flips: state.cost.flips + left.flips + right.flips },
    lastStep: null,
  },
})

const expandNode = (context: SearchContext, moveOptions: MoveOptions, node: SearchNode): readonly SearchNode[] => {
  if (node.at === 'carrying')
    return nextMoveStates(context, moveOptions, node.carried).map((carried) => ({ ...node, carried }))
  const { retained } = node
  const retainNodes = retainOneMore(context, retained).map((next): SearchNode => ({ at: 'retaining', retained: next }))
  if (retainsStillDue(context, retained.retainedFaces) > 0) return retainNodes
  const pairs = candidatePairs(context, retained).filter((pair) => pair.every(({ space }) => space !== ANY_SPACE))
  return [...retainNodes, ...pairs.map(([left, right]) => startMoving(retained, left, right))]
}

const costKey = ({ knights, wizards, isOncePerTurnUsed, flips, retains }: RouteCost): string =>
  `${knights},${wizards},${isOncePerTurnUsed},${flips},${retains}`

/** Key of a node; nodes with the same key lead to the same costs. */
const nodeKey = (node: SearchNode): string => {
  const { board, retainedFaces, cost, locked } = node.retained
  if (node.at === 'retaining') return `${board};${retainedFaces};${locked};${costKey(cost)}`
  const { carried, pair } = node
  const places = `${carried.left},${carried.right},${carried.empty},${carried.locked}`
  return `${pair.left},${pair.right};${places};${costKey(carried.cost)}`
}

/** Are both vassals at the places that the task asks for, and may they be used and flipped there? */
const isSolved = (
  { scene, task, faces, unusable }: SearchContext,
  node: SearchNode,
): node is Extract<SearchNode, { at: 'carrying' }> => {
  if (node.at !== 'carrying') return false
  const { pair, carried } = node
  const faceOf = (slot: Slot, flips: number): number => faces.get(slot)?.[flips] ?? -1
  const isFree = (space: Space, flips: number): boolean =>
    !hasSpace(carried.locked, space) || (flips === 0 && !hasSpace(unusable, space))
  const [left, right] = pair.flips
  return (
    meetsLeft(task, carried.left, faceOf(pair.left, left)) &&
    meetsRight(scene.state, task, carried.right, faceOf(pair.right, right)) &&
    isFree(carried.left, left) &&
    isFree(carried.right, right)
  )
}

type Step = Action | RetainStep | { readonly kind: 'free'; readonly space: Space }

const moveStepsOf = ({ lastStep }: MoveState): readonly Step[] =>
  lastStep ? [...moveStepsOf(lastStep.before), lastStep.step] : []

/** All steps of a route in their order. */
const allStepsOf = ({ retained, pair, carried }: Extract<SearchNode, { at: 'carrying' }>): readonly Step[] => [
  ...retained.steps,
  ...moveStepsOf(carried),
  ...(pair.flips[0] > 0 ? [{ kind: 'flip', space: carried.left } as const] : []),
  ...(pair.flips[1] > 0 ? [{ kind: 'flip', space: carried.right } as const] : []),
]

/** Actions for the steps. Flips and retains that are paid with the other token get it here. */
const toActions = (steps: readonly Step[], bill: Bill): readonly Action[] => {
  let [flips, retains] = [bill.flipsByOtherToken, bill.retainsByOtherToken]
  return steps.map((step): Action => {
    if (step.kind === 'free') return { kind: 'unguard', space: step.space }
    if (step.kind === 'flip' && flips-- > 0) return { ...step, by: 'knight' }
    if (step.kind === 'retain' && retains-- > 0) return { ...step, by: 'wizard' }
    return step
  })
}

const routeOf = (context: SearchContext, node: Extract<SearchNode, { at: 'carrying' }>): CompletionRoute => {
  const bill = billFor(context, node.carried.cost)
  const { knights, wizards, missing } = bill
  return { actions: toActions(allStepsOf(node), bill), knights, wizards, missing }
}

/**
 * Open nodes, the most promising first: by missing tokens, then by total cost; of equals the one that was found last.
 */
class SearchQueue {
  private readonly buckets: SearchNode[][] = []

  push(open: SearchNode, { missing, total }: LowerBound): void {
    const priority = missing * 128 + total
    this.buckets[priority] ??= []
    this.buckets[priority].push(open)
  }

  pop(): { readonly open: SearchNode; readonly missing: number } | null {
    const priority = this.buckets.findIndex((row) => row && row.length > 0)
    const open = this.buckets[priority]?.pop()
    return open ? { open, missing: Math.floor(priority / 128) } : null
  }
}

/**
 * Route that completes this task of the hand with the fewest missing tokens, and of those with the lowest cost. It
 * relies on no card that lies face down. Null where no open vassals lead to completion, where the seat does not know
 * the task, or where no more tasks can be completed this turn.
 */
export const findCheapestRoute = (scene: Scene, slot: Slot): CheapestResult | null => {
  const task = findKnownTask(scene, slot)
  if (!task || checkCompletionsLeft(scene)) return null
  const context = createSearchContext(scene, task)
  const moveOptions = moveOptionsIn(context)
  const queue = new SearchQueue()
  const seen = new Set<string>()
  const enqueue = (node: SearchNode): void => {
    const key = nodeKey(node)
    if (seen.has(key)) return
    seen.add(key)
    const bound = lowerBoundOf(context, node)
    if (bound) queue.push(node, bound)
  }
  enqueue({ at: 'retaining', retained: initialRetainState(context) })
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (isSolved(context, next.open)) return routeOf(context, next.open)
    if (seen.size > MAX_BOARDS) return { atLeast: next.missing }
    for (const node of expandNode(context, moveOptions, next.open)) enqueue(node)
  }
  return null
}
