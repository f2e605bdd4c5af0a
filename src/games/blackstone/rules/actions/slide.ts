/** A vassal is moved to an empty space: for a Knight to a neighbouring one, by a family also otherwise. */
import type { ActionOf, Token } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { cannotPay, KNIGHT, otherToken, payable, payFor } from '../means.ts'
import { activeCourt, courtOf, firstOf, refusal, type Scene, slotAt, type Verb } from '../play.ts'
import { targetsOf, USUAL, type Way, waysOf, wayTo } from '../ways.ts'
import { touchable, vassalsOn } from './conditions.ts'

type Slide = ActionOf<'slide'>

const slideBy = (token: Token, from: Space, to: Space): Slide =>
  token === 'knight' ? { kind: 'slide', from, to } : { kind: 'slide', from, to, by: token }

const slidesOf = ({ rules, state, seat }: Scene): readonly Way[] => waysOf(rules, state, courtOf(state, seat)).slides

export const slide: Verb<Slide> = {
  list(scene) {
    const { state, seat } = scene
    const ways = slidesOf(scene)
    const tokens = payable(courtOf(state, seat), ways)
    const slides: Slide[] = []
    if (tokens.length === 0) return slides
    for (const from of vassalsOn(scene, SPACES, 'slide'))
      for (const token of tokens)
        for (const to of targetsOf(state, ways, token, from))
          if (slotAt(state, to) < 0) slides.push(slideBy(token, from, to))
    return slides
  },

  check(scene, { from, to, by = KNIGHT }) {
    const stays = touchable(scene, from, 'slide')
    if (stays) return stays
    const { state, seat } = scene
    const court = courtOf(state, seat)
    const ways = slidesOf(scene)
    const way = wayTo(state, court, ways, by, from, to)
    return firstOf(
      otherToken(ways, by),
      !way && refusal(ways === USUAL.slides ? 'slide.notNeighbour' : 'slide.outOfReach', 56),
      slotAt(state, to) >= 0 && refusal('slide.occupied', 56),
      cannotPay(court, way),
    )
  },

  act(play, { from, to, by = KNIGHT }) {
    const { draft, rules } = play
    const court = activeCourt(play)
    const slot = slotAt(draft, from)
    payFor(court, wayTo(draft, court, waysOf(rules, draft, court).slides, by, from, to))
    draft.board[to] = slot
    draft.board[from] = -1
    play.tell({ kind: 'slid', seat: draft.seat, slot, from, to })
  },
}
