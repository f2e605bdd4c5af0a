import 'vitest'

declare module 'vitest' {
  /** What scripts/mutation.mjs hands to scripts/mutation/runner.mjs. */
  interface ProvidedContext {
    /** The mutant that is active before anything is imported, or '' where each test tries those that it reaches. */
    readonly mutant: string
    /** In a run for rulings those of each mutant; a test then only meets mutants of rulings that its name carries. */
    readonly rulings: Readonly<Record<string, readonly string[]>> | null
    /** The path of the journal. */
    readonly journal: string
    /** The most seconds of processor time of a test that is run for mutants. */
    readonly slowest: number
    /** The name of a finished file in the journal, by its path. */
    readonly names: Readonly<Record<string, string>>
  }
}
