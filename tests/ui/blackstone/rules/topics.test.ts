/** Rules topics of every question, selection, sheet and mode: their sections and summaries exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Mode } from '#src/games/blackstone/rules/ruleTypes.ts'
import { rules } from '#src/text/blackstone/en/rules.ts'
import { RULEBOOK } from '#src/ui/blackstone/rules/rulebook.ts'
import {
  sectionOfMode,
  TOPIC_BY_MODE,
  TOPIC_BY_OPENING,
  TOPIC_BY_PICK,
  TOPIC_BY_SHEET,
  TOPIC_BY_TODO,
  type Topic,
} from '#src/ui/blackstone/rules/topics.ts'

const SRC = join(import.meta.dirname, '../../../../src')
const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(SRC, 'games/blackstone', folder)).flatMap((name) => name.match(/^(.+)\.ts$/)?.[1] ?? [])

const topics: readonly (readonly [string, Topic])[] = [
  TOPIC_BY_TODO,
  TOPIC_BY_PICK,
  TOPIC_BY_SHEET,
  TOPIC_BY_MODE,
  TOPIC_BY_OPENING,
].flatMap((all) => Object.entries(all).flatMap(([name, topic]) => (topic ? [[name, topic] as const] : [])))

test.each(topics)('the rules of %s are in RULES.md and, in short, in the catalogue', (_, { summary, sections }) => {
  expect(sections.filter((id) => RULEBOOK.findChapterIndex(id) < 0)).toEqual([])
  expect(Object.keys(rules)).toEqual(expect.arrayContaining([`rules.${summary}`, `rules.${summary}.text`]))
})

const MODES = Object.values(
  import.meta.glob<Mode>('../../../../src/games/blackstone/modes/*.ts', { eager: true, import: 'mode' }),
)

test('every mode names a section of its own in RULES.md, and every family has one', () => {
  expect(MODES.map(({ id }) => id).toSorted()).toEqual(namesIn('modes').toSorted())
  const sections = MODES.map(({ id, rulesSection = id }) => rulesSection)
  expect(new Set(sections).size).toBe(sections.length)
  expect([...sections, ...namesIn('families')].filter((id) => RULEBOOK.findChapterIndex(id) < 0)).toEqual([])
})

test('a mode without a section of its own shows the section of all modes', () => {
  const [mode] = MODES
  expect(mode && [sectionOfMode(mode), sectionOfMode({ ...mode, id: 'planted', rulesSection: 'planted' })]).toEqual([
    mode?.rulesSection ?? mode?.id,
    'modes',
  ])
})

/** Sheets that are about the app and not about the rules. */
const WITHOUT_RULES = ['hint', 'keys']

test('every sheet of a table has its rules, except that of a hint and that of the keys', () => {
  const read = (file: string): string => readFileSync(join(SRC, file), 'utf8')
  const code = read('ui/table/TableSheets.tsx') + read('ui/blackstone/table/BlackstoneSheet.tsx')
  const cases = [...code.matchAll(/case '(\w+)':/g)].map(([, name = '']) => name)
  expect(cases.length).toBeGreaterThan(10)
  const withRules = cases.filter((name) => !WITHOUT_RULES.includes(name))
  expect(Object.keys(TOPIC_BY_SHEET).toSorted()).toEqual(withRules.toSorted())
})

test('the rules of a selection or of an awaited action come first', () => {
  const first = (topic: Topic | null) => topic?.sections[0]
  expect([first(TOPIC_BY_PICK.tower), first(TOPIC_BY_PICK.task), first(TOPIC_BY_PICK.deck)]).toEqual([
    'retain',
    'completing-a-task',
    'draw',
  ])
  expect([first(TOPIC_BY_TODO.drop), first(TOPIC_BY_TODO.intrigue), first(TOPIC_BY_TODO.pile)]).toEqual([
    'limits',
    'placing-agents',
    'setup',
  ])
})
