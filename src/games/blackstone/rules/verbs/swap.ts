/** Two vassals change places: neighbours for a Wizard, by a family also otherwise. */
import type { ActionOf, Token } from '../../actions.ts'
import { NEIGHBOURS, SPACES, type Space } from '../../board.ts'
import { cannotPay, otherToken, payFor, tokensOf, WIZARD } from '../means.ts'
import { activeCourt, courtOf, firstOf, refusal, type Scene, slotAt, type Verb } from '../play.ts'
import { targetsOf, USUAL, type Way, waysOf, wayTo } from '../ways.ts'
import { touchable } from './conditions.ts'

type Swap = ActionOf<'swap'>

/** One exchange has one name: the space that comes first in reading order stands first. */
const swapBy = (token: Token, a: Space, b: Space): readonly Swap[] => {
  if (a >= b) return []
  return [token === 'wizard' ? { kind: 'swap', a, b } : { kind: 'swap', a, b, by: token }]
}

/** What everybody may swap, always in this order. */
const SWAPS = SPACES.flatMap((a) => (NEIGHBOURS[a] ?? []).flatMap((b) => swapBy('wizard', a, b)))

const listed = (state: Scene['state'], ways: readonly Way[]): readonly Swap[] =>
  SPACES.flatMap((a) =>
    tokensOf(ways).flatMap((token) => targetsOf(state, ways, token, a).flatMap((b) => swapBy(token, a, b))),
  )

const swapsOf = ({ rules, state, seat }: Scene): readonly Way[] => waysOf(rules, state, courtOf(state, seat)).swaps

export const swap: Verb<Swap> = {
  list(scene) {
    const ways = swapsOf(scene)
    return ways === USUAL.swaps ? SWAPS : listed(scene.state, ways)
  },

  check(scene, { a, b, by = WIZARD }) {
    const stays = touchable(scene, a, 'swap')
    if (stays) return stays
    const { state, seat } = scene
    const court = courtOf(state, seat)
    const ways = swapsOf(scene)
    const way = wayTo(state, court, ways, by, a, b)
    return firstOf(
      slotAt(state, b) < 0 && refusal('swap.empty', 57),
      touchable(scene, b, 'swap'),
      otherToken(ways, by),
      (a >= b || !way) && refusal(ways === USUAL.swaps ? 'swap.notNeighbour' : 'swap.outOfReach'),
      cannotPay(court, way),
    )
  },

  act(play, { a, b, by = WIZARD }) {
    const { draft, rules } = play
    const { board, seat } = draft
    const court = activeCourt(play)
    const first = slotAt(draft, a)
    payFor(court, wayTo(draft, court, waysOf(rules, draft, court).swaps, by, a, b))
    board[a] = slotAt(draft, b)
    board[b] = first
    play.tell({ kind: 'swapped', seat, a, b })
  },
}
