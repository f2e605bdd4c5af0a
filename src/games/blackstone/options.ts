/** Settings that several modes share. Every one is written out in the header of a game (ruling numbers beside each). */
import type { ModeCard, OptionCard, Options } from '../../kernel/contract.ts'

const option = (id: string, ...values: readonly [string | number, ...(string | number)[]]): OptionCard => ({
  id,
  values,
  default: values[0],
})

export const FIRST = option('first', 'random', 0, 1, 2, 3)
/** No rules of the box: what they even out docs/balance.md says. */
export const EVEN_START: OptionCard = { ...option('evenStart', 'off', 'on'), later: true }
export const EVEN_FAMILIES: OptionCard = { ...option('evenFamilies', 'off', 'on'), later: true }
export const MAX_ROUNDS = option('maxRounds', 100, 0, 10, 20, 50) // 155
export const TOKEN_SUPPLY = option('tokens', 'unlimited', 'finite') // 11
export const HOUSEHOLD_SLOT = option('householdTakesVpSlot', 'on', 'off') // 26
export const openHands = (byDefault: 'on' | 'off'): OptionCard => ({
  id: 'openHands',
  values: ['on', 'off'],
  default: byDefault,
}) // 125, 153
export const RATS = option('rats', 'normal', 'easy', 'hard')
export const ADJACENCY = option('adjacency', 'orthogonal', 'diagonal') // 108
export const PUZZLE_FLOOR = option('puzzleFloor', 'lose', 'playOn') // 156

export const LIMITS_EVERY_TURN = option('limitsEveryTurn', 'off', 'on') // 29

/** Modules of the King's family that may join every one of its modes, each with its settings. */
export const FAMILIES = [
  option('families', 'random', 'choose', 'off'),
  option('familyPool', 'all', 'base'),
  option('marbuckWizardOnly', 'off', 'on'),
] // 14, 80, 154
export const INTRIGUE = [
  option('intrigue', 'on', 'off'),
  option('intrigueTiming', 'endOfWork', 'immediate'), // 71
  option('faceDownMatch', 'one', 'both'), // 74
]
export const WILD = option('wildVassals', 'off', 'on') // 131
/** The First Edition calls them named vassals. */
export const NAMED_VASSALS = option('wildVassals', 'on', 'off') // 165
export const ASSASSINS = [option('assassins', 'off', 'on'), option('asEnters', 'exposed', 'drawn')] // 10, 53
export const KNIGHT_WIZARD = option('knightWizard', 'off', 'on') // 142
export const BLUE_LETTERS = option('blueLetters', 'off', 'on')
/** The King's Quest is played without, the Advanced with them. */
export const NO_BLUE_LETTERS = option('blueLetters', 'off')
export const BLUE_LETTERS_ALWAYS = option('blueLetters', 'on')

/** What may be chosen wherever several play for points. */
export const FOR_POINTS = [
  MAX_ROUNDS,
  TOKEN_SUPPLY,
  HOUSEHOLD_SLOT,
  LIMITS_EVERY_TURN,
  ...FAMILIES,
  ...INTRIGUE,
  WILD,
  ...ASSASSINS,
  KNIGHT_WIZARD,
]

/** Options whose id is the id of a module: it is in play unless they say `off`. */
export const MODULES = ['families', 'intrigue', 'wildVassals', 'assassins', 'knightWizard'] as const

/** Modules of which every court has its own part on the table: a position that says nothing of them is one without them. */
const AT_COURT = ['families', 'intrigue']

/** The options of a mode with these modules off, where it has them. */
export const offUnlessNamed = ({ options }: ModeCard): Options =>
  Object.fromEntries(options.flatMap(({ id }) => (AT_COURT.includes(id) ? [[id, 'off'] as const] : [])))
