/** What the others did since the own last turn, with its sentences. */
import '../../../text/sheets.ts'

export { SinceMyTurnButton } from '../../table/log/SinceMyTurnButton.tsx'
