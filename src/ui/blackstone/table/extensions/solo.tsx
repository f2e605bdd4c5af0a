/** Table of the Solo game: that of joint points against rats, with a tower that refreshes the board. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import { namedSpaces, refreshPileOf } from '#src/games/blackstone/insight/shown/boardRefreshSpaces.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { t } from '#src/text/t.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { QuestionPanel } from '../../../parts/tableLayout/QuestionPanel.tsx'
import * as ratsStyles from '../../views/board/RatsMeter.module.css'
import { nameOfSpace } from '../../views/spaceAndFaceNames.ts'
import type { BlackstoneTableProps, EventDescribers, OpeningLines, QuestionUi } from '../blackstoneTableView.ts'
import { jointPointsExtension } from '../board/jointPointsExtension.tsx'
import { howToWinAgainstRats } from '../howToWin/howToWinAgainstRats.tsx'
import { PICTURES } from '../howToWin/howToWinPictures.tsx'
import { seatName, vassalName } from '../namesInEventTexts.ts'
import type { TableExtension } from '../tableExtension.ts'

const RefreshPilePanel = (_: BlackstoneTableProps) => (
  <QuestionPanel title={t('refresh.ask')} note={t('refresh.why')} choices={[]} />
)

const RefreshSign = () => (
  <span class={ratsStyles.renews}>
    <Icon name="flip" />
  </span>
)

const refreshPileQuestion: QuestionUi = {
  prompt: () => ({ text: t('prompt.pileTap') }),
  Panel: RefreshPilePanel,
  towerActions: ({ now }) =>
    new Map(
      now.legalActions.flatMap((action) => (action.kind === 'refreshPile' ? [[action.pile, action] as const] : [])),
    ),
}

const eventDescribers: EventDescribers = {
  ...jointPointsExtension.eventDescribers,
  piled: ({ seat, pile }, narrator) => ({
    icon: 'castle',
    text:
      refreshPileOf(narrator.state) === pile
        ? t('told.refreshPile', { tower: t(`tower.${pile}`) })
        : t('told.piled', { name: seatName(narrator, seat), tower: t(`tower.${pile}`) }),
  }),
  turnedOver: ({ slot }, { state }) => {
    const [left, right] = namedSpaces(state, slot).map(nameOfSpace)
    return { icon: 'ploy', text: t('told.turnedOver', { left: left ?? '', right: right ?? '' }) }
  },
  refreshed: ({ slot, space }, { state }) => ({
    icon: 'flip',
    text: t('told.refreshed', { vassal: vassalName(state, slot), space: nameOfSpace(space) }),
  }),
}

const opening: OpeningLines = ({ state }) => {
  const goal = pointsGoalOf(state)
  return [
    { id: 'goal', picture: PICTURES.points(goal), text: t('opening.solo.goal', { goal }) },
    ...howToWinAgainstRats(),
  ]
}

export const extension: TableExtension = {
  ...jointPointsExtension,
  opening,
  questions: { refreshPile: refreshPileQuestion },
  eventDescribers,
  motionSteps: (event) => (event.kind === 'refreshed' ? [{ kind: 'leave', space: event.space }] : []),
  towerSign: ({ state }, corner) =>
    refreshPileOf(state) === corner ? { content: <RefreshSign />, label: t('tower.refreshes') } : null,
}
