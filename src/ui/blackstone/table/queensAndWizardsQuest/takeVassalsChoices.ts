/** Queen's Quest: choices for a card of the hand that takes vassals: which, and into which sets. */
import type { Space } from '#src/games/blackstone/board.ts'
import {
  type HalfChoice,
  type HalfPreview,
  previewUse,
  type SetChoice,
  type UseChoice,
  type UsePreview,
} from '#src/games/blackstone/insight/shown/previewQueensQuestUse.ts'
import { turnResources } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { HALF_NAMES, type HalfName, taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import type { HalfButtonView } from '../../views/board/HalfButton.tsx'
import { nameOfFace, shortNameOfLine } from '../../views/spaceAndFaceNames.ts'
import type { SetJoinView } from '../../views/tray/Sets.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { refusalSentence } from '../turn/actionChoice.ts'
import type { TapTarget, TapTargets } from '../turn/tableSelection.ts'
import { taskHalfViews } from '../turn/taskHalfViews.ts'
import { selectedCard } from './questChoices.ts'
import { faceNames, gainText, setKindText, signedGain, signedPoints } from './questTexts.ts'

/** The selected card, where it is in hand; else null. */
export const selectedHandCard = ({ view, now }: BlackstoneTableProps): Slot | null => {
  const card = selectedCard(view.selection.value)
  return card !== null && now.court.hand.includes(card) ? card : null
}

const wishOf = ({ view }: BlackstoneTableProps): UseChoice => {
  const selection = view.selection.value
  return selection.on === 'use' ? selection.wish : {}
}

/** Use of the card by the current choices; null where none of its halves is met. */
export const proposedUse = (props: BlackstoneTableProps): UsePreview | null => {
  const card = selectedHandCard(props)
  return card === null ? null : previewUse(props.now.scene, props.now.legalActions, card, wishOf(props))
}

/**
 * Selection after a choice for one half. A choice for the left half drops the chosen set of the right half, because
 * sets may then be numbered differently.
 */
const cardUseSelection = (props: BlackstoneTableProps, slot: Slot, half: HalfName, wish: HalfChoice) => {
  const { set: _, ...otherHalfWish } = wishOf(props)[half === 'left' ? 'right' : 'left'] ?? {}
  const newWish: UseChoice = half === 'left' ? { left: wish, right: otherHalfWish } : { ...wishOf(props), right: wish }
  return { on: 'use', slot, wish: newWish } as const
}

const selectCardUse = (props: BlackstoneTableProps, half: HalfName, halfWish: HalfChoice) => (): void => {
  const card = selectedHandCard(props)
  if (card !== null) props.view.selection.value = cardUseSelection(props, card, half, halfWish)
}

const halfNote = (half: HalfPreview, fallback: string): string => {
  if (half.taken) return t('quest.takes')
  return half.spaces.length > 0 ? t('quest.leaves') : fallback
}

/** Buttons of both halves. A press takes the half's vassal along, or leaves it out. */
export const cardUseHalfButtons = (props: BlackstoneTableProps, card: Slot): readonly HalfButtonView[] => {
  const task = visibleTaskIn(props.now.scene, card)
  const compass = taskProgressOf(props.now.scene, card)
  const use = proposedUse(props)
  if (!task || !compass) return []
  return taskHalfViews(props.now.state, task, compass).map((view, index) => {
    const name = HALF_NAMES[index] ?? 'left'
    const half = use?.[name] ?? { spaces: [], taken: null, face: -1, setChoices: [] }
    const note = halfNote(half, view.note)
    const spokenNote = half.taken ? t('quest.takesWho', { vassal: nameOfFace(half.face) }) : note
    return {
      half: index === 0 ? 1 : 2,
      place: index === 0 ? view.place : shortNameOfLine(task.right.line),
      want: view.want,
      face: half.taken ? half.face : null,
      note,
      isActive: half.taken !== null,
      label: t(index === 0 ? 'quest.half1' : 'quest.half2', {
        place: view.place,
        who: view.wantText,
        note: spokenNote,
      }),
      reason: half.spaces.length > 0 ? undefined : view.note,
      onPress: selectCardUse(props, name, { isLeftOut: half.taken !== null }),
    }
  })
}

const joinView = (
  props: BlackstoneTableProps,
  name: HalfName,
  half: HalfPreview,
  { set, faces, gain, value }: SetChoice,
): SetJoinView => {
  const gainPhrase = gainText(gain)
  const taken = half.taken
  return {
    set,
    faces,
    gain: faces.length > 0 ? signedGain(gain) : t('quest.new'),
    isChosen: taken?.set === set,
    label:
      faces.length > 0
        ? t('quest.join', {
            set: t('quest.setOf', { kind: setKindText(faces), faces: faceNames(faces) }),
            gain: gainPhrase,
            worth: value,
          })
        : t('quest.newSet', { gain: gainPhrase }),
    onPress: selectCardUse(props, name, { ...(taken && { space: taken.space }), set }),
  }
}

/** Sets that the vassal of a half may join, with what each brings. */
export const joinViews = (props: BlackstoneTableProps, name: HalfName): readonly SetJoinView[] => {
  const half = proposedUse(props)?.[name]
  return half ? half.setChoices.map((choice) => joinView(props, name, half, choice)) : []
}

const takeTarget = (
  props: BlackstoneTableProps,
  card: Slot,
  name: HalfName,
  half: HalfPreview,
  space: Space,
): TapTarget => {
  const isTaken = half.taken?.space === space
  return {
    verb: 'use',
    icon: isTaken ? 'tick' : 'plus',
    label: t(isTaken ? 'quest.taken' : 'quest.takeIt'),
    next: cardUseSelection(props, card, name, isTaken ? { isLeftOut: true } : { space }),
  }
}

/** Targets on vassals that the card may take. A tap takes one along, or leaves it out. */
export const cardUseTargets = (props: BlackstoneTableProps): TapTargets => {
  const card = selectedHandCard(props)
  const use = proposedUse(props)
  if (card === null || !use) return new Map()
  const targets = HALF_NAMES.flatMap((name) =>
    use[name].spaces.map((space) => [space, takeTarget(props, card, name, use[name], space)] as const),
  )
  // Where one vassal meets both halves, the target of the half that takes it wins.
  return new Map(targets.sort(([, a], [, b]) => Number(a.icon === 'tick') - Number(b.icon === 'tick')))
}

/** Primary button for a card in hand: uses it and says how many points it brings, or why it cannot be used. */
export const cardUseChoice = (props: BlackstoneTableProps): ChoiceView => {
  const use = proposedUse(props)
  const appearance = { id: 'use', label: t('quest.use', { gain: signedPoints(use?.gain ?? 0) }) }
  const actionsLeft = turnResources(props.now.state).total
  if (!use)
    return {
      ...appearance,
      reason:
        actionsLeft > 0
          ? t('quest.noneMet')
          : refusalSentence({ code: 'need.actions', values: { count: 1, have: actionsLeft } }),
      onPress: () => {},
    }
  const takenCount = Number(!!use.action.left) + Number(!!use.action.right)
  return {
    ...appearance,
    hint: t('quest.useHint', { count: takenCount }),
    onPress: () => props.view.confirmAndPropose(use.action),
  }
}
