/** Two vassals change places: neighbours for a Wizard, by a family also otherwise. */
import type { ActionOf, Token } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { cannotPay, otherToken, payable, payFor, WIZARD } from '../means.ts'
import { activeCourt, courtOf, firstOf, refusal, type Scene, slotAt, type Verb } from '../play.ts'
import { targetsOf, USUAL, type Way, waysOf, wayTo } from '../ways.ts'
import { touchable, vassalsOn } from './conditions.ts'

type Swap = ActionOf<'swap'>

const swapBy = (token: Token, a: Space, b: Space): Swap =>
  token === 'wizard' ? { kind: 'swap', a, b } : { kind: 'swap', a, b, by: token }

const swapsOf = ({ rules, state, seat }: Scene): readonly Way[] => waysOf(rules, state, courtOf(state, seat)).swaps

export const swap: Verb<Swap> = {
  /** One exchange has one name: the space that comes first in reading order stands first. */
  list(scene) {
    const { state, seat } = scene
    const ways = swapsOf(scene)
    const tokens = payable(courtOf(state, seat), ways)
    const swaps: Swap[] = []
    if (tokens.length === 0) return swaps
    const vassals = vassalsOn(scene, SPACES, 'swap')
    for (const a of vassals)
      for (const token of tokens)
        for (const b of targetsOf(state, ways, token, a))
          if (a < b && vassals.includes(b)) swaps.push(swapBy(token, a, b))
    return swaps
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
