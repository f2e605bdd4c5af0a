/** The text of a report, in the language of the app. */
import { formatList } from '../../../text/formatList.ts'
import { currentLanguage, t } from '../../../text/t.ts'
import type { ReportFacts } from './reportFacts.ts'

/** Longest text of a person, in UTF-16 units: with it the address of a prefilled issue is not too long for its host. */
export const MAX_WORDS = 500

const troubleLines = ({ trouble, mode }: ReportFacts): readonly string[] => {
  if (!trouble) return []
  const [error = '', ...places] = trouble.lines
  return [
    t('report.page', { address: trouble.address }),
    ...(mode === null ? [] : [t('report.mode', { mode })]),
    t('report.error', { error }),
    ...places,
  ]
}

const factLines = (facts: ReportFacts): readonly string[] => {
  const { appVersion, rules, dataVersion, engine, width, height, density } = facts
  return [
    t('report.app', { version: appVersion }),
    t('report.rules', { games: formatList(rules) }),
    ...(dataVersion === null ? [] : [t('report.data', { version: `${dataVersion}` })]),
    ...(engine ? [t('report.browser', { engine })] : []),
    t('report.screen', { size: `${width} × ${height}`, density: `${density}` }),
    t('report.language', { language: currentLanguage() }),
    ...troubleLines(facts),
  ]
}

/** Whole text of a report. `words`: what a person says of it, put first; may be empty. */
export const writeReport = (words: string, facts: ReportFacts): string => {
  const said = words.trim().slice(0, MAX_WORDS)
  return [...(said ? [said, ''] : []), ...factLines(facts)].join('\n')
}
