import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/tests/simulation/')

/** The simulated table before all others, for it takes longest: begun last it would leave the other cores idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return [...others.filter(isLong), ...others.filter((file) => !isLong(file))]
  }
}
