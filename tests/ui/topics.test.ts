/** What is asked at a table, held or open leads to rules that there are. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chapterWith } from '../../src/ui/rules/chapters.ts'
import { ALONE, AWAITED, HELD, MODES, SHEETS, type Topic } from '../../src/ui/rules/topics.ts'
import { rules } from '../../src/ui/text/en.rules.ts'

const SRC = join(import.meta.dirname, '../../src')
const named = (folder: string): readonly string[] =>
  readdirSync(join(SRC, 'games/blackstone', folder)).flatMap((name) => name.match(/^(.+)\.ts$/)?.[1] ?? [])

const topics: readonly (readonly [string, Topic])[] = [AWAITED, HELD, SHEETS, ALONE].flatMap((all) =>
  Object.entries(all).flatMap(([name, topic]) => (topic ? [[name, topic] as const] : [])),
)

test.each(topics)('the rules of %s stand in RULES.md and, in short, in the catalogue', (_, { short, sections }) => {
  expect(sections.filter((id) => chapterWith(id) < 0)).toEqual([])
  expect(Object.keys(rules)).toEqual(expect.arrayContaining([`rules.${short}`, `rules.${short}.text`]))
})

test('every mode has its section, and every family', () => {
  expect(Object.keys(MODES).toSorted()).toEqual(named('modes').toSorted())
  expect([...Object.values(MODES), ...named('families')].filter((id) => chapterWith(id) < 0)).toEqual([])
})

test('every sheet of a table has its rules; a hint is none', () => {
  const code = readFileSync(join(SRC, 'ui/blackstone/game/Sheets.tsx'), 'utf8')
  const cases = [...code.matchAll(/case '(\w+)':/g)].map(([, name = '']) => name)
  expect(cases.length).toBeGreaterThan(10)
  expect(Object.keys(SHEETS).toSorted()).toEqual([...cases.filter((name) => name !== 'hint'), 'end'].toSorted())
})

test('what is held or awaited in a turn is read first', () => {
  const first = (topic: Topic | null) => topic?.sections[0]
  expect([first(HELD.tower), first(HELD.task), first(HELD.deck)]).toEqual(['retain', 'completing-a-task', 'draw'])
  expect([first(AWAITED.drop), first(AWAITED.intrigue), first(AWAITED.pile)]).toEqual([
    'limits',
    'placing-agents',
    'setup',
  ])
})
