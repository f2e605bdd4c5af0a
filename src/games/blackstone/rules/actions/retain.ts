/**
 * A vassal is taken from the board to pay with later, for a Knight, by a family also for a Wizard; its up face is frozen (rulings 42,
 * 43, 50 and 52).
 */
import type { Refusal } from '../../../../kernel/result.ts'
import type { ActionOf, Token } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { takeAway } from '../leaving.ts'
import { cannotPay, KNIGHT, type Means, meansWith, otherToken, payable, payFor } from '../means.ts'
import { pileFrom, stayEmpty } from '../piles.ts'
import { activeCourt, courtOf, firstOf, next, refusal, type Scene, type Verb } from '../play.ts'
import { waysOf } from '../ways.ts'
import { touchable, vassalsOn } from './conditions.ts'

type Retain = ActionOf<'retain'>

const NO_REFILL = -1

/** Any corner pile that holds a card; where all are empty the own one, which the shuffled discard then fills (43). */
const refillable = ({ state, mode, seat }: Scene, pile: number): Refusal | null => {
  if (pile === NO_REFILL) return mode.refillOptional ? null : refusal('retain.mustRefill')
  if (state.piles[pile]?.length) return null
  if (pileFrom(state, 0) >= 0) return refusal('retain.pileEmpty', 42)
  if (state.discard.length === 0) return refusal('retain.noCards', 43)
  return pile === courtOf(state, seat).pile ? null : refusal('retain.pileEmpty', 43)
}

const retainsOf = ({ rules, state, seat }: Scene): readonly Means[] =>
  waysOf(rules, state, courtOf(state, seat)).retains

const retainBy = (token: Token, space: Space, pile: number): Retain =>
  token === 'knight' ? { kind: 'retain', space, pile } : { kind: 'retain', space, pile, by: token }

export const retain: Verb<Retain> = {
  list(scene) {
    const tokens = payable(courtOf(scene.state, scene.seat), retainsOf(scene))
    const retains: Retain[] = []
    if (tokens.length === 0) return retains
    const piles = [...scene.state.piles.keys(), NO_REFILL].filter((pile) => refillable(scene, pile) === null)
    for (const space of vassalsOn(scene, SPACES, 'retain'))
      for (const token of tokens) for (const pile of piles) retains.push(retainBy(token, space, pile))
    return retains
  },

  check(scene, { space, pile, by = KNIGHT }) {
    const court = courtOf(scene.state, scene.seat)
    const means = retainsOf(scene)
    return firstOf(
      touchable(scene, space, 'retain'),
      otherToken(means, by),
      cannotPay(court, meansWith(court, means, by)),
      refillable(scene, pile),
    )
  },

  act(play, { space, pile, by = KNIGHT }) {
    const { draft, rules } = play
    const court = activeCourt(play)
    payFor(court, meansWith(court, waysOf(rules, draft, court).retains, by))
    const slot = takeAway(play, space)
    court.retained.push(slot)
    play.tell({ kind: 'retained', seat: draft.seat, slot, space })
    if (pile === NO_REFILL) stayEmpty(play, space)
    else next(play, { do: 'fill', space, pile })
  },
}
