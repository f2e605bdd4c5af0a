/** Bots at the table of one phone, on sample data. */
import type { ComponentChildren } from 'preact'
import { Prompt } from '../../../src/ui/parts/tableLayout/Prompt.tsx'
import { BotBadge, BotStuckPrompt } from '../../../src/ui/table/bots/botAddOns.tsx'
import { nothing } from './samples.ts'

/** Badges on the chips of the four players: the first is a person. */
export const BOT_BADGES: readonly ComponentChildren[] = [
  null,
  <BotBadge key="thinks" thinks />,
  <BotBadge key="rests" thinks={false} />,
  <BotBadge key="other" thinks={false} />,
]

/** Components in the place of the prompt, by name of the scene. */
export const botPrompts = {
  'bot-thinks': () => <Prompt>Tamsin 2 is thinking…</Prompt>,
  'bot-stuck': () => <BotStuckPrompt name="Tamsin 2" onPress={nothing} onRetry={nothing} />,
}
