/** The modes that New game offers, without modules: what can be chosen, not yet the rules. */
import type { ModeCard, OptionCard } from '../../kernel/contract.ts'
import { card as kingsQuest } from './modes/cards/kings-quest.ts'
import { card as puzzleMaster } from './modes/cards/puzzle-master.ts'
import { MODULE_SETTINGS, MODULES } from './options.ts'

const single = (card: OptionCard, value: string | number): OptionCard => ({ ...card, values: [value], default: value })

/** A setting with one value: nobody can choose it, and headers say how it was played. */
const bare = (card: OptionCard): OptionCard =>
  MODULES.some((id) => id === card.id)
    ? single(card, 'off')
    : MODULE_SETTINGS.some((id) => id === card.id)
      ? single(card, card.default)
      : card

const withoutModules = (card: ModeCard): ModeCard => ({ ...card, options: card.options.map(bare) })

export const PLAIN_MODES: readonly ModeCard[] = [kingsQuest, puzzleMaster].map(withoutModules)
