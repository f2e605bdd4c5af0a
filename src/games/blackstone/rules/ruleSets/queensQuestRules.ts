/** Chapter of the Queen's Quest: vassals are taken from the board into sets (rules 2.4). */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'
import { fillSpace } from '../board/fillSpace.ts'
import { codeInSlot, courtOf } from '../engine/slots.ts'
import { flipSingle } from '../queens-and-wizards-quest/actions/flip.ts'
import { slideToEmpty } from '../queens-and-wizards-quest/actions/slide.ts'
import { swapForAction } from '../queens-and-wizards-quest/actions/swap.ts'
import { takeSavedKnight } from '../queens-and-wizards-quest/actions/takeKnight.ts'
import { takeAtFlatPrice } from '../queens-and-wizards-quest/actions/takeMachination.ts'
import { takeVassalsIntoSets } from '../queens-and-wizards-quest/actions/takeVassalsIntoSets.ts'
import { createEvenStart, type KnightsByTurnOrder } from '../queens-and-wizards-quest/evenStart.ts'
import { areMachinationsExhausted, openOffer, refreshOffer } from '../queens-and-wizards-quest/offer.ts'
import { countIdleTurn, resetTurnCounts, setLastRound } from '../queens-and-wizards-quest/questEnding.ts'
import { createQuest, requireQuest } from '../queens-and-wizards-quest/questState.ts'
import type { MoveContext, RuleSet } from '../ruleTypes.ts'
import { beginGame, placeBox } from '../setup.ts'
import { passTurn } from '../turnSteps.ts'
import { endWork } from './turnRules.ts'

const KNIGHTS_BY_TURN_ORDER: KnightsByTurnOrder = [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 2]]

/** Adds the quest's zones; each seat has the corner pile nearest to it (ruling 104). */
const addEmptyZones = (state: State): void => {
  state.quest = createQuest()
  state.courts = state.courts.map((court, seat) => ({ ...court, sets: [], pile: seat }))
}

/**
 * Is the end triggered: a player has no Machination and none can be had, or nobody used one for a whole round (ruling
 * 101)?
 */
const isEndTriggered = (state: State): boolean =>
  areMachinationsExhausted(state) &&
  (state.courts.some(({ hand }) => hand.length === 0) || requireQuest(state).idle >= state.courts.length)

const endTurn = (context: MoveContext): void => {
  countIdleTurn(context)
  refreshOffer(context)
  if (isEndTriggered(context.draft)) setLastRound(context.draft)
  resetTurnCounts(context.draft)
}

/** The hidden card of the hand that a use opens. */
const slotsOpenedBy = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  if (action.kind !== 'use') return []
  const { hand } = courtOf(state, seat)
  return hand.includes(action.card) && codeInSlot(state, action.card) < 0 ? [action.card] : []
}

export const queensQuestRules: RuleSet = {
  addEmptyZones,
  placeCards: (state, rules) => [...placeBox(state, rules), openOffer(state)],
  actionHandlers: {
    act: {
      slide: slideToEmpty,
      swap: swapForAction,
      flip: flipSingle,
      take: takeAtFlatPrice,
      takeKnight: takeSavedKnight,
      use: takeVassalsIntoSets,
      endWork,
    },
  },
  todoHandlers: {
    first: (context) => beginGame(context, Number(context.draft.setting.options.first)),
    fill: (context, { space, pile }) => fillSpace(context, space, pile),
    offer: endTurn,
    next: passTurn,
  },
  deciders: { act: ({ seat }) => seat },
  onEvent: createEvenStart(KNIGHTS_BY_TURN_ORDER),
  slotsOpenedBy,
}
