/**
 * `npm run walls`: writes biome.walls.json, the part of Biome's configuration that says which folders of `src` may
 * import from which, and what the pure folders may not use.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ROOT } from './project.mjs'
import { run } from './runCommand.mjs'

/** @typedef {{ readonly group: readonly string[], readonly message: string }} Pattern */
/**
 * A folder of `src` that has walls, the folders that it may import from, and paths that pass although they look like
 * those of another folder. GAME stands for the id of one game.
 * @typedef {{ readonly folder: string, readonly imports: readonly string[], readonly except?: readonly string[] }} Folder
 */

/** All of them, from below. @type {readonly Folder[]} */
export const FOLDERS = [
  { folder: 'kernel', imports: [] },
  { folder: 'table', imports: ['kernel'] },
  { folder: 'bots', imports: ['kernel'] },
  { folder: 'net', imports: ['kernel', 'table'] },
  { folder: 'store', imports: ['kernel', 'table'] },
  { folder: 'text', imports: [] },
  { folder: 'text/GAME', imports: ['text'] },
  { folder: 'games', imports: ['kernel'] },
  { folder: 'games/GAME', imports: ['kernel', 'games'] },
  // `ui` has a table as well, so the one of `src` is imported as #src/table here.
  { folder: 'ui/common', imports: ['kernel', 'table', 'store', 'text'], except: ['#src/table/**'] },
  { folder: 'ui/parts', imports: ['kernel', 'text', 'games', 'ui/common'] },
  {
    folder: 'ui/table',
    imports: ['kernel', 'table', 'bots', 'net', 'store', 'text', 'games', 'ui/common', 'ui/parts'],
  },
  {
    folder: 'ui/GAME',
    imports: [
      ...['kernel', 'table', 'store', 'text', 'text/GAME', 'games', 'games/GAME'],
      ...['ui/common', 'ui/parts', 'ui/table'],
    ],
    except: ['**/table/bots/**'],
  },
  {
    folder: 'ui/app',
    imports: ['kernel', 'table', 'bots', 'net', 'store', 'text', 'games', 'ui/common', 'ui/parts', 'ui/table'],
  },
  { folder: 'cli', imports: ['kernel', 'table', 'bots', 'text', 'games'] },
  { folder: 'cli/GAME', imports: ['kernel', 'table', 'bots', 'text', 'text/GAME', 'games', 'games/GAME', 'cli'] },
]

/** Ids of the games: the folders of `src/games`. */
export const GAMES = readdirSync(`${ROOT}/src/games`, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** @typedef {Required<Folder> & { readonly game: string }} KnownFolder */

/** All folders with walls, those of each game by its id. `game` is empty for one that serves all games. */
export const knownFolders = () =>
  FOLDERS.flatMap(({ folder, imports, except = [] }) =>
    (folder.includes('GAME') ? GAMES : ['']).map((game) => ({
      folder: folder.replace('GAME', game),
      imports: imports.map((name) => name.replace('GAME', game)),
      except,
      game,
    })),
  )

/** Paths that no folder may import from. */
const NOBODY_IMPORTS = ['**/scripts/**', '**/tests/**', '**/main.tsx']
/** Paths that are named by the alias. Files that are no sources have none. */
const FAR = {
  group: ['../../../../**', '!../../../../node_modules/**', '!../../../../LICENSE*'],
  message: 'What is so far away is named from the top: #src/…',
}

/** Folders without a clock, chance or a page. */
const PURE = ['kernel', 'games', 'table', 'bots']
const OUTER_GLOBALS = [
  ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'fetch'],
  ...['document', 'window', 'navigator', 'localStorage', 'indexedDB'],
]
const NO_OUTER_GLOBAL =
  'No clock, no chance, no waiting, no page here: they come in from outside, through the log or an Env.'
const NO_RANDOM = 'Chance is an actor: the dealer answers, in the log.'

/** Pure folders in which nothing waits either. @type {readonly string[]} */
const SYNCHRONOUS = ['kernel', 'games']
/** Files of theirs that fetch rules, and so return promises. */
const FETCHING = ['src/games/load.ts', 'src/games/loadHash.ts', 'src/games/*/load.ts']

/** @param {readonly Pattern[]} patterns */
const noImports = (...patterns) => ({ noRestrictedImports: { level: 'error', options: { patterns } } })

/** @param {readonly string[]} names */
const noGlobals = (names) => ({
  noRestrictedGlobals: {
    level: 'error',
    options: { deniedGlobals: Object.fromEntries(names.map((name) => [name, NO_OUTER_GLOBAL])) },
  },
})

const NO_MATH_RANDOM = {
  noJsRestrictedProperties: {
    level: 'error',
    options: { entries: [{ object: 'Math', property: 'random', message: NO_RANDOM }] },
  },
}

/** @param {readonly string[]} includes @param {object} style @param {object} [nursery] */
const override = (includes, style, nursery) => ({
  includes,
  linter: { rules: { style, ...(nursery && { nursery }) } },
})

/** @param {string} folder */
const topOf = (folder) => folder.split('/')[0] ?? ''
const TOPS = [...new Set(FOLDERS.map(({ folder }) => topOf(folder)))]
const SHARED_SCREENS = FOLDERS.flatMap(({ folder }) => /^ui\/([a-z]+)$/.exec(folder)?.[1] ?? [])

/**
 * Names of the folders that a folder may not import from. A whole folder of `src` is named where it is closed, else its
 * parts that are.
 * @param {KnownFolder} folder
 */
const closedTo = ({ folder, imports, game }) => {
  const open = [folder, ...imports]
  const openTops = open.map(topOf)
  return [
    ...TOPS.filter((top) => !openTops.includes(top)),
    ...SHARED_SCREENS.filter((name) => topOf(folder) === 'ui' && !open.includes(`ui/${name}`)),
    ...GAMES.filter((id) => id !== game),
  ]
}

/**
 * The patterns of all imports that a folder may not have. They know a closed folder by its name wherever that stands in
 * a path, so that no way of writing the path passes.
 * @param {KnownFolder} folder @returns {readonly Pattern[]}
 */
const wallsOf = (folder) => {
  const closed = closedTo(folder)
  const group = [
    ...closed.map((name) => `**/${name}/**`),
    // Sentences of a game in another language are a file named like the game.
    ...closed.filter((name) => GAMES.includes(name)).map((id) => `**/${id}.ts`),
    ...NOBODY_IMPORTS,
    ...folder.except.map((path) => `!${path}`),
  ]
  const allowed = folder.imports.length > 0 ? `only from ${folder.imports.join(', ')}` : 'nothing of ours'
  return [{ group, message: `src/${folder.folder} imports ${allowed}.` }, FAR]
}

/** Files of a folder; those of a game's sentences lie in two. @param {KnownFolder} folder */
const filesOf = ({ folder, game }) => [
  `src/${folder}/**`,
  ...(game && folder === `text/${game}` ? [`src/text/languages/*/${game}.ts`] : []),
]

/** @param {string} folder */
const purityOf = (folder) => {
  const names = SYNCHRONOUS.includes(folder) ? [...OUTER_GLOBALS, 'Promise', 'queueMicrotask'] : OUTER_GLOBALS
  return override([`src/${folder}/**`], noGlobals(names), NO_MATH_RANDOM)
}

/** What is imported for its types alone makes a circle too: no file of it can be read before the others. */
const NO_CIRCLES = {
  includes: ['src/**'],
  linter: { rules: { suspicious: { noImportCycles: { level: 'error', options: { ignoreTypes: false } } } } },
}

/** The contents of biome.walls.json. Later overrides replace earlier ones, rule by rule. */
export const importWalls = () => ({
  $schema: './node_modules/@biomejs/biome/configuration_schema.json',
  overrides: [
    NO_CIRCLES,
    ...knownFolders().map((folder) => override(filesOf(folder), noImports(...wallsOf(folder)))),
    ...PURE.map(purityOf),
    override(FETCHING, noGlobals([...OUTER_GLOBALS, 'queueMicrotask'])),
  ],
})

const main = () => {
  writeFileSync(`${ROOT}/biome.walls.json`, JSON.stringify(importWalls()))
  process.exitCode = run('npx', ['--no', 'biome', 'format', '--write', 'biome.walls.json'])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
