/** Timeline of a whole game: its steps with their texts, the course round by round, and the state at any step. */
import { useEffect, useState } from 'preact/hooks'
import type { Move, Seat, Shape } from '../../../kernel/contract.ts'
import { createRewinder, isKeyframe } from '../../../kernel/createRewinder.ts'
import { effectiveMoves } from '../../../kernel/effectiveMoves.ts'
import { type GameSnapshot, gameSnapshots } from '../../../kernel/gameSnapshots.ts'
import type { EntryBody } from '../../../kernel/log.ts'
import { setupOf } from '../../../kernel/replayState.ts'
import type { LogLine } from '../../parts/viewTypes.ts'
import type { DescribeEvent, ReplayUi, TableView } from '../gameUiContract.ts'
import { type EventText, eventTextsOf, loadDescriber, loadedDescriberOf, peopleOf } from '../log/eventTexts.ts'

type Action = Shape['action']

/** Step of a replay: a move with a text, and the moves without text that follow it. */
export interface ReplayStep {
  /** Number of moves that are made at the end of the step. */
  readonly movesDone: number
  /** Number of its first line in the log. */
  readonly firstLine: number
  readonly lines: readonly EventText[]
  /** Notation of its moves; empty where only the dealer moved. */
  readonly notation: readonly string[]
  readonly motionSteps: readonly object[]
  readonly round: number
  /** Seat whose turn it is then. */
  readonly seat: Seat
}

export interface ReplayTimeline {
  /** The first step is the table before the first text. */
  readonly steps: readonly [ReplayStep, ...ReplayStep[]]
  /** Course of the game, as its `courseReducer` collected it; null where it has none. */
  readonly course: unknown
  stateAt(step: Pick<ReplayStep, 'movesDone'>): Shape['state']
  /** Number of all moves. */
  readonly moveCount: number
}

/** Numbered lines of a step; the first carries the notation. */
export const linesOfStep = ({ lines, firstLine, notation }: ReplayStep): readonly LogLine[] =>
  lines.map((line, at) => ({ id: firstLine + at, ...line, ...(at === 0 && { notation }) }))

/** Milliseconds of work before the page may respond. */
const SLICE_MS = 8

const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** What describes steps: sentences for events, and the notation of actions. */
interface StepDescriber {
  readonly view: TableView
  readonly describe: DescribeEvent
  readonly replayUi: ReplayUi
}

/** Notation of a move, for a spectator; none in a game that shows sentences alone. */
const notationOf = (
  { writeAction }: ReplayUi,
  { state, events }: GameSnapshot,
  move: Move<Action> | undefined,
): readonly string[] => {
  if (!writeAction || !move) return []
  const write = (action: Action): string => writeAction(state, action, events)
  if (move.kind === 'seat') return [write(move.action)]
  // What all do at once, and a spectator may not tell apart, is written once.
  if (move.kind === 'joint') return [...new Set(move.actions.map(([, action]) => write(action)))]
  if (move.kind !== 'end') return []
  return [move.how === 'agreement' ? 'agree' : `${move.how} ${move.seat + 1}`]
}

const stepOf = (
  { view: { tableUi, names, header }, describe, replayUi }: StepDescriber,
  snapshot: GameSnapshot,
  move: Move<Action> | undefined,
  firstLine: number,
): ReplayStep => {
  const { done, state, events } = snapshot
  return {
    movesDone: done,
    firstLine,
    notation: notationOf(replayUi, snapshot, move),
    lines: eventTextsOf(events, describe, { state, names, people: peopleOf({ header }) }),
    motionSteps: tableUi.motionSteps?.(events) ?? [],
    round: tableUi.round(state),
    seat: tableUi.activeSeat(state),
  }
}

/** Adds a step without text to the step before it. */
const mergeSteps = (before: ReplayStep, { movesDone, notation, motionSteps, round, seat }: ReplayStep): ReplayStep => ({
  ...before,
  movesDone,
  notation: [...before.notation, ...notation],
  round,
  seat,
  motionSteps: [...before.motionSteps, ...motionSteps],
})

const appendStep = (steps: readonly ReplayStep[], next: ReplayStep): readonly ReplayStep[] => {
  const lastStep = steps.at(-1)
  return lastStep && next.lines.length === 0 ? [...steps.slice(0, -1), mergeSteps(lastStep, next)] : [...steps, next]
}

const loadStepDescriber = async (view: TableView): Promise<StepDescriber> => {
  const [replayUi] = await Promise.all([view.tableUi.loadReplay?.(), loadDescriber(view.tableUi)])
  const describe = loadedDescriberOf(view.tableUi)
  if (!describe) throw new Error('what happened cannot be told: its sentences were not fetched')
  return { view, describe, replayUi: replayUi ?? {} }
}

const buildTimeline = async (view: TableView): Promise<ReplayTimeline> => {
  const describer = await loadStepDescriber(view)
  const { courseReducer } = describer.replayUi
  const table = setupOf(view.header)
  const moves = effectiveMoves(view.entries().map(({ body }) => body as EntryBody<Action>))
  const keyframes: GameSnapshot[] = []
  let steps: readonly ReplayStep[] = []
  let course: unknown = null
  let sliceStart = performance.now()
  for (const snapshot of gameSnapshots(view.game, table, moves)) {
    const lastStep = steps.at(-1)
    if (isKeyframe(snapshot)) keyframes.push(snapshot)
    const nextLine = lastStep ? lastStep.firstLine + lastStep.lines.length : 0
    steps = appendStep(steps, stepOf(describer, snapshot, moves[snapshot.done - 1], nextLine))
    course = courseReducer ? courseReducer.next(course ?? courseReducer.begin(snapshot.state), snapshot) : null
    if (performance.now() - sliceStart < SLICE_MS) continue
    await yieldToPage()
    sliceStart = performance.now()
  }
  const [firstKeyframe, ...laterKeyframes] = keyframes
  const [firstStep, ...laterSteps] = steps
  if (!firstKeyframe || !firstStep) throw new Error('a game that is played can be set up')
  const stateAt = createRewinder(view.game, table, moves, [firstKeyframe, ...laterKeyframes])
  return {
    steps: [firstStep, ...laterSteps],
    course,
    stateAt: ({ movesDone }) => stateAt(movesDone),
    moveCount: moves.length,
  }
}

const timelines = new WeakMap<TableView, { readonly entries: number; readonly timeline: Promise<ReplayTimeline> }>()

/** Timeline of a game so far; built once, in slices. */
export const loadTimeline = (view: TableView): Promise<ReplayTimeline> => {
  const entries = view.entries().length
  const cached = timelines.get(view)
  if (cached?.entries === entries) return cached.timeline
  const timeline = buildTimeline(view)
  timelines.set(view, { entries, timeline })
  return timeline
}

/** Timeline once it is built; null until then. */
export const useReplayTimeline = (view: TableView): ReplayTimeline | null => {
  const [timeline, setTimeline] = useState<ReplayTimeline | null>(null)
  const entries = view.entries().length
  useEffect(() => {
    let isGone = false
    loadTimeline(view).then(
      (loaded) => isGone || setTimeline(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [view, entries])
  return timeline
}
