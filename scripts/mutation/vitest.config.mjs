/** The tests that mutants meet, and the runner that switches the mutants. */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** Keeps the order in which files are given. */
class AsGiven extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return files
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  root: ROOT,
  test: {
    // Mutants are switched in this process only, so tests that start another one would waste time.
    include: [
      'tests/{games,contract,positions}/**/*.test.ts',
      'tests/cli/{commands,perft,record,selfplay,verify}.test.ts',
    ],
    // These play hundreds of whole games; each of their tests takes longer than a mutant is given.
    exclude: ['**/{random,combinations}.test.ts'],
    runner: `${ROOT}/scripts/mutation/runner.mjs`,
    sequence: { sequencer: AsGiven },
    update: 'none',
    testTimeout: 1_000_000,
  },
})
