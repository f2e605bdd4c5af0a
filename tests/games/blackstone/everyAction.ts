/**
 * Every well-formed action over the slots of a position: all kinds, all values of their fields. Those that the rules
 * accept must be those that they list.
 */
import type {
  Action,
  ActionOf,
  RewardChoice,
  SetPlacement,
  VassalPlacement,
} from '../../../src/games/blackstone/actions.ts'
import { ACTION_KINDS } from '../../../src/games/blackstone/actions.ts'
import { SPACES } from '../../../src/games/blackstone/board.ts'
import { ALL_DECKS, DOG_BREEDS } from '../../../src/games/blackstone/cards.ts'
import type { Face } from '../../../src/games/blackstone/faces.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { canonicalJson } from '../../../src/kernel/canonicalJson.ts'
import type { Slot } from '../../../src/kernel/contract.ts'
import type { Json } from '../../../src/kernel/json.ts'
import type { Situation } from './testTable.ts'

type CompletionFields = Pick<ActionOf<'complete'>, 'card' | 'left' | 'right' | 'pay'>

const SIDES = [0, 1] as const
const TOKENS = ['knight', 'wizard'] as const
const STACKS = [{}, { stack: 'knight' }, { stack: 'wizard' }] as const
const BY_KNIGHT = [{}, { by: 'knight' }] as const
const BY_WIZARD = [{}, { by: 'wizard' }] as const
const PILES = [0, 1, 2, 3]
/** One more than an offer has places. */
const OFFER_PLACES = [0, 1, 2, 3, 4, 5]
const SETS = [0, 1, 2, 3]
const REWARDS: readonly RewardChoice[] = [
  ...['knight', 'wizard', 'guild', 'power', 'machination'],
  ...['knight+guild', 'wizard+guild'],
] as const satisfies readonly RewardChoice[]
/** Sixteen of two symbols, eight of one. */
const FACES: readonly Face[] = Array.from({ length: 24 }, (_, face) => face)

/** All lists of so many faces or fewer, in any order. */
const payments = (maxLength: number): readonly (readonly Face[])[] => {
  const shorter = maxLength > 0 ? payments(maxLength - 1) : []
  const longest = shorter.filter(({ length }) => length === maxLength - 1)
  return maxLength === 0 ? [[]] : [...shorter, ...longest.flatMap((pay) => FACES.map((face) => [...pay, face]))]
}

/**
 * Payments of up to as many faces as a stack has completed cards, because no upcharge is higher (ruling 50); at least
 * one.
 */
const possiblePayments = ({ state, seat }: Situation): readonly (readonly Face[])[] =>
  payments(Math.max(1, ...Object.values(state.courts[seat]?.stacks ?? {}).map(({ length }) => length)))

const handOf = ({ state, seat }: Situation): readonly Slot[] => state.courts[seat]?.hand ?? []

/**
 * Slots outside the hand of the awaited seat: one from each kind of place where a card can be, and one that does not
 * exist.
 */
const foreignSlots = ({ state, seat }: Situation): readonly Slot[] => {
  const { board, piles, discard, decks, courts, rats, quest } = state
  const otherCourts = courts.filter((_, other) => other !== seat)
  const zones: readonly (readonly Slot[])[] = [
    ...[board.filter((slot) => slot >= 0), piles.flat(), discard, rats?.draw ?? [], quest?.offer ?? []],
    ...[decks.guild.draw, Object.values(decks).flatMap((deck) => deck.discard)],
    ...[otherCourts.flatMap(({ hand }) => hand), courts.flatMap(({ stacks }) => Object.values(stacks).flat())],
    courts.flatMap(({ retained }) => retained),
  ]
  return [...zones.flatMap((zone) => zone.slice(-1)), state.cards.length]
}

const leftRightPairs = SPACES.flatMap((left) => SPACES.map((right) => ({ left, right })))

/** All completions with a card of the own hand and these extra fields; with a card from elsewhere, any two spaces. */
function* completionFields<T extends object>(s: Situation, extras: readonly T[]): Generator<CompletionFields & T> {
  for (const card of handOf(s))
    for (const pay of possiblePayments(s))
      for (const pair of leftRightPairs) for (const extra of extras) yield { card, ...pair, pay, ...extra }
  const [firstExtra] = extras
  for (const card of foreignSlots(s))
    for (const pair of leftRightPairs) if (firstExtra) yield { card, ...pair, pay: [], ...firstExtra }
}

/** Nothing or one of these, for each half of a card. */
const cardHalves = <T>(parts: readonly T[]): readonly { readonly left?: T; readonly right?: T }[] => {
  const maybe: readonly (T | undefined)[] = [undefined, ...parts]
  return maybe.flatMap((left) => maybe.map((right) => ({ ...(left && { left }), ...(right && { right }) })))
}

const setPlacements = (sets: readonly number[]): readonly SetPlacement[] =>
  SPACES.flatMap((space) => sets.map((set) => ({ space, set })))

/** Vassals of all hands, and one that is offered. */
const vassalPlacements = ({ state: { courts, quest } }: Situation): readonly VassalPlacement[] =>
  [...courts.flatMap(({ vassals = [] }) => vassals), ...(quest?.vassals ?? []).slice(0, 1)].flatMap((slot) =>
    SIDES.flatMap((side) => SPACES.map((space) => ({ slot, side, space }))),
  )

const allSlots = ({ state }: Situation): readonly Slot[] => [...state.cards.keys(), state.cards.length]

type Grammar = { readonly [K in Action['kind']]: (s: Situation) => Iterable<Omit<ActionOf<K>, 'kind'>> }

const noFields = () => [{}]
const anySpace = () => SPACES.map((space) => ({ space }))
const anySlot = (s: Situation) => allSlots(s).map((slot) => ({ slot }))
const slotAndSpace = (s: Situation) => allSlots(s).flatMap((slot) => SPACES.map((space) => ({ slot, space })))
const spacePairs = SPACES.flatMap((a) => SPACES.map((b) => [a, b] as const))

const GRAMMAR: Grammar = {
  pile: () => PILES.map((pile) => ({ pile })),
  family: anySlot,
  decks: () => ALL_DECKS.flatMap((a) => ALL_DECKS.map((b) => ({ decks: [a, b] as const }))),
  keep: anySlot,
  place: slotAndSpace,
  income: (s) => allSlots(s).flatMap((slot) => TOKENS.map((token) => ({ slot, token }))),
  recall: noFields,
  leave: noFields,
  refreshPile: () => PILES.map((pile) => ({ pile })),
  slide: () => BY_WIZARD.flatMap((by) => spacePairs.map(([from, to]) => ({ from, to, ...by }))),
  swap: () => BY_KNIGHT.flatMap((by) => spacePairs.map(([a, b]) => ({ a, b, ...by }))),
  flip: () => BY_KNIGHT.flatMap((by) => SPACES.map((space) => ({ space, ...by }))),
  retain: () =>
    BY_WIZARD.flatMap((by) => SPACES.flatMap((space) => [-1, ...PILES].map((pile) => ({ space, pile, ...by })))),
  blowUp: () => BY_WIZARD.flatMap((by) => SPACES.map((space) => ({ space, ...by }))),
  guard: anySpace,
  unguard: anySpace,
  draw: () =>
    ALL_DECKS.flatMap((deck) =>
      (['wizard', 'knights', 'knight'] as const).flatMap((price) => [
        { deck, price },
        { deck, price, two: true as const },
      ]),
    ),
  complete: (s) => completionFields(s, STACKS),
  adopt: (s) =>
    completionFields(
      s,
      DOG_BREEDS.map((dog) => ({ dog })),
    ),
  kill: () => DOG_BREEDS.flatMap((dog) => [1, 2, 3].map((rats) => ({ dog, rats }))),
  take: () => OFFER_PLACES.map((offer) => ({ offer })),
  takeKnight: noFields,
  *use(s) {
    for (const card of handOf(s)) for (const parts of cardHalves(setPlacements(SETS))) yield { card, ...parts }
    for (const card of foreignSlots(s)) for (const parts of cardHalves(setPlacements([0]))) yield { card, ...parts }
  },
  *lay(s) {
    for (const card of handOf(s)) for (const parts of cardHalves(vassalPlacements(s))) yield { card, ...parts }
    for (const card of foreignSlots(s)) for (const left of vassalPlacements(s)) yield { card, left }
  },
  exchange: (s) => allSlots(s).flatMap((slot) => OFFER_PLACES.map((offer) => ({ slot, offer }))),
  endWork: noFields,
  pass: noFields,
  reward: () => REWARDS.map((take) => ({ take })),
  claim: (s) => possiblePayments(s).flatMap((pay) => STACKS.map((stack) => ({ pay, ...stack }))),
  decline: noFields,
  refill: noFields,
  leaveEmpty: noFields,
  makeUp: anySpace,
  agents: (s) => allSlots(s).flatMap((card) => SPACES.map((space) => ({ card, space }))),
  faceDown: (s) => allSlots(s).map((card) => ({ card })),
  skip: noFields,
  discard: anySlot,
}

/** Every well-formed action here. */
export function* everyAction(s: Situation): Generator<Action> {
  // Each kind yields its own fields, which the compiler cannot infer through the look-up.
  for (const kind of ACTION_KINDS) for (const fields of GRAMMAR[kind](s)) yield { kind, ...fields } as Action
}

/** A key for each action that does not depend on the order of its fields. */
export const actionKey = (action: Action): string => canonicalJson(action as unknown as Json)

/** Keys of the actions that the rules accept when every one is tried. */
export const acceptedActions = (s: Situation): readonly string[] => {
  const accepted: string[] = []
  for (const action of everyAction(s)) if (game.apply(s.state, s.seatMove(action)).ok) accepted.push(actionKey(action))
  return accepted.toSorted()
}

/** Keys of the actions that the rules list. */
export const listedActions = (s: Situation): readonly string[] => s.legal.map(actionKey).toSorted()
