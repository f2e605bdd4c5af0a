/** Puzzles that were solved, and those in progress. */
import type { Json } from '../kernel/json.ts'
import type { Database } from './database.ts'

/** Puzzle in progress: its name, and its moves. All may come from another version of the app. */
export interface OpenPuzzle {
  readonly name: string
  readonly deeds: readonly Json[]
  /** Moves that hints have shown; absent if there are none. */
  readonly hints?: readonly Json[]
}

type CountsByGrade = Readonly<Record<string, number>>

export interface StoredPuzzles {
  /** Days whose puzzle was solved on that day and not shown before, ascending: `2026-11-21`. */
  readonly days: readonly string[]
  /**
   * Puzzles that were solved, the latest first: `task-hard-k3f9`, or `task-hard-2026-11-21` for that of a
   * day. Those of another game begin with its id: `castlescape-walls-easy-k3f9`.
   */
  readonly solved: readonly string[]
  /** Those of the solved ones whose every move a hint had shown: they are in no streak. Absent if there are none. */
  readonly byHints?: readonly string[]
  /** Number that an earlier app has counted besides, by `kind-grade`: it stored no names. */
  readonly earlier: CountsByGrade
  /** Puzzles in progress, the latest first. */
  readonly open: readonly OpenPuzzle[]
  /** Names of puzzles that were solved lately or whose solution was shown, the latest first: they count no more. */
  readonly over: readonly string[]
}

export const NO_PUZZLES: StoredPuzzles = { days: [], solved: [], earlier: {}, open: [], over: [] }

const KEY = 'puzzles'
const MOST_OPEN = 6
const MOST_OVER = 60
const MOST_DAYS = 4000
const MOST_SOLVED = 10_000

const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string' && text.length < 60) : []

const readCounts = (value: unknown): CountsByGrade =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0,
    ),
  )

const readSolvedNames = (value: unknown): readonly string[] =>
  [...new Set(readTexts(value).filter((name) => /^[a-z]+-[a-z]+-[a-z0-9-]+$/.test(name)))].slice(0, MOST_SOLVED)

const readOpenPuzzles = (value: unknown): readonly OpenPuzzle[] =>
  Array.isArray(value)
    ? value.filter(
        (puzzle): puzzle is OpenPuzzle =>
          typeof puzzle === 'object' &&
          puzzle !== null &&
          typeof puzzle.name === 'string' &&
          Array.isArray(puzzle.deeds) &&
          Array.isArray(puzzle.hints ?? []),
      )
    : []

/** Puzzles from a stored value; damaged parts are left out. */
export const readPuzzles = (value: unknown): StoredPuzzles => {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const { days, solved, earlier, open, over } = fields
  const byHints = readSolvedNames(fields.byHints)
  return {
    days: [...new Set(readTexts(days).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)))].sort().slice(-MOST_DAYS),
    solved: readSolvedNames(solved),
    ...(byHints.length > 0 && { byHints }),
    earlier: readCounts(Array.isArray(solved) ? earlier : solved),
    open: readOpenPuzzles(open).slice(0, MOST_OPEN),
    over: readTexts(over).slice(0, MOST_OVER),
  }
}

/** Stored puzzles; none if nothing is stored. Rejects with a StoreFailure if there is no storage. */
export const loadPuzzles = async (database: Database): Promise<StoredPuzzles> =>
  readPuzzles(await database.read((tx) => tx.objectStore('settings').get(KEY)))

/**
 * Changes the stored puzzles and resolves with them: another tab may have changed them meanwhile. Rejects with a
 * StoreFailure.
 */
export const changePuzzles = (
  database: Database,
  change: (stored: StoredPuzzles) => StoredPuzzles,
): Promise<StoredPuzzles> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    const stored = readPuzzles(change(readPuzzles(await store.get(KEY))))
    await store.put(stored, KEY)
    return stored
  })

/**
 * Puzzles with one in progress after these moves; without moves it is not in progress. `hints`: moves that hints have
 * shown.
 */
export const withOpenPuzzle = (
  stored: StoredPuzzles,
  name: string,
  moves: readonly Json[],
  hints: readonly Json[] = [],
): StoredPuzzles => {
  const otherPuzzles = stored.open.filter((puzzle) => puzzle.name !== name)
  const puzzle: OpenPuzzle = { name, deeds: moves, ...(hints.length > 0 && { hints }) }
  return { ...stored, open: moves.length > 0 ? [puzzle, ...otherPuzzles] : otherPuzzles }
}

/** Puzzles with one whose solution is known now: it is no longer in progress, and counts no more. */
export const withClosedPuzzle = (stored: StoredPuzzles, name: string): StoredPuzzles => ({
  ...withOpenPuzzle(stored, name, []),
  over: [name, ...stored.over.filter((closedName) => closedName !== name)],
})

/** Name under which a solved puzzle is stored. */
const solvedNameOf = (name: string, kindAndGrade: string): string =>
  name.startsWith(`${kindAndGrade}-`) ? name : `${kindAndGrade}-${name}`

/**
 * Puzzles with one that was solved. `kindAndGrade`: its kind and grade; `day`: its day if it is a puzzle of the day.
 * `isByHints`: hints had shown every move; its day is then in no streak. A puzzle that is over already counts no more.
 */
export const withSolvedPuzzle = (
  stored: StoredPuzzles,
  name: string,
  kindAndGrade: string,
  day: string | null,
  isByHints = false,
): StoredPuzzles => {
  const fullName = solvedNameOf(name, kindAndGrade)
  if (stored.over.includes(name) || stored.solved.includes(fullName)) return withOpenPuzzle(stored, name, [])
  return {
    ...withClosedPuzzle(stored, name),
    solved: [fullName, ...stored.solved],
    ...(isByHints && { byHints: [fullName, ...(stored.byHints ?? [])] }),
    days: day === null || isByHints ? stored.days : [...stored.days, day],
  }
}

/**
 * Puzzles with one of a game that stores no more than this: `GAME-KIND-GRADE-SEED`. Days, and what is in progress or over, are
 * those of the first game.
 */
export const withSolvedName = (stored: StoredPuzzles, name: string): StoredPuzzles =>
  stored.solved.includes(name) ? stored : { ...stored, solved: [name, ...stored.solved] }

/** Was this puzzle solved by hints alone? */
export const wasSolvedByHints = ({ byHints = [] }: StoredPuzzles, name: string, kindAndGrade: string): boolean =>
  byHints.includes(solvedNameOf(name, kindAndGrade))

/** Number of solved puzzles, by `kind-grade`. */
export const countSolvedPuzzles = ({ solved, earlier }: StoredPuzzles): CountsByGrade => {
  const counts: Record<string, number> = { ...earlier }
  for (const name of solved) {
    const kindAndGrade = name.split('-', 2).join('-')
    counts[kindAndGrade] = (counts[kindAndGrade] ?? 0) + 1
  }
  return counts
}

/** Whether there is anything to store. */
export const hasPuzzles = ({ days, solved, earlier, open, over }: StoredPuzzles): boolean =>
  days.length + solved.length + open.length + over.length + Object.keys(earlier).length > 0

/** Greater of two counts: some puzzles may have been solved on both phones, and the same file may come twice. */
const greaterCounts = (here: CountsByGrade, there: CountsByGrade): CountsByGrade =>
  Object.fromEntries(
    Object.keys({ ...here, ...there }).map((kindAndGrade) => [
      kindAndGrade,
      Math.max(here[kindAndGrade] ?? 0, there[kindAndGrade] ?? 0),
    ]),
  )

/** Puzzles that hints alone have solved on both phones, or on the only one on which they are solved. */
const mergeByHints = (here: StoredPuzzles, there: StoredPuzzles): readonly string[] => {
  const solvedWithout = [here, there].flatMap(({ solved, byHints = [] }) =>
    solved.filter((name) => !byHints.includes(name)),
  )
  const unaided = new Set(solvedWithout)
  return [...new Set([...(here.byHints ?? []), ...(there.byHints ?? [])])].filter((name) => !unaided.has(name))
}

/**
 * Puzzles stored here and on another phone together: each day that counts on either, each puzzle that was solved on
 * either; if a puzzle is in progress on both, the moves made here.
 */
export const mergePuzzles = (here: StoredPuzzles, there: StoredPuzzles): StoredPuzzles => {
  const over = [...new Set([...here.over, ...there.over])]
  const byHints = mergeByHints(here, there)
  const knownNames = new Set([...over, ...here.open.map(({ name }) => name)])
  return {
    days: [...new Set([...here.days, ...there.days])],
    solved: [...new Set([...here.solved, ...there.solved])],
    ...(byHints.length > 0 && { byHints }),
    earlier: greaterCounts(here.earlier, there.earlier),
    open: [...here.open, ...there.open.filter(({ name }) => !knownNames.has(name))],
    over,
  }
}
