/** Sets up the Knights that guard vassals. */
import { familyOf } from '../rules/court/familyOf.ts'
import { slotAt } from '../rules/engine/slots.ts'
import type { State } from '../state.ts'
import { isVassalOn, type PositionBuilder, readSpaceName, rejectPosition } from './positionBuilder.ts'
import type { PublicHalf } from './positionSchema.ts'

/** Rejects two guards on one vassal in a game with families (ruling 84). */
const checkSingleGuards = ({ courts }: State, guards: readonly string[]): void => {
  const twice = guards.find((text, i) => guards.indexOf(text) < i)
  if (twice !== undefined && courts.some(({ family }) => family !== undefined))
    rejectPosition('position.guardsTwice', twice)
}

/** Can any seat guard? With families only some can; in the First Edition everybody can (ruling 83). */
const canAnyoneGuard = ({ state, rules }: PositionBuilder): boolean =>
  state.courts.every(({ family }) => family === undefined) ||
  state.courts.some((court) => familyOf(rules, state, court)?.canGuard)

/** Sets up guards by the spaces of their vassals, a space once for each guard; only on vassals (rulings 84 and 158). */
export const setUpGuards = (builder: PositionBuilder, { guards }: PublicHalf): void => {
  const { state } = builder
  if (!guards) return
  if (!state.guards) rejectPosition('position.noGuards', guards.join())
  checkSingleGuards(state, guards)
  state.guards = guards
    .map((text) => {
      const at = readSpaceName(text)
      return isVassalOn(state, at) ? slotAt(state, at) : rejectPosition('position.guardsNothing', text)
    })
    .sort((a, b) => a - b)
  if (guards.length > 0 && !canAnyoneGuard(builder)) rejectPosition('position.noGuards', guards.join())
}
