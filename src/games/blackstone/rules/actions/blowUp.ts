/** A Saboteur is retained: everything on the board goes to the discard and the board is dealt anew (rules 2.9). */
import type { ActionOf, Token } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { isSaboteur } from '../assassin-touch.ts'
import { takeAway } from '../leaving.ts'
import { cannotPay, KNIGHT, type Means, meansWith, otherToken, payable, payFor } from '../means.ts'
import { activeCourt, courtOf, firstOf, next, type Play, refusal, type Scene, slotAt, type Verb } from '../play.ts'
import { waysOf } from '../ways.ts'

type BlowUp = ActionOf<'blowUp'>

/** Whatever this player may retain with (ruling 136). */
const retainsOf = ({ rules, state, seat }: Scene): readonly Means[] =>
  waysOf(rules, state, courtOf(state, seat)).retains

const blowUpBy = (token: Token, space: number): BlowUp =>
  token === 'knight' ? { kind: 'blowUp', space } : { kind: 'blowUp', space, by: token }

/** Used vassals, Assassins and the Saboteur itself go as well; what was met this turn stays met (rulings 134 and 137). */
const clearBoard = (play: Play): void => {
  const { draft } = play
  const lying = SPACES.filter((space) => slotAt(draft, space) >= 0)
  draft.discard.push(...lying.map((space) => takeAway(play, space)))
  draft.marked = []
  draft.missing = 0
}

/** From the piles in rotation, the own one first, clockwise (ruling 135). */
const dealAnew = (play: Play): void => {
  const { mode } = play
  const own = activeCourt(play).pile
  next(play, ...mode.mask.map((space, i) => ({ do: 'fill', space, pile: (own + i) % mode.piles }) as const))
}

export const blowUp: Verb<BlowUp> = {
  list: (scene) =>
    SPACES.filter((space) => isSaboteur(scene.state, space)).flatMap((space) =>
      payable(courtOf(scene.state, scene.seat), retainsOf(scene)).map((token) => blowUpBy(token, space)),
    ),

  check(scene, { space, by = KNIGHT }) {
    const court = courtOf(scene.state, scene.seat)
    const means = retainsOf(scene)
    return firstOf(
      !isSaboteur(scene.state, space) && refusal('blowUp.noSaboteur', 134),
      otherToken(means, by),
      cannotPay(court, meansWith(court, means, by)),
    )
  },

  act(play, { space, by = KNIGHT }) {
    const { draft, rules } = play
    const court = activeCourt(play)
    payFor(court, meansWith(court, waysOf(rules, draft, court).retains, by))
    const slot = slotAt(draft, space)
    clearBoard(play)
    play.tell({ kind: 'blownUp', seat: draft.seat, slot, space })
    dealAnew(play)
  },
}
