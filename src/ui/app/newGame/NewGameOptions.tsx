import type { ComponentProps } from 'preact'
import { namesOf } from '../bots/names.ts'
import { OptionList } from './OptionList.tsx'

interface Props extends ComponentProps<typeof OptionList> {
  /** For each seat the level of the bot that plays it; empty where a person sits. */
  readonly bots: readonly string[]
}

/** The options of a new game, whose seats are called as somebody typed, by their bot, or by their number. */
export const SeatedOptions = ({ names, bots, ...options }: Props) => (
  <OptionList {...options} names={namesOf(names, bots)} />
)
