/** Wizard's Quest: choices for a card that places vassals of the hand: which vassals, by which face, and where. */
import type { Space } from '#src/games/blackstone/board.ts'
import { turnResources } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { HALF_NAMES, type HalfName } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { vassalWithSideUp, visibleVassalIn } from '#src/games/blackstone/insight/shown/vassalHand.ts'
import {
  completeLayAction,
  type LayChoice,
  layActionsWith,
  type PlacementChoice,
  placeableByHalf,
  possibleSpaces,
  sidesByVassal,
  spacesForChosen,
} from '#src/games/blackstone/insight/shown/vassalPlacementChoices.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import type { HalfButtonView } from '../../views/board/HalfButton.tsx'
import { nameOfFace, nameOfLine, nameOfSpace, nameOfWanted, shortNameOfLine } from '../../views/spaceAndFaceNames.ts'
import type { HandVassalView } from '../../views/tray/VassalHand.tsx'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { refusalSentence } from '../turn/actionChoice.ts'
import type { TableSelection, TapTarget, TapTargets } from '../turn/tableSelection.ts'
import { selectedHandCard } from './takeVassalsChoices.ts'

type LaySelection = Extract<TableSelection, { on: 'lay' }>

const otherHalf = (half: HalfName): HalfName => (half === 'left' ? 'right' : 'left')

/** Choices for the selected card of the hand; null where none is selected. */
export const laySelectionOf = (props: BlackstoneTableProps): LaySelection | null => {
  const selection = props.view.selection.value
  const slot = selectedHandCard(props)
  if (selection.on === 'lay') return selection
  if (slot === null) return null
  const hasNoLeftFit = sidesByVassal(layActionsWith(props.now.legalActions, slot), 'left', {}).size === 0
  return { on: 'lay', slot, wish: {}, half: hasNoLeftFit ? 'right' : 'left' }
}

const legalLays = ({ now }: BlackstoneTableProps, { slot }: LaySelection) => layActionsWith(now.legalActions, slot)

/** Vassals that fit the active half, with the sides that fit. */
export const fittingVassals = (
  props: BlackstoneTableProps,
  selection: LaySelection,
): ReadonlyMap<Slot, ReadonlySet<0 | 1>> => sidesByVassal(legalLays(props, selection), selection.half, selection.wish)

/**
 * Adds a vassal to the choices. Its space is the only possible one, or the one that was tapped before, else still open.
 */
const withPlacing = (
  props: BlackstoneTableProps,
  selection: LaySelection,
  half: HalfName,
  placing: PlacementChoice,
): LayChoice => {
  const wish = { ...selection.wish, [half]: { slot: placing.slot, side: placing.side } }
  const spaces = spacesForChosen(legalLays(props, selection), half, wish)
  const space = spaces.length === 1 ? spaces[0] : spaces.find((candidate) => candidate === selection.spot)
  return space === undefined ? wish : { ...wish, [half]: { ...placing, space } }
}

const withoutPlacing = (selection: LaySelection, half: HalfName): LaySelection => {
  const { [half]: _, ...wish } = selection.wish
  return { ...selection, wish, half }
}

/** Makes the other half active where no vassal is chosen for it and one fits. */
const advanceToOtherHalf = (props: BlackstoneTableProps, selection: LaySelection): LaySelection => {
  const nextHalf = otherHalf(selection.half)
  const hasFit = sidesByVassal(legalLays(props, selection), nextHalf, selection.wish).size > 0
  return selection.wish[nextHalf] || !hasFit ? selection : { ...selection, half: nextHalf }
}

const halfServedBy = (selection: LaySelection, slot: Slot): HalfName | undefined =>
  HALF_NAMES.find((half) => selection.wish[half]?.slot === slot)

/** Turns a chosen vassal over where its other face fits too, else removes it. */
const flipOrRemove = (
  props: BlackstoneTableProps,
  selection: LaySelection,
  half: HalfName,
  { slot, side }: PlacementChoice,
): LaySelection => {
  const sides = sidesByVassal(legalLays(props, selection), half, selection.wish).get(slot)
  const otherSide = side === 0 ? 1 : 0
  const visibleSide = visibleVassalIn(props.now.scene, slot)?.side ?? 0
  if (side !== visibleSide || !sides?.has(otherSide)) return withoutPlacing(selection, half)
  return { ...selection, half, wish: withPlacing(props, selection, half, { slot, side: otherSide }) }
}

/** Selection after a tap on a vassal of the hand. */
const toggleVassal = (props: BlackstoneTableProps, selection: LaySelection, slot: Slot): LaySelection => {
  const chosenHalf = halfServedBy(selection, slot)
  const placing = chosenHalf && selection.wish[chosenHalf]
  if (chosenHalf && placing) return flipOrRemove(props, selection, chosenHalf, placing)
  const sides = fittingVassals(props, selection).get(slot)
  if (!sides) return selection
  const visibleSide = visibleVassalIn(props.now.scene, slot)?.side ?? 0
  const side = sides.has(visibleSide) ? visibleSide : visibleSide === 0 ? 1 : 0
  return advanceToOtherHalf(props, {
    ...selection,
    wish: withPlacing(props, selection, selection.half, { slot, side }),
  })
}

const HALF_TAGS = { left: '1', right: '2' } as const
const CHOSEN_KEYS = { left: 'quest.for1', right: 'quest.for2' } as const
const FITS_KEYS = { left: 'quest.fits1', right: 'quest.fits2' } as const

/**
 * Views of a vassal of the hand while a card is selected. Fitting vassals are marked; a chosen one shows the face that
 * will be up.
 */
export const layVassalViews = (
  props: BlackstoneTableProps,
  selection: LaySelection,
  fitting: ReadonlyMap<Slot, ReadonlySet<0 | 1>>,
  slot: Slot,
): readonly HandVassalView[] => {
  const currentVassal = visibleVassalIn(props.now.scene, slot)
  if (!currentVassal) return []
  const half = halfServedBy(selection, slot)
  const vassal =
    (half && vassalWithSideUp(props.now.scene, slot, selection.wish[half]?.side ?? currentVassal.side)) ?? currentVassal
  const isFitting = fitting.has(slot) || half !== undefined
  const name = t('quest.own', { vassal: nameOfFace(vassal.face), reverse: nameOfFace(vassal.reverse) })
  return [
    {
      id: slot,
      vassal,
      isFitting,
      tag: half ? HALF_TAGS[half] : null,
      label: name + (half ? t(CHOSEN_KEYS[half]) : isFitting ? t(FITS_KEYS[selection.half]) : ''),
      onPress: () => {
        props.view.selection.value = toggleVassal(props, selection, slot)
      },
    },
  ]
}

const halfNote = (
  props: BlackstoneTableProps,
  selection: LaySelection,
  half: HalfName,
): { readonly note: string; readonly count: number } => {
  const chosen = selection.wish[half]
  const count = sidesByVassal(legalLays(props, selection), half, selection.wish).size
  const face = chosen ? vassalWithSideUp(props.now.scene, chosen.slot, chosen.side)?.face : undefined
  if (face === undefined) return { note: t('quest.fit', { count }), count }
  const space = chosen?.space
  return { note: space === undefined ? t('quest.tapSpace') : t('quest.on', { space: nameOfSpace(space) }), count }
}

/** Buttons of both halves. A press makes a half active; a press on an active half removes its vassal. */
export const layHalfButtons = (props: BlackstoneTableProps, selection: LaySelection): readonly HalfButtonView[] => {
  const task = visibleTaskIn(props.now.scene, selection.slot)
  if (!task) return []
  return HALF_NAMES.map((half) => {
    const wanted = task[half]
    const isLeft = half === 'left'
    const place = isLeft ? nameOfSpace(task.left.space) : shortNameOfLine(task.right.line)
    const placeName = isLeft ? place : nameOfLine(task.right.line)
    const { note, count } = halfNote(props, selection, half)
    const chosen = selection.wish[half]
    const face = chosen ? (vassalWithSideUp(props.now.scene, chosen.slot, chosen.side)?.face ?? null) : null
    const spokenNote = face === null ? note : joinNames([nameOfFace(face), note])
    return {
      half: isLeft ? 1 : 2,
      place,
      want: wanted,
      face,
      note,
      isActive: selection.half === half,
      label: t(isLeft ? 'quest.half1' : 'quest.half2', {
        place: placeName,
        who: nameOfWanted(wanted),
        note: spokenNote,
      }),
      reason: count > 0 ? undefined : note,
      onPress: () => {
        props.view.selection.value =
          selection.half === half && chosen ? withoutPlacing(selection, half) : { ...selection, half }
      },
    }
  })
}

const placeTarget = (selection: LaySelection, half: HalfName, placing: PlacementChoice, space: Space): TapTarget => {
  const isChosen = placing.space === space
  return {
    verb: 'place',
    icon: isChosen ? 'tick' : 'plus',
    label: t(isChosen ? 'quest.laidHere' : 'quest.layHere'),
    next: { ...selection, wish: { ...selection.wish, [half]: { ...placing, space } } },
  }
}

/** Target on a space that is tapped before a vassal: the next vassal goes there. */
const spotTarget = (selection: LaySelection, half: HalfName, space: Space): TapTarget => ({
  verb: 'place',
  icon: selection.half === half && selection.spot === space ? 'tick' : 'plus',
  label: t('quest.layAt'),
  next: { ...selection, half, spot: space },
})

/** Targets for the next vassal, while no chosen one lacks its space. Those of the active half come last and so win. */
const spotTargets = (props: BlackstoneTableProps, selection: LaySelection): readonly (readonly [Space, TapTarget])[] =>
  lacksSpace(selection)
    ? []
    : [otherHalf(selection.half), selection.half]
        .filter((half) => !selection.wish[half])
        .flatMap((half) =>
          possibleSpaces(legalLays(props, selection), half, selection.wish).map(
            (space) => [space, spotTarget(selection, half, space)] as const,
          ),
        )

/** Targets on the board: spaces for chosen vassals, and for the next one. */
export const layTargets = (props: BlackstoneTableProps): TapTargets => {
  const selection = laySelectionOf(props)
  if (!selection) return new Map()
  const placeTargets = HALF_NAMES.flatMap((half) => {
    const placing = selection.wish[half]
    const spaces = spacesForChosen(legalLays(props, selection), half, selection.wish)
    return placing ? spaces.map((space) => [space, placeTarget(selection, half, placing, space)] as const) : []
  })
  const ticksLast = placeTargets.sort(([, a], [, b]) => Number(a.icon === 'tick') - Number(b.icon === 'tick'))
  return new Map([...spotTargets(props, selection), ...ticksLast])
}

/** Does a chosen vassal still lack its space? */
export const lacksSpace = ({ wish }: LaySelection): boolean =>
  HALF_NAMES.some((half) => wish[half] && wish[half]?.space === undefined)

/** Primary button for a card in hand: lays it, or says what is missing. */
export const layCardChoice = (props: BlackstoneTableProps, selection: LaySelection): ChoiceView => {
  const action = completeLayAction(legalLays(props, selection), selection.wish)
  const count = HALF_NAMES.filter((half) => selection.wish[half]).length
  const appearance = { id: 'lay', label: t('quest.lay', { count }) }
  if (action)
    return { ...appearance, hint: t('quest.cost', { count: 1 }), onPress: () => props.view.confirmAndPropose(action) }
  return { ...appearance, reason: whyCannotLay(props, selection), onPress: () => {} }
}

const whyCannotLay = (props: BlackstoneTableProps, selection: LaySelection): string => {
  const actionsLeft = turnResources(props.now.state).total
  if (actionsLeft === 0) return refusalSentence({ code: 'need.actions', values: { count: 1, have: actionsLeft } })
  const { left, right } = placeableByHalf(props.now.scene, selection.slot)
  if (left.length + right.length === 0) return t('quest.layNone')
  return t(lacksSpace(selection) ? 'quest.laySpace' : 'quest.layChoose')
}
