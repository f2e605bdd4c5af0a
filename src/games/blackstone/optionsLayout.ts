/** How New game lays out the options of this game. */
import type { OptionLayout } from '../../kernel/gameCard.ts'
import { differingOptions, isOptionRelevant, presetOf, withPreset } from './insight/newGame/presets.ts'

export const optionsLayout: OptionLayout = {
  basic: ['points', 'rats', 'adjacency', 'first', 'evenStart', 'openHands'],
  parts: ['families', 'familyPool', 'evenFamilies', 'intrigue'],
  pieces: ['wildVassals', 'assassins', 'knightWizard', 'blueLetters'],
  headline: ['families', 'intrigue', 'wildVassals', 'assassins', 'knightWizard', 'blueLetters'],
  isRelevant: isOptionRelevant,
  presetOf,
  withPreset,
  differingOptions,
  presetValues: ({ options }) => ({ intrigue: options.some(({ id }) => id === 'intrigue') ? 'on' : 'off' }),
}
