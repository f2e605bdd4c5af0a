/** Puzzle Master's Quest, 2 players together: order the outer ring before twelve rats are in the walls (rules 2.6). */
import { SPACES } from '../board.ts'
import * as options from '../options.ts'
import { type Adjacency, isFormation } from '../rules/board/formation.ts'
import { faceAt } from '../rules/engine/slots.ts'
import { activeRats, TOO_MANY_RATS } from '../rules/rats.ts'
import { optionalRefillRules } from '../rules/ruleSets/optionalRefillRules.ts'
import { ratsRules } from '../rules/ruleSets/ratsRules.ts'
import { setupRules } from '../rules/ruleSets/setupRules.ts'
import { turnRules } from '../rules/ruleSets/turnRules.ts'
import type { Mode } from '../rules/ruleTypes.ts'
import { allLose, allWin, outcomeOutOfRounds } from '../rules/togetherOutcomes.ts'
import type { State } from '../state.ts'

const VASSALS_NEEDED = 16

const winByFormation = allWin('formation')
const loseToRats = allLose('rats')
const loseOutOfReach = allLose('tooFewVassals')

const countVassals = (state: State): number => state.board.filter((slot) => slot >= 0).length

/** The formation is complete and no space is marked: marked vassals are spent (ruling 111). */
const isFormationComplete = (state: State): boolean =>
  state.marked.length === 0 &&
  countVassals(state) === VASSALS_NEEDED &&
  isFormation(
    SPACES.map((space) => faceAt(state, space)),
    state.setting.options.adjacency as Adjacency,
  )

/** Rank of the mode in New game. */
export const order = 4

export const mode: Mode = {
  id: 'puzzle-master',
  rulesSection: 'puzzle-masters-quest',
  seats: { min: 2, max: 2 }, // ruling 19
  together: true,
  options: [
    options.RATS_DIFFICULTY,
    options.ADJACENCY,
    options.PUZZLE_FLOOR,
    options.FIRST_PLAYER,
    options.openHands('on'),
    options.MAX_ROUNDS,
    options.TOKEN_SUPPLY,
    options.LIMITS_EVERY_TURN,
    ...options.FAMILY_OPTIONS,
    ...options.INTRIGUE_OPTIONS,
    options.KNIGHT_WIZARD,
  ],
  setupSpaces: SPACES,
  pileCount: 2,
  decks: ['guild', 'power'],
  startTokens: 0,
  ruleSets: [setupRules, turnRules, optionalRefillRules, ratsRules],
  hasRats: true,
  hasFormationGoal: true,
  isRefillOptional: true,
  turn: ['recall', 'muster', 'work', 'rewards', 'assign', 'intrigue', 'limits', 'rats', 'next'], // ruling 118

  outcomeAfterChange(state) {
    if (isFormationComplete(state)) return winByFormation(state)
    return activeRats(state) >= TOO_MANY_RATS ? loseToRats(state) : null
  },

  /**
   * Loses with fewer than sixteen vassals: nothing in this mode adds one, so the formation is out of reach (ruling
   * 156).
   */
  outcomeAtTurnEnd(state, roundEnds) {
    const { puzzleFloor } = state.setting.options
    if (puzzleFloor === 'lose' && countVassals(state) < VASSALS_NEEDED) return loseOutOfReach(state)
    return outcomeOutOfRounds(state, roundEnds)
  },

  outcomeAsItStands: allLose('agreement'),
}
