/** One Wizard or two Knights buy the top card of a deck (rulings 39 to 41). */
import type { ActionOf, Price } from '../../actions.ts'
import { canDeal } from '../decks.ts'
import { activeCourt, firstOf, next, refusal, type Verb } from '../play.ts'
import { needKnights, needWizards } from './conditions.ts'

const PRICES: readonly Price[] = ['wizard', 'knights']

export const draw: Verb<ActionOf<'draw'>> = {
  list: ({ mode }) => mode.decks.flatMap((deck) => PRICES.map((price) => ({ kind: 'draw', deck, price }) as const)),

  check: (scene, { deck, price }) =>
    firstOf(
      !scene.mode.decks.includes(deck) && refusal('draw.notInPlay'),
      price === 'wizard' ? needWizards(scene, 1) : needKnights(scene, 2),
      !canDeal(scene.state, deck) && refusal('draw.empty', 41),
    ),

  act(play, { deck, price }) {
    const court = activeCourt(play)
    if (price === 'wizard') court.wizards -= 1
    else court.knights -= 2
    next(play, { do: 'deal', deck, seat: play.draft.seat })
  },
}
