/**
 * Turn of a bot, as far as it can be planned: the bot thinks, then makes one move after the other until something
 * unknown is revealed.
 */
import type { BotLevelId } from '../../../bots/levels.ts'
import type { Seat, Shape } from '../../../kernel/contract.ts'
import type { OpenTable } from '../../../table/openTableInterface.ts'
import type { PlanQuestion } from './botWorkerClient.ts'
import type { MovePacer } from './movePacer.ts'

type AnyTable = OpenTable<Shape>

export interface BotTurnEnv {
  readonly pacer: MovePacer
  planMoves(question: PlanQuestion, signal: AbortSignal): Promise<readonly Shape['action'][]>
}

/** Seats of this phone that are awaited. */
export const awaitedOwnSeats = (table: AnyTable): readonly Seat[] => {
  const ownSeats = table.seats()
  return table.awaited().filter((seat) => ownSeats.includes(seat))
}

/** Seed from the hash of the table: the same position gives the same plan. */
const seedOf = (table: AnyTable): number => Number.parseInt(table.hash().slice(0, 8), 16)

/** Proposes one move; resolves with whether the plan continues after it. */
const proposeMove = async (
  table: AnyTable,
  seat: Seat,
  action: Shape['action'],
  signal: AbortSignal,
): Promise<boolean> => {
  const seq = table.seq()
  const proposed = table.propose(seat, action)
  // A veiled choice counts when others have chosen too; until then there is nothing to wait for.
  if (table.chosen().includes(seat)) return false
  const result = await proposed
  // Nobody has changed anything: another question would be answered the same.
  if (!result.ok && !signal.aborted) throw new Error(result.error.code)
  // A draw is an entry of its own: the plan did not know what it reveals.
  return table.seq() === seq + 1 && awaitedOwnSeats(table).includes(seat) && !signal.aborted
}

/**
 * Plays the turn. `onPlanned` is called between thinking and the first move. Rejects where thinking fails, a move is
 * refused, or the signal aborts it.
 */
export const playBotTurn = async (
  table: AnyTable,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevelId },
  { pacer, planMoves }: BotTurnEnv,
  signal: AbortSignal,
  onPlanned: () => void,
): Promise<void> => {
  const seq = table.seq()
  const { state } = table.view(seat)
  const question = { game: table.game.id, state, seat, shown: table.shown(seat), level, seed: seedOf(table) }
  const actions = await planMoves(question, signal)
  if (table.seq() !== seq || signal.aborted) return
  onPlanned()
  for (const action of actions) {
    await pacer.waitForNextMove(signal)
    if (!(await proposeMove(table, seat, action, signal))) return
  }
}
