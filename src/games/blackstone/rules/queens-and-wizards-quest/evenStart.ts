/**
 * Even start, no rule of the box: in both quests the first player wins more than the others (docs/balance.md), which
 * saved Knights even out.
 */
import type { GameEvent } from '../../events.ts'
import { takeFromSupply } from '../court/takeFromSupply.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { inTurnOrder } from '../setup.ts'

/** Saved Knights by number of players (index 2 to 4), then in the order of play. */
export type KnightsByTurnOrder = readonly (readonly number[])[]

/** Creates a listener that gives these Knights to later players, with the option of an even start. */
export const createEvenStart =
  (knightsByOrder: KnightsByTurnOrder) =>
  ({ draft }: MoveContext, { kind }: GameEvent): void => {
    if (kind !== 'first' || draft.setting.options.evenStart !== 'on') return
    const knights = knightsByOrder[draft.courts.length]
    inTurnOrder(draft).forEach((seat, place) => takeFromSupply(draft, seat, 'knights', knights?.[place] ?? 0))
  }
