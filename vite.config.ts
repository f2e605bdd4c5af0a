import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import type { UserConfig } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { catalogue } from './scripts/catalogue.ts'
import { chunks } from './scripts/chunks.ts'
import { type Later, later } from './scripts/later.ts'
import { LongestFirst } from './scripts/longest.ts'
import { rulebook } from './scripts/rulebook.ts'
import { SLIM } from './scripts/slim.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const manifest = (): Partial<ManifestOptions> => JSON.parse(read('./manifest.webmanifest'))
const { version } = JSON.parse(read('./package.json'))

const shownBy = (name: string): string => `src/ui/blackstone/game/chapters/${name}.tsx`
/** The rules of these modes, and how the table shows them: what is fetched together comes as one file. */
const played = (...modes: readonly string[]) =>
  modes.flatMap((mode) => [`src/games/blackstone/modes/${mode}.ts`, shownBy(mode)])
/** The same of these modules. */
const brought = (...modules: readonly string[]) =>
  modules.flatMap((module) => [`src/games/blackstone/modules/${module}.ts`, shownBy(module)])
const FAMILIES = readdirSync(new URL('src/games/blackstone/families', import.meta.url)).map(
  (name) => `src/games/blackstone/families/${name}`,
)
const RATS = played('puzzle-master', 'solo', 'coop')
const MODULES = [...brought('families', 'intrigue', 'assassins', 'wild-vassals', 'knight-wizard'), ...FAMILIES]
const QUESTS = played('queens-quest', 'wizards-quest')
const FIRST = played('first-edition')
/** What opens over a table of any mode. */
const OPENED = ['src/ui/blackstone/game/Sheets.tsx', 'src/ui/blackstone/game/Over.tsx']

const CHUNKS = [
  { name: 'home', modules: ['src/main.tsx'] },
  {
    name: 'board',
    modules: [
      'src/ui/shell/screens/NewGame.tsx',
      'src/ui/blackstone/game/Play.tsx',
      // Its rules are on the way whatever is played: every mode stands on most of them.
      'src/games/blackstone/modes/kings-quest.ts',
    ],
  },
  // What the first deed tells; the deeds of rarer cards tell theirs from their own chunks.
  { name: 'told', modules: ['src/ui/blackstone/game/history.ts'] },
  // What comes with the first hand, and what a first tap on the board asks; a movement follows it, and must not wait.
  {
    name: 'turn',
    modules: [
      'src/ui/blackstone/game/Tasks.tsx',
      'src/ui/blackstone/game/Question.tsx',
      'src/ui/blackstone/game/HeldWords.tsx',
      'src/ui/blackstone/motion.ts',
    ],
  },
  { name: 'parts', between: [RATS, MODULES, QUESTS, FIRST, OPENED] },
  { name: 'rats', modules: RATS },
  { name: 'modules', modules: MODULES },
  { name: 'quests', modules: QUESTS },
  { name: 'first', modules: FIRST },
  { name: 'advanced', modules: played('advanced') },
  { name: 'stored', modules: ['src/table/reopen.ts', 'src/store/stored.ts'] },
  { name: 'castle', modules: ['src/games/blackstone/index.ts'] },
]

/**
 * Everything that one phone needs is precached; pictures for app stores, and icons that an installer fetches for itself, are not. What
 * several phones need comes when the app is at leisure (src/ui/shell/later.ts).
 */
const pwa = (rest: Later) =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: manifest(),
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['**/*.{html,css,js,svg,png,ico,woff2}', 'later.json'],
      globIgnores: ['screenshots/**', 'icon-{192,512}.png', 'apple-touch-*.png'],
      manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => !rest.has(url)) })],
      runtimeCaching: [{ urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'later' } }],
      navigateFallback: 'index.html',
      cleanupOutdatedCaches: true,
      // The first visit, too, goes on when the network is gone, and is not mixed with files of a newer version.
      clientsClaim: true,
    },
  })

/** The bundler's runtime is small, and every chunk waits for it. */
const isNamedAhead = (file: string): boolean => file.endsWith('.css') || file.includes('rolldown-runtime')

const app = (rest = later(new Set(CHUNKS.map(({ name }) => name)))): UserConfig => ({
  plugins: [rest.plugin, pwa(rest)],
  resolve: { alias: SLIM },
  build: {
    // Named ahead are styles only: the names of all scripts that a chunk needs are a kilobyte on the way to the first board.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needs) => needs.filter(isNamedAhead) },
    rolldownOptions: {
      output: {
        codeSplitting: chunks(CHUNKS),
      },
    },
  },
})

/** The command line is built too, because modes and families are found by `import.meta.glob`, which plain node lacks. */
const cli = (): UserConfig => ({
  build: { ssr: 'src/cli/main.ts', outDir: 'dist-cli', copyPublicDir: false, target: 'node20' },
})

export default defineConfig(({ mode }) => {
  const world = mode === 'cli' ? cli() : mode === 'test' ? {} : app()
  return {
    ...world,
    base: './',
    define: { __VERSION__: JSON.stringify(version) },
    plugins: [preact(), catalogue(), rulebook(), ...(world.plugins ?? [])],
    test: {
      coverage: { include: ['src/**'] },
      // By itself vitest leaves one core idle: of two that is half the machine.
      maxWorkers: '100%',
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/house/**', 'tests/e2e/**'],
            // A busy machine makes no test red.
            testTimeout: 60_000,
          },
        },
        { extends: true, test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 60_000 } },
      ],
    },
  }
})
