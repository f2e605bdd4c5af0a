/**
 * Draft of the editor: a position document, changed step by step. It may be invalid; `checkPosition` says whether it
 * can be played.
 */
import type { Space } from '../../../games/blackstone/board.ts'
import { card as game } from '../../../games/blackstone/card.ts'
import { faceOnSide, isVassal, STACKS, type Stack, type Task } from '../../../games/blackstone/cards.ts'
import { formatSpace, parseVassal } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { courtModulesOff } from '../../../games/blackstone/options.ts'
import type { PositionDocument } from '../../../games/blackstone/position/positionSchema.ts'
import { sharedSymbolCount } from '../../../games/blackstone/rules/intrigue/placeMarkers.ts'
import type { Options } from '../../../kernel/gameCard.ts'
import { withDefaultOptions } from '../../../kernel/options.ts'

export type Draft = PositionDocument
type DraftCourt = NonNullable<Draft['courts']>[number]

/** Options of the mode with the draft's values; court modules that the draft does not name are off. */
export const draftOptions = ({ mode: id, options }: Draft): Options => {
  const mode = game.modes.find((candidate) => candidate.id === id)
  return mode ? withDefaultOptions(mode, { ...courtModulesOff(mode), ...options }) : (options ?? {})
}

export const EMPTY_DRAFT: Draft = {
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  options: { openHands: 'on' },
  board: {},
  courts: [
    { knights: 1, wizards: 1, hand: [] },
    { knights: 1, wizards: 1, hand: [] },
  ],
  turn: { seat: 0 },
}

/** Code of the vassal on a space, such as `Ls/De`; empty if there is none. */
export const vassalCodeAt = ({ board }: Draft, space: Space): string => board?.[formatSpace(space)] ?? ''

/** Puts a vassal on a space; an empty `vassalCode` removes the vassal there. */
export const setVassalAt = (draft: Draft, space: Space, vassalCode: string): Draft => {
  const { [formatSpace(space)]: _, ...otherSpaces } = draft.board ?? {}
  return { ...draft, board: vassalCode === '' ? otherSpaces : { ...otherSpaces, [formatSpace(space)]: vassalCode } }
}

/** Moves a vassal to a space; a vassal there takes its place. */
export const moveVassal = (draft: Draft, from: Space, to: Space): Draft =>
  setVassalAt(setVassalAt(draft, to, vassalCodeAt(draft, from)), from, vassalCodeAt(draft, to))

/** Turns a vassal over; an Assassin becomes a Saboteur and the reverse. */
export const flipVassal = (draft: Draft, space: Space): Draft => {
  const vassalCode = vassalCodeAt(draft, space)
  const flippedCode = vassalCode.includes('/')
    ? vassalCode.split('/').reverse().join('/')
    : vassalCode.replace(/^[AS]/, (letter) => (letter === 'A' ? 'S' : 'A'))
  return setVassalAt(draft, space, flippedCode)
}

export const seatCount = ({ courts, seats }: Draft): number => seats?.length ?? courts?.length ?? 0

export const courtAt = ({ courts }: Draft, seat: number): DraftCourt => courts?.[seat] ?? {}

export const withCourt = (draft: Draft, seat: number, change: DraftCourt): Draft => ({
  ...draft,
  courts: Array.from({ length: Math.max(seatCount(draft), seat + 1) }, (_, index) =>
    index === seat ? { ...courtAt(draft, index), ...change } : courtAt(draft, index),
  ),
})

/** Changes the number of seats: surplus courts are removed, new courts are empty. */
export const withSeatCount = (draft: Draft, count: number): Draft => {
  const { seats, ...draftWithoutSeats } = draft
  const turn = { ...draft.turn, seat: Math.min(draft.turn?.seat ?? 0, count - 1) }
  return {
    ...draftWithoutSeats,
    ...(seats && { seats: Array.from({ length: count }, (_, index) => seats[index] ?? `${index + 1}`) }),
    courts: Array.from({ length: count }, (_, index) => courtAt(draft, index)),
    turn,
  }
}

/** Options of an empty draft that a mode has. */
const emptyOptionsOf = (mode: string): NonNullable<Draft['options']> => {
  const known = game.modes.find(({ id }) => id === mode)?.options ?? []
  return Object.fromEntries(
    Object.entries(EMPTY_DRAFT.options ?? {}).filter(([option]) => known.some(({ id }) => id === option)),
  )
}

/** Changes the mode. Options and zones of the old mode are dropped; board and courts remain. */
export const withMode = (draft: Draft, mode: string, seats: number): Draft => {
  const { board = {}, courts = [], turn } = draft
  return withSeatCount(
    { ...EMPTY_DRAFT, mode, options: emptyOptionsOf(mode), board, courts, turn: { seat: turn?.seat ?? 0 } },
    seats,
  )
}

/** Stack of a completed task; a Knight-Wizard card goes to the Knights. */
const stackForTask = ({ type }: Task): Stack => STACKS.find((stack) => stack === type) ?? 'knight'

export const draftCompletedIds = (court: DraftCourt): readonly string[] =>
  STACKS.flatMap((stack) => court.completed?.[stack] ?? [])

export const withCompletedTask = (draft: Draft, seat: number, task: Task): Draft => {
  const { completed = {} } = courtAt(draft, seat)
  const stack = stackForTask(task)
  return withCourt(draft, seat, { completed: { ...completed, [stack]: [...(completed[stack] ?? []), task.id] } })
}

const withoutAgents = ({ intrigue: _, ...court }: DraftCourt): DraftCourt => court

/** Removes a completed task, with its agents. */
export const withoutCompletedTask = (draft: Draft, seat: number, id: string): Draft => {
  const court = courtAt(draft, seat)
  const completed = Object.fromEntries(
    Object.entries(court.completed ?? {}).map(([stack, ids]) => [
      stack,
      (ids ?? []).filter((completedId) => completedId !== id),
    ]),
  )
  const isAgentsTask = court.intrigue?.at === 'agents' && court.intrigue.card === id
  const nextCourt = { ...(isAgentsTask ? withoutAgents(court) : court), completed }
  return {
    ...draft,
    courts: (draft.courts ?? []).map((draftCourt, index) => (index === seat ? nextCourt : draftCourt)),
  }
}

/** Number of symbols that a task's cost shares with the visible face: 0 to 2. */
const countSharedSymbols = (task: Task, vassalCode: string): number => {
  const vassal = parseVassal(vassalCode)
  // Assassins and Saboteurs bear no marker (ruling 158).
  if (!vassal || !isVassal(vassal.card)) return 0
  return sharedSymbolCount(task.cost, faceOnSide(vassal.card, vassal.side))
}

/** Whether there are agents in the mode of the draft. */
export const hasIntrigue = (draft: Draft): boolean =>
  game.modes.find(({ id }) => id === draft.mode)?.options.some(({ id }) => id === 'intrigue') ?? false

/** Spaces on which agents of this task may be. */
export const spacesForAgents = (draft: Draft, task: Task): readonly string[] =>
  Object.entries(draft.board ?? {}).flatMap(([space, vassalCode]) =>
    countSharedSymbols(task, vassalCode) > 0 ? [space] : [],
  )

/**
 * Puts agents on a completed task and a vassal, and switches intrigue on; an empty `space` returns them to the court.
 */
export const withAgents = (draft: Draft, seat: number, task: Task, space: string): Draft => {
  const court = withoutAgents(courtAt(draft, seat))
  const matched = countSharedSymbols(task, draft.board?.[space] ?? '') > 1 ? 2 : 1
  const nextCourt: DraftCourt =
    space === '' ? court : { ...court, intrigue: { at: 'agents', card: task.id, vassal: space, matched } }
  const courts = (draft.courts ?? []).map((draftCourt, index) => (index === seat ? nextCourt : draftCourt))
  return { ...draft, courts, ...(space !== '' && { options: { ...draft.options, intrigue: 'on' } }) }
}
