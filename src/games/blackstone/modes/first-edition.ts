/** First Edition, 2 to 4 players: three Machinations end it, the round is finished, most Machinations win (rules 2.2). */
import { SETUP_MASK } from '../board.ts'
import type { Task, TaskDeck } from '../cards.ts'
import { guards } from '../rules/chapters/guards.ts'
import { keep } from '../rules/chapters/keep.ts'
import { MACHINATIONS } from '../rules/first-edition/goal.ts'
import { reward } from '../rules/first-edition/reward.ts'
import { firstEditionSetup } from '../rules/first-edition/setup.ts'
import { firstEditionTurn } from '../rules/first-edition/turn.ts'
import type { Mode } from '../rules/mode.ts'
import { type Criterion, rankingBy } from '../rules/ranking.ts'
import { card } from './cards/first-edition.ts'

/** In this order, without points and without cards in hand. */
const CRITERIA: readonly Criterion[] = ['ploys', 'kings', 'knightsAndWizards', 'tokens', 'retained']
const ranking = rankingBy(CRITERIA)

/** The later box has two Kings more than the thirty of this edition. */
const LEFT_OUT = ['P31', 'P32']

/** Knights and Wizards have decks of their own. */
const deckOf = ({ id, deck, type }: Task): TaskDeck | null => {
  if (LEFT_OUT.includes(id)) return null
  return type === 'knight' || type === 'wizard' ? type : deck
}

/** Every Knight may guard, and nobody moves or takes what is guarded; a task may use it (rulings 84, 146 and 147). */
const everybodyGuards = guards({
  against: ['slide', 'swap', 'flip', 'retain'],
  stops: () => true,
  mayGuard: () => true,
  stacked: true,
  price: 1,
  ruling: 146,
})

export const mode: Mode = {
  ...card,
  mask: SETUP_MASK,
  piles: 4,
  decks: ['knight', 'wizard', 'power', 'machination'],
  deckOf,
  startTokens: 1,
  chapters: [firstEditionSetup, firstEditionTurn, reward, keep, everybodyGuards],
  rats: false,
  formation: false,
  refillOptional: false,
  turn: ['muster', 'work', 'limits', 'assign', 'next'],
  verdict: () => null,

  /** Machinations that are still held when the limits are done: nobody loses one before the round ends (ruling 144). */
  verdictAtTurnEnd(state, roundEnds) {
    const { maxRounds } = state.setting.options
    const reached = state.courts.some(({ stacks }) => stacks.ploy.length >= MACHINATIONS)
    const roundsOver = maxRounds !== 0 && state.round >= Number(maxRounds)
    return roundEnds && (reached || roundsOver) ? ranking(state) : null
  },

  asItStands: ranking,
}
