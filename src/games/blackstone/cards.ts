/** The catalogue: every card of the box under one number, as slots and seals use it. */
import { type BoardLine, COLUMNS, LETTERS, type Letter, ROWS, type Space, spaceAt } from './board.ts'
import { GUILD, KNIGHT_WIZARD, MACHINATION, POWER } from './data/tasks.ts'
import { VASSALS } from './data/vassals.ts'
import { type Face, type FacePattern, faceOf, WILD_FACES } from './faces.ts'
import type { TaskRow, TaskType } from './taskRow.ts'

/** Decks of the box; the First Edition splits the first into one of Knights and one of Wizards. */
export const BOX_DECKS = ['guild', 'power', 'machination'] as const
export type BoxDeck = (typeof BOX_DECKS)[number]
/** All decks that any mode plays with. */
export const ALL_DECKS = [...BOX_DECKS, 'knight', 'wizard'] as const
export type TaskDeck = (typeof ALL_DECKS)[number]
/** Stacks of a court; a Knight-Wizard card goes to either of the first two. */
export const STACKS = ['knight', 'wizard', 'king', 'ploy'] as const
export type Stack = (typeof STACKS)[number]

/** Stacks that a task of this type may be placed in; for a Knight-Wizard card either of two (ruling 141). */
export const stacksFor = (type: TaskType): readonly Stack[] => (type === 'knightWizard' ? ['knight', 'wizard'] : [type])

export interface Task {
  readonly id: string
  readonly deck: BoxDeck
  readonly type: TaskType
  readonly points: number
  readonly left: FacePattern & { readonly space: Space }
  /** `blue` counts only if blue letters are on. */
  readonly right: FacePattern & { readonly line: BoardLine; readonly blue: BoardLine }
  readonly cost: Face
}

export const RAT_KINDS = ['one', 'two', 'three', 'cat', 'duchess', 'plague'] as const
export type RatKind = (typeof RAT_KINDS)[number]
export const DOG_BREEDS = ['jack', 'scottie', 'westie'] as const
export type DogBreed = (typeof DOG_BREEDS)[number]

const FACTION_MARKS = 'LDMP'
const ROLE_MARKS = 'seyc'
/** Parses a pattern such as `L*`; a character that is not a mark stands for any (-1). */
const parseFacePattern = (text: string): FacePattern => ({
  faction: FACTION_MARKS.indexOf(text.charAt(0)),
  role: ROLE_MARKS.indexOf(text.charAt(1)),
})
/** Parses one of the sixteen faces by its two marks. */
export const parsePlainFace = (text: string): Face =>
  faceOf(FACTION_MARKS.indexOf(text.charAt(0)), ROLE_MARKS.indexOf(text.charAt(1)))
const parseLineLetter = (letter: string): BoardLine => LETTERS.indexOf(letter as Letter)
const parseSpaceLetters = (text: string): Space =>
  spaceAt(COLUMNS.indexOf(text.charAt(0) as 'B'), ROWS.indexOf(text.charAt(1) as 'S'))

/** Creates the task of a printed row. */
export const taskFromRow =
  (deck: BoxDeck) =>
  ([id, type, points, space, left, letters, right, cost]: TaskRow): Task => ({
    id,
    deck,
    type,
    points,
    left: { space: parseSpaceLetters(space), ...parseFacePattern(left) },
    right: {
      line: parseLineLetter(letters.charAt(0)),
      blue: parseLineLetter(letters.charAt(1)),
      ...parseFacePattern(right),
    },
    cost: parsePlainFace(cost),
  })

/**
 * Both faces of each card for the board, by side: vassals, four wild vassals, four Assassins, which show no face (-1).
 */
const FACES_BY_CARD: readonly (readonly [Face, Face])[] = [
  ...VASSALS.map((text) => [parsePlainFace(text), parsePlainFace(text.slice(3))] as const),
  ...[0, 1, 2, 3].map((one) => [WILD_FACES[one] as Face, WILD_FACES[4 + one] as Face] as const),
  ...[0, 1, 2, 3].map(() => [-1, -1] as const),
]

/** Tasks of the box: 96 cards in the order of their decks, then the four Knight-Wizard cards. */
export const TASKS: readonly Task[] = [
  ...GUILD.map(taskFromRow('guild')),
  ...POWER.map(taskFromRow('power')),
  ...MACHINATION.map(taskFromRow('machination')),
  ...KNIGHT_WIZARD.map(taskFromRow('guild')),
]

/**
 * Catalogue numbers: vassals from 0, four wild vassals, four Assassins, eight families, tasks from 100, kinds of rats
 * from 200. Custom cards of a position (taskCatalogue.ts): tasks from 300, vassals from 1000, whose number encodes both
 * faces.
 */
export const VASSAL_COUNT = VASSALS.length
export const FIRST_WILD = 72
export const FIRST_ASSASSIN = 76
export const FIRST_FAMILY = 80
export const FIRST_TASK = 100
export const FIRST_RAT = 200
export const FIRST_CUSTOM_TASK = 300
const FIRST_CUSTOM_VASSAL = 1000

/** Is this a vassal? Wild and custom vassals count. */
export const isVassal = (card: number): boolean => (card >= 0 && card < FIRST_ASSASSIN) || isCustomVassal(card)
export const isCustomVassal = (card: number): boolean => card >= FIRST_CUSTOM_VASSAL && card < FIRST_CUSTOM_VASSAL + 256
/** Number of a custom vassal, by two of the sixteen faces; the first is on side 0. */
export const customVassalOf = (first: Face, second: Face): number => FIRST_CUSTOM_VASSAL + ((first << 4) | second)
export const isWildCard = (card: number): boolean => card >= FIRST_WILD && card < FIRST_ASSASSIN
/**
 * Is this an Assassin card? Side 0 is the Assassin, side 1 the Saboteur. It lies on the board and in piles like a
 * vassal, but is none.
 */
export const isAssassin = (card: number): boolean => card >= FIRST_ASSASSIN && card < FIRST_FAMILY
export const isFamily = (card: number): boolean => card >= FIRST_FAMILY && card < FIRST_TASK
export const isTask = (card: number): boolean =>
  (card >= FIRST_TASK && card < FIRST_TASK + TASKS.length) || (card >= FIRST_CUSTOM_TASK && card < FIRST_CUSTOM_VASSAL)
export const isRat = (card: number): boolean => card >= FIRST_RAT && card < FIRST_RAT + RAT_KINDS.length

/**
 * The face that shows when this side of the vassal is up; -1 on an Assassin. Throws a RangeError for any other card.
 */
export const faceOnSide = (card: number, side: number): Face => {
  const pair = FACES_BY_CARD[card]
  if (pair) return side === 0 ? pair[0] : pair[1]
  if (!isCustomVassal(card)) throw new RangeError(`no vassal ${card}`)
  const faces = card - FIRST_CUSTOM_VASSAL
  return side === 0 ? faces >> 4 : faces & 15
}

export const ratKindOf = (card: number): RatKind => {
  const kind = RAT_KINDS[card - FIRST_RAT]
  if (!kind) throw new RangeError(`no rats card ${card}`)
  return kind
}

/** Number of rats on a card: 1, 2 or 3; 0 on a cat, a duchess or a plague. */
export const ratsOnCard = (card: number): number => {
  const kind = card - FIRST_RAT
  return kind < 3 ? kind + 1 : 0
}

/**
 * Codes of card backs: what a slot contains while its card is hidden, so only its deck is known. `OUT_OF_USE`: the slot
 * is out of use.
 */
export const BACKS = {
  vassal: -1,
  guild: -2,
  power: -3,
  machination: -4,
  rats: -5,
  family: -7,
  knight: -8,
  wizard: -9,
} as const
export const OUT_OF_USE = -6

/** The back of a card of the box; for a task, that of its deck. `OUT_OF_USE` if the box has no such card. */
export const backOf = (card: number): number => {
  const task = TASKS[card - FIRST_TASK]
  if (task) return BACKS[task.deck]
  if (isRat(card)) return BACKS.rats
  if (isFamily(card)) return BACKS.family
  return isVassal(card) || isAssassin(card) ? BACKS.vassal : OUT_OF_USE
}

/**
 * Code of an open card, `card * 2 + side`, and its parts. Integers only: one number that the engine stores as a double
 * makes a whole state slow.
 */
export const encodeCard = (card: number, side: number): number => (card << 1) | side
export const cardOf = (code: number): number => code >> 1
export const sideOf = (code: number): number => code & 1
