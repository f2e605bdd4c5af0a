/** Verdict of a game in words: as its own screens word it, or else who won and when. */
import type { Json } from '../../../kernel/json.ts'
import { formatList } from '../../../text/formatList.ts'
import { t } from '../../../text/t.ts'
import { type Ending, readEnding, winningSeats } from '../../common/history/ending.ts'
import { readFields } from '../../common/history/readFields.ts'
import type { HistoryUi, TableView, Verdict } from '../gameUiContract.ts'
import type { TableSnapshot } from '../tableSnapshot.ts'
import { peopleNames } from './peopleNames.ts'
import { endingOf } from './tableEnding.ts'

const verdictTitle = (ending: Ending, names: readonly string[]): string => {
  const winners = winningSeats(ending).map((seat) => names[seat] ?? '')
  if (ending.together) return t(winners.length > 0 ? 'outcome.won' : 'outcome.lost')
  const [name = ''] = winners
  return winners.length > 1 ? t('outcome.shared', { names: formatList(winners) }) : t('outcome.wins', { name })
}

const verdictDetails = ({ agreed, round, conceded = [] }: Ending, people: readonly string[]): string => {
  const concessions = conceded.map((seat) => t('outcome.conceded', { name: people[seat] ?? '' }))
  return [...concessions, agreed && t('outcome.agreed'), round > 0 && t('outcome.round', { round })]
    .filter(Boolean)
    .join(' · ')
}

/**
 * Null while the game is on, or if no ending was stored. `people`: names of those who sat down, where a bot has taken
 * a seat over.
 */
export const describeVerdict = (
  historyUi: HistoryUi | null | undefined,
  summary: Json,
  names: readonly string[],
  people = names,
): Verdict | null => {
  const ending = readEnding(readFields(summary).ending)
  if (!ending) return null
  return (
    historyUi?.verdictOf?.(summary, names, people) ?? {
      title: verdictTitle(ending, names),
      details: verdictDetails(ending, people),
    }
  )
}

/** Verdict as one line. */
export const verdictText = ({ title, details }: Verdict): string => [title, details].filter(Boolean).join(' · ')

/** Winner and what decided the game; null while the game is on. */
export const loadVerdict = async (view: TableView, now: TableSnapshot): Promise<Verdict | null> => {
  const history = (await view.gameUi.loadHistory?.()) ?? null
  return describeVerdict(history, { ending: endingOf(view, now, history) }, view.names, peopleNames(view))
}
