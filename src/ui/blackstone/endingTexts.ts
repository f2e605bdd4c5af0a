/** Verdict of a game in words: who won and what decided. */
import type { WinReason } from '../../games/blackstone/insight/review/winReason.ts'
import type { Json } from '../../kernel/json.ts'
import { formatList } from '../../text/formatList.ts'
import { messageOr, t } from '../../text/t.ts'
import { winningSeats } from '../common/history/ending.ts'
import { readFields } from '../common/history/readFields.ts'
import type { Verdict } from '../table/gameUiContract.ts'
import { type BlackstoneEnding, readBlackstoneEnding } from './blackstoneEnding.ts'

/** Names the winners, or says that all won or lost. */
export const endingTitle = (ending: BlackstoneEnding, names: readonly string[]): string => {
  const winners = winningSeats(ending).map((seat) => names[seat] ?? '')
  if (ending.together) {
    if (winners.length > 0) return t(ending.formation ? 'over.wonFormation' : 'over.won')
    return t(ending.decidedBy === 'rats' ? 'over.lostRats' : 'over.lost')
  }
  const [name = ''] = winners
  return winners.length > 1 ? t('over.shared', { names: formatList(winners) }) : t('over.wins', { name })
}

const amountText = ({ metric }: WinReason, count: number): string => t(`over.has.${metric}`, { count })

/** For example `23 points to 19`, or `Level on 21 points; more ploys: 3 to 2`. */
export const decisionText = (decision: WinReason): string => {
  const { decidedBy, winnersValue, nextBestValue, winnersMetricValue, isDecidedByMetric } = decision
  if (nextBestValue === null || decidedBy === 'shared')
    return t('over.all', { best: amountText(decision, winnersMetricValue) })
  if (isDecidedByMetric) return t('over.plain', { best: amountText(decision, winnersValue), next: nextBestValue })
  return t('over.tie', {
    level: amountText(decision, winnersMetricValue),
    by: messageOr(`over.tie.${decidedBy}`, undefined, 'over.tie.tokens'),
    best: winnersValue,
    next: nextBestValue,
  })
}

/** Progress of all players together. */
const sharedProgressTexts = ({ yardstick, values, goal, rats }: BlackstoneEnding): readonly string[] => {
  const points = values.reduce((sum, value) => sum + value, 0)
  return [
    ...(yardstick === 'points' && goal ? [t('over.together', { points, goal })] : []),
    ...(rats ? [t('over.ratsOf', { rats: rats.count, limit: rats.limit })] : []),
  ]
}

const cooperativeReasonTexts = (ending: BlackstoneEnding): readonly string[] => {
  const decidedBy = ending.decidedBy
  // A win by points is already described by the shared progress.
  return decidedBy === 'points'
    ? sharedProgressTexts(ending)
    : [messageOr(`over.by.${decidedBy}`, undefined, 'over.lost'), ...sharedProgressTexts(ending)]
}

/** Who conceded; where it was not stored, whoever a concession that ended the game put last (ruling 155). */
const concessionTexts = (ending: BlackstoneEnding, names: readonly string[]): readonly string[] => {
  const { decidedBy, ranks, conceded = decidedBy === 'concession' ? [ranks.indexOf(ranks.length)] : [] } = ending
  return conceded.map((seat) => t('over.conceded', { name: names[seat] ?? '' }))
}

const reasonTexts = (ending: BlackstoneEnding, people: readonly string[]): readonly string[] => {
  if (ending.together) return cooperativeReasonTexts(ending)
  if (ending.decidedBy === 'concession') return concessionTexts(ending, people)
  return [
    ...(ending.outOfRounds && !ending.agreed ? [t('over.by.rounds')] : []),
    ...(ending.decision ? [decisionText(ending.decision)] : []),
    ...concessionTexts(ending, people),
    ...(ending.agreed ? [t('over.agreed')] : []),
  ]
}

/** Line that says what decided and in which round. `people`: names of those who sat down. */
export const endingLine = (ending: BlackstoneEnding, people: readonly string[]): string =>
  [...reasonTexts(ending, people), t('over.round', { round: ending.round })].join(' · ')

/** Verdict from a stored summary; null if no ending was stored. */
export const readBlackstoneVerdict = (summary: Json, names: readonly string[], people = names): Verdict | null => {
  const ending = readBlackstoneEnding(readFields(summary).ending)
  return ending && { title: endingTitle(ending, names), details: endingLine(ending, people) }
}
