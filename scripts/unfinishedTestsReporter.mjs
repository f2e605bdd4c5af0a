/** A reporter of Vitest that names what was still running when the run is ended from outside. */

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestCase} TestCase */

export default class Unfinished {
  /** @type {Set<TestModule>} */
  #files = new Set()
  /** @type {Set<TestCase>} */
  #tests = new Set()

  onInit() {
    process.once('SIGTERM', () => {
      const names = [...this.#tests].map((test) => `${test.module.relativeModuleId} › ${test.fullName}`)
      const files = [...this.#files].map((file) => file.relativeModuleId)
      for (const name of names.length > 0 ? names : files) console.log(`still running: ${name}`)
      process.exit(1)
    })
  }

  /** @param {TestModule} file */
  onTestModuleStart(file) {
    this.#files.add(file)
  }

  /** @param {TestModule} file */
  onTestModuleEnd(file) {
    this.#files.delete(file)
  }

  /** @param {TestCase} test */
  onTestCaseReady(test) {
    this.#tests.add(test)
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    this.#tests.delete(test)
  }
}
