/** A report that something is wrong: what it tells, and that it can tell nothing else. */
import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { DATABASE } from '#src/kernel/formats.ts'
import { renameSave } from '#src/store/changeSavedGames.ts'
import { type Database, openDatabase } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { changeStoredSettings, DEFAULT_SETTINGS } from '#src/store/settings.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { StoreFailure } from '#src/table/storeFailure.ts'
import { linesOfError } from '#src/ui/app/report/linesOfError.ts'
import { issueAddress } from '#src/ui/app/report/ReportScreen.tsx'
import { browserEngine, type ReportFacts, readReportFacts, shownPath } from '#src/ui/app/report/reportFacts.ts'
import { MAX_WORDS, writeReport } from '#src/ui/app/report/writeReport.ts'
import { keepError } from '#src/ui/common/lastError.ts'
import { serveFolder } from '../../../../scripts/staticHost.mjs'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

/** What the app hears of its page: the address that changed, errors that nobody caught. */
const page = vi.hoisted(() => {
  const events = new EventTarget()
  Object.assign(globalThis, { addEventListener: events.addEventListener.bind(events) })
  return events
})

const goTo = (hash: string): void => {
  location.hash = hash
  page.dispatchEvent(new Event('hashchange'))
}

const APP = 'https://castle.example/play/'
const PHONE = { appUrl: APP, userAgent: 'Mozilla/5.0', width: 320, height: 568, density: 2 }

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A site with this file beside its app. */
const siteWith = async (text: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-report-'))
  writeFileSync(join(folder, 'site.json'), text)
  const { url, stop } = await serveFolder(folder)
  stops.push(stop, () => rmSync(folder, { recursive: true }))
  return url
}

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  names: ['Annegret', 'Bartholomew'],
  emblems: new Map([['Annegret', 'cat']]),
  server: 'https://rooms.example.org/rooms',
  ice: 'turn:relay.example.org user hunter2pass',
}
const ROOM = {
  role: 'guest',
  code: 'QX7K2M',
  keys: [],
  game: null,
  ticket: { id: 'QX7K2M-ticket', token: 'tok3n-tok3n' },
}

/** A phone in the midst of a game, with people, servers and a room of its own. Resolves with the id of the game. */
const beginGame = async (database: Database): Promise<string> => {
  const request = { mode: 'kings-quest', names: ['Annegret', 'Bartholomew'] }
  const table = unwrap(await openNewTable(game, envOf(createIndexedLogStore(database)), request))
  await renameSave(database, table.header.id, 'Sunday at the lake')
  await changeStoredSettings(database, () => SETTINGS)
  await database.write((tx) => tx.objectStore('settings').put(ROOM, `joined ${ROOM.code}`))
  return table.header.id
}

/** Every text of four letters or more that this phone has stored, wherever it lies; also parts of such texts. */
const storedTexts = async (database: Database): Promise<ReadonlySet<string>> => {
  const stores = ['games', 'secrets', 'entries', 'shown', 'settings'] as const
  const values = await database.read((tx) => Promise.all(stores.map((store) => tx.objectStore(store).getAll())))
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value, ...value.split(/[\s:/@-]+/)]
    if (value instanceof Map) return texts([...value])
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
  }
  return new Set(values.flatMap(texts).filter((text) => text.length >= 4))
}

test('a report has nothing that this phone has stored but the mode of the game, whatever was thrown', async () => {
  const database = openDatabase()
  const id = await beginGame(database)
  goTo(`#/play/${id}/replay/7`)
  const stored = await storedTexts(database)
  // What is looked for was found: names of people and of the game, seed, servers with their password, a room.
  expect(stored.size).toBeGreaterThan(20)
  for (const text of ['Annegret', 'lake', 'hunter2pass', 'rooms.example.org', 'QX7K2M', id])
    expect(stored).toContain(text)
  const all = [...stored].join(' ')
  const thrown = [
    new TypeError(`Cannot read properties of undefined (reading '${all}')`),
    new TypeError(`can't access property "${all}", x is undefined`),
    new RangeError(`no card ${all}`),
    new SyntaxError(`Unexpected token 'A', "${all}" is not valid JSON`),
    new Error(all),
    new StoreFailure('damaged', all),
    new DOMException(all, 'DataError'),
    Object.assign(new Error('x'), { name: all }),
    Object.assign(new Error('x'), { name: 'Annegret', stack: `x@${APP}Annegret.js:1:1` }),
    Object.assign(new Error('x'), {
      stack: `Error: ${all}\n at ${id} (${APP}#/join/QX7K2M:1:2)\n at x (${APP}${id}:1:2)`,
    }),
    { entry: 11, refusal: { code: 'entry.hash', values: { name: all } } },
    all,
    { all },
  ]
  for (const what of thrown) {
    keepError(what)
    const report = writeReport('', await readReportFacts(database, { ...PHONE, appUrl: APP }))
    expect(report).toContain('Page: #/play/…/replay/…')
    expect(report).toContain('Mode: kings-quest')
    const told = [...stored].filter(
      (text) => report.includes(text) && !['blackstone', 'kings-quest', 'kings', 'quest'].includes(text),
    )
    expect(told, report).toEqual([])
  }
  database.close()
})

test('what nobody caught is kept for a report, with where it happened; errors of other sites are not', async () => {
  const database = openDatabase({ name: 'other' })
  const report = async () => writeReport('', await readReportFacts(database, PHONE))
  goTo('#/castlescape/puzzles/task-easy')
  page.dispatchEvent(Object.assign(new Event('error'), { error: new ReferenceError('x is not defined') }))
  expect(await report()).toMatch(/Page: #\/castlescape\/puzzles\/…\nWhat went wrong: ReferenceError: … is not defined/)
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }))
  expect(await report()).toContain('ReferenceError')
  goTo('#/settings')
  page.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new DOMException('', 'NotAllowedError') }),
  )
  expect(await report()).toMatch(/Page: #\/settings\nWhat went wrong: NotAllowedError/)
  database.close()
})

test('a report says what the app, the data and the browser are, after the words of the person', async () => {
  const database = openDatabase({ name: DATABASE })
  await changeStoredSettings(database, () => DEFAULT_SETTINGS)
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const source = 'https://github.com/example/castle'
  const facts = await readReportFacts(database, {
    ...PHONE,
    userAgent,
    appUrl: await siteWith(JSON.stringify({ source })),
  })
  expect(facts.site?.source).toBe(source)
  const lines = writeReport('  It stopped.\nThen I went home. ', { ...facts, trouble: null }).split('\n')
  expect(lines).toEqual([
    'It stopped.',
    'Then I went home.',
    '',
    `App: ${__VERSION__}`,
    expect.stringMatching(/^Rules: blackstone \d+, castlescape \d+\b/),
    'Stored data: version 1',
    'Browser: Gecko 140',
    'Screen: 320 × 568 (×2)',
    'Language: en',
  ])
  database.close()
})

test('a site that is absent, cut or wrong changes nothing of a report', async () => {
  const database = openDatabase({ name: 'sites' })
  const factsAt = (appUrl: string) => readReportFacts(database, { ...PHONE, appUrl })
  const texts = await Promise.all(
    ['{"source":', '{"source":"javascript:alert(1)"}', '[]'].map(async (text) => {
      const facts = await factsAt(await siteWith(text))
      expect(facts.site).toBeNull()
      return writeReport('', { ...facts, trouble: null })
    }),
  )
  texts.push(writeReport('', { ...(await factsAt('http://127.0.0.1:9/')), trouble: null }))
  expect(new Set(texts).size).toBe(1)
  database.close()
})

test.each([
  [
    'of Chromium',
    `TypeError: a.b is not a function\n    at press (${APP}assets/turn-B7.js:1:204)\n    at ${APP}assets/board-C.js:2:9\n    at async other (https://elsewhere.example/ext.js:1:1)`,
  ],
  [
    'of WebKit',
    `press@${APP}assets/turn-B7.js:1:204\n@${APP}assets/board-C.js:2:9\nmodule code@https://elsewhere.example/ext.js:1:1\n[native code]`,
  ],
  [
    'of Gecko',
    `press@${APP}assets/turn-B7.js:1:204\nget x/<@${APP}assets/board-C.js:2:9\nother@moz-extension://abc/ext.js:1:1\n`,
  ],
])('of a stack %s only the places in our files are told', (_, stack) => {
  const error = Object.assign(new TypeError('a.b is not a function'), { stack })
  expect(linesOfError(error, APP)).toEqual([
    'TypeError: … is not a function',
    'assets/turn-B7.js:1:204',
    'assets/board-C.js:2:9',
  ])
})

test.each([
  ["Cannot read properties of undefined (reading 'seats')", 'Cannot read properties of undefined reading …'],
  [`can't access property "x", state.seats is undefined`, "can't access property … is undefined"],
  ["undefined is not an object (evaluating 'e.seats')", 'undefined is not an object evaluating …'],
  [
    'Failed to fetch dynamically imported module: https://castle.example/a.js',
    'Failed to fetch dynamically imported module …',
  ],
  ['URL constructor: turn:relay.example.org is not a valid URL.', '… constructor … is not a …'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['Ann is not here', '… is not …'],
])('of the message “%s” the words about code are told', (message, told) => {
  const [line] = linesOfError(Object.assign(new TypeError(message), { stack: '' }), APP)
  expect(line).toBe(`TypeError: ${told}`)
})

test('storage that failed, a log with a flaw and what is no error are named', () => {
  expect(linesOfError(Object.assign(new StoreFailure('damaged', 'x'), { stack: '' }), APP)).toEqual([
    'StoreFailure: damaged',
  ])
  expect(linesOfError({ entry: 11, refusal: { code: 'entry.hash' } }, APP)).toEqual(['entry.hash 12'])
  expect(linesOfError('a text', APP)).toEqual(['string'])
})

test('of an address only words of screens are shown', () => {
  expect(shownPath(['room', 'QX7K2M'])).toBe('#/room/…')
  expect(shownPath(['shared', 'BC1.abc', 'replay', '3', 'branch'])).toBe('#/shared/…/replay/…/branch')
  expect(shownPath([])).toBe('#/')
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    'Chromium 139',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'Chromium 138',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'WebKit 17.5',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0.1 Mobile/15E148 Safari/604.1',
    'WebKit 18.0',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.0 Mobile/15E148 Safari/605.1.15',
    'WebKit 16.6',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15',
    'WebKit 18.3',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0', 'Gecko 141'],
  ['curl/8.0', ''],
])('the engine of %s is %s', (userAgent, engine) => {
  expect(browserEngine(userAgent)).toBe(engine)
})

test.each([
  'https://github.com/example/castle',
  'https://www.github.com/example/castle.git',
  'https://github.com/example/castle/tree/main?tab=readme#top',
])('an issue is prefilled at the repository %s', (source) => {
  const issue = new URL(issueAddress(source, 'Wrong', 'One & two\n= three') ?? '')
  expect(issue.origin + issue.pathname).toBe('https://github.com/example/castle/issues/new')
  expect(Object.fromEntries(issue.searchParams)).toEqual({ title: 'Wrong', body: 'One & two\n= three' })
})

test.each([
  '',
  'mailto:castle@example.org',
  'https://example.org/castle',
  'https://github.com/example',
  'http://github.com/example/castle',
  'https://github.com.example.org/example/castle',
  'https://example.org/github.com/example/castle',
  'https://example.org/https://github.com/example/castle',
])('the source “%s” has no issues to prefill', (source) => {
  expect(issueAddress(source, 'Wrong', 'One')).toBeNull()
})

test('the address of an issue stays within what its host takes, also with the longest words', async () => {
  const database = openDatabase({ name: 'long' })
  const facts: ReportFacts = await readReportFacts(database, PHONE)
  const place = (index: number) => `assets/pack-castlescape-rooms-${'x'.repeat(8)}${index}.js:12345:123456`
  const lines = ['x'.repeat(250), ...Array.from({ length: 8 }, (_, index) => place(index))]
  const text = writeReport('山'.repeat(2 * MAX_WORDS), { ...facts, trouble: { address: '#/', lines } })
  expect(text).toContain('山'.repeat(MAX_WORDS))
  expect(text).not.toContain('山'.repeat(MAX_WORDS + 1))
  // GitHub answers 414 from 8 kB on.
  expect(issueAddress('https://github.com/example/castle', 'Something is wrong', text)?.length).toBeLessThan(8000)
  database.close()
})
