/**
 * Additions that need no other change: a mode, a family, a table extension and a lesson are one new file each, a
 * language is one folder. They are planted in a copy of the sources: the built command line plays the mode and the
 * family, New game offers the mode, a table of the mode uses its extension, and the language and the lesson can be
 * used.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/project.mjs'
import type { GameCard } from '../../src/kernel/gameCard.ts'
import { copySources, loadModule, type SourceCopy } from './sourceCopy.ts'

/**
 * Invented: leaps over one vassal to the right for a Wizard, completes three tasks a turn, begins with two more tokens
 * of each kind.
 */
const FAMILY = `import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'leapers',
  card: 88,
  pool: 'bonus',
  maxCompletions: 3,
  startTokens: 2,
  abilities: { slides: [{ token: 'wizard', reach: (_, from) => (from % 5 < 3 ? [from + 2] : []) }] },
}
`

/** Invented: the King's Quest to ten points, with a family for everybody. */
const MODE = `import type { Mode } from '../rules/contract.ts'
import { mode as kingsQuest } from './kings-quest.ts'

const options = kingsQuest.options.map((option) => (option.id === 'points' ? { ...option, default: 10 } : option))

export const mode: Mode = { ...kingsQuest, id: 'short-quest', options }
`

/** Invented: prompt of that mode's tables while nothing is picked up. */
const EXTENSION = `import type { TableExtension } from '../tableExtension.ts'

export const extension: TableExtension = { idlePrompt: () => ({ text: 'Ten points are enough.' }) }
`

/** Invented: Dutch with one word of the app and one of the game, by catalogue. */
const DUTCH = {
  house: `export const house = { 'app.back': 'Terug' }\n`,
  blackstone: `export const blackstone = { 'mode.solo': 'Alleen' }\n`,
}

/** Invented: one slide, and the next one by the learner alone. */
const LESSON = `import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: { board: { AO: 'Ls/De' }, courts: [{ knights: 2, hand: [] }] },
  steps: [{ does: ['N AO-AT'], at: ['AT'] }, { does: ['N *'], until: { AS: 'Ls' } }],
}
`
/** Sentences of the lesson. */
const LESSON_TEXTS = `
  'lesson.two-slides': 'Two slides',
  'lesson.two-slides.1': 'Slide the Lion Scout to A·T.',
  'lesson.two-slides.2': 'Your turn: on to A·S.',
  'lesson.two-slides.end': 'A knight a space.',
} as const`

/**
 * Module that plays that lesson in the planted language and prints its texts. It provides what node lacks: the
 * browser's language and page.
 */
const LEARNER = `import './page.ts'
import './text/blackstone/bundles/leisure.ts'
import { beginLesson } from './ui/blackstone/lessons/lessonSession.tsx'
import { LESSONS } from './ui/blackstone/lessons/lessons.ts'
import { coachText, lessonName, lessonSummary } from './ui/blackstone/lessons/lessonTexts.ts'
import { initLanguage, LANGUAGES } from './text/language.ts'
import { modeNameById } from './text/gameAndModeNames.ts'
import { t } from './text/t.ts'

const documentElement = { style: { setProperty: () => undefined } }
const body = { insertAdjacentHTML: () => undefined }
Object.assign(globalThis, { navigator: { languages: ['nl-BE', 'en'] }, document: { documentElement, body } })
const lesson = LESSONS.at(-1)
const { view, stepIndex, close } = await beginLesson(lesson)
const heard = [lessonName(lesson), coachText(lesson, 0)]
for (const to of [7, 2]) {
  const from = stepIndex.value
  view.confirmAndPropose(view.now.value.legalActions.find((action) => action.kind === 'slide' && action.to === to))
  while (stepIndex.value === from) await new Promise((wait) => setTimeout(wait, 5))
  heard.push(stepIndex.value === lesson.steps.length ? lessonSummary(lesson) : coachText(lesson, stepIndex.value))
}
close()
await initLanguage('blackstone')
const words = [t('app.back'), t('app.home'), modeNameById('solo'), modeNameById('coop')]
process.stdout.write(JSON.stringify({ heard, languages: LANGUAGES, words }))
`

/** Module that opens a table of the mode in its arguments, as the app does, and prints the prompt. */
const TABLE = `import './page.ts'
import './text/bundles/board.ts'
import './text/blackstone/bundles/board.ts'
import { createMemoryLogStore } from './store/memoryLogStore.ts'
import { openNewTable } from './table/openLocalTable.ts'
import { createStandaloneTableView } from './ui/blackstone/table/createStandaloneTableView.ts'
import { loadTableRules } from './ui/blackstone/table/loadTableRules.ts'
import { promptOf } from './ui/blackstone/table/turn/prompt.ts'

const position = { board: { BS: 'Ls/De' }, courts: [{ wizards: 1 }, {}] }
const options = { families: 'off', intrigue: 'off', openHands: 'on' }
const wanted = { mode: process.argv[2] ?? '', names: ['Ann', 'Ben'], options, position }
const rules = await loadTableRules(wanted)
const env = { store: createMemoryLogStore(), random: (bytes) => new Uint8Array(bytes) }
const opened = await openNewTable(rules.game, env, wanted)
if (!opened.ok) throw new Error(opened.error.code)
const view = createStandaloneTableView({ ...opened.value, ...rules })
process.stdout.write(promptOf(view, view.now.value).text)
`

/** Entry module of the command line without a process of its own. */
const ASKING = `export { answer } from './cli/answerCommand.ts'
export { commandOf } from './cli/commands.ts'
export { GAME_CARDS } from './games/cards.ts'
export { modeNameById } from './text/gameAndModeNames.ts'
`

interface CommandLine {
  readonly answer: (command: unknown, input: Uint8Array) => Promise<object>
  readonly commandOf: (name: string) => unknown
  readonly GAME_CARDS: readonly GameCard[]
  readonly modeNameById: (id: string) => string
}

let sourceCopy: SourceCopy
let builtFiles: Readonly<Record<'asking' | 'learner' | 'table', string>>
let commandLine: CommandLine
/** Answer of a command to this input. */
const run = async (command: string, input: unknown) => {
  const { answer, commandOf } = commandLine
  return JSON.parse(JSON.stringify(await answer(commandOf(command), Buffer.from(JSON.stringify(input)))))
}
/** Runs a built module in a process of its own and returns its output. */
const runModule = (file: string, ...args: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
  return stdout || stderr
}

beforeAll(async () => {
  sourceCopy = copySources()
  sourceCopy.add('src/games/blackstone/families/leapers.ts', FAMILY)
  sourceCopy.add('src/games/blackstone/modes/short-quest.ts', MODE)
  sourceCopy.add('src/ui/blackstone/table/extensions/short-quest.tsx', EXTENSION)
  for (const [part, text] of Object.entries(DUTCH)) sourceCopy.add(`src/text/languages/nl/${part}.ts`, text)
  sourceCopy.add('src/ui/blackstone/lessons/lessons/7-two-slides.ts', LESSON)
  sourceCopy.edit('src/text/blackstone/en/learn/lessons.ts', (sentences) =>
    sentences.replace('\n} as const', LESSON_TEXTS),
  )
  sourceCopy.add('src/asking.ts', ASKING)
  sourceCopy.add('src/page.ts', readFileSync(join(ROOT, 'tests/ui/setUpPage.ts'), 'utf8'))
  sourceCopy.add('src/table.ts', TABLE)
  sourceCopy.add('src/learner.ts', LEARNER)
  builtFiles = await sourceCopy.buildForNode({
    asking: 'src/asking.ts',
    table: 'src/table.ts',
    learner: 'src/learner.ts',
  })
  commandLine = await loadModule(builtFiles.asking)
})
afterAll(() => sourceCopy.remove())

const LEAPERS_POSITION = {
  format: 'blackstone-position',
  version: 1,
  mode: 'short-quest',
  options: { families: 'random' },
  board: { BS: 'Ls/De', LS: 'Py/Mc' },
  courts: [{ wizards: 1, family: 'leapers' }, { family: 'corwin' }],
}

test('the new mode is found', async () => {
  const { modes } = await run('modes', {})
  expect(modes.map(({ id }: { id: string }) => id)).toContain('short-quest')
})

test('New game offers the new mode last, with its own options, under a name from its id', () => {
  const { GAME_CARDS, modeNameById } = commandLine
  const card = GAME_CARDS[0]?.modes.at(-1)
  expect(card).toMatchObject({ id: 'short-quest', seats: { min: 2, max: 4 }, together: false })
  expect(card?.options.find(({ id }) => id === 'points')?.default).toBe(10)
  expect(modeNameById('short-quest')).toBe('Short quest')
})

test('members of the new family have the abilities of its file, others do not', async () => {
  expect((await run('legal', LEAPERS_POSITION)).actions).toContain('W BS-AS')
  const { ok, position } = await run('apply', {
    game: { position: LEAPERS_POSITION, seed: 'castle' },
    actions: ['W BS-AS', '.'],
  })
  expect(ok).toBe(true)
  expect(position.board).toEqual({ AS: 'Ls/De', LS: 'Py/Mc' })
  const { actions }: { readonly actions: readonly string[] } = await run('legal', position)
  expect(actions.some((action) => action.startsWith('W ') && action.includes('-'))).toBe(false)
})

test('whole games of the new mode with the new family are played to their end', async () => {
  const { ok, decidedBy } = await run('selfplay', {
    game: { mode: 'short-quest' },
    players: 'simple',
    games: 3,
    seed: 'castle',
  })
  expect(ok).toBe(true)
  expect(decidedBy.unfinished ?? 0).toBe(0)
  const newGames = Array.from({ length: 12 }, (_, seed) =>
    run('new', { mode: 'short-quest', seats: 4, seed: `castle ${seed}` }),
  )
  const courts: readonly { readonly family: string }[] = (await Promise.all(newGames)).flatMap(
    ({ position }) => position.courts,
  )
  const families = courts.map(({ family }) => family)
  expect(families).toContain('leapers')
})

test('a table of the new mode loads the extension of its name and shows its prompt; others do not', () => {
  const promptAt = (mode: string): string => runModule(builtFiles.table, mode)
  expect(promptAt('short-quest')).toBe('Ten points are enough.')
  expect(promptAt('kings-quest')).toBe('Tap a vassal or a task.')
})

test('a lesson and a language can be used as soon as their files exist; missing texts are in English', () => {
  const { heard, languages, words } = JSON.parse(runModule(builtFiles.learner))
  expect(heard).toEqual(['Two slides', 'Slide the Lion Scout to A·T.', 'Your turn: on to A·S.', 'A knight a space.'])
  expect(languages).toContain('nl')
  expect(words).toEqual(['Terug', 'Home', 'Alleen', 'Co-op'])
})
