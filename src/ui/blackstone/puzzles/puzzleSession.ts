/**
 * Session of a puzzle: the real game on a table of its own, in which vassals can only be slid, swapped and flipped, and
 * a task completed.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../../games/blackstone/actions.ts'
import { readPosition } from '../../../games/blackstone/position/readPosition.ts'
import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import type { PuzzleMove } from '../../../games/blackstone/puzzles/puzzleBoard.ts'
import { canonicalJson } from '../../../kernel/canonicalJson.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Entry } from '../../../kernel/log.ts'
import { refuse } from '../../../kernel/result.ts'
import { createMemoryLogStore } from '../../../store/memoryLogStore.ts'
import type { OpenPuzzle } from '../../../store/storedPuzzles.ts'
import type { LogStore } from '../../../table/logStore.ts'
import { openNewTable } from '../../../table/openLocalTable.ts'
import type { StoreFault } from '../../../table/storeFailure.ts'
import { nameOfSeat } from '../../common/names/seatNames.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView, Extensions } from '../table/blackstoneTableView.ts'
import { createStandaloneTableView, type StandaloneTable } from '../table/createStandaloneTableView.ts'
import { loadTableRules } from '../table/loadTableRules.ts'
import { askNextMoves } from './askPuzzleWorker.ts'

/** Moves to do next, of a hint or of the solution. */
export interface Guidance {
  readonly source: 'hint' | 'solution'
  readonly moves: readonly Action[]
  readonly doneCount: number
}

/** Guidance shown; `looks` while it is searched, `far` if no solution is near, `failed` if the search failed. */
type GuidanceState = Guidance | 'looks' | 'far' | 'failed' | null

export interface PuzzleSession {
  readonly puzzle: Puzzle
  readonly view: BlackstoneTableView
  readonly guidance: ReadonlySignal<GuidanceState>
  readonly isSolved: ReadonlySignal<boolean>
  /** Had hints shown every move in effect but the completion, which offers itself? */
  isByHints(): boolean
  /** Moves in effect, without those taken back. */
  readonly moves: ReadonlySignal<readonly Action[]>
  showHint(): void
  /** Leads through the whole solution, which begins at the first board. */
  showSolution(): void
  /** Does the next move of the guidance. */
  playNext(): void
  /** Why the last move is not stored; null if all is stored. */
  fault(): StoreFault | null
  /** Tries again to store it; resolves after the attempt. */
  retry(): Promise<void>
  close(): void
}

const ALLOWED_KINDS: readonly Action['kind'][] = ['slide', 'swap', 'flip', 'complete']
const isPuzzleAction = ({ kind }: Action): boolean => ALLOWED_KINDS.includes(kind)

const openPuzzleTable = async (
  { position }: Puzzle,
  store: LogStore,
  adaptExtensions: (extensions: Extensions) => Extensions,
): Promise<StandaloneTable> => {
  const { mode, options = {} } = position
  const loaded = await loadTableRules({ mode, options, position: position as Json })
  const parsed = readPosition(loaded.game, { ...position, seats: [0, 1].map((seat) => nameOfSeat('', seat)) } as Json)
  if (!parsed.ok) throw new Error(`the puzzle cannot be laid: ${JSON.stringify(parsed.error)}`)
  const env = { store, random: (bytes: number) => new Uint8Array(bytes) }
  const result = await openNewTable(loaded.game, env, { ...parsed.value.table, names: parsed.value.names })
  if (!result.ok) throw new Error(`the puzzle cannot be opened: ${JSON.stringify(result.error)}`)
  const { value: table } = result
  return {
    ...table,
    ...loaded,
    extensions: adaptExtensions(loaded.extensions),
    propose: async (seat, action) => (isPuzzleAction(action) ? table.propose(seat, action) : refuse('puzzles.only')),
  }
}

/** Actions of a log that were not taken back. */
const movesInEffect = (entries: readonly Entry[]): readonly Action[] => {
  const moves: Action[] = []
  for (const { body } of entries) {
    if (body.kind === 'undo') moves.pop()
    if (body.kind === 'seat') moves.push(body.action as Action)
  }
  return moves
}

/** Stores the moves in effect, and those that hints have shown. Rejects with a StoreFailure. */
export type SaveMoves = (moves: readonly Json[], hints: readonly Json[]) => Promise<void>

/** Moves that hints have shown. One that is taken back and done again by hand still counts as shown. */
interface HintedMoves {
  add(action: Action): void
  includes(action: Action): boolean
  list(): readonly Json[]
}

const createHintedMoves = (stored: readonly Json[]): HintedMoves => {
  const byText = new Map(stored.map((move) => [canonicalJson(move), move]))
  const textOf = (action: Action): string => canonicalJson(action as unknown as Json)
  return {
    add: (action) => void byText.set(textOf(action), action as unknown as Json),
    includes: (action) => byText.has(textOf(action)),
    list: () => [...byText.values()],
  }
}

/**
 * Log store in memory, in which a move counts only once it is stored. `isLive` is false while stored moves are
 * replayed.
 */
const createSavingLogs = (saveMoves: SaveMoves, hinted: HintedMoves, isLive: () => boolean): LogStore => {
  const logs = createMemoryLogStore()
  return {
    ...logs,
    append: async (id, batch, openings) => {
      await logs.append(id, batch, openings)
      if (isLive()) await saveMoves(movesInEffect((await logs.load(id)).entries) as readonly Json[], hinted.list())
    },
  }
}

/** True if a task was completed, or the formation is built. */
const isGoalReached = ({ state, outcome }: BlackstoneTableSnapshot): boolean =>
  state.completions > 0 || outcome?.ranks[0] === 1

const completionAction = ({ legalActions }: BlackstoneTableSnapshot): Action | undefined =>
  legalActions.find(({ kind }) => kind === 'complete')

/** Replays stored moves; stops at the first one that is not legal. */
const replayMoves = async (table: StandaloneTable, moves: readonly Json[]): Promise<void> => {
  for (const json of moves) {
    const action = table.game.parseAction(json)
    if (!action.ok || !(await table.propose(0, action.value)).ok) return
  }
}

/** Tries again to store what is not stored. */
const retrySaving = (table: StandaloneTable): Promise<void> =>
  new Promise((resolve) => {
    if (table.fault() === null) return resolve()
    const unsubscribe = table.subscribe(() => {
      unsubscribe()
      resolve()
    })
    table.retry()
  })

/** Leaves only the choices and payments that a puzzle allows. */
const withPuzzleActions = (extensions: Extensions): Extensions => ({
  ...extensions,
  orderPayments: (scene, legal) => extensions.orderPayments(scene, legal).filter(isPuzzleAction),
  adjustChoices: (props, space, usualChoices) =>
    extensions.adjustChoices(props, space, usualChoices).filter(({ id }) => id !== 'retain'),
})

type GuidanceControls = Pick<PuzzleSession, 'guidance' | 'showHint' | 'showSolution' | 'playNext'> & {
  stopSearch(): void
}

/** Hints and the solution of a puzzle; a move that does not follow the solution ends the guidance. */
const createGuidance = (
  puzzle: Puzzle,
  table: StandaloneTable,
  view: BlackstoneTableView,
  hinted: HintedMoves,
): GuidanceControls => {
  const guidance = signal<GuidanceState>(null)
  let searchController = new AbortController()
  let isFollowingSolution = false
  const stopSearch = (): void => searchController.abort()
  table.subscribe(({ done }) => {
    if (done.length === 0) return
    if (!isFollowingSolution) {
      stopSearch()
      guidance.value = null
    }
    isFollowingSolution = false
  })
  const setHint = (moves: readonly PuzzleMove[]): void => {
    const ready = completionAction(view.now.value)
    const hintMoves: readonly Action[] = moves.length === 0 && ready ? [ready] : moves
    const shownMoves = hintMoves.slice(0, 1)
    for (const move of shownMoves) hinted.add(move)
    guidance.value = { source: 'hint', moves: shownMoves, doneCount: 0 }
  }
  const searchHint = async (): Promise<void> => {
    const { state, court } = view.now.value
    const board = state.board.map((slot) => (slot < 0 ? -1 : (state.cards[slot] ?? -1)))
    const task = puzzle.position.courts?.[0]?.hand?.[0] ?? null
    const tokens = { knights: court.knights, wizards: court.wizards }
    stopSearch()
    searchController = new AbortController()
    const { signal: abortSignal } = searchController
    guidance.value = 'looks'
    try {
      const answer = await askNextMoves({ board, tokens, task }, abortSignal)
      if (abortSignal.aborted) return
      if (answer === 'far') guidance.value = 'far'
      else if (answer === 'unknown') guidance.value = 'failed'
      else setHint(answer.way)
    } catch {
      if (!abortSignal.aborted) guidance.value = 'failed'
    }
  }
  const showSolution = (): void => {
    stopSearch()
    guidance.value = { source: 'solution', moves: puzzle.way, doneCount: 0 }
  }
  const playNext = (): void => {
    const guidanceNow = guidance.value
    if (guidanceNow === null || typeof guidanceNow === 'string') return
    const action = guidanceNow.moves[guidanceNow.doneCount] ?? completionAction(view.now.value)
    if (!action) return
    isFollowingSolution = guidanceNow.source === 'solution'
    guidance.value = isFollowingSolution ? { ...guidanceNow, doneCount: guidanceNow.doneCount + 1 } : null
    view.confirmAndPropose(action)
  }
  return { guidance, showHint: () => void searchHint(), showSolution, playNext, stopSearch }
}

/**
 * Begins a puzzle with the moves stored before, which are `deeds`; each further move counts once `saveMoves` has stored
 * it.
 * `adaptExtensions` changes how the table shows it. Rejects if the rules cannot be fetched.
 */
export const beginPuzzle = async (
  puzzle: Puzzle,
  path: readonly string[],
  stored: Pick<OpenPuzzle, 'deeds' | 'hints'>,
  saveMoves: SaveMoves,
  adaptExtensions: (extensions: Extensions) => Extensions,
): Promise<PuzzleSession> => {
  let isLive = false
  const hinted = createHintedMoves(stored.hints ?? [])
  const logs = createSavingLogs(saveMoves, hinted, () => isLive)
  const table = await openPuzzleTable(puzzle, logs, (extensions) => adaptExtensions(withPuzzleActions(extensions)))
  await replayMoves(table, stored.deeds)
  isLive = true
  const view: BlackstoneTableView = { ...createStandaloneTableView(table), path }
  view.openCurtain()
  const { stopSearch, ...guidanceControls } = createGuidance(puzzle, table, view, hinted)
  return {
    ...guidanceControls,
    puzzle,
    view,
    isSolved: computed(() => isGoalReached(view.now.value) && !view.now.value.isPending),
    isByHints: () =>
      movesInEffect(table.entries()).every((action) => action.kind === 'complete' || hinted.includes(action)),
    moves: computed(() => {
      // Dependency: computed again whenever the table changes.
      view.now.value
      return movesInEffect(table.entries())
    }),
    fault: table.fault,
    retry: () => retrySaving(table),
    close: () => {
      stopSearch()
      table.close()
    },
  }
}
