import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import type { UserConfig } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunks } from './scripts/build/chunks.mjs'
import { compileMessages } from './scripts/build/compileMessages.mjs'
import { contentSecurityPolicy } from './scripts/build/contentSecurityPolicy.mjs'
import { linkPreviewPicture } from './scripts/build/linkPreviewPicture.mjs'
import { type LaterFiles, listLaterFiles } from './scripts/build/listLaterFiles.mjs'
import { LongestFirst } from './scripts/build/longestTestsFirst.mjs'
import { modeCard } from './scripts/build/modeCard.mjs'
import { omitGamesWithoutScreens } from './scripts/build/omitGamesWithoutScreens.mjs'
import { rulebook } from './scripts/build/rulebook.mjs'
import { shortClassNames } from './scripts/build/shortClassNames.mjs'
import { shortenPage } from './scripts/build/shortenPage.mjs'
import { SMALLER_PACKAGES } from './scripts/build/smallerPackages.mjs'
import { alone, storing } from './scripts/build/testProcesses.mjs'
import { APP_NAME } from './scripts/project.mjs'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const manifest = (): Partial<ManifestOptions> => JSON.parse(read('./manifest.webmanifest'))
const { version } = JSON.parse(read('./package.json'))

/**
 * Precaches everything that one phone needs. Pictures of dots are none of it: browsers and installers fetch and keep
 * icons by themselves, and the others are for app stores and links. Files that only several phones need arrive when the app is at leisure (src/ui/common/offlineCache.ts).
 */
const pwa = (rest: LaterFiles) =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: manifest(),
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['**/*.{html,css,js,svg,woff2}', 'later.json'],
      // In a file of its own it is asked for within a promise: a worker that lacks it would still be installed, and do nothing.
      inlineWorkboxRuntime: true,
      importScripts: ['workerUpdate.js', 'workerReceive.js'],
      globIgnores: ['worker{Update,Receive}.js'],
      manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => !rest.has(url)) })],
      runtimeCaching: [{ urlPattern: /\/assets\//, handler: 'CacheFirst', options: { cacheName: 'later' } }],
      // Home is found by its folder, whatever is asked of it; any other address by the page that knows where Home is.
      ignoreURLParametersMatching: [/./],
      navigateFallback: '404.html',
      cleanupOutdatedCaches: true,
      // The first visit, too, goes on when the network is gone, and is not mixed with files of a newer version.
      clientsClaim: true,
    },
  })

/** The bundler's runtime is small, and every chunk waits for it. */
const isNamedAhead = (file: string): boolean => file.endsWith('.css') || file.includes('rolldown-runtime')

const app = (rest = listLaterFiles()): UserConfig => ({
  // Devtools of signals are for those who build the app, and no part of it.
  define: { 'window.__PREACT_SIGNALS_DEVTOOLS__': 'false' },
  plugins: [
    rest.plugin,
    pwa(rest),
    shortClassNames(),
    omitGamesWithoutScreens(),
    contentSecurityPolicy(),
    linkPreviewPicture(),
    shortenPage(),
  ],
  resolve: { alias: SMALLER_PACKAGES },
  // What bots must know of a game is a file of its own beside the thread in which they think.
  worker: {
    format: 'es',
    plugins: () => [omitGamesWithoutScreens()],
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  build: {
    // Named ahead are styles only: the names of all scripts that a chunk needs are a kilobyte on the way to the first board.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needs) => needs.filter(isNamedAhead) },
    rolldownOptions: { output: { codeSplitting: chunks() } },
  },
})

/** The command line is built too, because modes and families are found by `import.meta.glob`, which plain node lacks. */
const cli = (): UserConfig => ({
  build: { ssr: 'src/cli/main.ts', outDir: 'dist-cli', copyPublicDir: false, target: 'node20' },
})

const TESTS = ['tests/**/*.test.{ts,tsx}']
const PROJECT = ['tests/project/**/*.test.ts']
/** A second game in a copy of the sources, which is built and played. */
const PLANTED = ['tests/project/secondGame.test.ts']
/** Tests of what a page is made of, which find one made up. */
const FOLDERS_OF_PAGES = ['tests/ui', 'tests/text', 'tests/store']
const OF_PAGES = FOLDERS_OF_PAGES.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
/** Which cases of a property are tried. */
const CHANCE = 'tests/propertyCases.ts'
/** The page that is made up for tests. */
const PAGE = [CHANCE, 'tests/ui/setUpPage.ts', 'tests/ui/loadSentences.ts']
const PATIENCE = process.env.NIGHTLY ? 3_600_000 : 120_000

export default defineConfig(({ mode }) => {
  const isTest = mode === 'test'
  const filesAlone = isTest ? alone(...FOLDERS_OF_PAGES) : []
  const filesStoring = isTest ? storing(...FOLDERS_OF_PAGES) : []
  const world = mode === 'cli' ? cli() : isTest ? {} : app()
  return {
    ...world,
    base: './',
    define: {
      __VERSION__: JSON.stringify(version),
      'import.meta.env.APP_NAME': JSON.stringify(APP_NAME),
      ...world.define,
    },
    plugins: [preact(), compileMessages(), modeCard(), rulebook(), ...(world.plugins ?? [])],
    test: {
      coverage: { include: ['src/**'] },
      // By itself vitest leaves one core idle: of two that is half the machine.
      maxWorkers: '100%',
      sequence: { sequencer: LongestFirst },
      // A busy machine makes no test red: these end only what would never end.
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: 30_000 } },
      projects: [
        // What has no state outside of its functions is loaded once for many files; the rest once for each.
        {
          extends: true,
          test: {
            name: 'unit',
            include: TESTS,
            exclude: [...PROJECT, ...OF_PAGES],
            isolate: false,
            setupFiles: CHANCE,
          },
        },
        {
          extends: true,
          test: {
            ...{ name: 'unit-page', include: OF_PAGES, exclude: [...filesAlone, ...filesStoring] },
            ...{ isolate: false, setupFiles: PAGE },
          },
        },
        {
          extends: true,
          test: {
            ...{ name: 'unit-storing', include: filesStoring, isolate: false },
            setupFiles: [...PAGE, 'tests/ui/freshDatabase.ts'],
          },
        },
        { extends: true, test: { name: 'unit-alone', include: filesAlone, setupFiles: PAGE } },
        { extends: true, test: { name: 'planted', include: PLANTED } },
        { extends: true, test: { name: 'project', include: PROJECT, exclude: PLANTED, isolate: false } },
      ],
    },
  }
})
