/** One part of the report: what it tells, its tables, and the chart of the first. */
import type { Facts } from '../facts.ts'
import { isEven, type Study } from '../studies.ts'
import type { Chart } from './chart.ts'

/** A study and the games of it that were played. */
export interface Played {
  readonly study: Study
  readonly games: readonly Facts[]
}

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Section {
  readonly title: string
  /** What the figures are, exactly. */
  readonly words: string
  readonly chart?: Chart
  readonly tables: readonly Table[]
}

const NAMES: Readonly<Record<string, string>> = {
  'kings-quest': "King's Quest",
  advanced: 'Advanced',
  'queens-quest': "Queen's Quest",
  'wizards-quest': "Wizard's Quest",
  'first-edition': 'First Edition',
  coop: 'Co-op',
  solo: 'Solo',
  'puzzle-master': 'Puzzle Master',
}

const SEATS = ['', 'alone', 'for two', 'for three', 'for four']

/** A study in words. */
export const nameOf = (study: Study): string =>
  `${NAMES[study.mode]}${isEven(study) ? ', even' : ''}, ${study.options.rats ?? SEATS[study.seats]}`

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const tableText = ({ head, rows }: Table): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const chartText = ({ name, title }: Chart): string => `![${title}](balance/${name}.svg)`

/** As it stands in the document. */
export const textOf = ({ title, words, chart, tables }: Section): string =>
  [`### ${title}`, words, ...(chart ? [chartText(chart)] : []), ...tables.map(tableText)].join('\n\n')
