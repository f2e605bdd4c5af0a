/** No rule of the box: in both quests who begins wins more than the others (docs/balance.md), which saved Knights even out. */
import type { Event } from '../../actions.ts'
import { courtOf, type Play } from '../play.ts'
import { inTurnOrder } from '../setup.ts'
import { take } from '../tokens.ts'

/** Saved Knights in the order of play; at 2 those for two players, at 3 for three, at 4 for four. */
export type LaterKnights = readonly (readonly number[])[]

/** Where the table wishes an even start, who plays later begins with these. */
export const evenStart =
  (later: LaterKnights) =>
  ({ draft }: Play, { kind }: Event): void => {
    if (kind !== 'first' || draft.setting.options.evenStart !== 'on') return
    const knights = later[draft.courts.length]
    inTurnOrder(draft).forEach((seat, place) => take(draft, courtOf(draft, seat), 'knights', knights?.[place] ?? 0))
  }
