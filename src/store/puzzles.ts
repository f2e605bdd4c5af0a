/** What was solved, and what is under way. */
import type { Json } from '../kernel/json.ts'
import type { Database } from './database.ts'

/** A puzzle that was begun: its name, and the deeds that stand. Both may come from another version of the app. */
export interface OpenPuzzle {
  readonly name: string
  readonly deeds: readonly Json[]
}

export interface KeptPuzzles {
  /** Days whose puzzle was solved on that day and not shown before, ascending: `2026-11-21`. */
  readonly days: readonly string[]
  /** How many were solved, by `kind-grade`. */
  readonly solved: Readonly<Record<string, number>>
  /** The latest first. */
  readonly open: readonly OpenPuzzle[]
  /** Names of puzzles that were solved or whose solution was shown, the latest first: they count no more. */
  readonly over: readonly string[]
}

export const NO_PUZZLES: KeptPuzzles = { days: [], solved: {}, open: [], over: [] }

const KEY = 'puzzles'
const MOST_OPEN = 6
const MOST_OVER = 60
const MOST_DAYS = 4000

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.length < 40) : []

const counts = (value: unknown): KeptPuzzles['solved'] =>
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
  const { days, solved, open, over } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >
  return {
    days: [...new Set(texts(days).filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)))].sort().slice(-MOST_DAYS),
    solved: counts(solved),
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
  if (kept.over.includes(name)) return withOpen(kept, name, [])
  const solved = { ...kept.solved, [sort]: (kept.solved[sort] ?? 0) + 1 }
  return { ...withOver(kept, name), solved, days: day === null ? kept.days : [...kept.days, day] }
}

/** Whether there is anything to keep. */
export const hasPuzzles = ({ days, solved, open, over }: KeptPuzzles): boolean =>
  days.length + open.length + over.length + Object.keys(solved).length > 0

/** The greater of two counts: some puzzles may have been solved on both phones, and the same file may come twice. */
const most = (here: KeptPuzzles['solved'], there: KeptPuzzles['solved']): KeptPuzzles['solved'] =>
  Object.fromEntries(
    Object.keys({ ...here, ...there }).map((sort) => [sort, Math.max(here[sort] ?? 0, there[sort] ?? 0)]),
  )

/** What is kept here and on another phone: each day that counts on either; of a puzzle that is under way on both, the deeds of here. */
export const merged = (here: KeptPuzzles, there: KeptPuzzles): KeptPuzzles => {
  const over = [...new Set([...here.over, ...there.over])]
  const known = new Set([...over, ...here.open.map(({ name }) => name)])
  return {
    days: [...new Set([...here.days, ...there.days])],
    solved: most(here.solved, there.solved),
    open: [...here.open, ...there.open.filter(({ name }) => !known.has(name))],
    over,
  }
}
