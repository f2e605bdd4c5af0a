/** The Queen's Quest at the table: cards of the hand take vassals into sets. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import { turnResources } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { spacesOfFittingVassals } from '#src/games/blackstone/insight/shown/spacesOfFittingVassals.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { totalSetPoints } from '#src/games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import { t } from '#src/text/t.ts'
import type { BlackstoneTableProps, OpeningLines } from '../blackstoneTableView.ts'
import { PICTURES } from '../howToWin/howToWinPictures.tsx'
import { ActionsAndKnights } from '../queensAndWizardsQuest/ActionsAndKnights.tsx'
import { boardProgress, QueensQuestTray } from '../queensAndWizardsQuest/QueensQuestTray.tsx'
import { SetsCourtSheet, SetsCourtsSide } from '../queensAndWizardsQuest/QuestCourts.tsx'
import {
  offerIndexOf,
  questEndChoice,
  selectedCard,
  takeCardChoice,
  vassalMovePrompt,
  vassalTargets,
  withEndNotice,
} from '../queensAndWizardsQuest/questChoices.ts'
import { questEventDescribers } from '../queensAndWizardsQuest/questEventDescribers.ts'
import {
  cardUseChoice,
  cardUseTargets,
  proposedUse,
  selectedHandCard,
} from '../queensAndWizardsQuest/takeVassalsChoices.ts'
import type { TableExtension } from '../tableExtension.ts'
import type { PromptText } from '../turn/promptText.ts'
import { metHalvesText } from '../turn/SelectionPrompt.tsx'

const metPrompt = (props: BlackstoneTableProps, card: number, lead: string): PromptText => {
  const [left, right] = boardProgress(props, card).met
  const compass = taskProgressOf(props.now.scene, card)
  const met = Number(left) + Number(right)
  const hasFits = compass !== null && spacesOfFittingVassals(compass).length > 0
  return { lead, text: met > 0 || hasFits ? metHalvesText(met, hasFits) : t('prompt.nobody') }
}

const cardUsePrompt = (props: BlackstoneTableProps, card: number): PromptText => {
  const use = proposedUse(props)
  if (!use) return metPrompt(props, card, t('prompt.inHand'))
  const hasAlternatives = use.left.spaces.length > 1 || use.right.spaces.length > 1
  if (hasAlternatives) return { text: t('prompt.useOther') }
  return { text: t(use.gain === 0 ? 'prompt.useAlone' : 'prompt.usePick') }
}

const idlePrompt = (props: BlackstoneTableProps): PromptText => {
  const { state, legalActions, court } = props.now
  if (turnResources(state).total === 0) return withEndNotice(props, t('prompt.actNone'))
  if (legalActions.some(({ kind }) => kind === 'use')) return withEndNotice(props, t('prompt.actUse'))
  return withEndNotice(props, t(court.hand.length > 0 ? 'prompt.act' : 'prompt.actTake'))
}

const actPrompt = (props: BlackstoneTableProps): PromptText => {
  const selection = props.view.selection.value
  const card = selectedCard(selection)
  if (selection.on === 'vassal') return vassalMovePrompt(vassalTargets(props))
  if (card === null) return idlePrompt(props)
  return selectedHandCard(props) === null ? metPrompt(props, card, t('prompt.onOffer')) : cardUsePrompt(props, card)
}

const opening: OpeningLines = () => [
  { id: 'take', picture: PICTURES.takeCard, text: t('opening.queens-quest.take') },
  { id: 'use', picture: PICTURES.useCard, text: t('opening.queens-quest.use') },
  { id: 'sets', picture: PICTURES.sameCards, text: t('opening.queens-quest.sets') },
]

export const extension: TableExtension = {
  opening,
  questions: {
    act: {
      prompt: actPrompt,
      tapTargets: (props) =>
        props.view.selection.value.on === 'vassal' ? vassalTargets(props) : cardUseTargets(props),
    },
  },
  eventDescribers: questEventDescribers,
  motionSteps: (event) => (event.kind === 'collected' ? [{ kind: 'retain', space: event.space }] : []),
  // A new key for each seat, so that every turn begins with the player's own cards, scrolled to the start.
  Tray: (props) => <QueensQuestTray key={props.now.seat} {...props} />,
  TurnResources: ActionsAndKnights,
  CourtsSide: SetsCourtsSide,
  CourtSheet: SetsCourtSheet,
  primary(props) {
    if (props.now.awaitedElsewhere !== null) return null
    const offerIndex = offerIndexOf(props, selectedCard(props.view.selection.value))
    if (offerIndex >= 0) return takeCardChoice(props, offerIndex)
    return selectedHandCard(props) === null ? questEndChoice(props) : cardUseChoice(props)
  },
  progress: ({ state }, seat) => {
    const court = state.courts[seat]
    const count = court ? totalSetPoints(state, court) : 0
    return { count, of: 0, words: t('quest.points', { count }) }
  },
}
