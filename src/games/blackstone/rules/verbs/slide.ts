/** A vassal is moved to an empty space: for a Knight to a neighbouring one, by a family also otherwise. */
import type { ActionOf, Token } from '../../actions.ts'
import { NEIGHBOURS, SPACES, type Space } from '../../board.ts'
import { cannotPay, KNIGHT, otherToken, payFor, tokensOf } from '../means.ts'
import { activeCourt, courtOf, firstOf, refusal, type Scene, slotAt, type Verb } from '../play.ts'
import { targetsOf, USUAL, type Way, waysOf, wayTo } from '../ways.ts'
import { touchable } from './conditions.ts'

type Slide = ActionOf<'slide'>

const slideBy = (token: Token, from: Space, to: Space): Slide =>
  token === 'knight' ? { kind: 'slide', from, to } : { kind: 'slide', from, to, by: token }

/** What everybody may slide, always in this order. */
const SLIDES = SPACES.flatMap((from) => (NEIGHBOURS[from] ?? []).map((to) => slideBy('knight', from, to)))

const listed = (state: Scene['state'], ways: readonly Way[]): readonly Slide[] =>
  SPACES.flatMap((from) =>
    tokensOf(ways).flatMap((token) => targetsOf(state, ways, token, from).map((to) => slideBy(token, from, to))),
  )

const slidesOf = ({ rules, state, seat }: Scene): readonly Way[] => waysOf(rules, state, courtOf(state, seat)).slides

export const slide: Verb<Slide> = {
  list(scene) {
    const ways = slidesOf(scene)
    return ways === USUAL.slides ? SLIDES : listed(scene.state, ways)
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
