/** Texts of events in the quests. */
import { endPhase } from '#src/games/blackstone/insight/shown/queensAndWizardsQuestStatus.ts'
import { openTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import { nameOfSpace } from '../../views/spaceAndFaceNames.ts'
import type { EventDescribers } from '../blackstoneTableView.ts'
import { seatName, vassalName } from '../namesInEventTexts.ts'
import { questCardShortText } from './questTexts.ts'

const cardTextIn = (state: State, slot: Slot): string => {
  const task = openTaskIn(state, slot)
  return task ? questCardShortText(task) : ''
}

export const questEventDescribers: EventDescribers = {
  took: ({ seat, slot }, narrator) => ({
    icon: 'plus',
    text: t('told.took', { name: seatName(narrator, seat), card: cardTextIn(narrator.state, slot) }),
  }),
  // A card of the offer is described once it is open, not when it is put there.
  opened: ({ slots }, { state }) => {
    const cards = slots.filter((slot) => state.quest?.offer.includes(slot)).map((slot) => cardTextIn(state, slot))
    return cards.length > 0 ? { icon: 'log', text: t('told.offered', { card: joinNames(cards) }) } : null
  },
  discarded: ({ slot }, { state }) => ({ icon: 'cross', text: t('told.leftOffer', { card: cardTextIn(state, slot) }) }),
  used: ({ seat, slot }, narrator) => ({
    icon: 'tick',
    text: t('told.used', { name: seatName(narrator, seat), card: cardTextIn(narrator.state, slot) }),
  }),
  collected: ({ seat, slot, space, set }, narrator) => ({
    icon: 'retain',
    text: t('told.collected', {
      name: seatName(narrator, seat),
      vassal: vassalName(narrator.state, slot),
      space: nameOfSpace(space),
      count: narrator.state.courts[seat]?.sets?.[set]?.length ?? 1,
    }),
  }),
  laid: ({ seat, slot, space }, narrator) => ({
    icon: 'castle',
    text: t('told.laid', {
      name: seatName(narrator, seat),
      vassal: vassalName(narrator.state, slot),
      space: nameOfSpace(space),
    }),
  }),
  exchanged: ({ seat, given, taken }, narrator) => ({
    icon: 'swap',
    text: t('told.exchanged', {
      name: seatName(narrator, seat),
      given: vassalName(narrator.state, given),
      taken: vassalName(narrator.state, taken),
    }),
  }),
  passed: ({ seat }, narrator) => {
    const { state } = narrator
    // The step of the last seat of a round goes on to the next one.
    const round = state.seat === state.first && seat !== state.first ? state.round - 1 : state.round
    const more = endPhase({ ...state, round }) === 'lastRound' ? 'no' : 'yes'
    return { icon: 'next', text: t('told.passed', { name: seatName(narrator, seat), more }) }
  },
  gained: ({ seat }, narrator) => ({ icon: 'knight', text: t('told.savedKnight', { name: seatName(narrator, seat) }) }),
  returned: ({ seat, knights }, narrator) => ({
    icon: 'knight',
    text: t('told.spentKnights', { name: seatName(narrator, seat), count: knights }),
  }),
}
