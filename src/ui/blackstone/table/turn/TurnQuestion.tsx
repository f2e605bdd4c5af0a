/** Questions of a turn: what to do with the selection, and whether to refill. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Space } from '#src/games/blackstone/board.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { vassalAt, visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import { lazy } from '../../../parts/lazy.tsx'
import { QuestionPanel } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { useTableFeedback } from '../../../table/sound/useTableFeedback.ts'
import { loadLeisure } from '../../tiers/loadLeisure.ts'
import { nameOfSpace } from '../../views/spaceAndFaceNames.ts'
import { DeckPanel } from '../../views/tray/DeckPanel.tsx'
import { PayPanel } from '../../views/tray/PayPanel.tsx'
import { TaskPanel, VassalPanel } from '../../views/tray/SelectionPanels.tsx'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { selectOnPress } from './actionChoice.ts'
import {
  openChoiceOf,
  paymentViews,
  type ShowTaskSelection,
  stackChoices,
  taskChoices,
  taskUpchargeText,
} from './completeTaskChoices.ts'
import * as styles from './RefillQuestion.module.css'
import { hasMoreRefills, keepRefillAnswer } from './refillAnswerForTurn.ts'
import { chosenSlot, NO_SELECTION, showTaskActionsOf, type TableSelection, tapTargetsOf } from './tableSelection.ts'
import { taskHalfViews } from './taskHalfViews.ts'
import {
  affordablePrices,
  cancelChoice,
  canDrawTwo,
  deckChoices,
  refillChoices,
  towerChoices,
  vassalChoices,
} from './turnChoices.ts'

/** Would a flip of this vassal meet a half of the task that is held up? */
const isFlipPlanned = ({ scene }: BlackstoneTableSnapshot, selection: TableSelection, space: Space): boolean => {
  const slot = chosenSlot(selection)
  const progress = slot === undefined ? null : taskProgressOf(scene, slot)
  return [progress?.left, progress?.right].some(
    (half) => half?.matching.length === 0 && half.fitAfterFlip.includes(space) && half.targetSpaces.includes(space),
  )
}

/** The choices, with gold on the flip that a held-up task asks for, or on what alone can be done with the vassal. */
const withWantedGold = (
  choices: readonly ChoiceView[],
  now: BlackstoneTableSnapshot,
  selection: TableSelection,
  space: Space,
): readonly ChoiceView[] => {
  const isOpen = ({ reason, isDimmed }: ChoiceView): boolean => !reason && !isDimmed
  const isAlone = choices.filter(isOpen).length === 1 && tapTargetsOf(selection, now.legalActions).size === 0
  const isFlipWanted = isFlipPlanned(now, selection, space)
  return choices.map((choice) =>
    isOpen(choice) && (isAlone || (isFlipWanted && choice.id === 'flip')) ? { ...choice, emphasis: 'gold' } : choice,
  )
}

/** Question whether a used space is refilled; one answer may hold for all spaces of the turn. */
const RefillQuestion = ({ view, now, space }: BlackstoneTableProps & { readonly space: Space }) => {
  const [isForTurn, setIsForTurn] = useState(false)
  const choices = refillChoices(view, now).map((choice) => ({
    ...choice,
    onPress: () => {
      if (isForTurn) keepRefillAnswer(view, now, choice.id === 'refill' ? 'refill' : 'leaveEmpty')
      choice.onPress()
    },
  }))
  return (
    <QuestionPanel title={t('prompt.refill', { space: nameOfSpace(space) })} choices={choices}>
      {hasMoreRefills(now) && (
        <label class={styles.rest}>
          <input type="checkbox" checked={isForTurn} onChange={() => setIsForTurn(!isForTurn)} />
          {t('do.sameAllTurn')}
        </label>
      )}
    </QuestionPanel>
  )
}

const TokensForTask = lazy(() => loadLeisure().then((module) => module.TokensForTask), 'unasked')

interface Props {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
}

const VassalQuestion = ({ view, now, space }: Props & { readonly space: Space }) => {
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return null
  const choices = view.extensions.adjustChoices({ view, now }, space, vassalChoices(view, now, space))
  return (
    <VassalPanel
      vassal={vassal}
      space={space}
      notes={view.extensions.vassalNotes({ view, now }, space)}
      choices={withWantedGold(choices, now, view.selection.value, space)}
      onInspect={() => navigate(...view.path, 'card', String(space))}
    />
  )
}

const TaskQuestion = ({ view, now, slot }: Props & { readonly slot: Slot }) => {
  const task = visibleTaskIn(now.scene, slot)
  const compass = taskProgressOf(now.scene, slot)
  if (!task || !compass) return null
  return (
    <TaskPanel
      title={t(`type.${task.type}`)}
      halves={taskHalfViews(now.state, task, compass)}
      upcharge={taskUpchargeText(now.scene, task)}
      choices={taskChoices(view, now, slot)}
      onClose={selectOnPress(view, NO_SELECTION)}
    >
      <TokensForTask view={view} now={now} slot={slot} />
    </TaskPanel>
  )
}

const DeckQuestion = ({ view, now }: Props) => {
  const [cheaperPrice = 'wizard', secondPrice] = affordablePrices(now)
  const [usesSecondPrice, setUsesSecondPrice] = useState(false)
  const [drawsOne, setDrawsOne] = useState(false)
  const [price, otherPrice] = usesSecondPrice && secondPrice ? [secondPrice, cheaperPrice] : [cheaperPrice, secondPrice]
  const isTwoAllowed = canDrawTwo(now, price)
  const drawsTwo = isTwoAllowed && !drawsOne
  const otherPriceChoices: readonly ChoiceView[] = otherPrice
    ? [
        {
          id: 'price',
          label: t(`do.pay.${otherPrice}`),
          hint: t('do.payNow', { price }),
          onPress: () => setUsesSecondPrice(!usesSecondPrice),
        },
      ]
    : []
  const countChoice: ChoiceView = {
    id: 'two',
    label: t(drawsTwo ? 'do.drawOne' : 'do.drawTwo'),
    hint: t(drawsTwo ? 'do.drawTwoNow' : 'do.drawOnce'),
    onPress: () => setDrawsOne(drawsTwo),
  }
  return (
    <DeckPanel
      title={t('do.drawFrom')}
      note={drawsTwo ? t('do.drawTwoFor', { price }) : t(`do.drawFor.${price}`)}
      decks={deckChoices(view, now, price, drawsTwo)}
      prices={[...otherPriceChoices, ...(isTwoAllowed ? [countChoice] : [])]}
      onClose={selectOnPress(view, NO_SELECTION)}
    />
  )
}

/** Question for the next open choice of a task that can be shown in several ways. */
const ShowTaskQuestion = ({ view, now, selection }: Props & { readonly selection: ShowTaskSelection }) => {
  const onClose = selectOnPress(view, { on: 'task', slot: selection.slot })
  switch (openChoiceOf(showTaskActionsOf(selection, now.legalActions))) {
    case 'stack':
      return <QuestionPanel title={t('prompt.stack')} choices={stackChoices(view, now, selection)} onClose={onClose} />
    case 'pay':
      return <PayPanel title={t('prompt.whoPays')} options={paymentViews(view, now, selection)} onClose={onClose} />
    default:
      return <QuestionPanel title={t('prompt.second')} choices={[cancelChoice(view)]} />
  }
}

/** The open question: what the rules await, or the panel of the selection. */
export const TurnQuestion = ({ view, now }: Props) => {
  const selection = view.selection.value
  const todo = now.state.todo.at(-1)
  useTableFeedback(view)
  // With large text the table scrolls. An effect after drawing, because otherwise the page would be laid out twice.
  useEffect(() => document.querySelector("[data-part~='panel']")?.scrollIntoView({ block: 'nearest' }), [selection])
  if (todo?.do === 'refill') return <RefillQuestion view={view} now={now} space={todo.space} />
  switch (selection.on) {
    case 'vassal':
      return <VassalQuestion view={view} now={now} space={selection.space} />
    case 'tower':
      return (
        <QuestionPanel
          title={t(now.scene.mode.isRefillOptional ? 'prompt.towerOrNone' : 'prompt.tower', {
            space: nameOfSpace(selection.space),
          })}
          choices={towerChoices(view, now, selection.space, selection.by)}
        />
      )
    case 'task':
      return <TaskQuestion view={view} now={now} slot={selection.slot} />
    case 'second':
      return <ShowTaskQuestion view={view} now={now} selection={selection} />
    case 'deck':
      return <DeckQuestion view={view} now={now} />
    default:
      return null
  }
}
