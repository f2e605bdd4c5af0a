/** Whether what a Goal or Contract asks for holds now (rules 9). */
import type { Seat } from '../../../kernel/contract.ts'
import { aimOf, type GuildTest } from '../aims.ts'
import { type Face, hasPenalty, isOfMarket, printedGold } from '../cards.ts'
import { recruitsOf } from '../recruits.ts'
import { holdsOnSite } from '../site/siteTests.ts'
import type { Guild, State } from '../state.ts'
import { guildOf } from './engine/moveContext.ts'

type DeckTest = Extract<GuildTest, { of: 'deck' }>
type LevelsTest = Extract<GuildTest, { of: 'levels' }>

const isBetween = (value: number, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY): boolean =>
  value >= atLeast && value <= atMost

const isCounted = ({ set, alley }: DeckTest, face: Face): boolean =>
  (!set || isOfMarket(face)) && (!alley || hasPenalty(face))

const levelsHold = ({ inspections }: State, { infamy, corruption }: Guild, test: LevelsTest): boolean =>
  isBetween(infamy, undefined, test.infamyAtMost) &&
  isBetween(corruption, test.corruptionAtLeast, test.corruptionAtMost) &&
  isBetween(inspections, test.inspectionsHeld)

const guildTestHolds = (state: State, guild: Guild, test: GuildTest): boolean => {
  switch (test.of) {
    case 'goldThisTurn':
      return state.turn.received >= test.atLeast
    case 'builtThisTurn':
      return state.turn.built >= test.atLeast
    case 'deckGold':
      return guild.owned.reduce((sum, face) => sum + printedGold(face), 0) >= test.atLeast
    case 'goalsTaken':
      return guild.goals.length >= test.atLeast
    case 'levels':
      return levelsHold(state, guild, test)
    case 'deck':
      return isBetween(guild.owned.filter((face) => isCounted(test, face)).length, test.atLeast, test.atMost)
  }
}

/** Whether a guild fulfils the Goal or Contract with this face. */
export const aimHolds = (state: State, seat: Seat, face: Face): boolean => {
  const { test } = aimOf(face)
  switch (test.of) {
    case 'goldThisTurn':
    case 'builtThisTurn':
    case 'deckGold':
    case 'goalsTaken':
    case 'levels':
    case 'deck':
      return guildTestHolds(state, guildOf(state, seat), test)
    default:
      return holdsOnSite(test, state.site, recruitsOf(state), seat)
  }
}
