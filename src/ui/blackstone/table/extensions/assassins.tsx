/** Assassins and Saboteurs at the table: notes, placement, and the warning before the board is dealt anew. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import '../../symbols/assassins.ts'
import { signal } from '@preact/signals'
import type { Action } from '#src/games/blackstone/actions.ts'
import { SPACES, type Space } from '#src/games/blackstone/board.ts'
import { ASSASSIN, openVassalIn, SABOTEUR, vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { t } from '#src/text/t.ts'
import { QuestionPanel } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { FaceBadge } from '../../views/board/VassalBadge.tsx'
import { nameOfFace, nameOfSpace } from '../../views/spaceAndFaceNames.ts'
import type { MotionStep } from '../../views/viewProps.ts'
import type { BlackstoneTableProps, QuestionUi } from '../blackstoneTableView.ts'
import { seatName, vassalName } from '../namesInEventTexts.ts'
import type { TableExtension } from '../tableExtension.ts'
import { actionChoice, selectOnPress } from '../turn/actionChoice.ts'
import { NO_SELECTION, type TableSelection, type TapTargets } from '../turn/tableSelection.ts'
import { cancelChoice } from '../turn/turnChoices.ts'

/** The open face on a space; null where there is none. */
const faceAt = (state: State, space: Space): number | null => {
  const shown = vassalAt(state, space)
  return shown && shown !== 'hidden' ? shown.face : null
}

const pieceIcon = (face: number) => (face === ASSASSIN ? 'piece1' : 'piece2')

/** The next piece to place, in the order in which they were set aside, and how many are left. */
const nextPieceAside = ({
  now,
}: BlackstoneTableProps): { readonly slot: number; readonly face: number; readonly count: number } => {
  const aside = now.state.aside ?? []
  const slot = aside[0]?.slot ?? -1
  return { slot, face: openVassalIn(now.state, slot)?.face ?? ASSASSIN, count: aside.length }
}

const placeTargets = (props: BlackstoneTableProps): TapTargets => {
  const { slot, face } = nextPieceAside(props)
  return new Map(
    props.now.legalActions.flatMap((action) =>
      action.kind === 'place' && action.slot === slot
        ? [[action.space, { verb: 'place', icon: pieceIcon(face), action }] as const]
        : [],
    ),
  )
}

const PlacePanel = (props: BlackstoneTableProps) => {
  const { face, count } = nextPieceAside(props)
  const pieceNote = t(face === ASSASSIN ? 'piece.assassin.note' : 'piece.saboteur.note')
  const note = count > 1 ? t('piece.placeNote', { count }) : pieceNote
  return (
    <QuestionPanel title={t('piece.place', { piece: nameOfFace(face) })} note={note} choices={[]}>
      <FaceBadge face={face} />
    </QuestionPanel>
  )
}

const placeQuestion: QuestionUi = {
  prompt: () => ({ text: t('piece.prompt') }),
  Panel: PlacePanel,
  tapTargets: placeTargets,
}

/** Selection of a Saboteur whose button was pressed once; a second press blows it up. Another selection disarms it. */
const armedSelection = signal<TableSelection | null>(null)

const isArmed = ({ view }: BlackstoneTableProps): boolean => armedSelection.value === view.selection.value

/**
 * The actions that blow up this Saboteur, with each payment, the best first. Where none is legal, a Knight pays, so that
 * the button can show the reason.
 */
const blowUpActions = ({ now }: BlackstoneTableProps, space: Space): readonly [Action, ...Action[]] => {
  const [best = { kind: 'blowUp', space } as const, ...others] = now.legalActions.filter(
    (action) => action.kind === 'blowUp' && action.space === space,
  )
  return [best, ...others]
}

const blowUpChoice = (props: BlackstoneTableProps, action: Action, at = 0): ChoiceView => {
  const token = 'by' in action && action.by === 'wizard' ? 'wizard' : 'knight'
  const cost = { token, count: 1 } as const
  const choice = actionChoice(props.view, props.now, action, {
    id: at === 0 ? 'blowUp' : 'blowUpOtherwise',
    label: t(isArmed(props) ? 'do.blowUpNow' : 'do.blowUp'),
    icon: 'piece2',
    ...(!isArmed(props) && { hint: t('do.blowUpHint') }),
    cost,
    ...(at > 0 && { emphasis: 'stone' as const }),
  })
  if (choice.reason || isArmed(props)) return choice
  return {
    ...choice,
    onPress: () => {
      armedSelection.value = props.view.selection.value
    },
  }
}

const adjustChoices = (
  props: BlackstoneTableProps,
  space: Space,
  usual: readonly ChoiceView[],
): readonly ChoiceView[] => {
  const face = faceAt(props.now.state, space)
  if (face === ASSASSIN) return usual.filter(({ id }) => id === 'flip')
  if (face !== SABOTEUR) return usual
  const [best, ...others] = blowUpActions(props, space)
  if (isArmed(props))
    return [
      { ...cancelChoice(props.view), onPress: selectOnPress(props.view, NO_SELECTION) },
      blowUpChoice(props, best),
      ...others.map((action, at) => blowUpChoice(props, action, at + 1)),
    ]
  return [...usual.filter(({ id }) => id === 'flip'), blowUpChoice(props, best)]
}

const blowUpWarning = ({ now }: BlackstoneTableProps): string => {
  const count = now.state.board.filter((slot) => slot >= 0).length
  return t('do.blowUpWarn', { count, deal: now.scene.mode.setupSpaces.length })
}

const pieceNotes = (props: BlackstoneTableProps, space: Space): readonly string[] => {
  const face = faceAt(props.now.state, space)
  if (face === ASSASSIN) return [t('piece.assassin.note')]
  if (face !== SABOTEUR) return []
  return [isArmed(props) ? blowUpWarning(props) : t('piece.saboteur.note')]
}

/** Distance between two spaces in steps, diagonal ones included. */
const spaceDistance = (a: Space, b: Space): number =>
  Math.max(Math.abs((a % 5) - (b % 5)), Math.abs(Math.floor(a / 5) - Math.floor(b / 5)))

/** Motion of an explosion: vassals leave from its space outwards. */
const clearingSteps = (from: Space): readonly MotionStep[] =>
  [...SPACES].sort((a, b) => spaceDistance(a, from) - spaceDistance(b, from)).map((space) => ({ kind: 'leave', space }))

export const extension: TableExtension = {
  questions: { place: placeQuestion },
  adjustChoices,
  vassalNotes: pieceNotes,
  motionSteps: (event) => (event.kind === 'blownUp' ? clearingSteps(event.space) : []),
  eventDescribers: {
    setAside: ({ slot }, { state }) => ({
      icon: pieceIcon(openVassalIn(state, slot)?.face ?? ASSASSIN),
      text: t('told.setAside', { piece: vassalName(state, slot) }),
    }),
    placed: ({ seat, slot, space }, narrator) => ({
      icon: pieceIcon(openVassalIn(narrator.state, slot)?.face ?? ASSASSIN),
      text: t('told.placed', {
        name: seatName(narrator, seat),
        piece: vassalName(narrator.state, slot),
        space: nameOfSpace(space),
      }),
    }),
    blownUp: ({ seat, space }, narrator) => ({
      icon: 'piece2',
      text: t('told.blownUp', { name: seatName(narrator, seat), space: nameOfSpace(space) }),
    }),
  },
}
