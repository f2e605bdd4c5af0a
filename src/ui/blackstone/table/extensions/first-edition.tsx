/** Table of the First Edition: decks named two at a time, guards for everybody, and Machinations in place of points. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import { useState } from 'preact/hooks'
import type { ActionOf } from '#src/games/blackstone/actions.ts'
import type { TaskDeck } from '#src/games/blackstone/cards.ts'
import { metricGoal, metricValues } from '#src/games/blackstone/insight/metric.ts'
import { t } from '#src/text/t.ts'
import { QuestionPanel } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, OpeningLines, QuestionUi } from '../blackstoneTableView.ts'
import { countGuardsOn, guardsExtension } from '../board/guardsExtension.tsx'
import { PICTURES } from '../howToWin/howToWinPictures.tsx'
import { seatName } from '../namesInEventTexts.ts'
import type { TableExtension } from '../tableExtension.ts'
import { actionChoice } from '../turn/actionChoice.ts'
import { describeKept, keepTaskQuestion } from '../turn/keepTaskQuestion.tsx'

/** The action for a pair of decks. The rules know each pair in one order; the player may choose in either. */
const decksAction = ({ scene }: BlackstoneTableSnapshot, a: TaskDeck, b: TaskDeck): ActionOf<'decks'> => {
  const { decks } = scene.mode
  return { kind: 'decks', decks: decks.indexOf(a) <= decks.indexOf(b) ? [a, b] : [b, a] }
}

const decksReason = ({ state }: BlackstoneTableSnapshot): 'hand' | 'reward' => {
  const todo = state.todo.at(-1)
  return todo?.do === 'decks' ? todo.why : 'hand'
}

/** Choice of two decks, which may be the same. Both are named before a card is seen. */
const DecksPanel = ({ view, now }: BlackstoneTableProps) => {
  const [firstDeck, setFirstDeck] = useState<TaskDeck | null>(null)
  const secondChoice = (deck: TaskDeck, firstNamed: TaskDeck): ChoiceView =>
    actionChoice(view, now, decksAction(now, firstNamed, deck), {
      ...{ id: deck, label: t(`deck.${deck}`) },
      hint: t(deck === firstNamed ? 'decks.twice' : 'decks.and', { deck: t(`deck.${firstNamed}`) }),
    })
  const choices = now.scene.mode.decks.map((deck): ChoiceView => {
    if (firstDeck) return secondChoice(deck, firstDeck)
    const appearance = { id: deck, label: t(`deck.${deck}`), hint: t(`do.deck.${deck}`, { goal: 0 }) }
    return { ...actionChoice(view, now, decksAction(now, deck, deck), appearance), onPress: () => setFirstDeck(deck) }
  })
  const reason = decksReason(now)
  const title = firstDeck ? t('decks.second') : t(`decks.${reason}`, { name: view.names[now.seat] ?? '' })
  return (
    <QuestionPanel
      title={title}
      note={firstDeck ? '' : t(`decks.${reason}Why`)}
      choices={choices}
      {...(firstDeck && { onClose: () => setFirstDeck(null) })}
    />
  )
}

const decksQuestion: QuestionUi = { prompt: () => ({ text: t('prompt.decks') }), Panel: DecksPanel }

const machinationsProgress = ({ state }: BlackstoneTableSnapshot, seat: number) => {
  const [count, goal] = [metricValues(state)[seat] ?? 0, metricGoal(state) ?? 0]
  return { count, of: goal, words: t('standing.machinations', { count, of: goal }) }
}

/**
 * Explains that a guard keeps everybody away here, its owner too (ruling 146). On a guarded space the panel already
 * says so.
 */
const explainGuard =
  (isGuarded: boolean) =>
  ({ hint, ...choice }: ChoiceView): ChoiceView => {
    if (choice.id === 'unguard') return choice
    if (choice.id !== 'guard') return hint === undefined ? choice : { ...choice, hint }
    return isGuarded ? choice : { ...choice, hint: t('guard.fromAll') }
  }

const opening: OpeningLines = () => [
  { id: 'goal', picture: PICTURES.machinations, text: t('opening.first-edition.goal') },
  { id: 'court', picture: PICTURES.court, text: t('opening.court') },
  { id: 'kings', picture: PICTURES.kings, text: t('opening.first-edition.kings') },
]

export const extension: TableExtension = {
  opening,
  ...guardsExtension,
  questions: { decks: decksQuestion, keep: keepTaskQuestion },
  adjustChoices: ({ now }, space, usual) => usual.map(explainGuard(countGuardsOn(now, space) > 0)),
  progress: machinationsProgress,
  eventDescribers: {
    ...guardsExtension.eventDescribers,
    kept: describeKept,
    lapsed: ({ seat }, narrator) => ({ icon: 'cross', text: t('told.noDecks', { name: seatName(narrator, seat) }) }),
  },
}
