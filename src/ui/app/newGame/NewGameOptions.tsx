import '../../../text/bundles/screens.ts'
import type { ComponentProps } from 'preact'
import { OptionList } from '../../parts/controls/OptionList.tsx'
import { seatNamesForPlayer } from '../../table/bots/botNames.ts'

interface NewGameOptionsProps extends ComponentProps<typeof OptionList> {
  /** For each seat the level of the bot that plays it; empty for a person. */
  readonly bots: readonly string[]
}

/** Options of a new game. Seats are named as typed, by their bot, or by their number. */
export const NewGameOptions = ({ names, bots, ...options }: NewGameOptionsProps) => (
  <OptionList {...options} names={seatNamesForPlayer(names, bots)} />
)
