/** Lays what belongs to the Queen's and the Wizard's Quest: offers, sets, stacks, and hands of vassals. */
import type { Slot } from '../../../kernel/contract.ts'
import { BACKS, openCode } from '../cards.ts'
import { newSlots } from '../rules/piles.ts'
import { codeIn, faceIn, slotAt } from '../rules/play.ts'
import { kindsOf } from '../rules/quest/sets.ts'
import type { Quest, State, Todo } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { facedown, type Laying, openSlot, sealTodo, space, task, vassal, wrong } from './laying.ts'

type Doc = NonNullable<PublicHalf['quest']>
type CourtDoc = NonNullable<PublicHalf['courts']>[number]

/** The word for a vassal that lies face down in a hand. */
const HIDDEN = 'vassal'

const layUnder = (laying: Laying, quest: Quest, doc: Doc): void => {
  const { state } = laying
  for (const [place, texts] of Object.entries(doc.under ?? {})) {
    const slots = texts.map((text) => vassal(laying, text))
    const top = slotAt(state, space(place))
    const isLike = top >= 0 && slots.every((slot) => faceIn(state, slot) === faceIn(state, top))
    if (!isLike || !quest.under[space(place)]) wrong('position.noStack', place)
    quest.under[space(place)] = slots
  }
}

const laySets = (laying: Laying, { sets = [] }: CourtDoc): Slot[][] =>
  sets.map((texts) => {
    const slots = texts.map((text) => vassal(laying, text))
    if (slots.length === 0 || kindsOf(slots.map((slot) => faceIn(laying.state, slot))).length === 0)
      wrong('position.noSet', texts.join())
    return slots
  })

const layHand = (laying: Laying, { vassals = [] }: CourtDoc): Slot[] =>
  vassals.map((text) => (text === HIDDEN ? openSlot(laying.state, BACKS.vassal) : vassal(laying, text)))

const showVassals = (state: State): readonly Todo[] =>
  state.courts.flatMap(({ vassals = [] }, seat) => {
    const slots = vassals.filter((slot) => codeIn(state, slot) < 0)
    const to = state.setting.options.openHands === 'on' ? 'all' : [seat]
    return slots.length > 0 ? [{ do: 'open', slots, to } as const] : []
  })

/** Vassals that stand nowhere lie in the hidden hands and in the rest; the box is empty then. */
const layRest = (laying: Laying, quest: Quest, doc: Doc): readonly Todo[] => {
  const { state, box } = laying
  const inHands = state.courts.flatMap(({ vassals = [] }) => vassals).filter((slot) => codeIn(state, slot) < 0)
  const left = [...box.vassals].sort((a, b) => a - b)
  const [down, over] = facedown(laying, left, doc.rest === undefined ? undefined : doc.rest + inHands.length, 'rest')
  if (down.length < inHands.length) wrong('position.tooMany', HIDDEN)
  quest.rest = newSlots(state, down.length - inHands.length, BACKS.vassal)
  state.discard.push(...over.map((card) => openSlot(state, openCode(card, 0))))
  box.vassals.clear()
  return [...sealTodo([...inHands, ...quest.rest], down, 2), ...showVassals(state)]
}

const refuseQuest = ({ quest, courts = [] }: PublicHalf): readonly Todo[] => {
  const what = quest ? 'quest' : courts.some(({ sets }) => sets) ? 'sets' : 'vassals'
  return quest || courts.some(({ sets, vassals }) => sets ?? vassals) ? wrong('position.noQuest', what) : []
}

/** Where the table holds the zones of a quest they are filled; where it does not, the document may not speak of them. */
export const layQuest = (laying: Laying, half: PublicHalf): readonly Todo[] => {
  const { state } = laying
  const { quest } = state
  if (!quest) return refuseQuest(half)
  const doc = half.quest ?? {}
  const isWizards = quest.under.length > 0
  quest.offer = (doc.offer ?? []).map((text) => task(laying, text))
  quest.vassals = (doc.vassals ?? []).map((text) => vassal(laying, text))
  layUnder(laying, quest, doc)
  state.courts.forEach((court, seat) => {
    const own = half.courts?.[seat] ?? {}
    if (isWizards) court.vassals = layHand(laying, own)
    else court.sets = laySets(laying, own)
  })
  const { actions = quest.actions, taken = 0, fresh = 0, lastRound = 0, idle = 0 } = doc
  Object.assign(quest, { actions, taken, fresh, lastRound, idle })
  return isWizards ? layRest(laying, quest, doc) : []
}
