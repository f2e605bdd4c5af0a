/** Reading an action from its text (rules 14). What cannot be read is refused with what is wrong in it. */
import type { View } from '../../../kernel/contract.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import { ACTION_KINDS, type Action, type ActionOf, type FigureId, type Member, type Payment } from '../actions.ts'
import { type Face, FIND_FACES } from '../cards.ts'
import type { WayId } from '../cardTypes.ts'
import { explorerCardOf } from '../company.ts'
import { type Room, readRoom } from '../hall/room.ts'
import { explorerId, explorerWithId, faceWithId, readFigure } from '../ids.ts'
import { nextTask, type State } from '../state.ts'

type Kind = Action['kind']

/** How each kind that more than its name belongs to is written. */
const FORMS: { readonly [K in Kind]?: string } = {
  choose: 'choose marn',
  vote: 'vote a',
  way: 'way a, way a marn',
  move: 'move b3',
  hit: 'hit A2 knives',
  search: 'search, search six',
  mend: 'mend hesper',
  use: 'use flask, use egg B1',
  take: 'take crown',
  give: 'give crown marn rook',
}

const wrongForm = (kind: Kind): Result<never> => refuse('lamps-below.form', undefined, { form: FORMS[kind] ?? kind })

const unknown = (code: string, what: string): Result<never> => refuse(code, undefined, { what })

const orUnknown = <T>(value: T | null, code: string, what: string): Result<T> =>
  value === null ? unknown(code, what) : ok(value)

/** Parts of a text that are read one by one. */
interface Words {
  readonly count: number
  room(index: number): Result<Room>
  figure(index: number): Result<FigureId>
  member(index: number): Result<Member>
  find(index: number): Result<Face>
  way(index: number): Result<WayId>
  /** Weapon of the explorer whose turn it is. */
  weapon(index: number): Result<number>
}

const readMember = ({ company }: State, id: string): Result<Member> => {
  const member = company.findIndex(({ card }) => explorerId(card) === id)
  if (member >= 0) return ok(member)
  return explorerWithId(id) < 0 ? unknown('lamps-below.unknownExplorer', id) : refuse('lamps-below.noExplorer')
}

const readWeapon = (state: State, id: string | undefined): Result<number> => {
  const task = state.outcome ? undefined : nextTask(state)
  const explorer = task?.do === 'turn' ? state.company[task.member] : undefined
  if (!explorer) return refuse('lamps-below.notNow')
  const { weapons } = explorerCardOf(explorer)
  const known = weapons.map((weapon) => weapon.id).join(', ')
  if (id === undefined) return refuse('lamps-below.sayWeapon', undefined, { known })
  const place = weapons.findIndex((weapon) => weapon.id === id)
  return place < 0 ? refuse('lamps-below.noWeapon', undefined, { what: id, known }) : ok(place)
}

const createWords = (state: State, words: readonly string[]): Words => {
  const word = (index: number): string => words[index] ?? ''
  return {
    count: words.length,
    room: (index) => orUnknown(readRoom(word(index)), 'lamps-below.noRoom', word(index)),
    figure: (index) => orUnknown(readFigure(word(index)), 'lamps-below.noFigure', word(index)),
    member: (index) => readMember(state, word(index)),
    find: (index) =>
      orUnknown(
        FIND_FACES.find((face) => face === faceWithId(word(index))) ?? null,
        'lamps-below.unknownFind',
        word(index),
      ),
    way: (index) =>
      orUnknown((['a', 'b'] as const).find((way) => way === word(index)) ?? null, 'lamps-below.noWay', word(index)),
    weapon: (index) => readWeapon(state, words[index]),
  }
}

/** Kinds that cost a die, at whose end `lamp` or `own` may stand. */
const PAID: readonly Kind[] = ['move', 'hit', 'search', 'probe', 'rest', 'mend', 'brace']

/** Last word where it says how an action is paid, and the words before it. */
const splitPayment = (kind: Kind, words: readonly string[]): readonly [readonly string[], Payment] => {
  const last = words.at(-1)
  const isPayment = PAID.includes(kind) && (last === 'lamp' || last === 'own')
  return isPayment ? [words.slice(0, -1), last === 'lamp' ? 'lamp' : 'own'] : [words, 'own']
}

/** An action of a part that was read. */
const made = <T>(part: Result<T>, make: (value: T) => Action): Result<Action> => (part.ok ? ok(make(part.value)) : part)

/** An action of two parts, of which the first that is wrong is said. */
const madeOfTwo = <A, B>(a: Result<A>, b: Result<B>, make: (a: A, b: B) => Action): Result<Action> =>
  a.ok ? made(b, (value) => make(a.value, value)) : a

const readWay = (words: Words): Result<Action> =>
  words.count === 1
    ? made(words.way(0), (way) => ({ kind: 'way', way }))
    : madeOfTwo(words.way(0), words.member(1), (way, member) => ({ kind: 'way', way, member }))

const readUse = (words: Words): Result<Action> =>
  words.count === 1
    ? made(words.find(0), (face) => ({ kind: 'use', face }))
    : madeOfTwo(words.find(0), words.figure(1), (face, target) => ({ kind: 'use', face, target }))

const readHit = (words: Words, pay: Payment): Result<Action> =>
  madeOfTwo(
    words.figure(0),
    words.weapon(1),
    (figure, weapon): ActionOf<'hit'> => ({
      ...{ kind: 'hit', weapon, ...figure, pay },
    }),
  )

const readGive = (words: Words): Result<Action> => {
  const to = words.member(2)
  if (!to.ok) return to
  return madeOfTwo(words.find(0), words.member(1), (face, from) => ({ kind: 'give', face, from, to: to.value }))
}

const readChosen = (id: string): Result<Action> => {
  const card = explorerWithId(id)
  return card < 0 ? unknown('lamps-below.unknownExplorer', id) : ok({ kind: 'choose', card })
}

const readSearch = ([six]: readonly string[], pay: Payment): Result<Action> =>
  six === undefined || six === 'six' ? ok({ kind: 'search', six: six === 'six', pay }) : wrongForm('search')

const readParts = (state: State, kind: Kind, parts: readonly string[], pay: Payment): Result<Action> => {
  const words = createWords(state, parts)
  switch (kind) {
    case 'choose':
      return readChosen(parts[0] ?? '')
    case 'vote':
      return made(words.way(0), (way) => ({ kind, way }))
    case 'way':
      return readWay(words)
    case 'move':
      return made(words.room(0), (room) => ({ kind, room, pay }))
    case 'hit':
      return readHit(words, pay)
    case 'search':
      return readSearch(parts, pay)
    case 'mend':
      return made(words.member(0), (member) => ({ kind, member, pay }))
    case 'use':
      return readUse(words)
    case 'take':
      return made(words.find(0), (face) => ({ kind, face }))
    case 'give':
      return readGive(words)
    case 'probe':
    case 'rest':
    case 'brace':
      return ok({ kind, pay })
    default:
      return ok({ kind })
  }
}

/** Fewest and most words after a kind, without its payment; none where it is not named. */
const WORDS: { readonly [K in Kind]?: readonly [number, number] } = {
  choose: [1, 1],
  vote: [1, 1],
  way: [1, 2],
  move: [1, 1],
  // Without the weapon it is asked for.
  hit: [1, 2],
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

const readWords = (state: State, [word = '', ...rest]: readonly string[]): Result<Action> => {
  const kind = ACTION_KINDS.find((one) => one === word)
  if (!kind) return refuse('action.malformed')
  const [parts, pay] = splitPayment(kind, rest)
  return hasWords(kind, parts.length) ? readParts(state, kind, parts, pay) : wrongForm(kind)
}

/** Places of words that name a dweller, which has a capital letter. */
const FIGURE_PLACES: Readonly<Record<string, number>> = { hit: 1, use: 2 }

/** Words with small letters, but those of dwellers. */
const withUsualLetters = (words: readonly string[]): readonly string[] => {
  const small = words.map((word) => word.toLowerCase())
  return small.map((word, place) => (place === FIGURE_PLACES[small[0] ?? ''] ? word.toUpperCase() : word))
}

/** Reads an action. Whether it is legal is not asked. */
export const readActionText = ({ state }: Pick<View<State>, 'state'>, text: string): Result<Action> => {
  const words = text.trim().split(/\s+/)
  const read = readWords(state, words)
  const usual = withUsualLetters(words)
  const isOnlyLetters = !read.ok && usual.join() !== words.join() && readWords(state, usual).ok
  return isOnlyLetters ? refuse('lamps-below.letters', undefined, { text: usual.join(' ') }) : read
}
