import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Keeps the order in which files are given. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  root: ROOT,
  test: {
    // No other process is switched, so tests of the command line that start one could only waste time.
    include: [
      'tests/{games,contract,positions}/**/*.test.ts',
      'tests/cli/{commands,perft,record,selfplay,verify}.test.ts',
    ],
    // Hundreds of whole games, each test longer than what a mutant is given.
    exclude: ['**/{random,combinations}.test.ts'],
    runner: `${ROOT}/scripts/mutation/runner.ts`,
    sequence: { sequencer: AsGiven },
    update: 'none',
    testTimeout: 1_000_000,
  },
})
