/** Runs each test as it is, and once more for each living mutant that it reached, in the same process. */
import { setMaxListeners } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { VitestTestRunner } from 'vitest/runners'
import { rulingsIn } from '../rulings.mjs'
import { provenBy } from './linesOfRulings.mjs'

/** @typedef {import('vitest').RunnerTestCase} TestCase */
/** @typedef {Parameters<VitestTestRunner['onAfterRunSuite']>[0]} Suite */
/**
 * A line of the journal. Times are of the processor, so that a busy machine changes nothing.
 * @typedef {{ readonly trying: string, readonly pid: number }
 *   | { readonly killed: string, readonly by: string }
 *   | { readonly reached: readonly string[] }
 *   | { readonly outside: readonly string[], readonly of: string }
 *   | { readonly slow: string, readonly seconds: number }
 *   | { readonly unsteady: string }
 *   | { readonly done: string }} Line
 */

/** A mutant counts as one that never ends when its test passes this many times as many switches, and AT_LEAST more. */
const LONGER = 20
const AT_LEAST = 200_000

const board = { active: '', steps: 0, most: Number.POSITIVE_INFINITY, reached: /** @type {Set<string>} */ (new Set()) }
/** @param {string} id */
const isActive = (id) => {
  if (++board.steps > board.most) throw new Error('this never ends')
  return board.active === id
}
/** @param {readonly string[]} ids */
const reach = (...ids) => {
  for (const id of ids) board.reached.add(id)
}
/**
 * @template {readonly unknown[]} A
 * @template R
 * @param {string} id @param {(...args: A) => R} f @returns {(...args: A) => R | undefined}
 */
const call =
  (id, f) =>
  (...args) => {
    if (isActive(id)) return undefined
    board.reached.add(id)
    return f(...args)
  }
Object.assign(globalThis, { __mutation__: { stryMutAct_9fa48: isActive, stryCov_9fa48: reach, stryCall_9fa48: call } })

// Each of the hundreds of runs of one test adds a listener for its being broken off.
setMaxListeners(0)
// A mutant needs one counterexample, not the smallest.
fc.configureGlobal({ endOnFailure: true })

const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export default class MutationRunner extends VitestTestRunner {
  /** @readonly @type {string} */ #mutant
  /** @readonly @type {string} */ #journal
  /** @readonly @type {number} */ #slowest
  /** @readonly @type {import('vitest').ProvidedContext['names']} */ #names
  /** @readonly @type {import('vitest').ProvidedContext['rulings']} */ #rulings
  /** @readonly @type {Set<string>} */ #proven = new Set()
  /** @readonly @type {Set<string>} */ #killed = new Set()
  /** @readonly @type {Set<string>} */ #slow = new Set()
  /** @readonly @type {Set<string>} */ #outside = new Set()

  /** @param {ConstructorParameters<typeof VitestTestRunner>[0]} config */
  constructor(config) {
    super(config)
    this.#mutant = this.injectValue('mutant')
    this.#journal = this.injectValue('journal')
    this.#slowest = this.injectValue('slowest')
    this.#names = this.injectValue('names')
    this.#rulings = this.injectValue('rulings')
    for (const line of this.#lines()) {
      if ('killed' in line) this.#note(line)
      if ('slow' in line && line.seconds > this.#slowest) this.#slow.add(line.slow)
    }
    if (this.#mutant) this.#activate(this.#mutant, AT_LEAST * LONGER)
  }

  /** @returns {readonly Line[]} */
  #lines() {
    const text = readFileSync(this.#journal, 'utf8')
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  }

  /** @param {Line} line */
  #write(line) {
    appendFileSync(this.#journal, `${JSON.stringify(line)}\n`)
  }

  /** @param {string} id @param {number} most switches before it counts as one that never ends */
  #activate(id, most) {
    this.#write({ trying: id, pid: process.pid })
    Object.assign(board, { active: id, steps: 0, most })
  }

  /** @param {import('./linesOfRulings.mjs').Kill} kill */
  #note(kill) {
    this.#killed.add(kill.killed)
    for (const ruling of provenBy(kill, this.#rulings ?? {})) this.#proven.add(ruling)
  }

  /**
   * Does this mutant still live, or, in a run for rulings, may the test of this name prove one by it that is not proven
   * yet? Without a mutant: by any.
   * @param {string} name @param {string} [id]
   */
  #isWanted(name, id) {
    if (!this.#rulings) return !id || !this.#killed.has(id)
    const open = rulingsIn(name).filter((ruling) => !this.#proven.has(ruling))
    return open.some((ruling) => !id || this.#rulings?.[id]?.includes(ruling))
  }

  /** Notes the mutants that were reached since the last call, outside of any test. */
  #setOutsideApart() {
    for (const id of board.reached) this.#outside.add(id)
    board.reached.clear()
  }

  /**
   * Does the test fail, or never end, with this mutant?
   * @param {TestCase} test @param {string} id @param {number} most
   */
  async #fails(test, id, most) {
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

  /**
   * Tries these mutants. A kill counts if the test still passes afterwards, so that the mutant left nothing behind.
   * @param {TestCase} test @param {string} name @param {readonly string[]} ids @param {number} most
   */
  async #tryMutants(test, name, ids, most) {
    for (const id of ids) {
      if (!this.#isWanted(name, id) || !(await this.#fails(test, id, most))) continue
      if (await this.#fails(test, '', 0)) return this.#write({ unsteady: name })
      this.#note({ killed: id, by: name })
      this.#write({ killed: id, by: name })
    }
  }

  /** @param {TestCase} test */
  async runTask(test) {
    const name = `${test.file.name} > ${test.fullTestName ?? test.name}`
    if (this.#rulings && !this.#isWanted(name, this.#mutant)) {
      // So its snapshots do not count as obsolete.
      test.mode = 'skip'
      return
    }
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
    await this.#tryMutants(test, name, reached, board.steps * LONGER + AT_LEAST)
    board.reached.clear()
  }

  /** @override @param {Suite} suite */
  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite)
    const { filepath, result } = suite.file
    const name = this.#names[filepath]
    if (this.#mutant || suite !== suite.file || !name) return
    this.#setOutsideApart()
    this.#write({ outside: [...this.#outside], of: suite.file.name })
    if (result?.state !== 'fail') this.#write({ done: name })
  }
}
