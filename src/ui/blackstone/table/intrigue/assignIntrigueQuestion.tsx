/**
 * Question at the end of a turn: markers go on a completed card and a vassal, or on a task laid face down, or stay at
 * court.
 */

import {
  isMarkingCompletedCard,
  type MarkableCard,
  markableCardsOf,
} from '#src/games/blackstone/insight/shown/intrigueMarkers.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import { CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { FaceDownTaskRow, IntrigueQuestion, IntrigueTiles, type IntrigueTileView } from '../../views/Intrigue.tsx'
import { MarkerRewards } from '../../views/MarkerRewards.tsx'
import { nameOfFace, nameOfSpace, placeOfRightHalf, shortNameOfPlace } from '../../views/spaceAndFaceNames.ts'
import { TASK_ICONS } from '../../views/tray/TaskCards.tsx'
import type { Task } from '../../views/viewProps.ts'
import type { BlackstoneTableProps, QuestionUi } from '../blackstoneTableView.ts'
import { actionChoice, selectOnPress } from '../turn/actionChoice.ts'
import { NO_SELECTION, type TapTargets } from '../turn/tableSelection.ts'
import { paysOf } from './markerRewardTexts.ts'

/** The card to mark: the selected one, else the only one that can be marked; null otherwise. */
const cardToMark = ({ view, now }: BlackstoneTableProps): MarkableCard | null => {
  const selection = view.selection.value
  const markableCards = markableCardsOf(now.scene).filter(({ spaces }) => spaces.length > 0)
  const [firstCard, ...otherCards] = markableCards
  if (selection.on === 'marked') return markableCards.find(({ card }) => card === selection.card) ?? null
  return firstCard && otherCards.length === 0 ? firstCard : null
}

const agentTargets = (props: BlackstoneTableProps): TapTargets => {
  const marked = isMarkingCompletedCard(props.now.state) ? cardToMark(props) : null
  if (!marked) return new Map()
  const { card, spaces } = marked
  return new Map(
    spaces.map(({ space, alike: matchCount }) => [
      space,
      {
        verb: 'use',
        icon: 'agent',
        symbol: String(matchCount),
        label: t('cell.markOn', { alike: matchCount }),
        action: { kind: 'agents', card, space },
      },
    ]),
  )
}

const skipChoice = ({ view, now }: BlackstoneTableProps): ChoiceView =>
  actionChoice(view, now, { kind: 'skip' }, { id: 'skip', label: t('mark.skip'), hint: t('mark.skipWhy') })

const markTile = (
  { view }: BlackstoneTableProps,
  { card, task, spaces }: MarkableCard,
  isChosen: boolean,
): IntrigueTileView => ({
  id: card,
  icon: TASK_ICONS[task.type],
  face: task.cost,
  label: t(`type.${task.type}`),
  hint: nameOfFace(task.cost),
  isChosen,
  reason: spaces.length > 0 ? undefined : t('mark.nobody'),
  onPress: () => spaces.length > 0 && selectOnPress(view, isChosen ? NO_SELECTION : { on: 'marked', card })(),
})

/** Tiles of the completed cards. A card that matches no vassal stays, disabled with the reason. */
export const markTiles = (props: BlackstoneTableProps): readonly IntrigueTileView[] =>
  markableCardsOf(props.now.scene).map((markable) =>
    markTile(props, markable, markable.card === cardToMark(props)?.card),
  )

const markWhereTitle = ({ type, cost }: Task): string =>
  t('mark.where', { type: t(`type.${type}`), vassal: nameOfFace(cost) })

const MarkPanel = ({ view, now }: BlackstoneTableProps) => {
  const props = { view, now }
  const marked = cardToMark(props)
  const tiles = markTiles(props)
  const skip = skipChoice(props)
  if (!marked) return <IntrigueTiles title={t('mark.which')} note={t('mark.why')} tiles={tiles} skip={skip} />
  // A chosen card alone: a press lays it back, and all are offered again.
  const chosen = view.selection.value.on === 'marked' ? tiles.filter(({ isChosen }) => isChosen) : tiles
  return (
    <IntrigueTiles title={markWhereTitle(marked.task)} note={t('mark.pays')} tiles={chosen} skip={skip}>
      <MarkerRewards face={marked.task.cost} pays={paysOf(now.scene, marked.task)} />
    </IntrigueTiles>
  )
}

const layTiles = ({ view, now }: BlackstoneTableProps, card: Slot): readonly IntrigueTileView[] => {
  const task = visibleTaskIn(now.scene, card)
  return task
    ? [
        {
          id: card,
          icon: TASK_ICONS[task.type],
          face: null,
          label: t(`type.${task.type}`),
          hint: joinNames([nameOfSpace(task.left.space), shortNameOfPlace(placeOfRightHalf(task))]),
          isChosen: false,
          onPress: selectOnPress(view, { on: 'task', slot: card }),
        },
      ]
    : []
}

const LayFaceDownPanel = ({ view, now }: BlackstoneTableProps) => {
  const props = { view, now }
  const selection = view.selection.value
  const task = selection.on === 'task' ? visibleTaskIn(now.scene, selection.slot) : null
  if (selection.on !== 'task' || !task) {
    const tiles = now.court.hand.flatMap((card) => layTiles(props, card))
    return <IntrigueTiles title={t('lay.which')} note={t('lay.why')} tiles={tiles} skip={skipChoice(props)} />
  }
  const layChoice = actionChoice(
    view,
    now,
    { kind: 'faceDown', card: selection.slot },
    { id: 'lay', label: t('lay.this'), icon: 'laid', hint: t('lay.thisWhy') },
  )
  return (
    <IntrigueQuestion title={t('lay.which')} choices={[layChoice, skipChoice(props)]}>
      <FaceDownTaskRow task={task} showsPoints={pointsGoalOf(now.state) > 0} fittedHalves={null}>
        <CloseButton onClose={selectOnPress(view, NO_SELECTION)} />
      </FaceDownTaskRow>
    </IntrigueQuestion>
  )
}

/** Question how markers are assigned (rulings 65 and 77 to 79). */
export const assignIntrigueQuestion: QuestionUi = {
  prompt(props) {
    if (isMarkingCompletedCard(props.now.state))
      return { text: t(cardToMark(props) ? 'prompt.markWhom' : 'prompt.mark') }
    return { text: t(props.view.selection.value.on === 'task' ? 'prompt.layThis' : 'prompt.lay') }
  },
  Panel: ({ view, now }) =>
    isMarkingCompletedCard(now.state) ? (
      <MarkPanel view={view} now={now} />
    ) : (
      <LayFaceDownPanel view={view} now={now} />
    ),
  tapTargets: agentTargets,
  handOverReason: () => t('calls.back'),
}
