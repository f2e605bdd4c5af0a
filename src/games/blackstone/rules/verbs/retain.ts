/** A Knight takes a vassal from the board to pay with later; its up face is frozen (rulings 42, 43, 50 and 52). */
import type { Refusal } from '../../../../kernel/result.ts'
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { pileFrom, stayEmpty } from '../piles.ts'
import { activeCourt, courtOf, firstOf, next, refusal, type Scene, slotAt, type Verb } from '../play.ts'
import { needKnights, touchable, vassalsOn } from './conditions.ts'

const NO_REFILL = -1

/** Any corner pile that holds a card; where all are empty the own one, which the shuffled discard then fills (43). */
const refillable = ({ state, mode, seat }: Scene, pile: number): Refusal | null => {
  if (pile === NO_REFILL) return mode.refillOptional ? null : refusal('retain.mustRefill')
  if (state.piles[pile]?.length) return null
  if (pileFrom(state, 0) >= 0) return refusal('retain.pileEmpty', 42)
  if (state.discard.length === 0) return refusal('retain.noCards', 43)
  return pile === courtOf(state, seat).pile ? null : refusal('retain.pileEmpty', 43)
}

export const retain: Verb<ActionOf<'retain'>> = {
  list(scene) {
    const piles = [...scene.state.piles.keys(), NO_REFILL].filter((pile) => refillable(scene, pile) === null)
    return vassalsOn(scene, SPACES, 'retain').flatMap((space) =>
      piles.map((pile) => ({ kind: 'retain', space, pile }) as const),
    )
  },

  check: (scene, { space, pile }) =>
    firstOf(touchable(scene, space, 'retain'), needKnights(scene, 1), refillable(scene, pile)),

  act(play, { space, pile }) {
    const slot = slotAt(play.draft, space)
    const court = activeCourt(play)
    court.knights -= 1
    court.retained.push(slot)
    play.draft.board[space] = -1
    play.tell({ kind: 'retained', seat: play.draft.seat, slot, space })
    if (pile === NO_REFILL) stayEmpty(play, space)
    else next(play, { do: 'fill', space, pile })
  },
}
