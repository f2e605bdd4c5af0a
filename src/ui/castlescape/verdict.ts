/** Verdict of a game in words, from its stored ending: who won, and what decided it. */

import type { Json } from '../../kernel/json.ts'
import { formatList } from '../../text/formatList.ts'
import { messageOr, t } from '../../text/t.ts'
import { readEnding, winningSeats } from '../common/history/ending.ts'
import { readFields, readNumbers, readText } from '../common/history/readFields.ts'
import { describeVerdict } from '../table/ending/verdict.ts'
import type { Verdict } from '../table/gameUiContract.ts'

/** Null while the game is on, or if no ending was stored. */
export const castleVerdict = (summary: Json, names: readonly string[]): Verdict | null => {
  const fields = readFields(readFields(summary).ending)
  const ending = readEnding(readFields(summary).ending)
  if (!ending) return null
  const { decidedBy } = ending
  const scores = readNumbers(fields.scores)
  const winners = winningSeats(ending)
  const [name = ''] = winners.map((seat) => names[seat] ?? '')
  if (decidedBy === 'concession' || scores.length === 0) return describeVerdict(null, summary, names)
  const others = scores.filter((_, seat) => !winners.includes(seat) && !ending.conceded?.includes(seat))
  return {
    title:
      winners.length > 1
        ? t('castlescape.wonTogether', { names: formatList(winners.map((seat) => names[seat] ?? '')) })
        : t('castlescape.won', { name }),
    details: messageOr(
      `castlescape.decided.${readText(fields.decidedByPlay) || decidedBy}`,
      { n: scores[winners[0] ?? 0] ?? 0, other: others.length > 0 ? Math.max(...others) : 0 },
      'castlescape.decided.renown',
    ),
  }
}
