/**
 * Quick level: a beam of width two through the turn in one sampled world; the best path is played up to the first card
 * that is revealed. It never overlooks an action but does not compare plans: it plays better than every lower bot and
 * faster than every higher one.
 */

import type { InformationSet } from '../../../bots/informationSet.ts'
import { sampleWorld } from '../../../bots/sampleWorld.ts'
import { type BeamSettings, searchTurn, type TurnPath } from '../../../bots/searchTurn.ts'
import { type BlackstoneTypes, game } from '../../../games/blackstone/game.ts'
import { createGuide } from '../../../games/blackstone/insight/heuristic/createGuide.ts'
import { nextAwaitedSeat, type Playout } from '../../../kernel/playout.ts'
import type { RandomSource } from '../../../kernel/randomSource.ts'
import { EMPTY_VAULT } from '../../../kernel/vault.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'
import { createPlanningPlayer } from './planningPlayer.ts'

const BEAM: BeamSettings = { width: 2, nodes: 2_000 }
const guide = createGuide(game)

/** Information set of the awaited seat. */
export const awaitedInformationSet = (
  playout: Playout<BlackstoneTypes>,
  guide: InformationSet<BlackstoneTypes>['guide'],
): InformationSet<BlackstoneTypes> => {
  const seat = nextAwaitedSeat(playout) ?? 0
  return { game, guide, state: playout.state, seat, vault: playout.vaults[seat] ?? EMPTY_VAULT }
}

/** Paths to the end of the turn in one sampled world, best first. */
export const searchPaths = (
  infoSet: InformationSet<BlackstoneTypes>,
  beam: BeamSettings,
  below: RandomSource['below'],
): readonly TurnPath<BlackstoneTypes>[] => {
  const search = searchTurn(infoSet, sampleWorld(infoSet, below), beam, below)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value.paths
}

export const createQuickPlayer = (): MatchPlayer<BlackstoneTypes> =>
  createPlanningPlayer((playout, below) => {
    const [best] = searchPaths(awaitedInformationSet(playout, guide), BEAM, below)
    return best ? best.actions.slice(0, best.sureActions) : []
  })
