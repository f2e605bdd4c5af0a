/** Options that several modes share. The header of a log contains all of them. The numbers beside them are rulings. */
import type { ModeCard, OptionCard, Options } from '../../kernel/gameCard.ts'

const option = (id: string, ...values: readonly [string | number, ...(string | number)[]]): OptionCard => ({
  id,
  values,
  default: values[0],
})

export const FIRST_PLAYER = option('first', 'random', 0, 1, 2, 3)
/** Not rules of the box: docs/balance.md says which advantages they even out. */
export const EVEN_START: OptionCard = { ...option('evenStart', 'off', 'on'), later: true }
export const EVEN_FAMILIES: OptionCard = { ...option('evenFamilies', 'off', 'on'), later: true }
export const MAX_ROUNDS = option('maxRounds', 100, 0, 10, 20, 50) // 155
export const TOKEN_SUPPLY = option('tokens', 'unlimited', 'finite') // 11
export const HOUSEHOLD_TAKES_SLOT = option('householdTakesVpSlot', 'on', 'off') // 26
export const openHands = (byDefault: 'on' | 'off'): OptionCard => ({
  id: 'openHands',
  values: ['on', 'off'],
  default: byDefault,
}) // 125, 153
export const RATS_DIFFICULTY = option('rats', 'normal', 'easy', 'hard')
export const ADJACENCY = option('adjacency', 'orthogonal', 'diagonal') // 108
export const PUZZLE_FLOOR = option('puzzleFloor', 'lose', 'playOn') // 156

export const LIMITS_EVERY_TURN = option('limitsEveryTurn', 'off', 'on') // 29

/** Modules that every mode of the King's family may use, each with its settings. */
export const FAMILY_OPTIONS = [
  option('families', 'random', 'choose', 'off'), // 15
  option('familyPool', 'all', 'base'),
  option('marbuckWizardOnly', 'off', 'on'),
] // 14, 80, 154
export const INTRIGUE_OPTIONS = [
  option('intrigue', 'on', 'off'),
  option('intrigueTiming', 'endOfWork', 'immediate'), // 71
  option('faceDownMatch', 'one', 'both'), // 74
]
export const WILD_VASSALS = option('wildVassals', 'off', 'on') // 131
/** Wild vassals, which the First Edition calls named vassals. */
export const NAMED_VASSALS = option('wildVassals', 'on', 'off') // 165
export const ASSASSIN_OPTIONS = [option('assassins', 'off', 'on'), option('asEnters', 'exposed', 'drawn')] // 10, 53
export const KNIGHT_WIZARD = option('knightWizard', 'off', 'on') // 142
export const BLUE_LETTERS = option('blueLetters', 'off', 'on')
/** The King's Quest is always played without blue letters, the Advanced mode always with them. */
export const BLUE_LETTERS_NEVER = option('blueLetters', 'off')
export const BLUE_LETTERS_ALWAYS = option('blueLetters', 'on')

/** Options of every mode in which several players play for points. */
export const POINTS_MODE_OPTIONS = [
  MAX_ROUNDS,
  TOKEN_SUPPLY,
  HOUSEHOLD_TAKES_SLOT,
  LIMITS_EVERY_TURN,
  ...FAMILY_OPTIONS,
  ...INTRIGUE_OPTIONS,
  WILD_VASSALS,
  ...ASSASSIN_OPTIONS,
  KNIGHT_WIZARD,
]

/** Options whose id is the id of a module: the module is in play unless the option is `off`. */
export const MODULE_IDS = ['families', 'intrigue', 'wildVassals', 'assassins', 'knightWizard'] as const

/** Modules that add something to every court: a position that names neither is one without them. */
const COURT_MODULE_IDS = ['families', 'intrigue']

/** Options that turn these modules off, for those that the mode has. */
export const courtModulesOff = ({ options }: ModeCard): Options =>
  Object.fromEntries(options.flatMap(({ id }) => (COURT_MODULE_IDS.includes(id) ? [[id, 'off'] as const] : [])))
