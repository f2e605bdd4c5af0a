import '../../../text/bundles/screens.ts'
import type { ComponentProps } from 'preact'
import { ModeOptions } from '../../parts/controls/ModeOptions.tsx'
import { seatNamesForPlayer } from '../../table/bots/botNames.ts'

interface NewGameOptionsProps extends ComponentProps<typeof ModeOptions> {
  /** For each seat the level of the bot that plays it; empty for a person. */
  readonly bots: readonly string[]
}

/** Options of a new game. Seats are named as typed, by their bot, or by their number. */
export const NewGameOptions = ({ names, bots, ...options }: NewGameOptionsProps) => (
  <ModeOptions {...options} names={seatNamesForPlayer(names, bots)} />
)
