/** Runs each test as it is, and then once more for each living mutant that it reached, in the same process. */
import { setMaxListeners } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { ProvidedContext, RunnerTestCase, TestRunnerConfig } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'

/** A line of the journal, which is all that is kept of a run. Times are of the processor, so that a busy machine changes nothing. */
export type Line =
  | { readonly trying: string; readonly pid: number }
  | { readonly killed: string; readonly by: string }
  | { readonly reached: readonly string[] }
  | { readonly outside: readonly string[]; readonly of: string }
  | { readonly slow: string; readonly seconds: number }
  | { readonly unsteady: string }
  | { readonly done: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is active before anything is imported, or '' where each test goes through those that it reaches. */
    readonly mutant: string
    readonly journal: string
    /** A test that needs more seconds of the processor is not run for mutants. */
    readonly slowest: number
    /** What a finished file is called in the journal, by its path. */
    readonly names: Readonly<Record<string, string>>
  }
}

/** A mutant may make a test pass so many times as many switches, and then some, before it counts as one that never ends. */
const LONGER = 20
const AT_LEAST = 200_000

const board = { active: '', steps: 0, most: Number.POSITIVE_INFINITY, reached: new Set<string>() }
const isActive = (id: string): boolean => {
  if (++board.steps > board.most) throw new Error('this never ends')
  return board.active === id
}
const reach = (...ids: readonly string[]): void => {
  for (const id of ids) board.reached.add(id)
}
const call =
  <A extends readonly unknown[], R>(id: string, f: (...args: A) => R) =>
  (...args: A): R | undefined => {
    if (isActive(id)) return undefined
    board.reached.add(id)
    return f(...args)
  }
Object.assign(globalThis, { __mutation__: { stryMutAct_9fa48: isActive, stryCov_9fa48: reach, stryCall_9fa48: call } })

// One test runs hundreds of times, and each time listens for its being broken off.
setMaxListeners(0)
// A mutant needs one counterexample, not the smallest.
fc.configureGlobal({ endOnFailure: true })

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export default class MutationRunner extends VitestTestRunner {
  readonly #mutant: string
  readonly #journal: string
  readonly #slowest: number
  readonly #names: ProvidedContext['names']
  readonly #killed = new Set<string>()
  readonly #slow = new Set<string>()
  readonly #outside = new Set<string>()

  constructor(config: TestRunnerConfig) {
    super(config as ConstructorParameters<typeof VitestTestRunner>[0])
    this.#mutant = this.injectValue('mutant')
    this.#journal = this.injectValue('journal')
    this.#slowest = this.injectValue('slowest')
    this.#names = this.injectValue('names')
    for (const line of this.#lines()) {
      if ('killed' in line) this.#killed.add(line.killed)
      if ('slow' in line && line.seconds > this.#slowest) this.#slow.add(line.slow)
    }
    if (this.#mutant) this.#activate(this.#mutant, AT_LEAST * LONGER)
  }

  #lines(): readonly Line[] {
    const text = readFileSync(this.#journal, 'utf8')
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  }

  #write(line: Line): void {
    appendFileSync(this.#journal, `${JSON.stringify(line)}\n`)
  }

  #activate(id: string, most: number): void {
    this.#write({ trying: id, pid: process.pid })
    Object.assign(board, { active: id, steps: 0, most })
  }

  /** What was reached since the last call, in no test's own time. */
  #setOutsideApart(): void {
    for (const id of board.reached) this.#outside.add(id)
    board.reached.clear()
  }

  /** Whether the test fails with this mutant, or never ends. */
  async #fails(test: RunnerTestCase, id: string, most: number): Promise<boolean> {
    if (id) this.#activate(id, most)
    try {
      await VitestTestRunner.getTestFn(test)()
      return false
    } catch {
      return true
    } finally {
      Object.assign(board, { active: '', most: Number.POSITIVE_INFINITY })
    }
  }

  /** A kill counts if the test still passes without the mutant, so that nothing of it was left behind. */
  async #tryMutants(test: RunnerTestCase, name: string, ids: readonly string[], most: number): Promise<void> {
    for (const id of ids) {
      if (!(await this.#fails(test, id, most))) continue
      if (await this.#fails(test, '', 0)) return this.#write({ unsteady: name })
      this.#killed.add(id)
      this.#write({ killed: id, by: name })
    }
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const name = `${test.file.name} > ${test.name}`
    if (this.#mutant) return this.#slow.has(name) ? undefined : VitestTestRunner.getTestFn(test)()
    this.#setOutsideApart()
    board.steps = 0
    const from = processorSeconds()
    await VitestTestRunner.getTestFn(test)()
    const seconds = processorSeconds() - from
    const reached = [...board.reached]
    board.reached.clear()
    this.#write({ reached })
    if (seconds > this.#slowest) return this.#write({ slow: name, seconds })
    const living = reached.filter((id) => !this.#killed.has(id))
    await this.#tryMutants(test, name, living, board.steps * LONGER + AT_LEAST)
    board.reached.clear()
  }

  override async onAfterRunSuite(suite: Parameters<VitestTestRunner['onAfterRunSuite']>[0]): Promise<void> {
    await super.onAfterRunSuite(suite)
    const { filepath, result } = suite.file
    const name = this.#names[filepath]
    if (this.#mutant || suite !== suite.file || !name) return
    this.#setOutsideApart()
    this.#write({ outside: [...this.#outside], of: suite.file.name })
    if (result?.state !== 'fail') this.#write({ done: name })
  }
}
