/** The cheapest way to complete a task this turn, or how many tokens are missing: all ways are looked at, the most promising first. */
import type { Slot } from '../../../../kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { Space } from '../../board.ts'
import { noMore } from '../../rules/completion.ts'
import { type Scene, taskKnown } from '../../rules/play.ts'
import { meetsLeft, meetsRight } from '../../rules/requirement.ts'
import { ANYWHERE, OUT_OF_REACH } from './approach.ts'
import { type Carried, carryOn, type Moves, movesIn } from './carrying.ts'
import { dueWith, type Errand, errandFor, has, spacesWith } from './errand.ts'
import { type Candidate, couples, type Least, leastRetaining, leastWith, movesFor } from './least.ts'
import { type Bill, billFor, type Load } from './load.ts'
import { type Chore, nothingRetained, type Retained, retainOneMore } from './retaining.ts'

export interface Way {
  /** Legal one after the other where no token is missing; then the task can be completed. */
  readonly actions: readonly Action[]
  readonly knights: number
  readonly wizards: number
  /** Tokens that this seat has too few; of all ways none lacks fewer. */
  readonly missing: number
}

/** `atLeast`: so many tokens are missing or more; what was found out before it took too long. */
export type Cheapest = Way | { readonly atLeast: number }

/** Boards that are looked at before the search is given up. */
const MOST = 40_000

/** Two vassals that are to meet the task, and the flips that they need. */
interface Pair {
  readonly left: Slot
  readonly right: Slot
  readonly flips: readonly [number, number]
}

/** What is still to be thought on: vassals to be retained, or a pair to be carried. */
type Open =
  | { readonly at: 'retaining'; readonly retained: Retained }
  | { readonly at: 'carrying'; readonly retained: Retained; readonly pair: Pair; readonly carried: Carried }

const leastOf = (errand: Errand, open: Open): Least | null => {
  if (open.at === 'retaining') return leastRetaining(errand, open.retained)
  const { left, right, load } = open.carried
  const moves = movesFor(errand, left, right)
  return moves === OUT_OF_REACH ? null : leastWith(errand, load, moves)
}

const carryingOf = (retained: Retained, left: Candidate, right: Candidate): Open => ({
  at: 'carrying',
  retained,
  pair: { left: left.slot, right: right.slot, flips: [left.flips, right.flips] },
  carried: {
    left: left.space,
    right: right.space,
    empty: spacesWith((space) => retained.board[space] === -1),
    locked: retained.locked,
    load: { ...retained.load, flips: retained.load.flips + left.flips + right.flips },
    last: null,
  },
})

const further = (errand: Errand, moves: Moves, open: Open): readonly Open[] => {
  if (open.at === 'carrying') return carryOn(errand, moves, open.carried).map((carried) => ({ ...open, carried }))
  const { retained } = open
  const more = retainOneMore(errand, retained).map((next): Open => ({ at: 'retaining', retained: next }))
  if (dueWith(errand, retained.held) > 0) return more
  const pairs = couples(errand, retained).filter((two) => two.every(({ space }) => space !== ANYWHERE))
  return [...more, ...pairs.map(([left, right]) => carryingOf(retained, left, right))]
}

const nameOfLoad = ({ knights, wizards, used, flips, retains }: Load): string =>
  `${knights},${wizards},${used},${flips},${retains}`

/** The same name, the same prospects. */
const nameOf = (open: Open): string => {
  const { board, held, load, locked } = open.retained
  if (open.at === 'retaining') return `${board};${held};${locked};${nameOfLoad(load)}`
  const { carried, pair } = open
  const places = `${carried.left},${carried.right},${carried.empty},${carried.locked}`
  return `${pair.left},${pair.right};${places};${nameOfLoad(carried.load)}`
}

/** Both vassals lie where the task asks for them, and may be used and turned over there. */
const isThere = ({ scene, task, faces, unusable }: Errand, open: Open): open is Extract<Open, { at: 'carrying' }> => {
  if (open.at !== 'carrying') return false
  const { pair, carried } = open
  const faceOf = (slot: Slot, flips: number): number => faces.get(slot)?.[flips] ?? -1
  const isFree = (space: Space, flips: number): boolean =>
    !has(carried.locked, space) || (flips === 0 && !has(unusable, space))
  const [left, right] = pair.flips
  return (
    meetsLeft(task, carried.left, faceOf(pair.left, left)) &&
    meetsRight(scene.state, task, carried.right, faceOf(pair.right, right)) &&
    isFree(carried.left, left) &&
    isFree(carried.right, right)
  )
}

type Deed = Action | Chore | { readonly kind: 'free'; readonly space: Space }

const deedsOf = ({ last }: Carried): readonly Deed[] => (last ? [...deedsOf(last.before), last.deed] : [])

/** All deeds of a way in their order. */
const deedsTo = ({ retained, pair, carried }: Extract<Open, { at: 'carrying' }>): readonly Deed[] => [
  ...retained.chores,
  ...deedsOf(carried),
  ...(pair.flips[0] > 0 ? [{ kind: 'flip', space: carried.left } as const] : []),
  ...(pair.flips[1] > 0 ? [{ kind: 'flip', space: carried.right } as const] : []),
]

/** Gives the flips and retains that are paid otherwise their token. */
const paidAs = (deeds: readonly Deed[], bill: Bill): readonly Action[] => {
  let [flips, retains] = [bill.flipsOtherwise, bill.retainsOtherwise]
  return deeds.map((deed): Action => {
    if (deed.kind === 'free') return { kind: 'unguard', space: deed.space }
    if (deed.kind === 'flip' && flips-- > 0) return { ...deed, by: 'knight' }
    if (deed.kind === 'retain' && retains-- > 0) return { ...deed, by: 'wizard' }
    return deed
  })
}

const wayOf = (errand: Errand, open: Extract<Open, { at: 'carrying' }>): Way => {
  const bill = billFor(errand, open.carried.load)
  const { knights, wizards, missing } = bill
  return { actions: paidAs(deedsTo(open), bill), knights, wizards, missing }
}

/** What waits, the most promising first: by what it lacks, then by what it costs; of those the one that was found last. */
class Waiting {
  private readonly rows: Open[][] = []

  put(open: Open, { missing, total }: Least): void {
    const at = missing * 128 + total
    this.rows[at] ??= []
    this.rows[at].push(open)
  }

  take(): { readonly open: Open; readonly missing: number } | null {
    const at = this.rows.findIndex((row) => row && row.length > 0)
    const open = this.rows[at]?.pop()
    return open ? { open, missing: Math.floor(at / 128) } : null
  }
}

/**
 * The way to complete this task of the hand that lacks the fewest tokens, of those the one that costs fewest. It counts on no card that lies
 * face down. Null where no vassals that lie open lead to it, where the seat does not know the task, or where nothing more can be completed.
 */
export const cheapestWay = (scene: Scene, slot: Slot): Cheapest | null => {
  const task = taskKnown(scene, slot)
  if (!task || noMore(scene)) return null
  const errand = errandFor(scene, task)
  const moves = movesIn(errand)
  const waiting = new Waiting()
  const seen = new Set<string>()
  const put = (open: Open): void => {
    const name = nameOf(open)
    if (seen.has(name)) return
    seen.add(name)
    const least = leastOf(errand, open)
    if (least) waiting.put(open, least)
  }
  put({ at: 'retaining', retained: nothingRetained(errand) })
  for (let next = waiting.take(); next; next = waiting.take()) {
    if (isThere(errand, next.open)) return wayOf(errand, next.open)
    if (seen.size > MOST) return { atLeast: next.missing }
    for (const open of further(errand, moves, next.open)) put(open)
  }
  return null
}
