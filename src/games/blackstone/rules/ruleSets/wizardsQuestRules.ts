/** Wizard's Quest: who gets rid of the most vassals wins (rules 2.5). */
import type { Seat, Slot } from '../../../../kernel/contract.ts'
import type { Action } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { BACKS } from '../../cards.ts'
import type { State, Todo } from '../../state.ts'
import { vassalsOf } from '../box.ts'
import type { Chapter } from '../chapter.ts'
import { newSlots } from '../piles.ts'
import { codeIn, courtOf, type Play } from '../play.ts'
import { countIdle, resetActions } from '../quest/ending.ts'
import { evenStart, type LaterKnights } from '../quest/evenStart.ts'
import { layOffer, renewOffer } from '../quest/offer.ts'
import { newQuest, questOf } from '../quest/quest.ts'
import { exchange } from '../quest/verbs/exchange.ts'
import { flip } from '../quest/verbs/flip.ts'
import { lay, slotsLaid } from '../quest/verbs/lay.ts'
import { mustPass, pass, passNow } from '../quest/verbs/pass.ts'
import { slideOnto } from '../quest/verbs/slide.ts'
import { swap } from '../quest/verbs/swap.ts'
import { takeDearer, takeKnight } from '../quest/verbs/take.ts'
import type { Rules } from '../rules.ts'
import { beginGame, layDeck, seal } from '../setup.ts'
import { passTurn } from '../steps.ts'
import { endWork } from '../verbs/decide.ts'

/** Vassals for each, with two, three and four players. */
const EACH = [0, 0, 25, 20, 15]
const OPEN_VASSALS = 5
const LATER_KNIGHTS: LaterKnights = [[], [], [0, 2], [0, 2, 3], [0, 1, 2, 3]]

const bare = (state: State): void => {
  state.quest = { ...newQuest(), under: SPACES.map(() => []) }
  for (const court of state.courts) court.vassals = []
}

/** Shown to its owner, or to all where hands are open. */
const showHands = ({ courts, setting }: State): readonly Todo[] =>
  courts.map(({ vassals = [] }, seat) => ({
    do: 'open',
    slots: vassals.slice(),
    to: setting.options.openHands === 'on' ? 'all' : [seat],
  }))

/** All vassals are dealt: to the hands, five open ones, and a rest that stays face down (rulings 92 and 94). */
const layVassals = (state: State, rules: Rules): readonly Todo[] => {
  const quest = questOf(state)
  const faces = vassalsOf(rules, state.setting)
  const slots = newSlots(state, faces.length, BACKS.vassal)
  const left = slots.slice()
  for (const court of state.courts) court.vassals = left.splice(0, EACH[state.courts.length])
  quest.vassals = left.splice(0, OPEN_VASSALS)
  quest.rest = left
  return [seal(slots, faces, 2), ...showHands(state), { do: 'open', slots: quest.vassals.slice(), to: 'all' }]
}

/** With neither deck nor offer, a whole turn in which no vassal was placed is a pass too, if it was not one by itself (ruling 90). */
const endTurn = (play: Play): void => {
  countIdle(play)
  if (questOf(play.draft).idle > 0 && !mustPass(play.draft)) passNow(play)
  renewOffer(play)
  resetActions(play.draft)
}

/** What lies in hidden hands and is shown by this. */
const opens = (state: State, seat: Seat, action: Action): readonly Slot[] => {
  const { hand, vassals = [] } = courtOf(state, seat)
  const hidden = (zone: readonly Slot[], slots: readonly Slot[]): readonly Slot[] =>
    slots.filter((slot) => zone.includes(slot) && codeIn(state, slot) < 0)
  if (action.kind === 'exchange') return hidden(vassals, [action.slot])
  return action.kind === 'lay' ? [...hidden(hand, [action.card]), ...hidden(vassals, slotsLaid(action))] : []
}

export const wizardsQuest: Chapter = {
  bare,
  lay: (state, rules) => [...layVassals(state, rules), layDeck(state, rules, 'machination'), layOffer(state)],
  verbs: {
    pass: { pass },
    act: { slide: slideOnto, swap, flip, take: takeDearer, takeKnight, lay, exchange, endWork },
  },
  runs: {
    first: (play) => beginGame(play, Number(play.draft.setting.options.first)),
    pass: () => {},
    offer: endTurn,
    next: passTurn,
  },
  deciders: { pass: (state) => (mustPass(state) ? state.seat : null), act: ({ seat }) => seat },
  hears: evenStart(LATER_KNIGHTS),
  opens,
}
