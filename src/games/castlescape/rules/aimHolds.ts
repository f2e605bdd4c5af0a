/** Whether what a Goal or Contract asks for holds now (rules 9). */
import type { Seat } from '../../../kernel/contract.ts'
import { type Face, hasPenalty, isOfMarket, printedGold } from '../cards.ts'
import { type GuildCondition, isGuildCondition } from '../goalAndContractTypes.ts'
import { aimOf } from '../goalsAndContracts.ts'
import { recruitsOf } from '../recruits.ts'
import { holdsOnSite } from '../site/siteConditions.ts'
import { type Guild, guildOf, type State } from '../state.ts'

type LevelsTest = Extract<GuildCondition, { of: 'levels' }>
type CountTest = Exclude<GuildCondition, LevelsTest>
type DeckTest = Extract<GuildCondition, { of: 'deck' }>

const isBetween = (value: number, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY): boolean =>
  value >= atLeast && value <= atMost

/** Whether a card is one of those that a condition on the deck counts. */
const isCounted = ({ set, alley }: DeckTest, face: Face): boolean =>
  (!set || isOfMarket(face)) && (!alley || hasPenalty(face))

const levelsHold = ({ inspections }: State, { infamy, corruption }: Guild, test: LevelsTest): boolean =>
  isBetween(infamy, undefined, test.infamyAtMost) &&
  isBetween(corruption, test.corruptionAtLeast, test.corruptionAtMost) &&
  isBetween(inspections, test.inspectionsHeld)

/** Number that a test counts: Gold received and Walls built in this turn, printed Gold, Goals, or cards. */
export const guildCount = ({ turn }: State, { owned, goals }: Guild, test: CountTest): number => {
  switch (test.of) {
    case 'goldThisTurn':
      return turn.received
    case 'builtThisTurn':
      return turn.built
    case 'deckGold':
      return owned.reduce((sum, face) => sum + printedGold(face), 0)
    case 'goalsTaken':
      return goals.length
    case 'deck':
      return owned.filter((face) => isCounted(test, face)).length
  }
}

const guildTestHolds = (state: State, guild: Guild, test: GuildCondition): boolean =>
  test.of === 'levels'
    ? levelsHold(state, guild, test)
    : isBetween(guildCount(state, guild, test), test.atLeast, test.of === 'deck' ? test.atMost : undefined)

/** Whether a guild fulfils the Goal or Contract with this face. */
export const aimHolds = (state: State, seat: Seat, face: Face): boolean => {
  const { test } = aimOf(face)
  return isGuildCondition(test)
    ? guildTestHolds(state, guildOf(state, seat), test)
    : holdsOnSite(test, state.site, recruitsOf(state), seat)
}
