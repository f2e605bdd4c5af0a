/** The latest Inspection of a game, made from its log. */
import type { GameEvent } from '../../../games/castlescape/events.ts'
import { type InspectionReport, nextInspectionReport } from '../../../games/castlescape/insight/inspectionReport.ts'
import type { State } from '../../../games/castlescape/state.ts'
import { foldEntry } from '../../../kernel/foldEntry.ts'
import { startReplay } from '../../../kernel/replayState.ts'
import type { TableView } from '../../table/gameUiContract.ts'

/**
 * The latest Inspection so far; null before the first. The log is folded again, without its hashes. What was taken back
 * did not happen: then it is again as it was in the state before.
 */
export const latestInspection = ({ game, header, entries }: TableView): InspectionReport | null => {
  const startResult = startReplay(game, header)
  let replay = startResult.ok ? startResult.value : null
  let report: InspectionReport | null = null
  const reports = new Map<State, InspectionReport | null>()
  for (const { body } of entries()) {
    const before = replay?.state as State | undefined
    const folded = replay && foldEntry(replay, body)
    replay = folded?.ok ? folded.value : null
    if (!replay || !before) return report
    reports.set(before, report)
    report =
      body.kind === 'undo'
        ? (reports.get(replay.state as State) ?? null)
        : nextInspectionReport(report, before, replay.events as readonly GameEvent[])
  }
  return report
}
