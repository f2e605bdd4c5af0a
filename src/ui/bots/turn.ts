/** A turn of a bot, as far as it can plan it: it thinks, and does one deed after the other until something is shown that it did not know. */
import type { Level } from '../../bots/levels.ts'
import type { Action } from '../../games/blackstone/actions.ts'
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { OpenTable } from '../../table/openTable.ts'
import type { Pace } from './pace.ts'
import type { Question } from './thinker.ts'

type Castle = OpenTable<Blackstone>

export interface TurnEnv {
  readonly pace: Pace
  think(question: Question, signal: AbortSignal): Promise<readonly Action[]>
}

/** The seats of this phone that are awaited. */
export const awaitedHere = (table: Castle): readonly Seat[] => {
  const turn = table.turn()
  const mine = table.seats()
  return turn.kind === 'seats' ? turn.seats.filter((seat) => mine.includes(seat)) : []
}

/** The same position is thought about the same way. */
const seedOf = (table: Castle): number => Number.parseInt(table.hash().slice(0, 8), 16)

/** Proposes one deed; whether the plan goes on after it. */
const propose = async (table: Castle, seat: Seat, action: Action, signal: AbortSignal): Promise<boolean> => {
  const seq = table.seq()
  const done = await table.propose(seat, action)
  // Nobody has changed anything: to ask once more would be answered the same.
  if (!done.ok && !signal.aborted) throw new Error(done.error.code)
  // A draw is an entry of its own: what it showed was not known to the plan.
  return table.seq() === seq + 1 && awaitedHere(table).includes(seat) && !signal.aborted
}

/** `planned` is called between thinking and the first deed. Rejects where thinking fails, a deed is refused, or the signal ends it. */
export const playTurn = async (
  table: Castle,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
  { pace, think }: TurnEnv,
  signal: AbortSignal,
  planned: () => void,
): Promise<void> => {
  const seq = table.seq()
  const actions = await think({ view: table.view(seat), seat, level, seed: seedOf(table) }, signal)
  if (table.seq() !== seq || signal.aborted) return
  planned()
  for (const action of actions) {
    await pace.next(signal)
    if (!(await propose(table, seat, action, signal))) return
  }
}
