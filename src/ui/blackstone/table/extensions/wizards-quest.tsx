/** The Wizard's Quest at the table: cards place vassals of the hand on the board. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import type { Space } from '#src/games/blackstone/board.ts'
import { turnResources } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { vassalsLeftInHand } from '#src/games/blackstone/insight/shown/vassalHand.ts'
import {
  placeableByHalf,
  placementProgress,
  vassalsUnder,
} from '#src/games/blackstone/insight/shown/vassalPlacementChoices.ts'
import { t } from '#src/text/t.ts'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, OpeningLines } from '../blackstoneTableView.ts'
import { PICTURES } from '../howToWin/howToWinPictures.tsx'
import { ActionsAndKnights } from '../queensAndWizardsQuest/ActionsAndKnights.tsx'
import { exchangeChoice } from '../queensAndWizardsQuest/exchangeVassalChoices.ts'
import { lacksSpace, layCardChoice, laySelectionOf, layTargets } from '../queensAndWizardsQuest/placeVassalsChoices.ts'
import { VassalsCourtSheet, VassalsCourtsSide } from '../queensAndWizardsQuest/QuestCourts.tsx'
import {
  offerIndexOf,
  passChoice,
  questEndChoice,
  selectedCard,
  takeCardChoice,
  vassalMovePrompt,
  vassalTargets,
  withEndNotice,
} from '../queensAndWizardsQuest/questChoices.ts'
import { questEventDescribers } from '../queensAndWizardsQuest/questEventDescribers.ts'
import { WizardsQuestTray } from '../queensAndWizardsQuest/WizardsQuestTray.tsx'
import type { TableExtension } from '../tableExtension.ts'
import type { PromptText } from '../turn/promptText.ts'
import * as styles from './wizards-quest.module.css'

const MOVE_KINDS: ReadonlySet<string> = new Set(['slide', 'swap', 'flip'])

const idlePrompt = (props: BlackstoneTableProps): PromptText => {
  const { state, legalActions, court } = props.now
  if (turnResources(state).total === 0) return withEndNotice(props, t('prompt.actNone'))
  if (legalActions.some(({ kind }) => kind === 'lay')) return withEndNotice(props, t('prompt.actLay'))
  if (court.hand.length > 0) return withEndNotice(props, t('prompt.act'))
  return withEndNotice(
    props,
    t(legalActions.some(({ kind }) => MOVE_KINDS.has(kind)) ? 'prompt.actTake' : 'prompt.actFirst'),
  )
}

const offerPrompt = (props: BlackstoneTableProps, card: number): PromptText => {
  const { left, right } = placeableByHalf(props.now.scene, card)
  return { lead: t('prompt.onOffer'), text: t('prompt.yoursFit', { left: left.length, right: right.length }) }
}

const actPrompt = (props: BlackstoneTableProps): PromptText => {
  const selection = props.view.selection.value
  const laySelection = laySelectionOf(props)
  const card = selectedCard(selection)
  if (selection.on === 'vassal') return vassalMovePrompt(vassalTargets(props))
  if (selection.on === 'exchange')
    return { text: t(selection.offer === undefined ? 'prompt.layFirst' : 'prompt.exchangeBoth') }
  if (!laySelection) return card === null ? idlePrompt(props) : offerPrompt(props, card)
  if (lacksSpace(laySelection)) return { text: t('prompt.laySpace') }
  if (!laySelection.wish.left && !laySelection.wish.right) return { text: t('prompt.layVassal') }
  return { text: t(laySelection.wish[laySelection.half] ? 'prompt.layReady' : 'prompt.layMore') }
}

const stackHeight = (now: BlackstoneTableSnapshot, space: Space): number => vassalsUnder(now.state, space).length + 1

const opening: OpeningLines = ({ court }) => [
  { id: 'hand', picture: PICTURES.heldVassals, text: t('opening.wizards-quest.hand') },
  { id: 'place', picture: PICTURES.placing, text: t('opening.wizards-quest.place') },
  { id: 'last', picture: PICTURES.emptying(court.vassals?.length ?? 0), text: t('opening.wizards-quest.last') },
]

export const extension: TableExtension = {
  opening,
  questions: {
    act: {
      prompt: actPrompt,
      tapTargets: (props) => (props.view.selection.value.on === 'vassal' ? vassalTargets(props) : layTargets(props)),
    },
    pass: { prompt: () => ({ text: t('prompt.pass') }), tapTargets: () => new Map() },
  },
  eventDescribers: questEventDescribers,
  motionSteps: (event) => (event.kind === 'laid' ? [{ kind: 'land', space: event.space }] : []),
  spaceLabel: ({ now }, space) =>
    stackHeight(now, space) > 1 ? t('quest.stack', { count: stackHeight(now, space) }) : '',
  pins: (now, space) => (stackHeight(now, space) > 1 ? <i class={styles.stack}>×{stackHeight(now, space)}</i> : null),
  vassalNotes({ now }, space) {
    const under = vassalsUnder(now.state, space)
    if (under.length === 0) return []
    const vassals = under
      .map(({ face, reverse }) => t('quest.own', { vassal: nameOfFace(face), reverse: nameOfFace(reverse) }))
      .join(t('quest.apart'))
    return [t('quest.stackNote', { count: under.length + 1, vassals })]
  },
  Tray: WizardsQuestTray,
  TurnResources: ActionsAndKnights,
  CourtsSide: VassalsCourtsSide,
  CourtSheet: VassalsCourtSheet,
  taskCompass: placementProgress,
  primary(props) {
    if (props.now.awaitedElsewhere !== null) return null
    const selection = props.view.selection.value
    const laySelection = laySelectionOf(props)
    const offerIndex = offerIndexOf(props, selectedCard(selection))
    if (props.now.todo === 'pass') return passChoice(props)
    if (laySelection) return layCardChoice(props, laySelection)
    if (offerIndex >= 0) return takeCardChoice(props, offerIndex)
    return selection.on === 'exchange' ? exchangeChoice(props, selection) : questEndChoice(props)
  },
  progress: ({ state }, seat) => {
    const count = vassalsLeftInHand(state)[seat] ?? 0
    return { count, of: 0, words: t('quest.left', { count }) }
  },
}
