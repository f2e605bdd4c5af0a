/** Lays family cards, and the Knights that guard vassals. */
import type { Slot } from '../../../kernel/contract.ts'
import { openCode } from '../cards.ts'
import { poolOf } from '../rules/families.ts'
import { type Family, familyNamed, familyOf, usesOf } from '../rules/family.ts'
import { slotAt } from '../rules/play.ts'
import type { State } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { type Laying, openSlot, space, vassalLies, wrong } from './laying.ts'

type CourtDocument = NonNullable<PublicHalf['courts']>[number]

/** A family that may come up at this table, and belongs to nobody yet (ruling 154). */
const familyCard = ({ state, rules }: Laying, { id, card }: Family): Slot => {
  if (!poolOf(rules, state.setting.options).some((one) => one.card === card)) wrong('position.notInPlay', id)
  const code = openCode(card, 0)
  return state.cards.includes(code) ? wrong('position.twice', id) : openSlot(state, code)
}

/** What a family has used up this turn, each thing once. */
const usedUp = (family: Family | null, used: readonly string[] = []): string[] => {
  const uses = family ? usesOf(family) : []
  const other = used.find((one, i) => !uses.includes(one) || used.indexOf(one) < i)
  return other === undefined ? used.slice() : wrong('position.noUse', other)
}

const layFamily = (laying: Laying, { family, used }: CourtDocument, seat: number): void => {
  const { state, rules } = laying
  const court = state.courts[seat]
  if (court?.family === undefined) {
    if (family !== undefined || used !== undefined) wrong('position.noFamilies', family ?? 'used')
    return
  }
  const own = family === undefined ? null : (familyNamed(rules, family) ?? wrong('position.noFamily', family))
  court.used = usedUp(own, used)
  if (own) court.family = familyCard(laying, own)
}

/** The families of all courts; a court that names none has none. */
export const layFamilies = (laying: Laying, half: PublicHalf): void =>
  half.courts?.forEach((court, seat) => {
    layFamily(laying, court, seat)
  })

/** Where families guard, one stands on a vassal (ruling 84). */
const checkSingle = ({ courts }: State, guards: readonly string[]): void => {
  const twice = guards.find((text, i) => guards.indexOf(text) < i)
  if (twice !== undefined && courts.some(({ family }) => family !== undefined)) wrong('position.guardsTwice', twice)
}

/** Only some families guard; in the First Edition everybody does (ruling 83). */
const mayGuard = ({ state, rules }: Laying): boolean =>
  state.courts.every(({ family }) => family === undefined) ||
  state.courts.some((court) => familyOf(rules, state, court)?.guards)

/** Guards by the spaces on which they stand, a space once for each, on vassals only (rulings 84 and 158). */
export const layGuards = (laying: Laying, { guards }: PublicHalf): void => {
  const { state } = laying
  if (!guards) return
  if (!state.guards) wrong('position.noGuards', guards.join())
  checkSingle(state, guards)
  state.guards = guards
    .map((text) => {
      const at = space(text)
      return vassalLies(state, at) ? slotAt(state, at) : wrong('position.guardsNothing', text)
    })
    .sort((a, b) => a - b)
  if (guards.length > 0 && !mayGuard(laying)) wrong('position.noGuards', guards.join())
}
