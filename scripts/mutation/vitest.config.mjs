/** The tests that mutants meet, and the runner that switches the mutants. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { compileMessages } from '../build/compileMessages.mjs'
import { modeCard } from '../build/modeCard.mjs'
import { rulebook } from '../build/rulebook.mjs'

/** Keeps the order in which files are given. */
class AsGiven extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return files
  }
}

/** The plug-ins read cards of modes in this process, where no mutant is on. */
Object.assign(globalThis, {
  __mutation__: {
    stryMutAct_9fa48: () => false,
    stryCov_9fa48: () => 0,
    /** @param {string} _id @param {() => unknown} f */
    stryCall_9fa48: (_id, f) => f,
  },
})

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  root: ROOT,
  plugins: [compileMessages(), modeCard(), rulebook()],
  test: {
    // Mutants are switched in this process only, so tests that start another one would waste time.
    include: [
      'tests/{games,contract,positions}/**/*.test.ts',
      'tests/cli/{commands,playoutOfTable,commands/{apply,legal,new,perft,record,selfplay,verify}}.test.ts',
      'tests/cli/blackstone/selfplay/{simplePlayer,summarizeBlackstoneMatches}.test.ts',
      'tests/bots/{planTurn,requestHandler,sampleWorld}.test.ts',
    ],
    // These play hundreds of whole games; each of their tests takes longer than a mutant is given.
    exclude: ['**/{random-games,randomGames,combinations-of-settings}.test.ts'],
    runner: `${ROOT}/scripts/mutation/runner.mjs`,
    setupFiles: `${ROOT}/tests/propertyCases.ts`,
    sequence: { sequencer: AsGiven },
    update: 'none',
    testTimeout: 1_000_000,
    hookTimeout: 1_000_000,
  },
})
