/** A position that is being made: the document itself, changed one thing at a time. Whether it can be played, its reader says. */
import type { Space } from '../../games/blackstone/board.ts'
import { faceShown, STACKS, type Stack, type Task } from '../../games/blackstone/cards.ts'
import { factionOf, roleOf } from '../../games/blackstone/faces.ts'
import { makeSpace, parseVassal } from '../../games/blackstone/notation/cards.ts'
import type { PositionDocument } from '../../games/blackstone/position/document.ts'

export type Draft = PositionDocument
type Court = NonNullable<Draft['courts']>[number]

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

/** What lies on a space, as `Ls/De`; empty where nothing does. */
export const lyingOn = ({ board }: Draft, space: Space): string => board?.[makeSpace(space)] ?? ''

/** `who` empty takes away what lies there. Agents leave with whom they watched. */
export const put = (draft: Draft, space: Space, who: string): Draft => {
  const { [makeSpace(space)]: _, ...rest } = draft.board ?? {}
  return { ...draft, board: who === '' ? rest : { ...rest, [makeSpace(space)]: who } }
}

/** To an empty space, or in exchange. */
export const move = (draft: Draft, from: Space, to: Space): Draft =>
  put(put(draft, to, lyingOn(draft, from)), from, lyingOn(draft, to))

/** The other side up: also of an Assassin. */
export const flip = (draft: Draft, space: Space): Draft => {
  const who = lyingOn(draft, space)
  const other = who.includes('/')
    ? who.split('/').reverse().join('/')
    : who.replace(/^[AS]/, (one) => (one === 'A' ? 'S' : 'A'))
  return put(draft, space, other)
}

export const seatsOf = ({ courts, seats }: Draft): number => seats?.length ?? courts?.length ?? 0

export const courtAt = ({ courts }: Draft, seat: number): Court => courts?.[seat] ?? {}

export const withCourt = (draft: Draft, seat: number, change: Court): Draft => ({
  ...draft,
  courts: Array.from({ length: Math.max(seatsOf(draft), seat + 1) }, (_, at) =>
    at === seat ? { ...courtAt(draft, at), ...change } : courtAt(draft, at),
  ),
})

/** Courts too many go, courts that are missing come with nothing. */
export const withSeats = (draft: Draft, count: number): Draft => {
  const { seats, ...rest } = draft
  const turn = { ...draft.turn, seat: Math.min(draft.turn?.seat ?? 0, count - 1) }
  return {
    ...rest,
    ...(seats && { seats: Array.from({ length: count }, (_, at) => seats[at] ?? `${at + 1}`) }),
    courts: Array.from({ length: count }, (_, at) => courtAt(draft, at)),
    turn,
  }
}

/** Another mode has other options, and other zones: those of the board and the courts stay. */
export const withMode = (draft: Draft, mode: string, seats: number): Draft => {
  const { board = {}, courts = [], turn } = draft
  return withSeats({ ...EMPTY_DRAFT, mode, board, courts, turn: { seat: turn?.seat ?? 0 } }, seats)
}

/** The stack that a completed task lies in; a Knight-Wizard card among the Knights. */
const stackOf = ({ type }: Task): Stack => STACKS.find((stack) => stack === type) ?? 'knight'

export const completedIn = (court: Court): readonly string[] =>
  STACKS.flatMap((stack) => court.completed?.[stack] ?? [])

export const withCompleted = (draft: Draft, seat: number, task: Task): Draft => {
  const { completed = {} } = courtAt(draft, seat)
  const stack = stackOf(task)
  return withCourt(draft, seat, { completed: { ...completed, [stack]: [...(completed[stack] ?? []), task.id] } })
}

const withoutAgents = ({ intrigue: _, ...court }: Court): Court => court

/** The task leaves, and its agents with it. */
export const withoutCompleted = (draft: Draft, seat: number, id: string): Draft => {
  const court = courtAt(draft, seat)
  const completed = Object.fromEntries(
    Object.entries(court.completed ?? {}).map(([stack, ids]) => [stack, (ids ?? []).filter((one) => one !== id)]),
  )
  const watched = court.intrigue?.at === 'agents' && court.intrigue.card === id
  const next = { ...(watched ? withoutAgents(court) : court), completed }
  return { ...draft, courts: (draft.courts ?? []).map((one, at) => (at === seat ? next : one)) }
}

/** Symbols that a task's cost shares with who lies there: 0 to 2. */
const shared = (task: Task, who: string): number => {
  const vassal = parseVassal(who)
  if (!vassal) return 0
  const face = faceShown(vassal.card, vassal.side)
  return Number(factionOf(face) === factionOf(task.cost)) + Number(roleOf(face) === roleOf(task.cost))
}

/** Where agents of this task could be. */
export const watchable = (draft: Draft, task: Task): readonly string[] =>
  Object.entries(draft.board ?? {}).flatMap(([space, who]) => (shared(task, who) > 0 ? [space] : []))

/** Agents on a completed task and a vassal; without a space they come home. With agents intrigue is played. */
export const withAgents = (draft: Draft, seat: number, task: Task, space: string): Draft => {
  const court = withoutAgents(courtAt(draft, seat))
  const matched = shared(task, draft.board?.[space] ?? '') > 1 ? 2 : 1
  const next: Court =
    space === '' ? court : { ...court, intrigue: { at: 'agents', card: task.id, vassal: space, matched } }
  const courts = (draft.courts ?? []).map((one, at) => (at === seat ? next : one))
  return { ...draft, courts, ...(space !== '' && { options: { ...draft.options, intrigue: 'on' } }) }
}
