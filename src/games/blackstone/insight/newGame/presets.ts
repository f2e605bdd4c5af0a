/** How much of the game a choice of options puts on the table. */
import type { ModeCard, OptionCard, Options } from '../../../kernel/contract.ts'
import { offUnlessNamed } from '../options.ts'

/** Settings of a module, which mean nothing while it is off. */
const PART_OF: Readonly<Record<string, string>> = {
  familyPool: 'families',
  marbuckWizardOnly: 'families',
  evenFamilies: 'families',
  intrigueTiming: 'intrigue',
  faceDownMatch: 'intrigue',
  asEnters: 'assassins',
}

/** Whether an option changes anything beside these others, all written out. */
export const matters = (id: string, others: Options): boolean => {
  const part = PART_OF[id]
  return part === undefined || others[part] !== 'off'
}

/** `simple`: without families and intrigue; `full`: all that the rulebook puts into the mode; `own`: something else. */
export type Preset = 'simple' | 'full' | 'own'

const PRESETS = ['simple', 'full'] as const

/** How long and how hard a game is, and who begins: no preset asks for that. */
const APART = ['points', 'rats', 'adjacency', 'first', 'openHands']

/** These options with a preset in place of all that it is about. */
export const withPreset = (mode: ModeCard, preset: 'simple' | 'full', options: Options): Options => ({
  ...Object.fromEntries(Object.entries(options).filter(([id]) => APART.includes(id))),
  ...(preset === 'simple' && offUnlessNamed(mode)),
})

/** Options of the mode, all written out here, that are not those of a preset. */
export const unlike = (mode: ModeCard, preset: 'simple' | 'full', options: Options): readonly OptionCard[] => {
  const usual = withPreset(mode, preset, {})
  return mode.options.filter(
    ({ id, default: byDefault }) =>
      !APART.includes(id) && matters(id, options) && options[id] !== (usual[id] ?? byDefault),
  )
}

/** Which preset these options are, all written out; null in a mode that has neither families nor intrigue. */
export const presetOf = (mode: ModeCard, options: Options): Preset | null => {
  const hasAny = Object.keys(offUnlessNamed(mode)).length > 0
  const isLike = (preset: 'simple' | 'full') => unlike(mode, preset, options).length === 0
  return hasAny ? (PRESETS.find(isLike) ?? 'own') : null
}
