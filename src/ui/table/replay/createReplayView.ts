/** View of a table at any step of a replay, where nothing can be done. Cards that no spectator may see stay hidden. */
import { batch, signal } from '@preact/signals'
import type { Shape } from '../../../kernel/contract.ts'
import { EMPTY_VAULT, seatView } from '../../../kernel/vault.ts'
import { t } from '../../../text/t.ts'
import type { LogLine } from '../../parts/viewTypes.ts'
import type { TableView } from '../gameUiContract.ts'
import { createRefusalLine } from '../refusalLine.ts'
import type { BoardMotion, TableSnapshot } from '../tableSnapshot.ts'
import { linesOfStep, type ReplayStep, type ReplayTimeline } from './replayTimeline.ts'

export interface ReplayView {
  readonly view: TableView
  /** Says why a control of the replay does nothing. */
  readonly sayReason: (reason: string) => void
  /** Shows this step. Its motions run only where it is `played`, not where the player jumps to it. */
  showStep(at: number, played: boolean): void
}

const OVER_REFUSAL = { code: 'over' }

const snapshotAt = ({ tableUi, game }: TableView, state: Shape['state']): TableSnapshot => {
  const seat = tableUi.activeSeat(state)
  const turn = game.turn(state)
  return {
    state,
    visibleState: seatView(state, null, EMPTY_VAULT),
    seat,
    activeSeat: seat,
    awaitedElsewhere: null,
    isAwaited: false,
    chosenSeats: [],
    legalActions: [],
    outcome: turn.kind === 'over' ? turn.outcome : null,
    hidesHands: false,
    isCurtainDown: false,
    isPending: false,
    isSaved: true,
    undoSeat: seat,
    whyNoUndo: OVER_REFUSAL,
    whyNoRedo: OVER_REFUSAL,
  }
}

/** Number of lines beside the board. */
const LOG_LENGTH = 60

/** Latest lines up to this step, the latest first. */
const logLinesAt = ({ steps }: ReplayTimeline, at: number): readonly LogLine[] =>
  steps
    .slice(Math.max(0, at + 1 - LOG_LENGTH), at + 1)
    .flatMap(linesOfStep)
    .slice(-LOG_LENGTH)
    .reverse()

const doNothing = (): void => undefined

/** Creates the view of a replay. `path`: address of the replay; the addresses of its sheets begin with it. */
export const createReplayView = (
  playedView: TableView,
  timeline: ReplayTimeline,
  path: readonly string[],
  startIndex: number,
): ReplayView => {
  const stepAt = (at: number): ReplayStep => timeline.steps[at] ?? timeline.steps[0]
  const snapshot = signal(snapshotAt(playedView, timeline.stateAt(stepAt(startIndex))))
  const motion = signal<BoardMotion | null>(null)
  const log = signal(logLinesAt(timeline, startIndex))
  const refusalLine = createRefusalLine()
  let motionCount = 0
  const base: TableView = {
    ...playedView,
    path,
    now: snapshot,
    motion,
    log,
    announcement: signal(''),
    ...refusalLine,
    // Whatever a game would say to a touch, in a replay there is one answer.
    sayRefusal: () => refusalLine.sayRefusal(t('replay.watch')),
    confirmThen: doNothing,
    propose: doNothing,
    confirmAndPropose: doNothing,
    undo: doNothing,
    redo: doNothing,
    proposeEnd: doNothing,
  }
  return {
    view: playedView.tableUi.extendView?.(base) ?? base,
    sayReason: refusalLine.sayRefusal,
    showStep: (at, isPlayed) =>
      batch(() => {
        motionCount += 1
        snapshot.value = snapshotAt(playedView, timeline.stateAt(stepAt(at)))
        motion.value = { id: motionCount, steps: isPlayed ? stepAt(at).motionSteps : [] }
        log.value = logLinesAt(timeline, at)
      }),
  }
}
