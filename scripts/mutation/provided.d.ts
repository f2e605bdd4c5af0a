import 'vitest'

declare module 'vitest' {
  /** What scripts/mutation.mjs hands to scripts/mutation/runner.mjs. */
  interface ProvidedContext {
    /** The mutant that is active before anything is imported, or '' where each test tries those that it reaches. */
    readonly mutant: string
    /** The path of the journal. */
    readonly journal: string
    /** The most seconds of processor time of a test that is run for mutants. */
    readonly slowest: number
    /** The name of a finished file in the journal, by its path. */
    readonly names: Readonly<Record<string, string>>
  }
}
