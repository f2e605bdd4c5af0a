/** What was solved, and what is under way. */
import type { Json } from '../kernel/json.ts'
import type { Database } from './database.ts'

/** A puzzle that was begun: its name, and the deeds that stand. Both may come from another version of the app. */
export interface OpenPuzzle {
  readonly name: string
  readonly deeds: readonly Json[]
}

type Counts = Readonly<Record<string, number>>

export interface KeptPuzzles {
  /** Days whose puzzle was solved on that day and not shown before, ascending: `2026-11-21`. */
  readonly days: readonly string[]
  /** Each that was solved, the latest first: `task-hard-k3f9`, or `task-hard-2026-11-21` for that of a day. */
  readonly solved: readonly string[]
  /** How many an earlier app has counted besides, by `kind-grade`: it knew no names. */
  readonly earlier: Counts
  /** The latest first. */
  readonly open: readonly OpenPuzzle[]
  /** Names of puzzles that were solved lately or whose solution was shown, the latest first: they count no more. */
  readonly over: readonly string[]
}

export const NO_PUZZLES: KeptPuzzles = { days: [], solved: [], earlier: {}, open: [], over: [] }

const KEY = 'puzzles'
const MOST_OPEN = 6
const MOST_OVER = 60
const MOST_DAYS = 4000
const MOST_SOLVED = 10_000

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.length < 40) : []

const counts = (value: unknown): Counts =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0,
    ),
  )

const openIn = (value: unknown): readonly OpenPuzzle[] =>
  Array.isArray(value)
    ? value.filter(
        (one): one is OpenPuzzle =>
          typeof one === 'object' && one !== null && typeof one.name === 'string' && Array.isArray(one.deeds),
      )
    : []

/** Whatever was damaged is left out. */
export const readPuzzles = (value: unknown): KeptPuzzles => {
  const { days, solved, earlier, open, over } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  return {
    days: [...new Set(texts(days).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)))].sort().slice(-MOST_DAYS),
    solved: [...new Set(texts(solved).filter((name) => /^[a-z]+-[a-z]+-[a-z0-9-]+$/.test(name)))].slice(0, MOST_SOLVED),
    earlier: counts(Array.isArray(solved) ? earlier : solved),
    open: openIn(open).slice(0, MOST_OPEN),
    over: texts(over).slice(0, MOST_OVER),
  }
}

/** Rejects with a StoreFailure where there is no storage; then nothing was solved yet. */
export const loadPuzzles = async (database: Database): Promise<KeptPuzzles> =>
  readPuzzles(await database.read((tx) => tx.objectStore('settings').get(KEY)))

/** Changes what is kept and answers with it: another tab may have changed it meanwhile. Rejects with a StoreFailure. */
export const changePuzzles = (database: Database, change: (kept: KeptPuzzles) => KeptPuzzles): Promise<KeptPuzzles> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    const kept = readPuzzles(change(readPuzzles(await store.get(KEY))))
    await store.put(kept, KEY)
    return kept
  })

/** A puzzle is under way, with these deeds; none: it stands as it began. */
export const withOpen = (kept: KeptPuzzles, name: string, deeds: readonly Json[]): KeptPuzzles => {
  const others = kept.open.filter((one) => one.name !== name)
  return { ...kept, open: deeds.length > 0 ? [{ name, deeds }, ...others] : others }
}

/** Its solution is known now: it is under way no more, and counts no more. */
export const withOver = (kept: KeptPuzzles, name: string): KeptPuzzles => ({
  ...withOpen(kept, name, []),
  over: [name, ...kept.over.filter((one) => one !== name)],
})

/** It was solved. `sort`: its kind and grade; `day`: where it is the puzzle of the day that it is. Once it is over it counts no more. */
export const withSolved = (kept: KeptPuzzles, name: string, sort: string, day: string | null): KeptPuzzles => {
  const full = name.startsWith(`${sort}-`) ? name : `${sort}-${name}`
  if (kept.over.includes(name) || kept.solved.includes(full)) return withOpen(kept, name, [])
  return {
    ...withOver(kept, name),
    solved: [full, ...kept.solved],
    days: day === null ? kept.days : [...kept.days, day],
  }
}

/** How many were solved, by `kind-grade`. */
export const tally = ({ solved, earlier }: KeptPuzzles): Counts => {
  const all: Record<string, number> = { ...earlier }
  for (const name of solved) {
    const sort = name.split('-', 2).join('-')
    all[sort] = (all[sort] ?? 0) + 1
  }
  return all
}

/** Whether there is anything to keep. */
export const hasPuzzles = ({ days, solved, earlier, open, over }: KeptPuzzles): boolean =>
  days.length + solved.length + open.length + over.length + Object.keys(earlier).length > 0

/** The greater of two counts: some puzzles may have been solved on both phones, and the same file may come twice. */
const most = (here: Counts, there: Counts): Counts =>
  Object.fromEntries(
    Object.keys({ ...here, ...there }).map((sort) => [sort, Math.max(here[sort] ?? 0, there[sort] ?? 0)]),
  )

/** What is kept here and on another phone: each day that counts on either, each puzzle that was solved on either; of a puzzle that is under way on both, the deeds of here. */
export const merged = (here: KeptPuzzles, there: KeptPuzzles): KeptPuzzles => {
  const over = [...new Set([...here.over, ...there.over])]
  const known = new Set([...over, ...here.open.map(({ name }) => name)])
  return {
    days: [...new Set([...here.days, ...there.days])],
    solved: [...new Set([...here.solved, ...there.solved])],
    earlier: most(here.earlier, there.earlier),
    open: [...here.open, ...there.open.filter(({ name }) => !known.has(name))],
    over,
  }
}
