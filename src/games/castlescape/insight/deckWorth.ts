/** What a guild's cards are worth: what they will bring in the turns to come, and the Renown that they print. */
import { branchesOf, cardOf, type Face, playEffectsOf } from '../cards.ts'
import type { Effect } from '../cardTypes.ts'
import { HAND } from '../data/numbers.ts'
import {
  MANY_RECRUITS,
  MANY_WALLS,
  MUCH_GOLD,
  NEW_CONTRACT,
  PER_ACQUIRING,
  PER_CLEARING,
  PER_DESTROYING,
  PER_GOLD,
  PER_INFAMY,
  PER_MOVE,
  PER_OUST,
  PER_OWN_INFAMY,
  PER_RECRUIT,
  PER_RECRUIT_ANY,
  PER_THEIR_ALLEY,
  PER_THEIR_INFAMY,
  PER_WALL,
} from './weights.ts'

/** What cards bring when they are played: Gold, Walls, Recruits, cards drawn, and all else in hundredths of Renown. */
type Yield = readonly [number, number, number, number, number]
type Part = 0 | 1 | 2 | 3 | 4
const [GOLD, WALLS, RECRUITS, DRAWS, ELSE] = [0, 1, 2, 3, 4] as const

/** Which part of a yield an effect is, and what each of its points counts there. */
const PARTS: Readonly<Record<Effect['op'], readonly [Part, number]>> = {
  gold: [GOLD, 1],
  walls: [WALLS, 1],
  recruits: [RECRUITS, 1],
  draw: [DRAWS, 1],
  infamy: [ELSE, PER_OWN_INFAMY],
  corruption: [ELSE, -100],
  theirInfamy: [ELSE, PER_THEIR_INFAMY],
  theirAlley: [ELSE, PER_THEIR_ALLEY],
  clearAlley: [ELSE, PER_CLEARING],
  destroy: [ELSE, PER_DESTROYING],
  acquire: [ELSE, PER_ACQUIRING],
  move: [ELSE, PER_MOVE],
  removeTheirs: [ELSE, PER_OUST],
  contract: [ELSE, NEW_CONTRACT],
}

const yieldOfEffects = (effects: readonly Effect[]): Yield => {
  const sum: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const effect of effects) {
    const [part, weight] = PARTS[effect.op]
    sum[part] += weight * ('n' in effect ? effect.n : 1)
    if (effect.op === 'recruits' && effect.on === 'any') sum[ELSE] += effect.n * (PER_RECRUIT_ANY - PER_RECRUIT)
  }
  return sum
}

const worthOfYield = ([gold, walls, recruits, , other]: Yield): number =>
  PER_GOLD * gold + PER_WALL * walls + PER_RECRUIT * recruits + other

/** What a card brings by its best branch, less its penalty; null for one that costs more than it brings. */
const yieldOf = (face: Face, corruptionCost: number): Yield | null => {
  const { infamy, corruption } = cardOf(face)
  const best = branchesOf(face)
    .map((branch) => yieldOfEffects(playEffectsOf(face, branch)))
    .reduce((one, other) => (worthOfYield(other) > worthOfYield(one) ? other : one))
  const penalty = corruptionCost * corruption - PER_INFAMY * infamy
  const [gold, walls, recruits, draws, other] = best
  return penalty > 0 && worthOfYield(best) < penalty ? null : [gold, walls, recruits, draws, other - penalty]
}

/** Worth of so many hundredths of a thing in a turn: what is more than `much` counts half. */
const worthInTurn = (hundredths: number, weight: number, much: number): number =>
  Math.floor((weight * (2 * hundredths - Math.max(0, hundredths - 100 * much))) / 200)

/** Worth of a mean turn with these cards. */
const worthOfTurn = (faces: readonly Face[], corruptionCost: number): number => {
  const yields = faces.flatMap((face) => [yieldOf(face, corruptionCost) ?? []])
  const sumOf = (part: Part): number => yields.reduce((sum, one) => sum + (one[part] ?? 0), 0)
  // Cards that draw others come on top of the hand.
  const cards = Math.max(HAND, faces.length - sumOf(DRAWS))
  const inTurn = (part: Part): number => Math.floor((100 * HAND * sumOf(part)) / cards)
  return (
    worthInTurn(inTurn(GOLD), PER_GOLD, MUCH_GOLD) +
    worthInTurn(inTurn(WALLS), PER_WALL, MANY_WALLS) +
    worthInTurn(inTurn(RECRUITS), PER_RECRUIT, MANY_RECRUITS) +
    Math.floor((HAND * sumOf(ELSE)) / cards)
  )
}

/** Worths by the list of cards, which most moves leave as it is, and by the cost of Corruption. */
const known = new WeakMap<readonly Face[], Map<number, number>>()

const worthOfTurnKnown = (faces: readonly Face[], corruptionCost: number): number => {
  const byCost = known.get(faces) ?? new Map<number, number>()
  known.set(faces, byCost)
  const worth = byCost.get(corruptionCost) ?? worthOfTurn(faces, corruptionCost)
  byCost.set(corruptionCost, worth)
  return worth
}

/** Worth of these cards for so many hundredths of turns to come. */
export const deckWorth = (faces: readonly Face[], turns: number, corruptionCost: number): number =>
  Math.floor((turns * worthOfTurnKnown(faces, corruptionCost)) / 100) +
  100 * faces.reduce((sum, face) => sum + cardOf(face).renown, 0)
