/** Section of the report: its description, its tables, and a chart of the first one. */

import { type ReportTable, tableMarkdown, wrapText } from '#src/cli/selfplay/balance/markdown.ts'
import type { Study } from '#src/cli/selfplay/balance/study.ts'
import type { StudyGameFacts } from '../playStudyGame.ts'
import { hasEvenSetting } from '../studies.ts'
import type { ReportChart } from './chart.ts'

/** Study with those of its games that were played. */
export interface StudyGames {
  readonly study: Study
  readonly games: readonly StudyGameFacts[]
}

export interface ReportSection {
  readonly title: string
  /** Exact meaning of the figures. */
  readonly description: string
  readonly chart?: ReportChart
  readonly tables: readonly ReportTable[]
}

const MODE_NAMES: Readonly<Record<string, string>> = {
  'kings-quest': "King's Quest",
  advanced: 'Advanced',
  'queens-quest': "Queen's Quest",
  'wizards-quest': "Wizard's Quest",
  'first-edition': 'First Edition',
  coop: 'Co-op',
  solo: 'Solo',
  'puzzle-master': 'Puzzle Master',
}

const SEAT_COUNT_NAMES = ['', 'alone', 'for two', 'for three', 'for four']

/** Name of a study in words. */
export const studyName = (study: Study): string => {
  const evenText = hasEvenSetting(study) ? ', even' : ''
  return `${MODE_NAMES[study.mode]}${evenText}, ${study.options.rats ?? SEAT_COUNT_NAMES[study.seats]}`
}

const chartMarkdown = ({ name, title }: ReportChart): string => `![${title}](balance/${name}.svg)`

/** Section as Markdown. */
export const sectionMarkdown = ({ title, description, chart, tables }: ReportSection): string =>
  [`### ${title}`, wrapText(description), ...(chart ? [chartMarkdown(chart)] : []), ...tables.map(tableMarkdown)].join(
    '\n\n',
  )
