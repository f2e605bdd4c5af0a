/** Queen's Quest: vassals are taken from the board and laid in sets (rules 2.4). */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Chapter } from '../chapter.ts'
import { fill } from '../piles.ts'
import { codeIn, courtOf, type Play } from '../play.ts'
import { countIdle, resetActions, triggerEnd } from '../quest/ending.ts'
import { evenStart, type LaterKnights } from '../quest/evenStart.ts'
import { isExhausted, layOffer, renewOffer } from '../quest/offer.ts'
import { newQuest, questOf } from '../quest/quest.ts'
import { flip } from '../quest/verbs/flip.ts'
import { slide } from '../quest/verbs/slide.ts'
import { swap } from '../quest/verbs/swap.ts'
import { take, takeKnight } from '../quest/verbs/take.ts'
import { use } from '../quest/verbs/use.ts'
import { beginGame, layBox } from '../setup.ts'
import { passTurn } from '../steps.ts'
import { endWork } from '../verbs/decide.ts'

const LATER_KNIGHTS: LaterKnights = [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 2]]

/** Each seat has the corner pile that is nearest to it (ruling 104). */
const bare = (state: State): void => {
  state.quest = newQuest()
  state.courts.forEach((court, seat) => {
    court.sets = []
    court.pile = seat
  })
}

/** Somebody holds no Machination and none can be had, or nobody used one for a whole round (ruling 101). */
const isTriggered = (state: State): boolean =>
  isExhausted(state) &&
  (state.courts.some(({ hand }) => hand.length === 0) || questOf(state).idle >= state.courts.length)

const endTurn = (play: Play): void => {
  countIdle(play)
  renewOffer(play)
  if (isTriggered(play.draft)) triggerEnd(play.draft)
  resetActions(play.draft)
}

/** A card that lies face down in the hand is shown by its use. */
const opens = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  if (action.kind !== 'use') return []
  const { hand } = courtOf(state, seat)
  return hand.includes(action.card) && codeIn(state, action.card) < 0 ? [action.card] : []
}

export const queensQuest: Chapter = {
  bare,
  lay: (state, rules) => [...layBox(state, rules), layOffer(state)],
  verbs: { act: { slide, swap, flip, take, takeKnight, use, endWork } },
  runs: {
    first: (play) => beginGame(play, Number(play.draft.setting.options.first)),
    fill: (play, { space, pile }) => fill(play, space, pile),
    offer: endTurn,
    next: passTurn,
  },
  deciders: { act: ({ seat }) => seat },
  hears: evenStart(LATER_KNIGHTS),
  opens,
}
