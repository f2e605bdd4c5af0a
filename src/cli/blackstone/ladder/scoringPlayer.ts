/**
 * Greedy player that only looks at the points of the turn: it plays the turn that scores most, any of them where
 * several are equal.
 */
import type { BeamSettings, TurnPath } from '../../../bots/searchTurn.ts'
import { type BlackstoneTypes, game } from '../../../games/blackstone/index.ts'
import { createGuide } from '../../../games/blackstone/insight/heuristic/createGuide.ts'
import type { Weights } from '../../../games/blackstone/insight/heuristic/weights.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { type MatchPlayer, pickRandom } from '../../selfplay/matchPlayer.ts'
import { createPlanningPlayer } from '../selfplay/planningPlayer.ts'
import { awaitedInformationSet, searchPaths } from '../selfplay/quickPlayer.ts'
import { seatScore } from '../selfplay/seatScore.ts'

type TurnPaths = readonly TurnPath<BlackstoneTypes>[]

const highestScoring = (ends: TurnPaths, seat: Seat): TurnPaths => {
  const scores = ends.map(({ playout }) => seatScore(playout.state, seat))
  const most = Math.max(...scores)
  return ends.filter((_, index) => scores[index] === most)
}

/** `weights` only guide the beam towards turns that score. */
export const createScoringPlayer = (beam: BeamSettings, weights: Weights): MatchPlayer<BlackstoneTypes> => {
  const guide = createGuide(game, weights)
  return createPlanningPlayer((playout, below) => {
    const infoSet = awaitedInformationSet(playout, guide)
    const path = pickRandom(highestScoring(searchPaths(infoSet, beam, below), infoSet.seat), below)
    return path.actions.slice(0, path.sureActions)
  })
}
