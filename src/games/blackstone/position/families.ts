/** Lays family cards, and the Knights that guard vassals. */
import { openCode } from '../cards.ts'
import { familyNamed } from '../rules/family.ts'
import { slotAt } from '../rules/play.ts'
import type { State } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { type Laying, openSlot, space, vassalLies, wrong } from './laying.ts'

type CourtDocument = NonNullable<PublicHalf['courts']>[number]

const layFamily = ({ state, rules }: Laying, { family, used }: CourtDocument, seat: number): void => {
  const court = state.courts[seat]
  if (court?.family === undefined) {
    if (family !== undefined || used !== undefined) wrong('position.noFamilies', family ?? 'used')
    return
  }
  if (used) court.used = used.slice()
  if (family === undefined) return
  const { card } = familyNamed(rules, family) ?? wrong('position.noFamily', family)
  const code = openCode(card, 0)
  if (state.cards.includes(code)) wrong('position.twice', family)
  court.family = openSlot(state, code)
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

/** Guards by the spaces on which they stand, a space once for each, on vassals only (rulings 84 and 158). */
export const layGuards = ({ state }: Laying, { guards }: PublicHalf): void => {
  if (!guards) return
  if (!state.guards) wrong('position.noGuards', guards.join())
  checkSingle(state, guards)
  state.guards = guards
    .map((text) => {
      const at = space(text)
      return vassalLies(state, at) ? slotAt(state, at) : wrong('position.guardsNothing', text)
    })
    .sort((a, b) => a - b)
}
