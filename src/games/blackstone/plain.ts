/** The modes that the table can show, without modules and without positions: what a phone needs to begin. */
import type { OptionCard } from '../../kernel/contract.ts'
import { makeGame } from './game.ts'
import { mode as kingsQuest } from './modes/kings-quest.ts'
import { mode as puzzleMaster } from './modes/puzzle-master.ts'
import { MODULE_SETTINGS, MODULES } from './options.ts'
import type { Mode } from './rules/mode.ts'

const single = (card: OptionCard, value: string | number): OptionCard => ({ ...card, values: [value], default: value })

/** A setting with one value: nobody can choose it, and headers say how it was played. */
const bare = (card: OptionCard): OptionCard =>
  MODULES.some((id) => id === card.id)
    ? single(card, 'off')
    : MODULE_SETTINGS.some((id) => id === card.id)
      ? single(card, card.default)
      : card

const withoutModules = (mode: Mode): Mode => ({ ...mode, options: mode.options.map(bare) })

export const plainGame = makeGame({
  modes: [kingsQuest, puzzleMaster].map(withoutModules),
  modules: [],
  families: [],
})
