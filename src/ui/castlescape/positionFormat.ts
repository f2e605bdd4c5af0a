/** Position documents: written from a moment of a table, and read to begin a new game. */
import { privateSlots } from '../../games/castlescape/insight/hiddenSlots.ts'
import { readPosition } from '../../games/castlescape/position/readPosition.ts'
import { writePosition } from '../../games/castlescape/position/writePosition.ts'
import type { State } from '../../games/castlescape/state.ts'
import type { View } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { PositionFormat } from '../table/gameUiContract.ts'

export const positions: PositionFormat = {
  write: async (view, names) => {
    // Who conceded before a branch concedes in its log.
    const { conceded: _, ...document } = writePosition(view as View<State>, names)
    return document as unknown as Json
  },
  read: readPosition,
  slotsSeenBy: (state, me) => new Set(privateSlots(state as State)[me]),
}
