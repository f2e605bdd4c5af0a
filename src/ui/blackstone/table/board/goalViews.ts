/** The Puzzle Master's goal as it is shown: point by point, and the lines of the ring. */
import { checklistOf, VASSALS_NEEDED } from '../../../games/blackstone/insight/goal.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { t } from '../../text/t.ts'
import { nameOfLine, nameOfWanted } from '../names.ts'
import type { CheckView, LineHint } from '../props.ts'

/** The Puzzle Master's goal, point by point. */
export const checksOf = (state: State): readonly CheckView[] => {
  const list = checklistOf(state)
  const byRole = list.linesBy === 'role'
  return [
    { id: 'vassals', label: t('check.vassals'), done: list.vassals === VASSALS_NEEDED, value: String(list.vassals) },
    {
      id: 'different',
      label: t('check.different'),
      done: list.different === VASSALS_NEEDED,
      value: `${list.different}/${VASSALS_NEEDED}`,
    },
    {
      id: 'inside',
      label: t('check.inside'),
      done: list.insideLeft === 0,
      value: list.insideLeft === 0 ? t('check.yes') : t('check.insideLeft', { count: list.insideLeft }),
    },
    {
      id: 'lines',
      label: t(byRole ? 'check.byRole' : 'check.byFaction'),
      done: list.linesDone === list.lines.length,
      value: `${list.linesDone}/${list.lines.length}`,
    },
    {
      id: 'neighbours',
      label: t(byRole ? 'check.factions' : 'check.roles'),
      done: list.neighboursDiffer,
      value: '',
    },
  ]
}

/** The lines that a group has for itself already. */
export const lineHints = (state: State): readonly LineHint[] => {
  const { lines, linesBy } = checklistOf(state)
  return lines.flatMap((line, group) => {
    if (line < 0) return []
    const want = linesBy === 'role' ? { faction: -1, role: group } : { faction: group, role: -1 }
    return [{ line, want, label: t('line.done', { line: nameOfLine(line), who: nameOfWanted(want) }) }]
  })
}
