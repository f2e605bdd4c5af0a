/** A puzzle under way: the real game on a table of its own, where vassals are slid, swapped and flipped, and nothing else is done. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../games/blackstone/actions.ts'
import { readPosition } from '../../games/blackstone/position/read.ts'
import type { Deed } from '../../games/blackstone/puzzles/board.ts'
import type { Puzzle } from '../../games/blackstone/puzzles/puzzle.ts'
import type { Json } from '../../kernel/json.ts'
import type { Entry } from '../../kernel/log.ts'
import { refuse } from '../../kernel/result.ts'
import { memoryLogs } from '../../store/memory.ts'
import { openNew } from '../../table/local.ts'
import type { LogStore, StoreFault } from '../../table/store.ts'
import type { Table } from '../blackstone/game/atHand.ts'
import { castleFor } from '../blackstone/game/castle.ts'
import type { Chapters } from '../blackstone/game/chapter.ts'
import { sit } from '../blackstone/game/sit.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import { nameOfSeat } from '../shell/seatNames.ts'
import { askOnward } from './thinker.ts'

/** What is to be done next, of a hint or of the solution. */
export interface Guidance {
  readonly of: 'hint' | 'solution'
  readonly deeds: readonly Action[]
  readonly done: number
}

export interface Solving {
  readonly puzzle: Puzzle
  readonly sitting: Sitting
  readonly guidance: ReadonlySignal<Guidance | 'looks' | 'far' | 'failed' | null>
  readonly isSolved: ReadonlySignal<boolean>
  /** Those that stand. */
  readonly deeds: ReadonlySignal<readonly Action[]>
  hint(): void
  /** Leads through the whole way, from the board as it was at first. */
  lead(): void
  /** Does what is next. */
  follow(): void
  /** Why what was done last is not kept; null while all is well. */
  fault(): StoreFault | null
  /** Tries again to keep it; resolves when that was tried. */
  retry(): Promise<void>
  close(): void
}

const KINDS: readonly Action['kind'][] = ['slide', 'swap', 'flip', 'complete']
export const isAllowed = ({ kind }: Action): boolean => KINDS.includes(kind)

const openTable = async (
  { position }: Puzzle,
  store: LogStore,
  chaptersOf: (chapters: Chapters) => Chapters,
): Promise<Table> => {
  const { mode, options = {} } = position
  const fetched = await castleFor({ mode, options, position: position as Json })
  const read = readPosition(fetched.game, { ...position, seats: [0, 1].map((seat) => nameOfSeat('', seat)) } as Json)
  if (!read.ok) throw new Error(`the puzzle cannot be laid: ${JSON.stringify(read.error)}`)
  const env = { store, random: (bytes: number) => new Uint8Array(bytes) }
  const opened = await openNew(fetched.game, env, { ...read.value.table, names: read.value.names })
  if (!opened.ok) throw new Error(`the puzzle cannot be opened: ${JSON.stringify(opened.error)}`)
  const { value: table } = opened
  return {
    ...table,
    ...fetched,
    chapters: chaptersOf(fetched.chapters),
    propose: async (seat, action) => (isAllowed(action) ? table.propose(seat, action) : refuse('puzzles.only')),
  }
}

/** The deeds of a log that were not taken back. */
const standing = (entries: readonly Entry[]): readonly Action[] => {
  const deeds: Action[] = []
  for (const { body } of entries) {
    if (body.kind === 'undo') deeds.pop()
    if (body.kind === 'seat') deeds.push(body.action as Action)
  }
  return deeds
}

/** Keeps the deeds that stand. Rejects with a StoreFailure. */
export type Keep = (deeds: readonly Json[]) => Promise<void>

/** Logs in memory, in which a deed is done only when it is kept. `isLive` says no while deeds that are kept are done again. */
const keptLogs = (keep: Keep, isLive: () => boolean): LogStore => {
  const logs = memoryLogs()
  return {
    ...logs,
    append: async (id, batch, openings) => {
      await logs.append(id, batch, openings)
      if (isLive()) await keep(standing((await logs.load(id)).entries) as readonly Json[])
    },
  }
}

/** A task was completed, or the formation stands. */
const isOver = ({ state, outcome }: Now): boolean => state.completions > 0 || outcome?.ranks[0] === 1

const completion = ({ legal }: Now): Action | undefined => legal.find(({ kind }) => kind === 'complete')

/** Deeds that were kept; what is not legal any more ends them. */
const replay = async (table: Table, deeds: readonly Json[]): Promise<void> => {
  for (const json of deeds) {
    const action = table.game.read(json)
    if (!action.ok || !(await table.propose(0, action.value)).ok) return
  }
}

/** Tries again to keep what is not kept. */
const retry = (table: Table): Promise<void> =>
  new Promise((resolve) => {
    if (table.fault() === null) return resolve()
    const stop = table.subscribe(() => {
      stop()
      resolve()
    })
    table.retry()
  })

/**
 * Begins a puzzle, with deeds that were done before; each further one is done when `keep` has it. `chaptersOf` changes how the table
 * shows it. Rejects where the rules cannot be fetched.
 */
export const beginPuzzle = async (
  puzzle: Puzzle,
  path: readonly string[],
  before: readonly Json[],
  keep: Keep,
  chaptersOf: (chapters: Chapters) => Chapters,
): Promise<Solving> => {
  let isLive = false
  const logs = keptLogs(keep, () => isLive)
  const table = await openTable(puzzle, logs, (chapters) =>
    chaptersOf({
      ...chapters,
      prefers: (scene, legal) => chapters.prefers(scene, legal).filter(isAllowed),
      choices: (at, space, usual) => chapters.choices(at, space, usual).filter(({ id }) => id !== 'retain'),
    }),
  )
  await replay(table, before)
  isLive = true
  const sitting: Sitting = { ...sit(table), path }
  sitting.openCurtain()
  const guidance = signal<Guidance | 'looks' | 'far' | 'failed' | null>(null)
  let looking = new AbortController()
  let follows = false
  const letGo = (): void => {
    looking.abort()
    guidance.value = null
  }
  table.subscribe(({ done }) => {
    if (done.length === 0) return
    if (!follows) letGo()
    follows = false
  })

  const found = (deeds: readonly Deed[]): void => {
    const ready = completion(sitting.now.value)
    const all: readonly Action[] = deeds.length === 0 && ready ? [ready] : deeds
    guidance.value = { of: 'hint', deeds: all.slice(0, 1), done: 0 }
  }
  const look = async (): Promise<void> => {
    const { state, court } = sitting.now.value
    const board = state.board.map((slot) => (slot < 0 ? -1 : (state.cards[slot] ?? -1)))
    const task = puzzle.position.courts?.[0]?.hand?.[0] ?? null
    looking = new AbortController()
    const { signal: stop } = looking
    guidance.value = 'looks'
    try {
      const next = await askOnward({ board, tokens: { knights: court.knights, wizards: court.wizards }, task }, stop)
      if (next === 'far') guidance.value = 'far'
      else if (next === 'unknown') guidance.value = 'failed'
      else found(next.way)
    } catch {
      if (!stop.aborted) guidance.value = 'failed'
    }
  }
  return {
    puzzle,
    sitting,
    guidance,
    isSolved: computed(() => isOver(sitting.now.value) && !sitting.now.value.pending),
    deeds: computed(() => {
      // Read anew whenever something changes.
      sitting.now.value
      return standing(table.entries())
    }),
    hint: () => void look(),
    lead: () => {
      looking.abort()
      guidance.value = { of: 'solution', deeds: puzzle.way, done: 0 }
    },
    follow: () => {
      const now = guidance.value
      if (now === null || typeof now === 'string') return
      const action = now.deeds[now.done] ?? completion(sitting.now.value)
      if (!action) return
      follows = now.of === 'solution'
      guidance.value = follows ? { ...now, done: now.done + 1 } : null
      sitting.act(action)
    },
    fault: table.fault,
    retry: () => retry(table),
    close: () => {
      looking.abort()
      table.close()
    },
  }
}
