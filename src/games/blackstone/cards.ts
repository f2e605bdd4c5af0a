/** The catalogue: every card of the box under one number, as it stands in slots and seals. */
import { COLUMNS, LETTERS, type Letter, type Line, ROWS, type Space, spaceAt } from './board.ts'
import { GUILD, KNIGHT_WIZARD, MACHINATION, POWER } from './data/tasks.ts'
import { VASSALS } from './data/vassals.ts'
import { type Description, type Face, faceOf, WILD_FACES } from './faces.ts'

/** The decks of the box; the First Edition splits the first into one of Knights and one of Wizards. */
export const TASK_DECKS = ['guild', 'power', 'machination'] as const
export type BoxDeck = (typeof TASK_DECKS)[number]
/** Every deck that some mode plays with. */
export const ALL_DECKS = [...TASK_DECKS, 'knight', 'wizard'] as const
export type TaskDeck = (typeof ALL_DECKS)[number]
export const TASK_TYPES = ['knight', 'wizard', 'king', 'ploy', 'knightWizard'] as const
export type TaskType = (typeof TASK_TYPES)[number]
/** The stacks of a court; a Knight-Wizard card goes to either of the first two. */
export const STACKS = ['knight', 'wizard', 'king', 'ploy'] as const
export type Stack = (typeof STACKS)[number]

/** The stacks that a task of this type may be placed in; a Knight-Wizard card in either of two (ruling 141). */
export const stacksFor = (type: TaskType): readonly Stack[] => (type === 'knightWizard' ? ['knight', 'wizard'] : [type])

/** One printed row of data/tasks.ts. */
export type TaskRow = readonly [
  id: string,
  type: TaskType,
  points: number,
  leftSpace: string,
  leftFace: string,
  rightLetters: string,
  rightFace: string,
  cost: string,
]

export interface Task {
  readonly id: string
  readonly deck: BoxDeck
  readonly type: TaskType
  readonly points: number
  readonly left: Description & { readonly space: Space }
  /** `blue` counts only where blue letters are on. */
  readonly right: Description & { readonly line: Line; readonly blue: Line }
  readonly cost: Face
}

export const RAT_KINDS = ['one', 'two', 'three', 'cat', 'duchess', 'plague'] as const
export type RatKind = (typeof RAT_KINDS)[number]
export const BREEDS = ['jack', 'scottie', 'westie'] as const
export type Breed = (typeof BREEDS)[number]

const FACTION_MARKS = 'LDMP'
const ROLE_MARKS = 'seyc'
/** `L*` and the like; what is not a mark stands for any. */
const description = (text: string): Description => ({
  faction: FACTION_MARKS.indexOf(text.charAt(0)),
  role: ROLE_MARKS.indexOf(text.charAt(1)),
})
/** One of the sixteen faces by its two marks. */
export const plainFace = (text: string): Face =>
  faceOf(FACTION_MARKS.indexOf(text.charAt(0)), ROLE_MARKS.indexOf(text.charAt(1)))
const lineOf = (letter: string): Line => LETTERS.indexOf(letter as Letter)
const spaceOf = (text: string): Space =>
  spaceAt(COLUMNS.indexOf(text.charAt(0) as 'B'), ROWS.indexOf(text.charAt(1) as 'S'))

/** The task of a printed row. */
export const taskOfRow =
  (deck: BoxDeck) =>
  ([id, type, points, space, left, letters, right, cost]: TaskRow): Task => ({
    id,
    deck,
    type,
    points,
    left: { space: spaceOf(space), ...description(left) },
    right: { line: lineOf(letters.charAt(0)), blue: lineOf(letters.charAt(1)), ...description(right) },
    cost: plainFace(cost),
  })

/** Both faces of what lies on the board, by side: the vassals, the four wild ones, and the four Assassins that show none. */
const SHOWN: readonly (readonly [Face, Face])[] = [
  ...VASSALS.map((text) => [plainFace(text), plainFace(text.slice(3))] as const),
  ...[0, 1, 2, 3].map((one) => [WILD_FACES[one] as Face, WILD_FACES[4 + one] as Face] as const),
  ...[0, 1, 2, 3].map(() => [-1, -1] as const),
]

/** 96 task cards in the order of their decks, then the four Knight-Wizard cards. */
export const TASKS: readonly Task[] = [
  ...GUILD.map(taskOfRow('guild')),
  ...POWER.map(taskOfRow('power')),
  ...MACHINATION.map(taskOfRow('machination')),
  ...KNIGHT_WIZARD.map(taskOfRow('guild')),
]

/**
 * Catalogue numbers: vassals from 0, four wild ones, four Assassins, eight families, tasks from 100, kinds of rats from 200; what a position
 * brings along (catalogue.ts): tasks from 300, and vassals from 1000, whose number says both faces.
 */
export const VASSAL_COUNT = VASSALS.length
export const FIRST_WILD = 72
export const FIRST_ASSASSIN = 76
export const FIRST_FAMILY = 80
export const FIRST_TASK = 100
export const FIRST_RAT = 200
export const FIRST_BROUGHT = 300
export const FIRST_BROUGHT_VASSAL = 1000

/** Wild vassals too. */
export const isVassal = (card: number): boolean => (card >= 0 && card < FIRST_ASSASSIN) || isBroughtVassal(card)
export const isBroughtVassal = (card: number): boolean =>
  card >= FIRST_BROUGHT_VASSAL && card < FIRST_BROUGHT_VASSAL + 256
/** A vassal that the box does not have, by two of the sixteen faces: the first is on side 0. */
export const broughtVassal = (first: Face, second: Face): number => FIRST_BROUGHT_VASSAL + ((first << 4) | second)
export const isWildCard = (card: number): boolean => card >= FIRST_WILD && card < FIRST_ASSASSIN
/** An Assassin on its first side, a Saboteur on the other: it lies on the board and in piles as vassals do, and is none. */
export const isAssassin = (card: number): boolean => card >= FIRST_ASSASSIN && card < FIRST_FAMILY
export const isFamily = (card: number): boolean => card >= FIRST_FAMILY && card < FIRST_TASK
export const isTask = (card: number): boolean =>
  (card >= FIRST_TASK && card < FIRST_TASK + TASKS.length) || (card >= FIRST_BROUGHT && card < FIRST_BROUGHT_VASSAL)
export const isRat = (card: number): boolean => card >= FIRST_RAT && card < FIRST_RAT + RAT_KINDS.length

/** The face that shows when this side of the vassal is up; -1 on an Assassin. */
export const faceShown = (card: number, side: number): Face => {
  const pair = SHOWN[card]
  if (pair) return side === 0 ? pair[0] : pair[1]
  if (!isBroughtVassal(card)) throw new RangeError(`no vassal ${card}`)
  const faces = card - FIRST_BROUGHT_VASSAL
  return side === 0 ? faces >> 4 : faces & 15
}

export const ratKindOf = (card: number): RatKind => {
  const kind = RAT_KINDS[card - FIRST_RAT]
  if (!kind) throw new RangeError(`no rats card ${card}`)
  return kind
}

/** Rats on a card: 1, 2, 3, or none on a cat, a duchess or a plague. */
export const pips = (card: number): number => {
  const kind = card - FIRST_RAT
  return kind < 3 ? kind + 1 : 0
}

/** Backs, as they stand in a slot whose card is hidden: one sees which deck it is from, no more. `GONE`: the slot is out of use. */
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
export const GONE = -6

/** The back of a card of the box, of a task that of its deck there; GONE where the box has no such card. */
export const backOf = (card: number): number => {
  const task = TASKS[card - FIRST_TASK]
  if (task) return BACKS[task.deck]
  if (isRat(card)) return BACKS.rats
  if (isFamily(card)) return BACKS.family
  return isVassal(card) || isAssassin(card) ? BACKS.vassal : GONE
}

/** An open card as one number, and back. In whole bits: a single number that an engine keeps as a fraction makes a whole state slow. */
export const openCode = (card: number, side: number): number => (card << 1) | side
export const cardOf = (code: number): number => code >> 1
export const sideOf = (code: number): number => code & 1
