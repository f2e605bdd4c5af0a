/** Presets of options: how much of the game is on the table. */
import type { ModeCard, OptionCard, Options, Preset } from '#src/kernel/gameCard.ts'
import { courtModulesOff } from '../../options.ts'

/** Module that an option belongs to; the option means nothing while the module is off. */
const MODULE_OF: Readonly<Record<string, string>> = {
  familyPool: 'families',
  marbuckWizardOnly: 'families',
  evenFamilies: 'families',
  intrigueTiming: 'intrigue',
  faceDownMatch: 'intrigue',
  asEnters: 'assassins',
}

/** Is the module of this option in play? True for an option of no module. `otherOptions` must be complete. */
const isModuleInPlay = (id: string, otherOptions: Options): boolean => {
  const module = MODULE_OF[id]
  return module === undefined || otherOptions[module] !== 'off'
}

/** Does an option change anything, given the others? With one player nobody's hand is hidden. */
export const isOptionRelevant = (id: string, otherOptions: Options, count: number): boolean =>
  isModuleInPlay(id, otherOptions) && !(id === 'openHands' && count === 1)

/** `simple` is without families and intrigue, `full` has everything that the rulebook puts into the mode. */
const PRESETS = ['simple', 'full'] as const

/** Options that no preset sets: how long and how hard a game is, and who begins. */
const NOT_IN_PRESETS = ['points', 'rats', 'adjacency', 'first', 'openHands']

/** Options of a preset, with those of `options` that no preset sets. */
export const withPreset = (mode: ModeCard, preset: 'simple' | 'full', options: Options): Options => ({
  ...Object.fromEntries(Object.entries(options).filter(([id]) => NOT_IN_PRESETS.includes(id))),
  ...(preset === 'simple' && courtModulesOff(mode)),
})

/** Options of the mode that differ from a preset. `options` must be complete. */
export const differingOptions = (
  mode: ModeCard,
  preset: 'simple' | 'full',
  options: Options,
): readonly OptionCard[] => {
  const presetOptions = withPreset(mode, preset, {})
  return mode.options.filter(
    ({ id, default: byDefault }) =>
      !NOT_IN_PRESETS.includes(id) && isModuleInPlay(id, options) && options[id] !== (presetOptions[id] ?? byDefault),
  )
}

/** Preset that these complete options match, `own` if none; null in a mode that has neither families nor intrigue. */
export const presetOf = (mode: ModeCard, options: Options): Preset | null => {
  const hasModules = Object.keys(courtModulesOff(mode)).length > 0
  const matchesPreset = (preset: 'simple' | 'full') => differingOptions(mode, preset, options).length === 0
  return hasModules ? (PRESETS.find(matchesPreset) ?? 'own') : null
}
