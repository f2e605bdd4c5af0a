/** Choices of both quests, each with its cost: end the turn, take a card, save a knight, move a vassal. */
import type { Action } from '#src/games/blackstone/actions.ts'
import type { Space } from '#src/games/blackstone/board.ts'
import {
  endPhase,
  offerStatus,
  turnResources,
} from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { vassalAt } from '#src/games/blackstone/insight/tableCards.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { nameOfFace, nameOfSpace } from '../../views/spaceAndFaceNames.ts'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import { actionChoice, refusalSentence } from '../turn/actionChoice.ts'
import type { PromptText } from '../turn/promptText.ts'
import { type TableSelection, type TapTarget, type TapTargets, tapTargetsOf } from '../turn/tableSelection.ts'

/** The selected card, of the hand or of the offer; null where none is. */
export const selectedCard = (selection: TableSelection): Slot | null =>
  selection.on === 'task' || selection.on === 'use' || selection.on === 'lay' ? selection.slot : null

/** Index of a card in the offer; -1 where it is not there. */
export const offerIndexOf = ({ now }: BlackstoneTableProps, card: Slot | null): number =>
  card === null ? -1 : offerStatus(now.state).cards.indexOf(card)

/**
 * Ends the turn. The hint says how many unused actions are lost, or that the oldest card leaves. It is not the gold
 * choice while actions are left.
 */
export const questEndChoice = ({ view, now }: BlackstoneTableProps): ChoiceView => {
  if (now.todo !== 'act')
    return {
      id: 'end',
      label: t('quest.end'),
      reason: refusalSentence({ code: now.outcome ? 'over' : 'turn.chance' }),
      onPress: () => {},
    }
  const { actions } = turnResources(now.state)
  const { doesOldestLeave } = offerStatus(now.state)
  const hint = actions > 0 ? t('quest.endUnused', { count: actions }) : doesOldestLeave ? t('quest.endOldest') : ''
  const appearance = { id: 'end', label: t('quest.end'), ...(hint && { hint }) }
  // A saved knight can still pay where no action is left.
  const isMoreToDo = actions > 0 || now.legalActions.some(({ kind }) => kind === 'use' || kind === 'lay')
  return { ...actionChoice(view, now, { kind: 'endWork' }, appearance), emphasis: isMoreToDo ? 'stone' : 'gold' }
}

/** Takes a card of the offer for its price. */
export const takeCardChoice = ({ view, now }: BlackstoneTableProps, offer: number): ChoiceView => {
  const { nextCardPrice } = offerStatus(now.state)
  const appearance = { id: 'take', label: t('quest.take'), hint: t('quest.cost', { count: nextCardPrice ?? 0 }) }
  return actionChoice(view, now, { kind: 'take', offer }, appearance)
}

/** Saves an action as a knight. */
export const takeKnightChoice = ({ view, now }: BlackstoneTableProps): ChoiceView => {
  const choice = actionChoice(
    view,
    now,
    { kind: 'takeKnight' },
    { id: 'knight', label: t('quest.knight'), icon: 'knight', hint: t('quest.knightHint') },
  )
  // The tile is as narrow as a card and has no room for the number that is missing.
  return choice.reason && turnResources(now.state).total === 0 ? { ...choice, reason: t('quest.knightNone') } : choice
}

/** Passes the turn, where no card can be played. */
export const passChoice = ({ view, now }: BlackstoneTableProps): ChoiceView =>
  actionChoice(
    view,
    now,
    { kind: 'pass' },
    { id: 'pass', label: t('quest.pass'), ...(endPhase(now.state) !== 'lastRound' && { hint: t('quest.passHint') }) },
  )

const actionTarget = (target: TapTarget, isOccupied: boolean): TapTarget => {
  if (target.verb === 'swap') return { ...target, icon: 'swap', label: t('quest.swap') }
  return { ...target, icon: 'slide', label: t(isOccupied ? 'quest.slideOnto' : 'quest.slide') }
}

/** Targets of the selected vassal. Where both are legal, it slides rather than swaps. */
export const vassalTargets = ({ view, now }: BlackstoneTableProps): TapTargets => {
  const selection = view.selection.value
  const swaps = tapTargetsOf(
    selection,
    now.legalActions.filter(({ kind }) => kind === 'swap'),
  )
  const slides = tapTargetsOf(
    selection,
    now.legalActions.filter(({ kind }) => kind === 'slide'),
  )
  return new Map(
    [...swaps, ...slides].map(([space, target]) => [space, actionTarget(target, vassalAt(now.state, space) !== null)]),
  )
}

const flipChoice = ({ view, now }: BlackstoneTableProps, space: Space): ChoiceView => {
  const vassal = vassalAt(now.state, space)
  const hint = vassal && vassal !== 'hidden' ? t('quest.flipHint', { vassal: nameOfFace(vassal.reverse) }) : ''
  return actionChoice(view, now, { kind: 'flip', space }, { id: 'flip', label: t('quest.flip'), icon: 'flip', hint })
}

const isSwapFrom =
  (space: Space) =>
  (action: Action): action is Extract<Action, { kind: 'swap' }> =>
    action.kind === 'swap' && (action.a === space || action.b === space)

/** Swaps with a neighbour onto which a tap on the board slides, because both show the same face. */
const swapChoices = ({ view, now }: BlackstoneTableProps, space: Space): readonly ChoiceView[] =>
  now.legalActions.filter(isSwapFrom(space)).flatMap((action) => {
    const otherSpace = action.a === space ? action.b : action.a
    const canAlsoSlide = now.legalActions.some(
      (candidate) => candidate.kind === 'slide' && candidate.from === space && candidate.to === otherSpace,
    )
    const appearance = {
      id: `swap${otherSpace}`,
      label: t('quest.swapWith', { space: nameOfSpace(otherSpace) }),
      icon: 'swap',
      hint: t('quest.cost', { count: 1 }),
    } as const
    return canAlsoSlide ? [actionChoice(view, now, action, appearance)] : []
  })

/** Choices for a vassal of the board besides moving it by a tap. */
export const questVassalChoices = (props: BlackstoneTableProps, space: Space): readonly ChoiceView[] => [
  flipChoice(props, space),
  ...swapChoices(props, space),
]

/** Prompt for a selected vassal. */
export const vassalMovePrompt = (tapTargets: TapTargets): PromptText => {
  const verbs = new Set([...tapTargets.values()].map(({ verb }) => verb))
  if (verbs.size === 0) return { text: t('prompt.stuck') }
  const key = verbs.size > 1 ? 'prompt.moveBoth' : verbs.has('slide') ? 'prompt.moveSlide' : 'prompt.moveSwap'
  return { text: t(key) }
}

/** Puts the notice of the approaching end before a prompt. */
export const withEndNotice = ({ now }: BlackstoneTableProps, text: string): PromptText => {
  const end = now.outcome ? null : endPhase(now.state)
  return end ? { lead: t(`prompt.${end}`), text } : { text }
}
