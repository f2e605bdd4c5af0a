/** How actions are written: `N BS-LS`, `W AO^`, `G01 BS KO/Ls,Dc`. docs/notation.md is the grammar. */
import type { Slot } from '../../../kernel/contract.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import type { Action, ActionOf, Price } from '../actions.ts'
import { BREEDS, type Breed, TASK_DECKS, type TaskDeck } from '../cards.ts'
import { DOGS } from '../data/dogs.ts'
import type { Face } from '../faces.ts'
import type { Scene } from '../rules/play.ts'
import { makeFace, makeSpace, parseFace, parseSpace } from './cards.ts'
import { makeSlot, parseSlot } from './slot.ts'

const SPACE = '([BLACK][STONE])'
const PILE = '([1-4])'
const FACE = '[LDMP][seyc]'
const CARD = `(#\\d{1,4}|[A-Z]+\\d+|${FACE}/${FACE})`
const SHOWING = `${CARD} ${SPACE} ${SPACE}(?:/(${FACE}(?:,${FACE})*))?`

const PRICES: Readonly<Record<Price, string>> = { wizard: 'W', knights: 'NN' }
const deckMark = (deck: TaskDeck): string => deck.charAt(0).toUpperCase()
const dogPrice = (dog: Breed): string => 'N'.repeat(DOGS[dog].knights) + 'W'.repeat(DOGS[dog].wizards)

const pattern = (form: string): RegExp => new RegExp(`^${form}$`)
const oneOf = (texts: readonly string[]): string => `(${texts.join('|')})`
/** Parts of a text that its pattern has already found to be right. */
const space = (text = ''): number => parseSpace(text) ?? -1
const faces = (text = ''): readonly Face[] =>
  text
    .split(',')
    .flatMap((face) => parseFace(face) ?? [])
    .sort((a, b) => a - b)

const card = (scene: Scene, text = ''): Result<Slot> => {
  const slot = parseSlot(scene, text)
  return slot === null ? refuse('action.noCard', undefined, { what: text }) : ok(slot)
}

type Showing = Pick<ActionOf<'complete'>, 'card' | 'left' | 'right' | 'pay'>

const makeShowing = (scene: Scene, { card, left, right, pay }: Showing): string => {
  const shown = `${makeSlot(scene, card)} ${makeSpace(left)} ${makeSpace(right)}`
  return pay.length > 0 ? `${shown}/${pay.map(makeFace).join()}` : shown
}

const readShowing = (scene: Scene, [name, left, right, pay]: readonly string[]): Result<Showing> => {
  const found = card(scene, name)
  return found.ok ? ok({ card: found.value, left: space(left), right: space(right), pay: faces(pay) }) : found
}

/** One form of text: `read` gets what the groups of the pattern caught. */
interface Form<A extends Action> {
  readonly pattern: RegExp
  make(action: A, scene: Scene): string
  read(parts: readonly string[], scene: Scene): Result<A>
}

const FORMS: { readonly [K in Action['kind']]: Form<ActionOf<K>> } = {
  pile: {
    pattern: pattern(`!${PILE}`),
    make: ({ pile }) => `!${pile + 1}`,
    read: ([pile]) => ok({ kind: 'pile', pile: Number(pile) - 1 }),
  },
  slide: {
    pattern: pattern(`N ${SPACE}-${SPACE}`),
    make: ({ from, to }) => `N ${makeSpace(from)}-${makeSpace(to)}`,
    read: ([from, to]) => ok({ kind: 'slide', from: space(from), to: space(to) }),
  },
  swap: {
    pattern: pattern(`W ${SPACE}~${SPACE}`),
    make: ({ a, b }) => `W ${makeSpace(a)}~${makeSpace(b)}`,
    read: ([a, b]) => ok({ kind: 'swap', a: Math.min(space(a), space(b)), b: Math.max(space(a), space(b)) }),
  },
  flip: {
    pattern: pattern(`W ${SPACE}\\^`),
    make: (action) => `W ${makeSpace(action.space)}^`,
    read: ([where]) => ok({ kind: 'flip', space: space(where) }),
  },
  retain: {
    pattern: pattern(`N ${SPACE}!(?:${PILE}|-)`),
    make: (action) => `N ${makeSpace(action.space)}!${action.pile < 0 ? '-' : action.pile + 1}`,
    read: ([where, pile]) => ok({ kind: 'retain', space: space(where), pile: Number(pile ?? 0) - 1 }),
  },
  draw: {
    pattern: pattern(`(W|NN)\\+${oneOf(TASK_DECKS.map(deckMark))}`),
    make: ({ price, deck }) => `${PRICES[price]}+${deckMark(deck)}`,
    read: ([price, mark]) => ok({ kind: 'draw', deck: deckOf(mark), price: price === 'W' ? 'wizard' : 'knights' }),
  },
  complete: {
    pattern: pattern(SHOWING),
    make: (action, scene) => makeShowing(scene, action),
    read(parts, scene) {
      const showing = readShowing(scene, parts)
      return showing.ok ? ok({ kind: 'complete', ...showing.value }) : showing
    },
  },
  adopt: {
    pattern: pattern(`${SHOWING}=${oneOf(BREEDS)}`),
    make: (action, scene) => `${makeShowing(scene, action)}=${action.dog}`,
    read(parts, scene) {
      const showing = readShowing(scene, parts)
      return showing.ok ? ok({ kind: 'adopt', ...showing.value, dog: dogOf(parts[4]) }) : showing
    },
  },
  kill: {
    pattern: pattern(`${oneOf(BREEDS.map((dog) => `${dogPrice(dog)} ${dog}`))} x([1-3])`),
    make: ({ dog, rats }) => `${dogPrice(dog)} ${dog} x${rats}`,
    read: ([dog, rats]) => ok({ kind: 'kill', dog: dogOf(dog?.split(' ')[1]), rats: Number(rats) }),
  },
  endWork: { pattern: pattern('\\.'), make: () => '.', read: () => ok({ kind: 'endWork' }) },
  refill: { pattern: pattern('\\+'), make: () => '+', read: () => ok({ kind: 'refill' }) },
  leaveEmpty: { pattern: pattern('-'), make: () => '-', read: () => ok({ kind: 'leaveEmpty' }) },
  makeUp: {
    pattern: pattern(`\\+${SPACE}`),
    make: (action) => `+${makeSpace(action.space)}`,
    read: ([where]) => ok({ kind: 'makeUp', space: space(where) }),
  },
  discard: {
    pattern: pattern(`x ${CARD}`),
    make: ({ slot }, scene) => `x ${makeSlot(scene, slot)}`,
    read([name], scene) {
      const found = card(scene, name)
      return found.ok ? ok({ kind: 'discard', slot: found.value }) : found
    },
  },
}

const deckOf = (mark = ''): TaskDeck => TASK_DECKS.find((deck) => deckMark(deck) === mark) ?? 'guild'
const dogOf = (name = ''): Breed => BREEDS.find((breed) => breed === name) ?? 'jack'

// Each form is kept under its own kind, which the compiler cannot follow through a look-up.
const formOf = (action: Action): Form<Action> => FORMS[action.kind] as unknown as Form<Action>

/** An action as the speaker of this scene writes it; cards that the speaker may not know are named by their slots. */
export const makeAction = (scene: Scene, action: Action): string => formOf(action).make(action, scene)

/**
 * The action that the speaker of this scene means. Whether it is legal, `apply` says. Refused: `action.malformed`, and `action.noCard`
 * for a card that the speaker does not see.
 */
export const parseAction = (scene: Scene, text: string): Result<Action> => {
  const line = text.trim().replace(/\s+/g, ' ')
  for (const form of Object.values(FORMS)) {
    const [found, ...parts] = form.pattern.exec(line) ?? []
    if (found !== undefined) return form.read(parts, scene)
  }
  return refuse('action.malformed', undefined, { what: line.slice(0, 60) })
}
