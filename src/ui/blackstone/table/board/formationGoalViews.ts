/** The Puzzle Master's goal as a checklist, and the lines of its ring. */
import { formationChecklist, VASSALS_NEEDED } from '#src/games/blackstone/insight/shown/formationChecklist.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { t } from '#src/text/t.ts'
import type { ChecklistItemView } from '../../../parts/viewTypes.ts'
import { nameOfLine, nameOfWanted } from '../../views/spaceAndFaceNames.ts'
import type { LineHint } from '../../views/viewProps.ts'

/** Checklist of the Puzzle Master's goal. */
export const goalChecksOf = (state: State): readonly ChecklistItemView[] => {
  const checklist = formationChecklist(state)
  const byRole = checklist.linesBy === 'role'
  return [
    {
      id: 'vassals',
      label: t('check.vassals'),
      isDone: checklist.vassals === VASSALS_NEEDED,
      value: String(checklist.vassals),
    },
    {
      id: 'different',
      label: t('check.different'),
      isDone: checklist.different === VASSALS_NEEDED,
      value: String(checklist.different),
    },
    {
      id: 'inside',
      label: t('check.inside'),
      isDone: checklist.insideLeft === 0,
      value: checklist.insideLeft === 0 ? t('check.yes') : t('check.insideLeft', { count: checklist.insideLeft }),
    },
    {
      id: 'lines',
      label: t(byRole ? 'check.byRole' : 'check.byFaction'),
      isDone: checklist.linesDone === checklist.lines.length,
      value: t('goal.count', { done: checklist.linesDone, of: checklist.lines.length }),
    },
    {
      id: 'neighbours',
      label: t(byRole ? 'check.factions' : 'check.roles'),
      isDone: checklist.neighboursDiffer,
      value: checklist.neighboursDiffer ? t('check.yes') : '',
    },
  ]
}

/** Lines of the ring that a faction or role already holds alone. */
export const lineHints = (state: State): readonly LineHint[] => {
  const { lines, linesBy } = formationChecklist(state)
  return lines.flatMap((line, group) => {
    if (line < 0) return []
    const wanted = linesBy === 'role' ? { faction: -1, role: group } : { faction: group, role: -1 }
    return [{ line, want: wanted, label: t('line.done', { line: nameOfLine(line), who: nameOfWanted(wanted) }) }]
  })
}
