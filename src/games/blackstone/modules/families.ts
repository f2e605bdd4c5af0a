/** Families: a major and a minor ability for everybody (rules 2.10). Each is a file of its own in families/. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { guards } from '../rules/chapters/guards.ts'
import { keep } from '../rules/chapters/keep.ts'
import { dealFamilies, hearFamilies, join, layNone, layPool, tooFewFamilies } from '../rules/families.ts'
import { familyOf } from '../rules/family.ts'
import type { Module } from '../rules/module.ts'
import { codeIn, courtOf, type Scene } from '../rules/play.ts'
import { chooseFamily } from '../rules/verbs/family.ts'
import type { State } from '../state.ts'

const isGuardian = ({ rules, state, seat }: Scene): boolean => !!familyOf(rules, state, courtOf(state, seat))?.guards

/** The family card that is chosen, while it is hidden from the others. */
const chosen = (state: State, seat: Seat, slot: Slot): readonly Slot[] => {
  const todo = state.todo.at(-1)
  const isOwn = todo?.do === 'family' && todo.seat === seat && todo.slots.includes(slot)
  return isOwn && codeIn(state, slot) < 0 ? [slot] : []
}

export const module: Module = {
  id: 'families',
  isOn: ({ families = 'off' }) => families !== 'off',
  refuses: tooFewFamilies,
  chapters: [
    keep,
    guards({
      against: ['slide', 'swap', 'flip', 'retain', 'use'],
      stops: (scene) => !isGuardian(scene),
      mayGuard: isGuardian,
      stacked: false,
      price: 2,
      ruling: 83,
    }),
  ],
  bare: layNone,
  lay: layPool,
  begin: dealFamilies,
  verbs: { family: { family: chooseFamily } },
  runs: { family: (play, { seat, slots }) => join(play, seat, slots[0] ?? -1) },
  deciders: { family: (_, { seat, slots }) => (slots.length > 1 ? seat : null) },
  hears: hearFamilies,
  opens: (state, seat, action) => (action.kind === 'family' ? chosen(state, seat, action.slot) : []),
}
