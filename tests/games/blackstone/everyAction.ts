/**
 * Every well-formed action over the slots of a position: all kinds, all values of their fields. What of it the rules take must be what they
 * list.
 */
import type { Action, ActionOf, Laid, RewardTaken, Taken } from '../../../src/games/blackstone/actions.ts'
import { ACTION_KINDS } from '../../../src/games/blackstone/actions.ts'
import { SPACES } from '../../../src/games/blackstone/board.ts'
import { ALL_DECKS, BREEDS } from '../../../src/games/blackstone/cards.ts'
import type { Face } from '../../../src/games/blackstone/faces.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import { canonical } from '../../../src/kernel/canonical.ts'
import type { Slot } from '../../../src/kernel/contract.ts'
import type { Json } from '../../../src/kernel/json.ts'
import type { Situation } from './situation.ts'

type Showing = Pick<ActionOf<'complete'>, 'card' | 'left' | 'right' | 'pay'>

const SIDES = [0, 1] as const
const TOKENS = ['knight', 'wizard'] as const
const STACKS = [{}, { stack: 'knight' }, { stack: 'wizard' }] as const
const BY_KNIGHT = [{}, { by: 'knight' }] as const
const BY_WIZARD = [{}, { by: 'wizard' }] as const
const PILES = [0, 1, 2, 3]
/** One more than an offer has places. */
const OFFERS = [0, 1, 2, 3, 4, 5]
const SETS = [0, 1, 2, 3]
const REWARDS: readonly RewardTaken[] = [
  ...['knight', 'wizard', 'guild', 'power', 'machination'],
  ...['knight+guild', 'wizard+guild'],
] as const satisfies readonly RewardTaken[]
/** Sixteen of two symbols, eight of one. */
const FACES: readonly Face[] = Array.from({ length: 24 }, (_, face) => face)

/** All lists of so many faces or fewer, in any order. */
const payments = (most: number): readonly (readonly Face[])[] => {
  const shorter = most > 0 ? payments(most - 1) : []
  const longest = shorter.filter(({ length }) => length === most - 1)
  return most === 0 ? [[]] : [...shorter, ...longest.flatMap((pay) => FACES.map((face) => [...pay, face]))]
}

/** As many faces as cards are completed in a stack, for no upcharge is higher (ruling 50); at least one. */
const payable = ({ state, seat }: Situation): readonly (readonly Face[])[] =>
  payments(Math.max(1, ...Object.values(state.courts[seat]?.stacks ?? {}).map(({ length }) => length)))

const handOf = ({ state, seat }: Situation): readonly Slot[] => state.courts[seat]?.hand ?? []

/** Slots that are no hand card of the awaited seat: one from each kind of place where a card can be, and one that there is not. */
const strangers = ({ state, seat }: Situation): readonly Slot[] => {
  const { board, piles, discard, decks, courts, rats, quest } = state
  const others = courts.filter((_, other) => other !== seat)
  const zones: readonly (readonly Slot[])[] = [
    ...[board.filter((slot) => slot >= 0), piles.flat(), discard, rats?.draw ?? [], quest?.offer ?? []],
    ...[decks.guild.draw, Object.values(decks).flatMap((deck) => deck.discard)],
    ...[others.flatMap(({ hand }) => hand), courts.flatMap(({ stacks }) => Object.values(stacks).flat())],
    courts.flatMap(({ retained }) => retained),
  ]
  return [...zones.flatMap((zone) => zone.slice(-1)), state.cards.length]
}

const pairs = SPACES.flatMap((left) => SPACES.map((right) => ({ left, right })))

/** All that can be shown and said beside it with a card of the own hand; with a card from elsewhere any two spaces. */
function* showings<T extends object>(s: Situation, beside: readonly T[]): Generator<Showing & T> {
  for (const card of handOf(s))
    for (const pay of payable(s))
      for (const pair of pairs) for (const said of beside) yield { card, ...pair, pay, ...said }
  const [first] = beside
  for (const card of strangers(s)) for (const pair of pairs) if (first) yield { card, ...pair, pay: [], ...first }
}

/** Nothing or one of these, for each half of a card. */
const halves = <T>(parts: readonly T[]): readonly { readonly left?: T; readonly right?: T }[] => {
  const maybe: readonly (T | undefined)[] = [undefined, ...parts]
  return maybe.flatMap((left) => maybe.map((right) => ({ ...(left && { left }), ...(right && { right }) })))
}

const takings = (sets: readonly number[]): readonly Taken[] =>
  SPACES.flatMap((space) => sets.map((set) => ({ space, set })))

/** Vassals of all hands, and one that is offered. */
const layings = ({ state: { courts, quest } }: Situation): readonly Laid[] =>
  [...courts.flatMap(({ vassals = [] }) => vassals), ...(quest?.vassals ?? []).slice(0, 1)].flatMap((slot) =>
    SIDES.flatMap((side) => SPACES.map((space) => ({ slot, side, space }))),
  )

const slots = ({ state }: Situation): readonly Slot[] => [...state.cards.keys(), state.cards.length]

type Grammar = { readonly [K in Action['kind']]: (s: Situation) => Iterable<Omit<ActionOf<K>, 'kind'>> }

const alone = () => [{}]
const anySpace = () => SPACES.map((space) => ({ space }))
const anySlot = (s: Situation) => slots(s).map((slot) => ({ slot }))
const slotAndSpace = (s: Situation) => slots(s).flatMap((slot) => SPACES.map((space) => ({ slot, space })))
const two = SPACES.flatMap((a) => SPACES.map((b) => [a, b] as const))

const GRAMMAR: Grammar = {
  pile: () => PILES.map((pile) => ({ pile })),
  family: anySlot,
  decks: () => ALL_DECKS.flatMap((a) => ALL_DECKS.map((b) => ({ decks: [a, b] as const }))),
  keep: anySlot,
  place: slotAndSpace,
  income: (s) => slots(s).flatMap((slot) => TOKENS.map((token) => ({ slot, token }))),
  recall: alone,
  leave: alone,
  refreshPile: () => PILES.map((pile) => ({ pile })),
  slide: () => BY_WIZARD.flatMap((by) => two.map(([from, to]) => ({ from, to, ...by }))),
  swap: () => BY_KNIGHT.flatMap((by) => two.map(([a, b]) => ({ a, b, ...by }))),
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
  complete: (s) => showings(s, STACKS),
  adopt: (s) =>
    showings(
      s,
      BREEDS.map((dog) => ({ dog })),
    ),
  kill: () => BREEDS.flatMap((dog) => [1, 2, 3].map((rats) => ({ dog, rats }))),
  take: () => OFFERS.map((offer) => ({ offer })),
  takeKnight: alone,
  *use(s) {
    for (const card of handOf(s)) for (const parts of halves(takings(SETS))) yield { card, ...parts }
    for (const card of strangers(s)) for (const parts of halves(takings([0]))) yield { card, ...parts }
  },
  *lay(s) {
    for (const card of handOf(s)) for (const parts of halves(layings(s))) yield { card, ...parts }
    for (const card of strangers(s)) for (const left of layings(s)) yield { card, left }
  },
  exchange: (s) => slots(s).flatMap((slot) => OFFERS.map((offer) => ({ slot, offer }))),
  endWork: alone,
  pass: alone,
  reward: () => REWARDS.map((take) => ({ take })),
  claim: (s) => payable(s).flatMap((pay) => STACKS.map((stack) => ({ pay, ...stack }))),
  decline: alone,
  refill: alone,
  leaveEmpty: alone,
  makeUp: anySpace,
  agents: (s) => slots(s).flatMap((card) => SPACES.map((space) => ({ card, space }))),
  faceDown: (s) => slots(s).map((card) => ({ card })),
  skip: alone,
  discard: anySlot,
}

/** Every well-formed action here. */
export function* everyAction(s: Situation): Generator<Action> {
  // What a kind yields are its own fields, which the compiler does not follow through the look-up.
  for (const kind of ACTION_KINDS) for (const fields of GRAMMAR[kind](s)) yield { kind, ...fields } as Action
}

/** One name for each action, whatever the order of its fields. */
export const nameOf = (action: Action): string => canonical(action as unknown as Json)

/** The actions that the rules take when every one is tried. */
export const taken = (s: Situation): readonly string[] => {
  const found: string[] = []
  for (const action of everyAction(s)) if (game.apply(s.state, s.deed(action)).ok) found.push(nameOf(action))
  return found.toSorted()
}

/** The actions that the rules list. */
export const listed = (s: Situation): readonly string[] => s.legal.map(nameOf).toSorted()
