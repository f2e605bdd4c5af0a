/** Sets up the zones of the Queen's and the Wizard's Quest: offers, sets, stacks, and hands of vassals. */

import type { Slot } from '../../../kernel/contract.ts'
import { BACKS, encodeCard } from '../cards.ts'
import { discardVassals, draftCourt, draftQuest } from '../changeStateInTurns.ts'
import { withItemAt } from '../listHelpers.ts'
import { addHiddenSlots, codeInSlot, faceInSlot, slotAt } from '../rules/engine/slots.ts'
import { requireQuest } from '../rules/queens-and-wizards-quest/questState.ts'
import { setKindsOf } from '../rules/queens-and-wizards-quest/sets.ts'
import type { State, Todo } from '../state.ts'
import {
  addOpenSlot,
  type PositionBuilder,
  placeTask,
  placeVassalCard,
  readSpaceName,
  rejectPosition,
  sealTodos,
  splitFaceDown,
} from './positionBuilder.ts'
import type { PublicHalf } from './positionSchema.ts'

type QuestDocument = NonNullable<PublicHalf['quest']>
type CourtDocument = NonNullable<PublicHalf['courts']>[number]

/** Word for a vassal that is face down in a hand. */
const HIDDEN_VASSAL = 'vassal'

const setUpUnder = (builder: PositionBuilder, doc: QuestDocument): void => {
  const { state } = builder
  const { under } = requireQuest(state)
  for (const [place, texts] of Object.entries(doc.under ?? {})) {
    const slots = texts.map((text) => placeVassalCard(builder, text))
    const top = slotAt(state, readSpaceName(place))
    const isLike = top >= 0 && slots.every((slot) => faceInSlot(state, slot) === faceInSlot(state, top))
    if (!isLike || !under[readSpaceName(place)]) rejectPosition('position.noStack', place)
    draftQuest(state).under = withItemAt(requireQuest(state).under, readSpaceName(place), slots)
  }
}

const setUpSets = (builder: PositionBuilder, { sets = [] }: CourtDocument): Slot[][] =>
  sets.map((texts) => {
    const slots = texts.map((text) => placeVassalCard(builder, text))
    if (slots.length === 0 || setKindsOf(slots.map((slot) => faceInSlot(builder.state, slot))).length === 0)
      rejectPosition('position.noSet', texts.join())
    return slots
  })

const setUpVassalHand = (builder: PositionBuilder, { vassals = [] }: CourtDocument): Slot[] =>
  vassals.map((text) =>
    text === HIDDEN_VASSAL ? addOpenSlot(builder.state, BACKS.vassal) : placeVassalCard(builder, text),
  )

const showVassalTodos = (state: State): readonly Todo[] =>
  state.courts.flatMap(({ vassals = [] }, seat) => {
    const slots = vassals.filter((slot) => codeInSlot(state, slot) < 0)
    const to = state.setting.options.openHands === 'on' ? 'all' : [seat]
    return slots.length > 0 ? [{ do: 'open', slots, to } as const] : []
  })

/** Puts the remaining vassals into hidden hands and the rest; none remain after that. */
const setUpRest = (builder: PositionBuilder, doc: QuestDocument): readonly Todo[] => {
  const { state, remaining } = builder
  const inHands = state.courts.flatMap(({ vassals = [] }) => vassals).filter((slot) => codeInSlot(state, slot) < 0)
  const remainingVassals = [...remaining.vassals].sort((a, b) => a - b)
  const [faceDown, leftover] = splitFaceDown(
    builder,
    remainingVassals,
    doc.rest === undefined ? undefined : doc.rest + inHands.length,
    'rest',
  )
  if (faceDown.length < inHands.length) rejectPosition('position.tooMany', HIDDEN_VASSAL)
  const rest = addHiddenSlots(state, faceDown.length - inHands.length, BACKS.vassal)
  draftQuest(state).rest = rest
  discardVassals(
    state,
    leftover.map((card) => addOpenSlot(state, encodeCard(card, 0))),
  )
  remaining.vassals.clear()
  return [...sealTodos([...inHands, ...rest], faceDown, 2), ...showVassalTodos(state)]
}

const rejectQuest = ({ quest, courts = [] }: PublicHalf): readonly Todo[] => {
  const what = quest ? 'quest' : courts.some(({ sets }) => sets) ? 'sets' : 'vassals'
  return quest || courts.some(({ sets, vassals }) => sets ?? vassals) ? rejectPosition('position.noQuest', what) : []
}

/** Sets up the zones of a quest; a document of a mode without them may not have them. */
export const setUpQueensAndWizardsQuest = (builder: PositionBuilder, half: PublicHalf): readonly Todo[] => {
  const { state } = builder
  const { quest } = state
  if (!quest) return rejectQuest(half)
  const doc = half.quest ?? {}
  const isWizards = quest.under.length > 0
  const offer = (doc.offer ?? []).map((text) => placeTask(builder, text))
  const vassals = (doc.vassals ?? []).map((text) => placeVassalCard(builder, text))
  Object.assign(draftQuest(state), { offer, vassals })
  setUpUnder(builder, doc)
  state.courts.forEach((_, seat) => {
    const courtDoc = half.courts?.[seat] ?? {}
    const zone = isWizards ? { vassals: setUpVassalHand(builder, courtDoc) } : { sets: setUpSets(builder, courtDoc) }
    Object.assign(draftCourt(state, seat), zone)
  })
  const { actions = quest.actions, taken = 0, fresh = 0, lastRound = 0, idle = 0 } = doc
  Object.assign(draftQuest(state), { actions, taken, fresh, lastRound, idle })
  return isWizards ? setUpRest(builder, doc) : []
}
