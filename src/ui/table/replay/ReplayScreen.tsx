/** Replay of a game from its first move or any other: the board, the courts and a sentence for each step. */
import '../../../text/bundles/sheets.ts'
import '../../parts/symbols/replay.ts'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { joinSentences } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { navigate, navigateUp } from '../../common/route.ts'
import { EventLines } from '../../parts/EventLines.tsx'
import { lazy } from '../../parts/lazy.tsx'
import * as playerStyles from '../../parts/ReplayControls.module.css'
import { PlaybackControls, Scrubber } from '../../parts/ReplayControls.tsx'
import { TableLayout } from '../../parts/tableLayout/TableLayout.tsx'
import * as tray from '../../parts/tableLayout/Tray.module.css'
import type { TableView } from '../gameUiContract.ts'
import { TablePrompt } from '../TablePrompt.tsx'
import { loadSheets } from '../tiers/loadSheets.ts'
import { BranchSheet } from './BranchSheet.tsx'
import { createReplayView } from './createReplayView.ts'
import { linesOfStep, type ReplayStep, type ReplayTimeline, useReplayTimeline } from './replayTimeline.ts'

const Sheets = lazy(() => loadSheets().then((module) => module.TableSheets), true)

interface ReplayScreenProps {
  readonly view: TableView
  readonly onReopen: () => void
  /** Parts of the address after `replay`: where it begins, then a sheet. */
  readonly at: readonly string[]
}

/** Milliseconds from one step to the next at the lowest speed. */
const STEP_MS = 1600
/** Number of earlier lines, where there is room for them. */
const EARLIER_LINES = 6
const SPEEDS = [1, 2, 4]

/** Index of the step before the line with this number. */
const startIndexOf = ({ steps }: ReplayTimeline, from: string): number => {
  const line = Number(from) || 0
  const indexAfter = steps.findIndex(({ firstLine, lines }) => firstLine + lines.length > line)
  return line === 0 || indexAfter < 0 ? 0 : Math.max(0, indexAfter - 1)
}

/** Index of the first step of the next turn, or of this turn, or of the one before it. */
const adjacentTurnIndex = ({ steps }: ReplayTimeline, at: number, direction: -1 | 1): number => {
  const turnStarts = steps.flatMap(({ lines }, stepIndex) =>
    lines.some(({ phase }) => phase === 'turn') ? [stepIndex] : [],
  )
  const index =
    direction > 0 ? turnStarts.find((stepIndex) => stepIndex > at) : turnStarts.findLast((stepIndex) => stepIndex < at)
  return index ?? (direction > 0 ? steps.length - 1 : 0)
}

/** Heading of a step: the seat that moved, or the seat whose turn it is where none moved. */
const headingOf = ({ names }: TableView, { round, seat, lines }: ReplayStep): string => {
  const actor = lines.find(({ by }) => by !== undefined)?.by ?? seat
  return round === 0 ? t('replay.setup') : t('replay.turn', { round, name: names[actor] ?? '' })
}

const stepText = ({ lines }: ReplayStep): string => joinSentences(lines.map(({ text }) => text))

/**
 * Playback of a replay: the shown step and its controls. It begins by itself, unless a step is chosen to branch off at.
 * `onShow` is called with each step, and whether it was played or jumped to.
 */
const useReplayPlayer = (
  timeline: ReplayTimeline,
  startIndex: number,
  isBranching: boolean,
  onShow: (index: number, played: boolean) => void,
) => {
  const lastIndex = timeline.steps.length - 1
  const [shownIndex, setIndex] = useState(startIndex)
  const index = Math.min(shownIndex, lastIndex)
  const [isPlaying, setIsPlaying] = useState(startIndex < lastIndex && !isBranching)
  const [speed, setSpeed] = useState(1)
  const showStep = (to: number): void => {
    onShow(to, to === index + 1)
    setIndex(to)
  }
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    if (!isPlaying) return
    timer.current = setTimeout(() => (index < lastIndex ? showStep(index + 1) : setIsPlaying(false)), STEP_MS / speed)
    return () => clearTimeout(timer.current)
  }, [isPlaying, index, speed, timeline])
  /** At once: a step that is due before the screen is drawn again would come after the touch that stopped it. */
  const stop = (): void => {
    clearTimeout(timer.current)
    setIsPlaying(false)
  }
  const seek = (to: number): void => {
    stop()
    showStep(Math.max(0, Math.min(lastIndex, to)))
  }
  return {
    at: index,
    last: lastIndex,
    playing: isPlaying,
    speed,
    move: seek,
    toggle: () => {
      if (isPlaying) return stop()
      if (index === lastIndex) showStep(0)
      setIsPlaying(true)
    },
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  }
}

type Playback = ReturnType<typeof useReplayPlayer>

interface ReplayTrayProps {
  readonly view: TableView
  readonly timeline: ReplayTimeline
  readonly playback: Playback
  readonly step: ReplayStep
  readonly heading: string
  readonly onBranch: () => void
}

/** Tray of a replay: the scrubber, the lines of the step, and earlier lines. */
const ReplayTray = ({ view, timeline, playback, step, heading, onBranch }: ReplayTrayProps) => {
  const { at, last } = playback
  const lines = linesOfStep(step)
  return (
    <div class={tray.tray}>
      <section class={`${tray.inner} ${playerStyles.film}`} aria-label={t('replay.name')}>
        <Scrubber
          moment={at}
          lastMoment={last}
          momentText={joinSentences([t('replay.step', { at, last }), stepText(step) || heading])}
          onSeek={playback.move}
          onTurnStep={(by) => playback.move(adjacentTurnIndex(timeline, at, by))}
          onBranch={onBranch}
        />
        <EventLines lines={lines} />
        <EventLines lines={view.log.value.slice(lines.length, lines.length + EARLIER_LINES)} isPast />
        <p class="visuallyHidden" role="status">
          {playback.playing ? '' : stepText(step)}
        </p>
      </section>
    </div>
  )
}

const ReplayNav = ({
  playback: { at, last, playing, speed, move, toggle, faster },
}: {
  readonly playback: Playback
}) => (
  <PlaybackControls
    isPlaying={playing}
    isFirst={at === 0}
    isLast={at === last}
    speed={speed}
    onBack={() => move(at - 1)}
    onPlay={toggle}
    onForward={() => move(at + 1)}
    onSpeed={faster}
    onClose={() => navigateUp()}
  />
)

const ReplayPlayer = ({
  view: playedView,
  onReopen,
  at: [fromLine = '0', ...sheet],
  timeline,
}: ReplayScreenProps & { readonly timeline: ReplayTimeline }) => {
  const replayPath = [...playedView.path, 'replay', fromLine]
  const startIndex = useMemo(() => startIndexOf(timeline, fromLine), [])
  const shownIndex = useRef(startIndex)
  // More may be done meanwhile: the replay goes on where it is.
  const replayView = useMemo(() => {
    const index = Math.min(shownIndex.current, timeline.steps.length - 1)
    return createReplayView(playedView, timeline, replayPath, index)
  }, [timeline])
  const playback = useReplayPlayer(timeline, startIndex, sheet[0] === 'branch', (index, isPlayed) => {
    shownIndex.current = index
    replayView.showStep(index, isPlayed)
  })
  const { at, last } = playback
  const { view } = replayView
  const { Top, Board, Left, Right, Side } = view.tableUi
  const now = view.now.value
  const step = timeline.steps[at] ?? timeline.steps[0]
  const heading = headingOf(view, step)
  const openBranchSheet = (): void => {
    playback.move(at)
    navigate(...replayPath, 'branch')
  }
  return (
    <>
      <TableLayout
        title={t('replay.title', { mode: modeNameById(view.header.mode) })}
        top={Top && <Top view={view} now={now} />}
        board={<Board view={view} now={now} />}
        middle={
          <>
            {Left && <Left view={view} now={now} />}
            <TablePrompt view={view} lead={heading}>
              {t('replay.step', { at, last })}
            </TablePrompt>
            {Right && <Right view={view} now={now} />}
          </>
        }
        tray={<ReplayTray {...{ view, timeline, playback, step, heading }} onBranch={openBranchSheet} />}
        nav={<ReplayNav playback={playback} />}
        side={Side && <Side view={view} now={now} />}
        sayReason={replayView.sayReason}
      />
      {sheet[0] === 'branch' ? (
        <BranchSheet view={playedView} timeline={timeline} replayStep={step} stepNumber={at} />
      ) : (
        sheet.length > 0 && <Sheets view={view} now={now} onReopen={onReopen} at={sheet} />
      )}
    </>
  )
}

export const ReplayScreen = (props: ReplayScreenProps) => {
  const timeline = useReplayTimeline(props.view)
  if (timeline) return <ReplayPlayer {...props} timeline={timeline} />
  return (
    <main class="page" aria-busy="true">
      <p role="status">{t('chart.waiting')}</p>
    </main>
  )
}
