/** The Puzzle Master's table: rats, dogs, and the goal in place of points. */
import '../../../text/puzzle.ts'
import { go } from '../../../shell/route.ts'
import { t } from '../../../text/t.ts'
import { Checklist, GoalCard, LineHints } from '../../Goal.tsx'
import type { AtTable, TableChapter } from '../chapter.ts'
import { pickUp } from '../choices.ts'
import { checksOf, lineHints } from '../goal.ts'
import { NOTHING } from '../pick.ts'
import { DogRow, Meter, rats } from '../rats.tsx'

const isOpen = ({ sitting }: AtTable): boolean => sitting.pick.value.on === 'goal'

/** The goal as a card in the hand. */
const Goal = (at: AtTable) => (
  <GoalCard
    checks={checksOf(at.now.state)}
    chosen={isOpen(at)}
    onPress={pickUp(at.sitting, isOpen(at) ? NOTHING : { on: 'goal' })}
  />
)

/** The goal point by point, where there is room or somebody opened it. */
const Checks = (at: AtTable) => (
  <Checklist
    checks={checksOf(at.now.state)}
    onExplain={() => go(...at.sitting.path, 'rules')}
    onClose={isOpen(at) ? pickUp(at.sitting, NOTHING) : undefined}
  />
)

const Lines = ({ now }: AtTable) => <LineHints hints={lineHints(now.state)} />

/** How near the goal is. */
const goalLine = ({ now }: AtTable): string => {
  const checks = checksOf(now.state)
  return t('prompt.goal', { done: checks.filter(({ done }) => done).length, of: checks.length })
}

export const chapter: TableChapter = {
  ...rats,
  Top: Meter,
  Low: DogRow,
  Above: Checks,
  Held: Goal,
  Below: Lines,
  checks: ({ state }) => checksOf(state),
  idle: (at) => (isOpen(at) ? { text: goalLine(at) } : (rats.idle?.(at) ?? null)),
}
