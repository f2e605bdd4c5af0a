/** Table of the Puzzle Master's Quest: rats, dogs, and the goal in place of points. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import { repeatedFace } from '#src/games/blackstone/insight/shown/repeatedFace.ts'
import { TOO_MANY_RATS } from '#src/games/blackstone/rules/rats.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import { GoalCard, GoalChecklistPanel, LineHints } from '../../views/board/FormationGoal.tsx'
import { TurnBanner } from '../../views/board/TurnBanner.tsx'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { BlackstoneTableProps, OpeningLines } from '../blackstoneTableView.ts'
import { goalChecksOf, lineHints } from '../board/formationGoalViews.ts'
import { DogRow, ratsExtension, TableRatsMeter } from '../board/ratsExtension.tsx'
import { PICTURES } from '../howToWin/howToWinPictures.tsx'
import type { TableExtension } from '../tableExtension.ts'
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

/** Prompt with the face that stands too often, else with the first point of the goal that is open. */
const goalPrompt = ({ now }: BlackstoneTableProps): string => {
  const repeated = repeatedFace(now.state)
  if (repeated) return t('goal.repeated', { vassal: nameOfFace(repeated.face), count: repeated.count })
  const open = goalChecksOf(now.state).find(({ isDone }) => !isDone)
  return open ? t('prompt.goal', { goal: open.label }) : t('told.over')
}

/** The rats meter, and where several play, whose turn it is: by a crest, and by a banner when it passes. */
const GoalTop = ({ view, now }: BlackstoneTableProps) => {
  const { seat } = now.state
  const text = t('rats.turn', { name: view.names[seat] ?? '' })
  const isShared = view.names.length > 1
  return (
    <>
      <TableRatsMeter view={view} now={now} turnSeat={isShared ? seat : undefined} />
      {isShared && <TurnBanner seat={seat} text={text} />}
    </>
  )
}

const opening: OpeningLines = () => [
  { id: 'goal', picture: PICTURES.ring, text: t('opening.puzzle-master.goal') },
  { id: 'sides', picture: PICTURES.side, text: t('opening.puzzle-master.sides') },
  { id: 'lost', picture: PICTURES.rats(TOO_MANY_RATS), text: t('opening.puzzle-master.lost') },
]

export const extension: TableExtension = {
  ...ratsExtension,
  opening,
  Top: GoalTop,
  LowerStrip: DogRow,
  AboveHand: GoalChecklist,
  HandCard: GoalHandCard,
  BelowHand: GoalLineHints,
  goalChecks: ({ state }) => goalChecksOf(state),
  idlePrompt: (props) =>
    isGoalOpen(props) ? { text: goalPrompt(props) } : (ratsExtension.idlePrompt?.(props) ?? null),
}
