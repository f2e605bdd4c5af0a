/** Topics: which paragraphs of the rulebook whoever is asked something at a table is led to. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decidersOf } from '#src/games/castlescape/rules/engine/awaited.ts'
import type { Task } from '#src/games/castlescape/state.ts'
import { RULEBOOK } from '#src/ui/castlescape/rules/rulebook.ts'
import type { Topic } from '#src/ui/castlescape/rules/topics.ts'
import type { CastleProps } from '#src/ui/castlescape/table/castleTableView.ts'
import { tableFrom } from '../../../games/castlescape/testTable.ts'

// Modules of the screens read the address of the page when they are imported.
const { findTopic, TOPICS } = await import('#src/ui/castlescape/rules/topics.ts')

const { chapters } = RULEBOOK
const page = readFileSync(new URL('../../../../src/games/castlescape/RULES.md', import.meta.url), 'utf8')

/** What is asked at a table, and the ruling that answers it, by hand from the specification. */
const ASKED = [
  ['keep', 'C7'],
  ['keepOne', 'C14'],
  ['lose', 'C23'],
  ['discard', 'C30'],
  ['pay', 'C21'],
] as const

test.each(ASKED)('whoever is asked to %s is led to the paragraph with its ruling, %s', (asked, ruling) => {
  const choices = { card: { value: null } }
  const now = { state: { tasks: [{ do: asked }] }, isAwaited: true, isCurtainDown: false, legalActions: [] }
  const props = { view: { choices }, now } as unknown as CastleProps
  const { sections, paragraph }: Topic = TOPICS[findTopic(props, [])]
  const section = chapters.flat().find(({ id }) => id === sections[0])
  expect(section?.paragraphs.map(({ number }) => number)).toContain(paragraph)
  expect(page).toMatch(new RegExp(`\\*\\*${paragraph}\\*\\*(?:(?!\\*\\*\\d)[^])*\\(.*${ruling}\\b`))
})

/** Each kind of task, in a state in which a seat has a choice wherever the rules leave one. */
const TASKS: { readonly [D in Task['do']]: Task & { readonly do: D } } = {
  seal: { do: 'seal', first: 0, faces: [] },
  reseal: { do: 'reseal', from: [], first: 0 },
  show: { do: 'show', slots: [], seat: 0 },
  reveal: { do: 'reveal', slots: [], into: 'stalls', seat: 0 },
  first: { do: 'first' },
  keep: { do: 'keep' },
  keepOne: { do: 'keepOne', seat: 0, slots: [0, 1, 2], keep: 1 },
  main: { do: 'main' },
  effects: { do: 'effects', face: 0, when: 'play', branch: -1, rival: -1, at: 0 },
  draw: { do: 'draw', seat: 0, n: 1 },
  takeAlley: { do: 'takeAlley', seat: 0 },
  shuffle: { do: 'shuffle', seat: 0 },
  raise: { do: 'raise', seat: 0, infamy: 1, corruption: 0 },
  capInfamy: { do: 'capInfamy', seat: 0 },
  lose: { do: 'lose', seat: 0, n: 1, fallback: 'discard' },
  pay: { do: 'pay', seat: 0, n: 1 },
  discard: { do: 'discard', seat: 0, n: 1 },
  checkQuarry: { do: 'checkQuarry' },
  fillStalls: { do: 'fillStalls' },
  checkEnd: { do: 'checkEnd' },
  nextTurn: { do: 'nextTurn' },
  finalInspection: { do: 'finalInspection' },
  score: { do: 'score' },
  inspection: { do: 'inspection', final: false },
  closeInspection: { do: 'closeInspection', final: false },
}

test('nothing else is asked, but for what a turn leaves free', () => {
  const { state } = tableFrom({
    ...{ format: 'castlescape-position', version: 1 },
    seats: ['Ann', 'Bo'],
    site: [
      '.'.repeat(13),
      '.11'.padEnd(13, '.'),
      ...Array(4).fill('.'.repeat(13)),
      '......#......',
      ...Array(6).fill('.'.repeat(13)),
    ],
    hidden: { hands: [['market-stall', 'stone-walls']] },
  })
  const asked = Object.values(TASKS).filter((task) => decidersOf(state, task).length > 0)
  expect(asked.map((task) => task.do).sort()).toEqual([...ASKED.map(([name]) => name), 'main'].sort())
})

/** What a turn asks for on the way, and the ruling that answers it, by hand from the specification. */
const CHOSEN = [
  ['choice', 'C33'],
  ['build', 'C17'],
  ['recall', 'C12'],
  ['move', 'C13'],
  ['destroy', 'C32'],
] as const

test.each(CHOSEN)('the paragraph of %s has its ruling, %s', (name, ruling) => {
  const { paragraph }: Topic = TOPICS[name]
  expect(page).toMatch(new RegExp(`\\*\\*${paragraph}\\*\\*(?:(?!\\*\\*\\d)[^])*\\(.*${ruling}\\b`))
})

test('a card that has two effects leads to its ruling, before what is placed', () => {
  const ways = [0, 1].map((branch) => ({ kind: 'play', card: 5, branch }))
  const choices = { card: { value: 5 }, branch: { value: null } }
  const now = { state: { tasks: [{ do: 'main' }] }, isAwaited: true, isCurtainDown: false, legalActions: ways }
  expect(findTopic({ view: { choices }, now } as unknown as CastleProps, [])).toBe('choice')
})

test.each(['market', 'guild', 'quarry', 'destroy', 'clear', 'baileys', 'inspection', 'opening'])(
  'the sheet %s has its sections of the rulebook',
  (sheet) => {
    const { sections, paragraph }: Topic = TOPICS[findTopic({ now: {} } as unknown as CastleProps, [sheet])]
    const ids = chapters.flat().map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...sections]))
    const [first] = sections
    const numbers = chapters
      .flat()
      .find(({ id }) => id === first)
      ?.paragraphs.map(({ number }) => number)
    if (paragraph) expect(numbers).toContain(paragraph)
  },
)

test('an Inspection that nobody has opened leads to its own rules', () => {
  const props = { now: { hasInspectionNews: true } } as unknown as CastleProps
  expect(findTopic(props, [])).toBe('inspection')
})
