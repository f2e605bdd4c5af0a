/** Reading an action from its text, for a seat that knows its own cards (rules 13). */
import type { Seat, Slot, View } from '../../../kernel/contract.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { ACTION_KINDS, type Action } from '../actions.ts'
import { faceWithId } from '../cardIds.ts'
import type { Face } from '../cards.ts'
import { readSquare, type Square } from '../site/square.ts'
import type { State } from '../state.ts'

/** Parts of a text that are read one by one; a part that cannot be read is null. */
interface Reader {
  square(text: string): Square | null
  /** Open card, Goal or Contract. */
  face(text: string): Face | null
  /** Card of the own hand: the first of its title. */
  card(text: string): Slot | null
  /** Contract among those of which some are kept. */
  contract(text: string): Slot | null
}

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text) - 1)

/** Slot of this card among some: by its id, or by its number where nobody knows the card. */
const findSlot = ({ knownCard }: View<State>, slots: readonly Slot[], text: string): Slot | null => {
  const wanted = /^#\d+$/.test(text) ? Number(text.slice(1)) : -1
  const face = faceWithId(text)
  return slots.find((slot) => slot === wanted || (face >= 0 && knownCard(slot)?.face === face)) ?? null
}

const contractSlots = (state: State, seat: Seat): readonly Slot[] => {
  const task = state.tasks.at(-1)
  return task?.do === 'keepOne' ? task.slots : (state.guilds[seat]?.contracts ?? [])
}

const createReader = (view: View<State>): Reader => {
  const { state, seat } = view
  const hand = state.guilds[seat ?? -1]?.hand ?? []
  return {
    square: (text) => readSquare(text, state.site.size),
    face: (text) => (faceWithId(text) < 0 ? null : faceWithId(text)),
    card: (text) => findSlot(view, hand, text),
    contract: (text) => findSlot(view, contractSlots(state, seat ?? -1), text),
  }
}

const readKeep = (reader: Reader, texts: readonly string[]): Action | null => {
  const slots = texts.map((text) => reader.contract(text))
  const found = slots.flatMap((slot) => (slot === null ? [] : [slot]))
  return found.length < slots.length ? null : { kind: 'keep', slots: found.sort((a, b) => a - b) }
}

const readPlay = (reader: Reader, text: string): Action | null => {
  const [, id = '', branchText, rivalText] = /^([^/@]+)(?:\/([1-9]))?(?:@([1-9]))?$/.exec(text) ?? []
  const card = reader.card(id)
  const [branch, rival] = [numberIn(branchText), numberIn(rivalText)]
  return card === null
    ? null
    : { kind: 'play', card, ...(branch !== undefined && { branch }), ...(rival !== undefined && { rival }) }
}

const readBuild = (reader: Reader, text: string): Action | null => {
  const [, name = '', groupText] = /^([^:]+)(?::([1-9]))?$/.exec(text) ?? []
  const square = reader.square(name)
  return square === null ? null : { kind: 'build', square, group: numberIn(groupText) ?? 0 }
}

const readMove = (reader: Reader, text: string): Action | null => {
  const [from = null, to = null, ...others] = text.split('-').map((name) => reader.square(name))
  return from === null || to === null || others.length > 0 ? null : { kind: 'move', from, to }
}

const readDestroy = (reader: Reader, [zone, id = '']: readonly string[]): Action | null => {
  const card = reader.card(id)
  const face = reader.face(id)
  if (zone === 'hand' && card !== null) return { kind: 'destroy', zone, card }
  return zone === 'discard' && face !== null ? { kind: 'destroy', zone, face } : null
}

type Kind = Action['kind']
type KindOnSquare = 'post' | 'recall' | 'oust' | 'lose'
type KindOfFace = 'clear' | 'take' | 'buy'

const onSquare = (reader: Reader, kind: KindOnSquare, text: string): Action | null => {
  const square = reader.square(text)
  return square === null ? null : { kind, square }
}

const ofFace = (reader: Reader, kind: KindOfFace, text: string): Action | null => {
  const face = reader.face(text)
  return face === null ? null : { kind, face }
}

const readParts = (reader: Reader, kind: Kind, parts: readonly string[]): Action | null => {
  const [first = ''] = parts
  switch (kind) {
    case 'keep':
      return readKeep(reader, parts)
    case 'play':
      return readPlay(reader, first)
    case 'build':
      return readBuild(reader, first)
    case 'post':
    case 'recall':
    case 'oust':
    case 'lose':
      return onSquare(reader, kind, first)
    case 'move':
      return readMove(reader, first)
    case 'destroy':
      return readDestroy(reader, parts)
    case 'clear':
    case 'take':
    case 'buy':
      return ofFace(reader, kind, first)
    case 'claim': {
      const goal = reader.face(first)
      return goal === null ? null : { kind, goal }
    }
    case 'drop': {
      const card = reader.card(first)
      return card === null ? null : { kind, card }
    }
    case 'leave':
    case 'end':
    case 'pay':
      return { kind }
  }
}

/** Number of words that follow a kind where it is not one. */
const WORDS: { readonly [K in Kind]?: number } = { leave: 0, end: 0, pay: 0, destroy: 2 }
const hasWords = (kind: Kind, count: number): boolean => (kind === 'keep' ? count > 0 : count === (WORDS[kind] ?? 1))

/** Reads an action for the seat of this view. Whether it is legal is not asked. */
export const readActionText = (view: View<State>, text: string): Result<Action> => {
  const [word = '', ...parts] = text.trim().split(/\s+/)
  const kind = ACTION_KINDS.find((one) => one === word)
  const action = kind && hasWords(kind, parts.length) ? readParts(createReader(view), kind, parts) : null
  return action ? ok(action) : refuse('action.malformed')
}
