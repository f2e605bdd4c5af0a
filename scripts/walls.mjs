/**
 * `npm run walls`: writes biome.walls.json, the part of Biome's configuration that says which folders of `src` may
 * import from which, and what the pure folders may not use.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ROOT, run } from './setup.mjs'

/** @typedef {'kernel' | 'games' | 'table' | 'bots' | 'net' | 'store' | 'ui' | 'text' | 'cli'} Folder */
/** @typedef {{ readonly group: readonly string[], readonly message: string }} Pattern */
/**
 * The folders that a folder may import from, and the message of any other import.
 * @typedef {{ readonly imports: readonly Folder[], readonly message: string }} Walls
 */

/** @type {Readonly<Record<Folder, Walls>>} */
const FOLDERS = {
  kernel: { imports: [], message: 'The kernel imports nothing of ours.' },
  games: { imports: ['kernel'], message: 'Games import only the kernel.' },
  table: { imports: ['kernel'], message: 'The table imports only the kernel.' },
  bots: { imports: ['kernel'], message: 'Bots import only the kernel.' },
  net: { imports: ['kernel', 'table'], message: 'Net imports only the table and the kernel.' },
  store: { imports: ['kernel', 'table'], message: 'The store imports only the table and the kernel.' },
  ui: {
    imports: ['kernel', 'games', 'table', 'bots', 'net', 'store', 'text'],
    message: 'The UI imports no other composition root.',
  },
  text: { imports: [], message: 'Sentences import nothing of ours: the command line says them too.' },
  cli: {
    imports: ['kernel', 'games', 'table', 'bots', 'text'],
    message: 'The command line imports only games, bots, the table, the kernel and the sentences.',
  },
}
const NAMES = /** @type {readonly Folder[]} */ (Object.keys(FOLDERS))

/** Paths that no folder of `src` may import from. */
const NOBODY_IMPORTS = ['**/scripts/**', '**/tests/**', '**/main.tsx']

/** Folders without a clock, chance or a page. */
const PURE = /** @type {const} */ (['kernel', 'games', 'table', 'bots'])
const OUTER_GLOBALS = [
  ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'fetch'],
  ...['document', 'window', 'navigator', 'localStorage', 'indexedDB'],
]
const NO_OUTER_GLOBAL =
  'No clock, no chance, no waiting, no page here: they come in from outside, through the log or an Env.'
const NO_RANDOM = 'Chance is an actor: the dealer answers, in the log.'

/** Pure folders in which nothing waits either. */
const SYNCHRONOUS = /** @type {readonly Folder[]} */ (['kernel', 'games'])
/** Files of theirs that fetch rules, and so return promises. */
const FETCHING = ['src/games/load.ts', 'src/games/loadHash.ts', 'src/games/*/load.ts', 'src/games/*/loadParts.ts']

/** Folders of `src/cli` that all games share, like the files beside them. Every other folder belongs to one game. */
const SHARED_CLI = ['commands', 'play', 'selfplay']
const NO_GAME =
  'What is shared on the command line knows no game: what it needs of one comes through gameCli.ts, games/cards.ts ' +
  'and games/load.ts.'
const GAME_PATHS = ['**/games/*/**', '**/cli/**', '**/text/*/**']

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

/** The pattern of all imports that a folder may not have. @param {Folder} folder @returns {Pattern} */
const wallsOf = (folder) => {
  const { imports, message } = FOLDERS[folder]
  const denied = NAMES.filter((name) => name !== folder && !imports.includes(name))
  return { group: [...denied.map((name) => `**/${name}/**`), ...NOBODY_IMPORTS], message }
}

/** @param {Folder} folder */
const overrideOf = (folder) => {
  const includes = [`src/${folder}/**`]
  const walls = noImports(wallsOf(folder))
  if (!PURE.some((pure) => pure === folder)) return override(includes, walls)
  const names = SYNCHRONOUS.includes(folder) ? [...OUTER_GLOBALS, 'Promise', 'queueMicrotask'] : OUTER_GLOBALS
  return override(includes, { ...walls, ...noGlobals(names) }, NO_MATH_RANDOM)
}

/**
 * Walls of the shared command line. Its files may look into shared folders, but into no other beside them.
 * @param {readonly string[]} includes @param {readonly string[]} beside
 */
const sharedCli = (includes, beside) =>
  override(includes, noImports(wallsOf('cli'), { group: [...beside, ...GAME_PATHS], message: NO_GAME }))

/** The contents of biome.walls.json. Later overrides replace earlier ones, rule by rule. */
export const walls = () => ({
  $schema: './node_modules/@biomejs/biome/configuration_schema.json',
  overrides: [
    ...NAMES.map(overrideOf),
    override(FETCHING, noGlobals([...OUTER_GLOBALS, 'queueMicrotask'])),
    sharedCli(['src/cli/*.ts'], ['./*/**', ...SHARED_CLI.map((name) => `!./${name}/**`)]),
    sharedCli(
      SHARED_CLI.map((name) => `src/cli/${name}/**`),
      ['../*/**', '!../../**', ...SHARED_CLI.map((name) => `!../${name}/**`)],
    ),
  ],
})

const main = () => {
  writeFileSync(`${ROOT}/biome.walls.json`, JSON.stringify(walls()))
  process.exitCode = run('npx', ['--no', 'biome', 'format', '--write', 'biome.walls.json'])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
