/** Reading an action from its text (rules 14). */
import type { View } from '../../../kernel/contract.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { ACTION_KINDS, type Action, type FigureId, type Member, type Payment } from '../actions.ts'
import type { Face } from '../cards.ts'
import { explorerCardOf } from '../company.ts'
import { type Room, readRoom } from '../hall/room.ts'
import { explorerId, explorerWithId, faceWithId, readFigure } from '../ids.ts'
import type { WayId } from '../printedCards.ts'
import { nextTask, type State } from '../state.ts'

/** Parts of a text that are read one by one; a part that cannot be read is null. */
interface Words {
  room(index: number): Room | null
  figure(index: number): FigureId | null
  member(index: number): Member | null
  face(index: number): Face | null
  way(index: number): WayId | null
  /** Weapon of the explorer whose turn it is. */
  weapon(index: number): number | null
}

const orNull = (index: number): number | null => (index < 0 ? null : index)

const weaponPlace = (state: State, id: string): number | null => {
  const task = state.outcome ? undefined : nextTask(state)
  const explorer = task?.do === 'turn' ? state.company[task.member] : undefined
  return explorer ? orNull(explorerCardOf(explorer).weapons.findIndex((weapon) => weapon.id === id)) : null
}

const createWords = (state: State, words: readonly string[]): Words => {
  const word = (index: number): string => words[index] ?? ''
  return {
    room: (index) => readRoom(word(index)),
    figure: (index) => readFigure(word(index)),
    member: (index) => orNull(state.company.findIndex(({ card }) => explorerId(card) === word(index))),
    face: (index) => orNull(faceWithId(word(index))),
    way: (index) => (['a', 'b'] as const).find((way) => way === word(index)) ?? null,
    weapon: (index) => weaponPlace(state, word(index)),
  }
}

type Kind = Action['kind']

/** Kinds that cost a die, at whose end `lamp` or `own` may stand. */
const PAID: readonly Kind[] = ['move', 'hit', 'search', 'probe', 'rest', 'mend', 'brace']

/** Last word where it says how an action is paid, and the words before it. */
const splitPayment = (kind: Kind, words: readonly string[]): readonly [readonly string[], Payment] => {
  const last = words.at(-1)
  const isPayment = PAID.includes(kind) && (last === 'lamp' || last === 'own')
  return isPayment ? [words.slice(0, -1), last === 'lamp' ? 'lamp' : 'own'] : [words, 'own']
}

const readWay = (words: Words, count: number): Action | null => {
  const way = words.way(0)
  const member = words.member(1)
  if (way === null || (count > 1 && member === null)) return null
  return member === null ? { kind: 'way', way } : { kind: 'way', way, member }
}

const readUse = (words: Words, count: number): Action | null => {
  const face = words.face(0)
  const target = words.figure(1)
  if (face === null || (count > 1 && target === null)) return null
  return target === null ? { kind: 'use', face } : { kind: 'use', face, target }
}

const readHit = (words: Words, pay: Payment): Action | null => {
  const figure = words.figure(0)
  const weapon = words.weapon(1)
  return figure === null || weapon === null ? null : { kind: 'hit', weapon, ...figure, pay }
}

const readGive = (words: Words): Action | null => {
  const [face, from, to] = [words.face(0), words.member(1), words.member(2)]
  return face === null || from === null || to === null ? null : { kind: 'give', face, from, to }
}

const readParts = (state: State, kind: Kind, parts: readonly string[], pay: Payment): Action | null => {
  const words = createWords(state, parts)
  switch (kind) {
    case 'choose': {
      const card = orNull(explorerWithId(parts[0] ?? ''))
      return card === null ? null : { kind, card }
    }
    case 'vote': {
      const way = words.way(0)
      return way === null ? null : { kind, way }
    }
    case 'way':
      return readWay(words, parts.length)
    case 'move': {
      const room = words.room(0)
      return room === null ? null : { kind, room, pay }
    }
    case 'hit':
      return readHit(words, pay)
    case 'search':
      return parts.length === 0 || parts[0] === 'six' ? { kind, six: parts.length > 0, pay } : null
    case 'mend': {
      const member = words.member(0)
      return member === null ? null : { kind, member, pay }
    }
    case 'use':
      return readUse(words, parts.length)
    case 'take': {
      const face = words.face(0)
      return face === null ? null : { kind, face }
    }
    case 'give':
      return readGive(words)
    case 'probe':
    case 'rest':
    case 'brace':
      return { kind, pay }
    default:
      return { kind }
  }
}

/** Fewest and most words after a kind, without its payment; none where it is not named. */
const WORDS: { readonly [K in Kind]?: readonly [number, number] } = {
  choose: [1, 1],
  vote: [1, 1],
  way: [1, 2],
  move: [1, 1],
  hit: [2, 2],
  search: [0, 1],
  mend: [1, 1],
  use: [1, 2],
  take: [1, 1],
  give: [3, 3],
}

const hasWords = (kind: Kind, count: number): boolean => {
  const [least, most] = WORDS[kind] ?? [0, 0]
  return count >= least && count <= most
}

/** Reads an action. Whether it is legal is not asked. */
export const readActionText = ({ state }: Pick<View<State>, 'state'>, text: string): Result<Action> => {
  const [word = '', ...rest] = text.trim().split(/\s+/)
  const kind = ACTION_KINDS.find((one) => one === word)
  if (!kind) return refuse('action.malformed')
  const [parts, pay] = splitPayment(kind, rest)
  const action = hasWords(kind, parts.length) ? readParts(state, kind, parts, pay) : null
  return action ? ok(action) : refuse('action.malformed')
}
