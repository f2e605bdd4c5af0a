/** Families: a major and a minor ability for each player (rules 2.10). Each family is a file in families/. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { chooseFamily } from '../rules/actions/chooseFamily.ts'
import { onFamilyEvent } from '../rules/court/familyEvents.ts'
import { familyOf } from '../rules/court/familyOf.ts'
import {
  addEmptyFamilies,
  checkFamilyCount,
  dealFamilies,
  joinFamily,
  placeFamilyPool,
} from '../rules/court/familySetup.ts'
import { codeInSlot, courtOf } from '../rules/engine/slots.ts'
import { drawAndKeepOneRules } from '../rules/ruleSets/drawAndKeepOneRules.ts'
import { createGuardRules } from '../rules/ruleSets/guardRules.ts'
import type { Module, Scene } from '../rules/ruleTypes.ts'
import type { State } from '../state.ts'

const canSeatGuard = ({ rules, state, seat }: Scene): boolean =>
  !!familyOf(rules, state, courtOf(state, seat))?.canGuard

/** The chosen family card, while it is hidden from the others. */
const openedFamilyCard = (state: State, seat: Seat, slot: Slot): readonly Slot[] => {
  const todo = state.todo.at(-1)
  const isOwn = todo?.do === 'family' && todo.seat === seat && todo.slots.includes(slot)
  return isOwn && codeInSlot(state, slot) < 0 ? [slot] : []
}

export const module: Module = {
  id: 'families',
  isOn: ({ families = 'off' }) => families !== 'off',
  checkSetup: checkFamilyCount,
  ruleSets: [
    drawAndKeepOneRules,
    createGuardRules({
      forbiddenActions: ['slide', 'swap', 'flip', 'retain', 'use'],
      stopsSeat: (scene) => !canSeatGuard(scene),
      canGuard: canSeatGuard,
      allowsSeveral: false,
      removalPrice: 2,
      ruling: 83,
    }),
  ],
  addEmptyZones: addEmptyFamilies,
  placeCards: placeFamilyPool,
  todosBeforeFirstTurn: dealFamilies,
  actionHandlers: { family: { family: chooseFamily } },
  todoHandlers: { family: (context, { seat, slots }) => joinFamily(context, seat, slots[0] ?? -1) },
  deciders: { family: (_, { seat, slots }) => (slots.length > 1 ? seat : null) },
  onEvent: onFamilyEvent,
  slotsOpenedBy: (state, seat, action) => (action.kind === 'family' ? openedFamilyCard(state, seat, action.slot) : []),
}
