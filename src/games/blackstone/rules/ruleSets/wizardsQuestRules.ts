/** Chapter of the Wizard's Quest: the player who gets rid of the most vassals wins (rules 2.5). */

import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Action } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { BACKS } from '../../cards.ts'
import { draftQuest, updateCourts } from '../../changeStateInTurns.ts'
import type { State, Todo } from '../../state.ts'
import { vassalsInPlay } from '../cardsInPlay.ts'
import { addHiddenSlots, codeInSlot, courtOf } from '../engine/slots.ts'
import { exchangeVassal } from '../queens-and-wizards-quest/actions/exchangeVassal.ts'
import { flipSingle } from '../queens-and-wizards-quest/actions/flip.ts'
import { applyPass, mustPass, passTurnOfQuest } from '../queens-and-wizards-quest/actions/pass.ts'
import { placeHandVassals, slotsPlacedBy } from '../queens-and-wizards-quest/actions/placeHandVassals.ts'
import { slideOntoLike } from '../queens-and-wizards-quest/actions/slide.ts'
import { swapForAction } from '../queens-and-wizards-quest/actions/swap.ts'
import { takeSavedKnight } from '../queens-and-wizards-quest/actions/takeKnight.ts'
import { takeAtRisingPrice } from '../queens-and-wizards-quest/actions/takeMachination.ts'
import { createEvenStart, type KnightsByTurnOrder } from '../queens-and-wizards-quest/evenStart.ts'
import { openOffer, refreshOffer } from '../queens-and-wizards-quest/offer.ts'
import { countIdleTurn, resetTurnCounts } from '../queens-and-wizards-quest/questEnding.ts'
import { createQuest, requireQuest } from '../queens-and-wizards-quest/questState.ts'
import type { MoveContext, RuleSet, Rules } from '../ruleTypes.ts'
import { beginGame, createSealTodo, placeDeck } from '../setup.ts'
import { passTurn } from '../turnSteps.ts'
import { endWork } from './turnRules.ts'

/** Number of vassals dealt to each seat, by number of players. */
const VASSALS_PER_SEAT = [0, 0, 25, 20, 15]
const OPEN_VASSALS = 5
const KNIGHTS_BY_TURN_ORDER: KnightsByTurnOrder = [[], [], [0, 2], [0, 2, 3], [0, 1, 2, 3]]

const addEmptyZones = (state: State): void => {
  state.quest = { ...createQuest(), under: SPACES.map(() => []) }
  updateCourts(state, { vassals: [] })
}

/** Todos that show each hand of vassals to its owner, or to all if hands are open. */
const showVassalHandTodos = ({ courts, setting }: State): readonly Todo[] =>
  courts.map(({ vassals = [] }, seat) => ({
    do: 'open',
    slots: vassals.slice(),
    to: setting.options.openHands === 'on' ? 'all' : [seat],
  }))

/** Deals all vassals: to the hands, five open ones, and a rest that stays face down (rulings 92 and 94). */
const dealAllVassals = (state: State, rules: Rules): readonly Todo[] => {
  const faces = vassalsInPlay(rules, state.setting)
  const slots = addHiddenSlots(state, faces.length, BACKS.vassal)
  const undealt = slots.slice()
  const perSeat = VASSALS_PER_SEAT[state.courts.length]
  state.courts = state.courts.map((court) => ({ ...court, vassals: undealt.splice(0, perSeat) }))
  const quest = draftQuest(state)
  quest.vassals = undealt.splice(0, OPEN_VASSALS)
  quest.rest = undealt
  return [
    createSealTodo(slots, faces, 2),
    ...showVassalHandTodos(state),
    { do: 'open', slots: quest.vassals.slice(), to: 'all' },
  ]
}

/**
 * Ends a turn. Without deck and offer, a turn in which no vassal was placed counts as a pass, unless the player passed
 * anyway (ruling 90).
 */
const endTurn = (context: MoveContext): void => {
  countIdleTurn(context)
  if (requireQuest(context.draft).idle > 0 && !mustPass(context.draft)) applyPass(context)
  refreshOffer(context)
  resetTurnCounts(context.draft)
}

/** Hidden cards of hands that an action opens. */
const slotsOpenedBy = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  const { hand, vassals = [] } = courtOf(state, seat)
  const hiddenOf = (zone: readonly Slot[], slots: readonly Slot[]): readonly Slot[] =>
    slots.filter((slot) => zone.includes(slot) && codeInSlot(state, slot) < 0)
  if (action.kind === 'exchange') return hiddenOf(vassals, [action.slot])
  return action.kind === 'lay' ? [...hiddenOf(hand, [action.card]), ...hiddenOf(vassals, slotsPlacedBy(action))] : []
}

export const wizardsQuestRules: RuleSet = {
  addEmptyZones,
  placeCards: (state, rules) => [
    ...dealAllVassals(state, rules),
    placeDeck(state, rules, 'machination'),
    openOffer(state),
  ],
  actionHandlers: {
    pass: { pass: passTurnOfQuest },
    act: {
      slide: slideOntoLike,
      swap: swapForAction,
      flip: flipSingle,
      take: takeAtRisingPrice,
      takeKnight: takeSavedKnight,
      lay: placeHandVassals,
      exchange: exchangeVassal,
      endWork,
    },
  },
  todoHandlers: {
    first: (context) => beginGame(context, Number(context.draft.setting.options.first)),
    pass: () => {},
    offer: endTurn,
    next: passTurn,
  },
  deciders: { pass: (state) => (mustPass(state) ? state.seat : null), act: ({ seat }) => seat },
  onEvent: createEvenStart(KNIGHTS_BY_TURN_ORDER),
  slotsOpenedBy,
}
