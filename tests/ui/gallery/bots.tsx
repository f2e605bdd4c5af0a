/** Bots at the table of one phone, on sample data. */
import type { ComponentChildren } from 'preact'
import { Prompt } from '../../../src/ui/blackstone/Strips.tsx'
import { BotSign, Stuck } from '../../../src/ui/bots/atTable.tsx'
import { nothing } from './samples.ts'

/** On the chips of the four players: the first is a person. */
export const BOTS: readonly ComponentChildren[] = [
  null,
  <BotSign key="thinks" thinks />,
  <BotSign key="rests" thinks={false} />,
  <BotSign key="other" thinks={false} />,
]

/** What stands in the prompt's place, by the name of its scene. */
export const besideBots = {
  'bot-thinks': () => <Prompt>Emissary 2 thinks…</Prompt>,
  'bot-stuck': () => <Stuck name="Emissary 2" onPress={nothing} />,
}
