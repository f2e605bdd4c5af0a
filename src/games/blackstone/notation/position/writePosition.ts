/** A state written as a position document. */
import type { Slot } from '../../../kernel/contract.ts'
import type { Beginning, HiddenHalf, PositionDocument } from '../position/document.ts'
import { deckIn } from '../rules/decks.ts'
import type { Scene } from '../rules/play.ts'
import { type Court, STEPS, type State, type Step, type Todo } from '../state.ts'
import { makeSpace } from './cards.ts'
import { drawnHiddenOf, drawnOf } from './position-drawn.ts'
import { choicesOf, familyOfCourt, guardsOf } from './position-families.ts'
import { intrigueCourtOf, intrigueHiddenOf, intrigueOf, rewardStep } from './position-intrigue.ts'
import { asideOf, incomeOf } from './position-pieces.ts'
import { questCourtOf, questHiddenOf, questOf } from './position-quest.ts'
import { makeCard } from './slot.ts'
import { heldName, hiddenIn, isOpen, namesOf } from './zone.ts'

const isStep = (todo: Todo): boolean => STEPS.some((step) => step === todo.do)

/** The step that is half done where this is asked: it is gone from what is to be done. */
const HALF_DONE: Partial<Record<Todo['do'], Step | Beginning>> = {
  family: 'families',
  pile: 'piles',
  drop: 'limits',
  refill: 'assign',
  refreshPile: 'refresh',
}

/** The step of the turn that a decision belongs to, or the one that it keeps waiting; none after the last. */
const stepOf = (state: State): Step | Beginning | undefined => {
  const todo = state.todo.at(-1)
  if (todo?.do === 'reward') return rewardStep(state)
  if (todo?.do === 'decks' && todo.why === 'hand') return 'hands'
  const halfDone = todo && HALF_DONE[todo.do]
  return halfDone ?? STEPS.find((step) => step === state.todo.findLast(isStep)?.do)
}

const courtOf = (scene: Scene, court: Court) => ({
  knights: court.knights,
  wizards: court.wizards,
  hand: court.hand.map((slot) => heldName(scene, slot)),
  completed: {
    knight: namesOf(scene, court.stacks.knight),
    wizard: namesOf(scene, court.stacks.wizard),
    king: namesOf(scene, court.stacks.king),
    ploy: namesOf(scene, court.stacks.ploy),
  },
  retained: namesOf(scene, court.retained),
  dogs: court.dogs.slice(),
  ...(court.pile >= 0 && { pile: court.pile }),
  ...familyOfCourt(scene, court),
  ...intrigueCourtOf(scene, court),
  ...questCourtOf(scene, court),
})

const pileOf = (scene: Scene, pile: readonly Slot[]) => {
  const top = pile.at(-1)
  return { ...(top !== undefined && isOpen(scene.state, top) && { top: makeCard(scene, top) }), count: pile.length }
}

const boardOf = (scene: Scene): Record<string, string> =>
  Object.fromEntries(
    scene.state.board.flatMap((slot, space) =>
      slot >= 0 && isOpen(scene.state, slot) ? [[makeSpace(space), makeCard(scene, slot)] as const] : [],
    ),
  )

const decksOf = (scene: Scene) =>
  Object.fromEntries(
    scene.mode.decks.map((deck) => {
      const { draw, discard } = deckIn(scene.state, deck)
      return [deck, { count: draw.length, discard: namesOf(scene, discard) }] as const
    }),
  )

const ratsOf = (scene: Scene) => {
  const { rats } = scene.state
  if (!rats) return {}
  const zones = { wandering: rats.wandering, plagued: rats.plagued, discard: rats.discard, out: rats.out }
  const names = Object.fromEntries(Object.entries(zones).map(([zone, slots]) => [zone, namesOf(scene, slots)]))
  return { rats: { count: rats.draw.length, ...names } }
}

/** Where spaces that stayed empty are made up for (ruling 44); elsewhere how many there are means nothing. */
const missingOf = ({ state, rules }: Scene): Pick<PositionDocument, 'missing'> =>
  state.missing > 0 && rules.verbs.has('makeUp') ? { missing: state.missing } : {}

const fromTop = (slots: readonly Slot[]): readonly Slot[] => slots.slice().reverse()

const hiddenOf = (scene: Scene): HiddenHalf => {
  const { courts, piles, rats } = scene.state
  return {
    ...choicesOf(scene),
    hands: courts.map(({ hand }) => hiddenIn(scene, hand)),
    piles: piles.map((pile) => hiddenIn(scene, fromTop(pile))),
    decks: Object.fromEntries(
      scene.mode.decks.map((deck) => [deck, hiddenIn(scene, fromTop(deckIn(scene.state, deck).draw))]),
    ),
    ...(rats && { rats: hiddenIn(scene, fromTop(rats.draw)) }),
    ...drawnHiddenOf(scene),
    ...intrigueHiddenOf(scene),
    ...questHiddenOf(scene),
  }
}

/**
 * What lies on the table and, as far as this scene knows it, what is hidden. Read again it is the same position wherever a seat is awaited.
 * Of a game that is over it only describes.
 */
export const makePosition = (scene: Scene, names: readonly string[]): PositionDocument => {
  const { state, mode } = scene
  const step = stepOf(state)
  const { seat, first, round, completions } = state
  return {
    format: 'blackstone-position',
    version: 1,
    mode: mode.id,
    options: { ...state.setting.options },
    seats: names.slice(),
    ...(state.setting.cards && { cards: state.setting.cards.slice() }),
    board: boardOf(scene),
    marked: state.marked.map(makeSpace),
    ...missingOf(scene),
    piles: state.piles.map((pile) => pileOf(scene, pile)),
    discard: namesOf(scene, state.discard),
    ...guardsOf(scene),
    ...asideOf(scene),
    ...drawnOf(scene),
    ...incomeOf(scene),
    decks: decksOf(scene),
    ...ratsOf(scene),
    ...questOf(scene),
    ...intrigueOf(scene),
    courts: state.courts.map((court) => courtOf(scene, court)),
    turn: { seat, first, round, completions, ...(step && { step }) },
    hidden: hiddenOf(scene),
  }
}
