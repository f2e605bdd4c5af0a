/** The order in which vitest begins the files of tests. */
import { BaseSequencer } from 'vitest/node'

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** The slowest files, the slowest first. Begun last, they would leave the other cores idle. */
const LONGEST = [
  'tests/games/blackstone/combinations-of-settings.test.ts',
  'tests/simulation/simulation.test.ts',
  'tests/contract/blackstoneModes.test.ts',
  'tests/cli/fuzz.test.ts',
]

/** @param {TestSpecification} specification */
const rankOf = ({ moduleId }) => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
  return rank < 0 ? LONGEST.length : rank
}

/**
 * Does the file share its worker with the file before it? A worker ends as soon as it meets a file that does not.
 * @param {TestSpecification} specification
 */
const isShared = ({ project }) => project.config.isolate === false

/** Whether it looks at the app, not at the project itself. @param {TestSpecification} specification */
const isOfApp = ({ project }) => project.name.startsWith('unit')

/**
 * What looks at the project itself comes first; of the rest the slowest files, then those that share a worker, project
 * after project.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {TestSpecification[]} files */
  async sort(files) {
    const others = await super.sort(files)
    return others.toSorted(
      (a, b) =>
        Number(isOfApp(a)) - Number(isOfApp(b)) ||
        rankOf(a) - rankOf(b) ||
        Number(isShared(b)) - Number(isShared(a)) ||
        a.project.name.localeCompare(b.project.name),
    )
  }
}
