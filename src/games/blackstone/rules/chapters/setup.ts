/** Before the first turn: who begins, whose pile is whose, and two tasks each (rules 2.1). */

import type { Chapter } from '../chapter.ts'
import { deal } from '../decks.ts'
import { courtOf, type Play } from '../play.ts'
import { beginGame, freePiles, layBox, pilesAndTasks } from '../setup.ts'
import { pickPile } from '../verbs/decide.ts'

/** The last free pile goes to the last player without a question. */
const takeLastPile = (play: Play, seat: number): void => {
  const pile = freePiles(play.draft)[0] ?? -1
  courtOf(play.draft, seat).pile = pile
  play.tell({ kind: 'piled', seat, pile })
}

export const setup: Chapter = {
  lay: layBox,
  begin: pilesAndTasks,
  verbs: { pile: { pile: pickPile } },
  runs: {
    first: (play) => beginGame(play, Number(play.draft.setting.options.first ?? 0)),
    pile: (play, { seat }) => takeLastPile(play, seat),
    deal: (play, { deck, seat }) => deal(play, deck, seat),
  },
  deciders: { pile: (state, { seat }) => (freePiles(state).length > 1 ? seat : null) },
}
