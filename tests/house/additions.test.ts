/**
 * A mode, a family, a chapter of the table, a language and a lesson are one new file each: planted in a copy of the sources, the first two
 * play on the command line that is built from it, a table of the mode says what its chapter does, the language is spoken, the lesson taught.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const NEEDED = ['src', 'scripts', 'vite.config.ts', 'package.json', 'manifest.webmanifest']

/** Made up: leaps over one vassal to the right for a Wizard, completes three tasks a turn, begins with two tokens of each kind more. */
const FAMILY = `import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'leapers',
  card: 88,
  pool: 'bonus',
  completions: 3,
  startTokens: 2,
  ways: { slides: [{ token: 'wizard', reach: (_, from) => (from % 5 < 3 ? [from + 2] : []) }] },
}
`

/** Made up: the King's Quest to ten points, with a family for everybody. */
const MODE = `import type { Mode } from '../rules/mode.ts'
import { mode as kingsQuest } from './kings-quest.ts'

const options = kingsQuest.options.map((option) => (option.id === 'points' ? { ...option, default: 10 } : option))

export const mode: Mode = { ...kingsQuest, id: 'short-quest', options }
`

/** Made up: how a table of that mode says that nothing is picked up. */
const CHAPTER = `import type { TableChapter } from '../chapter.ts'

export const chapter: TableChapter = { idle: () => ({ text: 'Ten points are enough.' }) }
`

/** Made up: Dutch by the word for Back, German for the rest. */
const dutch = (german: string): string =>
  german.replace('export const de:', 'export const nl:').replace("'app.back': 'Zurück'", "'app.back': 'Terug'")

/** Made up: one slide, and the same once more by oneself. */
const LESSON = `import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: { board: { AO: 'Ls/De' }, courts: [{ knights: 2, hand: [] }] },
  steps: [{ does: ['N AO-AT'], at: ['AT'] }, { does: ['N *'], until: { AS: 'Ls' } }],
}
`
/** Its sentences. */
const TAUGHT = `
  'lesson.two-slides': 'Two slides',
  'lesson.two-slides.1': 'Slide the Lion Scout to A·T.',
  'lesson.two-slides.2': 'Your turn: on to A·S.',
  'lesson.two-slides.end': 'A knight a space.',
} as const`

/** What a learner of that lesson hears and does, in the planted language; the browser's language and its page are all that node lacks. */
const LEARNER = `import './ui/text/lessons.ts'
import { beginLesson } from './ui/lessons/course.tsx'
import { LESSONS } from './ui/lessons/lessons.ts'
import { learned, nameOf, said } from './ui/lessons/words.ts'
import { LANGUAGES, speak } from './ui/text/speak.ts'
import { t } from './ui/text/t.ts'

const documentElement = { style: { setProperty: () => undefined } }
Object.assign(globalThis, { navigator: { languages: ['nl-BE', 'en'] }, document: { documentElement } })
const lesson = LESSONS.at(-1)
const { sitting, at, close } = await beginLesson(lesson)
const heard = [nameOf(lesson), said(lesson, 0)]
for (const to of [7, 2]) {
  const from = at.value
  sitting.act(sitting.now.value.legal.find((action) => action.kind === 'slide' && action.to === to))
  while (at.value === from) await new Promise((wait) => setTimeout(wait, 5))
  heard.push(at.value === lesson.steps.length ? learned(lesson) : said(lesson, at.value))
}
close()
await speak()
process.stdout.write(JSON.stringify({ heard, languages: LANGUAGES, back: t('app.back') }))
`

/** Sits down at a table of the mode that is named, as the app does, and prints what its prompt says. */
const TABLE = `import { memoryLogs } from './store/memory.ts'
import { openNew } from './table/local.ts'
import { castleFor } from './ui/blackstone/game/castle.ts'
import { promptOf } from './ui/blackstone/game/prompt.ts'
import { sit } from './ui/blackstone/game/sit.ts'

const position = { board: { BS: 'Ls/De' }, courts: [{ wizards: 1 }, {}] }
const options = { families: 'off', intrigue: 'off', openHands: 'on' }
const wanted = { mode: process.argv[2] ?? '', names: ['Ann', 'Ben'], options, position }
const fetched = await castleFor(wanted)
const opened = await openNew(fetched.game, { store: memoryLogs(), random: (bytes) => new Uint8Array(bytes) }, wanted)
if (!opened.ok) throw new Error(opened.error.code)
const sitting = sit({ ...opened.value, ...fetched })
process.stdout.write(promptOf(sitting, sitting.now.value).text)
`

/** One build for both. */
const EITHER = "await (process.argv[2] === 'learn' ? import('./learner.ts') : import('./table.ts'))"

let copy = ''
const node = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', input })
/** The answer of a command to this input. */
const run = (command: string, input: unknown) =>
  JSON.parse(node([join(copy, 'dist-cli/main.js'), command], JSON.stringify(input)).stdout)

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')
const build = (...more: readonly string[]): void => {
  const built = node([VITE, 'build', '--mode', 'cli', '--logLevel', 'error', ...more])
  if (built.status !== 0) throw new Error(built.stderr)
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'additions-'))
  for (const name of NEEDED) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'src/games/blackstone/families/leapers.ts'), FAMILY)
  writeFileSync(join(copy, 'src/games/blackstone/modes/short-quest.ts'), MODE)
  writeFileSync(join(copy, 'src/ui/blackstone/game/chapters/short-quest.tsx'), CHAPTER)
  writeFileSync(join(copy, 'src/table.ts'), TABLE)
  const german = readFileSync(join(copy, 'src/ui/text/languages/de.ts'), 'utf8')
  writeFileSync(join(copy, 'src/ui/text/languages/nl.ts'), dutch(german))
  writeFileSync(join(copy, 'src/ui/lessons/lessons/7-two-slides.ts'), LESSON)
  const sentences = join(copy, 'src/ui/text/en.lessons.ts')
  writeFileSync(sentences, readFileSync(sentences, 'utf8').replace('\n} as const', TAUGHT))
  writeFileSync(join(copy, 'src/learner.ts'), LEARNER)
  writeFileSync(join(copy, 'src/planted.ts'), EITHER)
  build()
  build('--ssr', 'src/planted.ts', '--outDir', 'dist-planted')
}, 240_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const leaping = {
  format: 'blackstone-position',
  version: 1,
  mode: 'short-quest',
  options: { families: 'random' },
  board: { BS: 'Ls/De', LS: 'Py/Mc' },
  courts: [{ wizards: 1, family: 'leapers' }, { family: 'corwin' }],
}

test('the new mode is found', () => {
  const { modes } = run('modes', {})
  expect(modes.map(({ id }: { id: string }) => id)).toContain('short-quest')
})

test('members of the new family do what its file says, others do not', () => {
  expect(run('legal', leaping).actions).toContain('W BS-AS')
  const { ok, position } = run('apply', { game: { position: leaping, seed: 'castle' }, actions: ['W BS-AS', '.'] })
  expect(ok).toBe(true)
  expect(position.board).toEqual({ AS: 'Ls/De', LS: 'Py/Mc' })
  expect(run('legal', position).actions.some((action: string) => action.startsWith('W ') && action.includes('-'))).toBe(
    false,
  )
})

test('whole games of the new mode with the new family are played to their end', () => {
  const { ok, decidedBy } = run('selfplay', {
    game: { mode: 'short-quest' },
    players: 'simple',
    games: 3,
    seed: 'castle',
  })
  expect(ok).toBe(true)
  expect(decidedBy.unfinished ?? 0).toBe(0)
  const families = Array.from({ length: 12 }, (_, seed) =>
    run('new', { mode: 'short-quest', seats: 4, seed: `castle ${seed}` }).position.courts.map(
      ({ family }: { family: string }) => family,
    ),
  ).flat()
  expect(families).toContain('leapers')
})

test('a table of the new mode fetches the chapter that is named for it, and says what it says; others do not', () => {
  const promptAt = (mode: string): string => {
    const { stdout, stderr } = node([join(copy, 'dist-planted/planted.js'), mode])
    return stdout || stderr
  }
  expect(promptAt('short-quest')).toBe('Ten points are enough.')
  expect(promptAt('kings-quest')).toBe('Tap a vassal or a task.')
})

test('a lesson is taught and a language spoken as soon as their files are there', () => {
  const { stdout, stderr } = node([join(copy, 'dist-planted/planted.js'), 'learn'])
  const { heard, languages, back } = JSON.parse(stdout || JSON.stringify(stderr))
  expect(heard).toEqual(['Two slides', 'Slide the Lion Scout to A·T.', 'Your turn: on to A·S.', 'A knight a space.'])
  expect(languages).toContain('nl')
  expect(back).toBe('Terug')
})
