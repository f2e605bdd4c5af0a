/** Table of the Puzzle Master's Quest: rats, dogs, and the goal in place of points. */
import '../../../../text/board.ts'
import '../../../../text/blackstone/modes.ts'
import { t } from '../../../../text/t.ts'
import { navigate } from '../../../app/route.ts'
import { GoalCard, GoalChecklistPanel, LineHints } from '../../views/board/Goal.tsx'
import { goalChecksOf, lineHints } from '../board/goalViews.ts'
import { DogRow, ratsExtension, TableRatsMeter } from '../board/ratsExtension.tsx'
import type { BlackstoneTableProps, TableExtension } from '../tableExtension.ts'
import { selectOnPress } from '../turn/actionChoice.ts'
import { NO_SELECTION } from '../turn/tableSelection.ts'

const isGoalOpen = ({ view }: BlackstoneTableProps): boolean => view.selection.value.on === 'goal'

/** The goal as a card in hand. */
const GoalHandCard = (props: BlackstoneTableProps) => (
  <GoalCard
    checks={goalChecksOf(props.now.state)}
    isChosen={isGoalOpen(props)}
    onPress={selectOnPress(props.view, isGoalOpen(props) ? NO_SELECTION : { on: 'goal' })}
  />
)

/** Checklist of the goal, shown where there is room or after a tap on its card. */
const GoalChecklist = (props: BlackstoneTableProps) => (
  <GoalChecklistPanel
    checks={goalChecksOf(props.now.state)}
    onExplain={() => navigate(...props.view.path, 'rules')}
    onClose={isGoalOpen(props) ? selectOnPress(props.view, NO_SELECTION) : undefined}
  />
)

const GoalLineHints = ({ now }: BlackstoneTableProps) => <LineHints hints={lineHints(now.state)} />

/** Prompt with how many points of the goal are met. */
const goalPrompt = ({ now }: BlackstoneTableProps): string => {
  const checks = goalChecksOf(now.state)
  return t('prompt.goal', { done: checks.filter(({ isDone }) => isDone).length, of: checks.length })
}

export const extension: TableExtension = {
  ...ratsExtension,
  Top: TableRatsMeter,
  LowerStrip: DogRow,
  AboveHand: GoalChecklist,
  HandCard: GoalHandCard,
  BelowHand: GoalLineHints,
  goalChecks: ({ state }) => goalChecksOf(state),
  idlePrompt: (props) =>
    isGoalOpen(props) ? { text: goalPrompt(props) } : (ratsExtension.idlePrompt?.(props) ?? null),
}
