/** How actions are written: `N BS-LS`, `W AO^`, `G01 BS KO/Ls,Dc`. docs/notation.md is the grammar. */
import type { Slot } from '../../../kernel/contract.ts'
import { ok, type Result, refuse } from '../../../kernel/result.ts'
import type { Action, ActionOf, Laid, Price, RewardTaken, Taken, Token } from '../actions.ts'
import { BREEDS, type Breed, cardOf, type TaskDeck } from '../cards.ts'
import { DOGS } from '../data/dogs.ts'
import type { Face } from '../faces.ts'
import type { Scene } from '../rules/play.ts'
import { makeFace, makeSpace, makeVassal, parseFace, parseSpace, parseVassal } from './cards.ts'
import { makeSlot, parseSlot, slotOfVassal } from './slot.ts'

const SPACE = '([BLACK][STONE])'
const PILE = '([1-4])'
const FACE = '(?:[LDMP][seyc*]|\\*[seyc])'
/** A slot, a task or an Assassin, a vassal, a family. */
const CARD = `(#\\d{1,4}|[A-Z]+\\d+|${FACE}/${FACE}|[a-z]{2,20})`
const DECK = '([GPMKW])'
const OFFER = '([1-9]\\d?)'
const SHOWING = `${CARD} ${SPACE} ${SPACE}(?:/(${FACE}(?:,${FACE})*))?`
/** Where a Knight-Wizard card goes. */
const STACK = '(?:>([NW]))?'

const PRICES: Readonly<Record<Price, string>> = { wizard: 'W', knights: 'NN', knight: 'N' }
const DECKS: Readonly<Record<TaskDeck, string>> = { guild: 'G', power: 'P', machination: 'M', knight: 'K', wizard: 'W' }
const deckMark = (deck: TaskDeck): string => DECKS[deck]
const dogPrice = (dog: Breed): string => 'N'.repeat(DOGS[dog].knights) + 'W'.repeat(DOGS[dog].wizards)

const pattern = (form: string): RegExp => new RegExp(`^${form}$`)
const priceOf = (mark = ''): Price => (mark === 'W' ? 'wizard' : mark === 'N' ? 'knight' : 'knights')
const tokenMark = (token: Token): string => (token === 'knight' ? 'N' : 'W')
const tokenOf = (mark = ''): Token => (mark === 'N' ? 'knight' : 'wizard')
const stackMark = ({ stack }: { readonly stack?: Token }): string => (stack ? `>${tokenMark(stack)}` : '')
const stackRead = (mark: string | undefined) => (mark ? { stack: tokenOf(mark) } : {})
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

/** A vassal that is taken goes to a set; one that is laid goes from the hand with this face up. */
const TAKEN = `(?:${SPACE}:${OFFER}|-)`
const LAID = `(?:${CARD}(?:\\.([01]))?:${SPACE}|-)`

const makeTaken = (part: Taken | undefined): string => (part ? `${makeSpace(part.space)}:${part.set + 1}` : '-')
const readTaken = (where: string | undefined, set: string | undefined) =>
  where ? { space: space(where), set: Number(set) - 1 } : undefined

/** A vassal that the speaker knows is named as it will lie, one that he does not by its slot and the side. */
const makeLaid = (scene: Scene, part: Laid | undefined): string => {
  if (!part) return '-'
  const code = scene.know(part.slot)
  const card = code < 0 ? `#${part.slot}.${part.side}` : makeVassal({ card: cardOf(code), side: part.side })
  return `${card}:${makeSpace(part.space)}`
}

const readLaid = (scene: Scene, [name, side, where]: readonly (string | undefined)[]): Result<Laid | undefined> => {
  if (!name) return ok(undefined)
  const vassal = parseVassal(name)
  const slot = vassal ? slotOfVassal(scene, vassal.card) : parseSlot(scene, name)
  if (slot === null) return refuse('action.noCard', undefined, { what: name })
  return ok({ slot, side: (vassal?.side ?? Number(side ?? 0)) === 1 ? 1 : 0, space: space(where) })
}

const word = <K extends 'recall' | 'leave' | 'skip' | 'decline' | 'pass'>(kind: K): Form<ActionOf<K>> => ({
  pattern: pattern(kind),
  make: () => kind,
  // The compiler does not see that these kinds have no other field.
  read: () => ok({ kind } as unknown as ActionOf<K>),
})

const REWARDS: Readonly<Record<RewardTaken, string>> = {
  knight: 'N',
  wizard: 'W',
  guild: 'G',
  'knight+guild': 'N+G',
  'wizard+guild': 'W+G',
  power: 'P',
  machination: 'M',
}
const rewardOf = (mark = ''): RewardTaken =>
  (Object.keys(REWARDS) as readonly RewardTaken[]).find((take) => REWARDS[take] === mark) ?? 'guild'

const slotForm = <K extends 'family' | 'keep' | 'discard'>(kind: K, mark: string): Form<ActionOf<K>> => ({
  pattern: pattern(`${mark} ${CARD}`),
  make: (action, scene) => `${mark} ${makeSlot(scene, (action as { readonly slot: Slot }).slot)}`,
  read([name], scene) {
    const found = card(scene, name)
    return found.ok ? ok({ kind, slot: found.value } as unknown as ActionOf<K>) : found
  },
})

const FORMS: { readonly [K in Action['kind']]: Form<ActionOf<K>> } = {
  pile: {
    pattern: pattern(`!${PILE}`),
    make: ({ pile }) => `!${pile + 1}`,
    read: ([pile]) => ok({ kind: 'pile', pile: Number(pile) - 1 }),
  },
  slide: {
    pattern: pattern(`([NW]) ${SPACE}-${SPACE}`),
    make: ({ from, to, by }) => `${by ? 'W' : 'N'} ${makeSpace(from)}-${makeSpace(to)}`,
    read: ([mark, from, to]) =>
      ok({ kind: 'slide', from: space(from), to: space(to), ...(mark === 'W' && { by: 'wizard' }) }),
  },
  swap: {
    pattern: pattern(`([NW]) ${SPACE}~${SPACE}`),
    make: ({ a, b, by }) => `${by ? 'N' : 'W'} ${makeSpace(a)}~${makeSpace(b)}`,
    read: ([mark, a, b]) => {
      const [low, high] = [Math.min(space(a), space(b)), Math.max(space(a), space(b))]
      return ok({ kind: 'swap', a: low, b: high, ...(mark === 'N' && { by: 'knight' }) })
    },
  },
  flip: {
    pattern: pattern(`([NW]) ${SPACE}\\^`),
    make: (action) => `${action.by ? 'N' : 'W'} ${makeSpace(action.space)}^`,
    read: ([mark, where]) => ok({ kind: 'flip', space: space(where), ...(mark === 'N' && { by: 'knight' }) }),
  },
  retain: {
    pattern: pattern(`([NW]) ${SPACE}!(?:${PILE}|-)`),
    make: (action) => `${action.by ? 'W' : 'N'} ${makeSpace(action.space)}!${action.pile < 0 ? '-' : action.pile + 1}`,
    read: ([mark, where, pile]) =>
      ok({ kind: 'retain', space: space(where), pile: Number(pile ?? 0) - 1, ...(mark === 'W' && { by: 'wizard' }) }),
  },
  draw: {
    pattern: pattern(`(W|NN|N)(\\+|\\+\\+)${DECK}`),
    make: ({ price, deck, two }) => `${PRICES[price]}${two ? '++' : '+'}${deckMark(deck)}`,
    read: ([price, plus, mark]) =>
      ok({ kind: 'draw', deck: deckOf(mark), price: priceOf(price), ...(plus === '++' && { two: true }) }),
  },
  complete: {
    pattern: pattern(SHOWING + STACK),
    make: (action, scene) => makeShowing(scene, action) + stackMark(action),
    read(parts, scene) {
      const showing = readShowing(scene, parts)
      return showing.ok ? ok({ kind: 'complete', ...showing.value, ...stackRead(parts[4]) }) : showing
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
  discard: slotForm('discard', 'x'),
  family: slotForm('family', 'family'),
  keep: slotForm('keep', 'keep'),
  decks: {
    pattern: pattern(`decks ${DECK},${DECK}`),
    make: ({ decks: [a, b] }) => `decks ${deckMark(a)},${deckMark(b)}`,
    read([a, b], { mode }) {
      const [first, second] = [deckOf(a), deckOf(b)]
      const isInOrder = mode.decks.indexOf(first) <= mode.decks.indexOf(second)
      return ok({ kind: 'decks', decks: isInOrder ? [first, second] : [second, first] })
    },
  },
  guard: {
    pattern: pattern(`${SPACE}@`),
    make: (action) => `${makeSpace(action.space)}@`,
    read: ([where]) => ok({ kind: 'guard', space: space(where) }),
  },
  unguard: {
    pattern: pattern(`${SPACE}@-`),
    make: (action) => `${makeSpace(action.space)}@-`,
    read: ([where]) => ok({ kind: 'unguard', space: space(where) }),
  },
  blowUp: {
    pattern: pattern(`([NW]) ${SPACE}!!`),
    make: (action) => `${action.by ? 'W' : 'N'} ${makeSpace(action.space)}!!`,
    read: ([mark, where]) => ok({ kind: 'blowUp', space: space(where), ...(mark === 'W' && { by: 'wizard' }) }),
  },
  place: {
    pattern: pattern(`${CARD}@${SPACE}`),
    make: (action, scene) => `${makeSlot(scene, action.slot)}@${makeSpace(action.space)}`,
    read([name, where], scene) {
      const found = card(scene, name)
      return found.ok ? ok({ kind: 'place', slot: found.value, space: space(where) }) : found
    },
  },
  income: {
    pattern: pattern(`${CARD}=([NW])`),
    make: ({ slot, token }, scene) => `${makeSlot(scene, slot)}=${tokenMark(token)}`,
    read([name, mark], scene) {
      const found = card(scene, name)
      return found.ok ? ok({ kind: 'income', slot: found.value, token: tokenOf(mark) }) : found
    },
  },
  recall: word('recall'),
  leave: word('leave'),
  skip: word('skip'),
  decline: word('decline'),
  pass: word('pass'),
  agents: {
    pattern: pattern(`agents ${CARD} ${SPACE}`),
    make: (action, scene) => `agents ${makeSlot(scene, action.card)} ${makeSpace(action.space)}`,
    read([name, where], scene) {
      const found = card(scene, name)
      return found.ok ? ok({ kind: 'agents', card: found.value, space: space(where) }) : found
    },
  },
  faceDown: {
    pattern: pattern(`down ${CARD}`),
    make: (action, scene) => `down ${makeSlot(scene, action.card)}`,
    read([name], scene) {
      const found = card(scene, name)
      return found.ok ? ok({ kind: 'faceDown', card: found.value }) : found
    },
  },
  reward: {
    pattern: pattern('reward (N\\+G|W\\+G|[NWGPM])'),
    make: ({ take }) => `reward ${REWARDS[take]}`,
    read: ([mark]) => ok({ kind: 'reward', take: rewardOf(mark) }),
  },
  claim: {
    pattern: pattern(`claim(?:/(${FACE}(?:,${FACE})*))?${STACK}`),
    make: (action) => `claim${action.pay.length > 0 ? `/${action.pay.map(makeFace).join()}` : ''}${stackMark(action)}`,
    read: ([pay, stack]) => ok({ kind: 'claim', pay: faces(pay), ...stackRead(stack) }),
  },
  refreshPile: {
    pattern: pattern(`refresh !${PILE}`),
    make: ({ pile }) => `refresh !${pile + 1}`,
    read: ([pile]) => ok({ kind: 'refreshPile', pile: Number(pile) - 1 }),
  },
  take: {
    pattern: pattern(`take ${OFFER}`),
    make: ({ offer }) => `take ${offer + 1}`,
    read: ([offer]) => ok({ kind: 'take', offer: Number(offer) - 1 }),
  },
  takeKnight: { pattern: pattern('take N'), make: () => 'take N', read: () => ok({ kind: 'takeKnight' }) },
  use: {
    pattern: pattern(`use ${CARD} ${TAKEN} ${TAKEN}`),
    make: (action, scene) => `use ${makeSlot(scene, action.card)} ${makeTaken(action.left)} ${makeTaken(action.right)}`,
    read([name, ...parts], scene) {
      const found = card(scene, name)
      if (!found.ok) return found
      const left = readTaken(parts[0], parts[1])
      const right = readTaken(parts[2], parts[3])
      return ok({ kind: 'use', card: found.value, ...(left && { left }), ...(right && { right }) })
    },
  },
  lay: {
    pattern: pattern(`lay ${CARD} ${LAID} ${LAID}`),
    make: (action, scene) =>
      `lay ${makeSlot(scene, action.card)} ${makeLaid(scene, action.left)} ${makeLaid(scene, action.right)}`,
    read([name, ...parts], scene) {
      const found = card(scene, name)
      const left = readLaid(scene, parts.slice(0, 3))
      const right = readLaid(scene, parts.slice(3, 6))
      if (!found.ok) return found
      if (!left.ok) return left
      if (!right.ok) return right
      return ok({
        kind: 'lay',
        card: found.value,
        ...(left.value && { left: left.value }),
        ...(right.value && { right: right.value }),
      })
    },
  },
  exchange: {
    pattern: pattern(`exchange ${CARD} ${OFFER}`),
    make: ({ slot, offer }, scene) => `exchange ${makeSlot(scene, slot)} ${offer + 1}`,
    read([name, offer], scene) {
      const found = card(scene, name)
      return found.ok ? ok({ kind: 'exchange', slot: found.value, offer: Number(offer) - 1 }) : found
    },
  },
}

const deckOf = (mark = ''): TaskDeck =>
  (Object.keys(DECKS) as readonly TaskDeck[]).find((deck) => DECKS[deck] === mark) ?? 'guild'
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
