/** Texts of events: their types, and names of seats and vassals. */

import type { BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import { openVassalIn } from '../../../games/blackstone/insight/tableCards.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { t } from '../../../text/t.ts'
import type { LogText, Narrator } from '../../table/gameUiContract.ts'
import { nameOfFace } from '../views/spaceAndFaceNames.ts'

/** A line of the log before it has a number. */
export type EventLogText = LogText

/** The public state after an event, and the names of the seats. */
export type BlackstoneNarrator = Narrator<BlackstoneTypes>

/** Name of the vassal in a slot; `a vassal` where the same move shuffled it away. */
export const vassalName = (state: State, slot: number): string => {
  const vassal = openVassalIn(state, slot)
  return vassal ? nameOfFace(vassal.face) : t('told.aVassal')
}

export const seatName = ({ names }: BlackstoneNarrator, seat: number): string => names[seat] ?? ''
