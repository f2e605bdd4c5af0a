import type { Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { messageOr } from '../../text/t.ts'
import { readFields, readNumber, readNumbers, readText, readTexts } from '../common/history/readFields.ts'

/** Progress of a seat in words, by the metric of its mode. Saves of old versions hold the text itself. */
export const progressText = (summary: Json, seat: Seat): string => {
  const { words, points, goal, yardstick } = readFields(summary)
  const values = { count: readNumbers(points)[seat] ?? 0, goal: readNumber(goal) }
  return readTexts(words)[seat] ?? messageOr(`home.has.${readText(yardstick)}`, values, 'home.has.points')
}
