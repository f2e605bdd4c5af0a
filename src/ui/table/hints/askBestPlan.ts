/** Question of a hint to the bot worker, where plans are searched, because the longest search takes a while. */
import type { Shape } from '../../../kernel/contract.ts'
import { hashOf } from '../../../kernel/hash64.ts'
import { type AskOptions, planMoves, type SeatQuestion } from '../bots/botWorkerClient.ts'

/** Plan of a bot of the highest level without random mistakes; the same position always gets the same plan. */
export const askBestPlan = async <G extends Shape>(
  question: SeatQuestion,
  options: AskOptions,
): Promise<readonly G['action'][]> => {
  const seed = Number.parseInt(hashOf(question.state).slice(0, 8), 16)
  return planMoves({ ...question, level: 'captain', seed }, options)
}
