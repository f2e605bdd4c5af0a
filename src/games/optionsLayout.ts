/** Layouts of the options of all games in New game. */
import type { ModeId, OptionLayout } from '../kernel/gameCard.ts'
import { gameOfMode } from './cards.ts'

const layoutModules = import.meta.glob<OptionLayout>('./*/optionsLayout.ts', { eager: true, import: 'optionsLayout' })

/** The layout of the game that has this mode; null if the game has none. */
export const optionsLayoutOf = (mode: ModeId): OptionLayout | null =>
  layoutModules[`./${gameOfMode(mode)?.id}/optionsLayout.ts`] ?? null
