/** Greedy by the turn and for points alone: plays the turn that scores most; where several score as much, any of them. */
import type { Beam, Way } from '../../bots/beam.ts'
import { type Blackstone, game } from '../../games/blackstone/index.ts'
import { guideTo } from '../../games/blackstone/insight/worth/guide.ts'
import type { Weights } from '../../games/blackstone/insight/worth/weights.ts'
import type { Seat } from '../../kernel/contract.ts'
import { planning } from '../selfplay/planning.ts'
import { anyOf, type Player } from '../selfplay/player.ts'
import { endsOf, sightIn } from '../selfplay/quick.ts'
import { worth } from '../selfplay/worth.ts'

type Ways = readonly Way<Blackstone>[]

const scoringMost = (ends: Ways, seat: Seat): Ways => {
  const scores = ends.map(({ playout }) => worth(playout.state, seat))
  const most = Math.max(...scores)
  return ends.filter((_, at) => scores[at] === most)
}

/** `weights` only steer the beam towards turns that score. */
export const scoring = (beam: Beam, weights: Weights): Player => {
  const guide = guideTo(game, weights)
  return planning((playout, below) => {
    const sight = sightIn(playout, guide)
    const way = anyOf(scoringMost(endsOf(sight, beam, below), sight.seat), below)
    return way.actions.slice(0, way.sure)
  })
}
