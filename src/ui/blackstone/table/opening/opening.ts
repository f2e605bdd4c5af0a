/** Opening of a mode: what its extension says of how the game is won. */
import type { OpeningLine } from '../../../table/opening/Opening.tsx'
import type { BlackstoneTableSnapshot } from '../blackstoneTableView.ts'

/** Lines of the sheet that opens by itself, the first time that the mode is played on this device. */
export type OpeningLines = (now: BlackstoneTableSnapshot) => readonly OpeningLine[]
