/** Finds that are still to come on the path, by the cards that are left and by how the company is. In thousandths. */

import { isHall } from '../cards.ts'
import { abilityDie, companyNumbers, companySize } from '../company.ts'
import { DIFFICULTIES } from '../data/difficulties.ts'
import { type Explorer, type State, sizeOfDeck } from '../state.ts'
import { healedByTest } from './odds.ts'

/** Cards to come, without the one on the table. */
export interface CardsLeft {
  readonly halls: number
  readonly challenges: number
}

export const cardsLeft = (state: State): CardsLeft => {
  const { halls } = companyNumbers(state.setting)
  const played = state.gone.filter(isHall).length + Number(state.card >= 0 && isHall(state.card))
  const left = Math.min(sizeOfDeck(state.path), Math.max(0, halls - played))
  return { halls: left, challenges: sizeOfDeck(state.path) - left }
}

/** Finds of one hall by the number of explorers, and of one challenge. */
const PER_HALL: Readonly<Record<number, number>> = { 1: 2200, 2: 2450, 3: 2650, 4: 2900 }
const PER_CHALLENGE = 700
/** Finds that a point of threat costs in each hall to come. */
const PER_THREAT = 60
const USUAL_THREAT = 4

/** What a counter that is still there costs in the next hall and in those after it; alone it is the whole company. */
const COUNTER_NEXT = 260
const COUNTER_LATER = 110
const COURAGE_POINT = 190
const BOLD_PER_HALL = 330

/** Counters of an explorer, and its courage; in thousandths. */
export interface Condition {
  readonly wounds: number
  readonly deep: number
  readonly courage: number
  readonly bold: boolean
}

export const conditionOf = ({ wounds, deep, courage, bold }: Explorer): Condition => ({
  wounds: 1000 * wounds,
  deep: 1000 * deep,
  courage: 1000 * courage,
  bold,
})

/** Worth of the condition of an explorer after the card on the table. */
export const conditionWorth = (
  { halls, challenges }: CardsLeft,
  explorer: Explorer,
  { wounds, deep, courage, bold }: Condition,
): number => {
  if (halls === 0) return Math.floor((courage * COURAGE_POINT) / 8000)
  const tests = 1 + Math.floor(challenges / (halls + 1))
  const healed = tests * healedByTest(abilityDie(explorer, 'vitality'))
  const woundsLeft = Math.max(Math.floor(wounds / 10), wounds - healed)
  const counters = woundsLeft + deep
  const later = halls - 1
  return (
    Math.floor((courage * COURAGE_POINT) / 1000) +
    (bold ? halls * BOLD_PER_HALL : 0) -
    Math.floor((counters * COUNTER_NEXT + deep * later * COUNTER_LATER) / 1000)
  )
}

/** Finds of the cards to come for a company without counters or courage. */
export const findsToCome = (state: State, left: CardsLeft): number => {
  const threat = (DIFFICULTIES[String(state.setting.options.difficulty)]?.threat ?? USUAL_THREAT) - USUAL_THREAT
  const perHall = (PER_HALL[companySize(state.setting)] ?? 0) - PER_THREAT * threat
  const alarm = left.halls > 0 ? PER_THREAT * state.alarm : 0
  return left.halls * perHall + left.challenges * PER_CHALLENGE - alarm
}
