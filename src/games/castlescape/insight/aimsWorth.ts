/** What Contracts and open Goals are worth to a guild, by how far it is with each. */

import type { Seat, View } from '../../../kernel/contract.ts'
import { cardOf, type Face } from '../cards.ts'
import { isGuildCondition } from '../goalAndContractTypes.ts'
import { aimOf } from '../goalsAndContracts.ts'
import { recruitsOf } from '../recruits.ts'
import { aimHolds, guildCount } from '../rules/aimHolds.ts'
import { neededFor, reachedOnSite } from '../site/siteConditions.ts'
import { type Guild, guildOf, type State } from '../state.ts'
import {
  CONTRACT_BEGUN,
  CONTRACT_HELD,
  CONTRACT_PART,
  GOAL_PART,
  NEW_CONTRACT,
  TURNS_FOR_CONTRACT,
  TURNS_FOR_NEW,
} from './weights.ts'

/** Percent of games, by the Contract's id; rounded from those of the best level against itself (docs/balance.md). */
const CHANCES: Readonly<Record<string, number>> = {
  'twin-cells': 85,
  'parade-ground': 30,
  'five-courts': 50,
  'every-measure': 45,
  garrison: 70,
  levy: 72,
  tenants: 85,
  'four-winds': 95,
  outpost: 90,
  cornerstone: 90,
  'good-name': 98,
  'deep-pockets': 0,
  treasury: 50,
  connoisseur: 85,
  'small-house': 45,
  'great-house': 80,
  'fair-partners': 4,
  overlord: 60,
  favoured: 70,
  'crooked-books': 80,
  'drill-yard': 65,
  'greased-palms': 70,
  'common-cause': 75,
}

/** Chance of a Contract that is kept as the game begins, in percent. */
const contractChance = (face: Face): number => CHANCES[aimOf(face).id] ?? 0

const percentOf = (reached: number, needed: number): number =>
  Math.floor((100 * Math.min(reached, needed)) / Math.max(1, needed))

const corruptionOn = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + cardOf(face).corruption, 0)

/** Corruption to come, in hundredths: what there is and what the Back Alley adds in full, what other cards may add by 80. */
const corruptionToCome = ({ corruption, owned, alley, played }: Guild): number =>
  100 * corruption + 80 * corruptionOn(owned) + 20 * corruptionOn([...alley, ...played])

/** How far a guild is with a Goal or Contract, in percent. */
const partOf = (state: State, seat: Seat, face: Face): number => {
  const { test } = aimOf(face)
  if (!isGuildCondition(test))
    return percentOf(reachedOnSite(test, state.site, recruitsOf(state), seat), neededFor(test))
  const guild = guildOf(state, seat)
  switch (test.of) {
    case 'deckGold':
    case 'goalsTaken':
      return percentOf(guildCount(state, guild, test), test.atLeast)
    case 'levels':
      return test.corruptionAtLeast === undefined
        ? Math.max(0, 60 - 30 * guild.corruption)
        : percentOf(corruptionToCome(guild), 100 * test.corruptionAtLeast)
    case 'deck': {
      if (test.atLeast === undefined) return 50
      const few = test.set || test.alley ? 0 : 8
      return percentOf(guildCount(state, guild, test) - few, test.atLeast - few)
    }
    case 'goldThisTurn':
    case 'builtThisTurn':
      return 0
  }
}

/** Share of a Contract's Renown to count on, in percent; less for what is not reached as the end comes near. */
const shareOfContract = (state: State, seat: Seat, face: Face, turns: number): number => {
  const time = Math.min(100, Math.floor(turns / 5))
  const part = partOf(state, seat, face)
  // What the Back Alley adds is added before Contracts are judged.
  if (part === 100 || aimHolds(state, seat, face)) return 100 - Math.floor(((100 - CONTRACT_HELD) * time) / 100)
  const hope = CONTRACT_BEGUN + Math.floor((CONTRACT_PART * part * part) / 10_000)
  return Math.floor((hope * Math.min(100, Math.floor(turns / 2))) / 100)
}

/**
 * Worth of having kept a Contract, however far it is by now: less with each turn that is gone, and the surer the more. It
 * leads the choice between Contracts, and nothing else.
 */
const worthOfKeeping = (face: Face, turns: number): number => {
  const chance = contractChance(face)
  const worth = Math.floor((chance * chance * aimOf(face).renown) / 100)
  return Math.floor((worth * Math.min(TURNS_FOR_CONTRACT, turns)) / TURNS_FOR_CONTRACT)
}

/** Worth of a Contract that nobody has seen yet: as good as the best of three usually is, if there is time for it. */
const worthOfUnseen = (turns: number): number =>
  Math.floor((NEW_CONTRACT * Math.min(TURNS_FOR_NEW, turns)) / TURNS_FOR_NEW)

/** Worth of the Contracts of the view's seat, `turns` in hundredths; nothing for those of others. */
export const contractsWorth = ({ state, seat, knownCard }: View<State>, turns: number): number => {
  const contracts = state.guilds[seat ?? -1]?.contracts ?? []
  return contracts.reduce((sum, slot) => {
    const face = knownCard(slot)?.face
    if (seat === null) return sum
    if (face === undefined) return sum + worthOfUnseen(turns)
    return sum + shareOfContract(state, seat, face, turns) * aimOf(face).renown + worthOfKeeping(face, turns)
  }, 0)
}

/** Worth of the open Goals to a seat. */
export const goalsWorth = (state: State, seat: Seat, turns: number): number => {
  const time = Math.min(100, turns)
  return state.goals.reduce((sum, face) => {
    const part = partOf(state, seat, face)
    return sum + Math.floor((GOAL_PART * part * part * aimOf(face).renown * time) / 1_000_000)
  }, 0)
}
