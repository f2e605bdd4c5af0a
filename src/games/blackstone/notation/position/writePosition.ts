/** Writer of position documents from a state. */

import type { Slot } from '#src/kernel/contract.ts'
import { POSITION_FORMAT } from '#src/kernel/formats.ts'
import type { Beginning, HiddenHalf, PositionDocument } from '../../position/positionDocument.ts'
import type { Scene } from '../../rules/contract.ts'
import { getDeck } from '../../rules/tasks/decks.ts'
import { type Court, type State, type Todo, TURN_STEPS, type TurnStep } from '../../state.ts'
import { formatSpace } from '../cards.ts'
import { formatCards, formatHeldTask, formatHiddenCards, isOpenSlot } from '../formatCards.ts'
import { formatCard } from '../formatSlot.ts'
import { writeAside, writeIncome } from './writeAside.ts'
import { writeDrawn, writeHiddenDrawn } from './writeDrawn.ts'
import { writeFamily, writeFamilyChoices, writeGuards } from './writeFamilies.ts'
import { rewardStep, writeCourtIntrigue, writeHiddenIntrigue, writeIntrigue } from './writeIntrigue.ts'
import { writeHiddenQuest, writeQuest, writeQuestCourt } from './writeQuest.ts'

const isStep = (todo: Todo): boolean => TURN_STEPS.some((step) => step === todo.do)

/** Step that is half done while this todo is next; the step itself is no longer in the list. */
const STEP_HALF_DONE_BY_TODO: Partial<Record<Todo['do'], TurnStep | Beginning>> = {
  family: 'families',
  pile: 'piles',
  drop: 'limits',
  refill: 'assign',
  refreshPile: 'refresh',
}

/** The step that the next decision belongs to, or that waits for it; undefined after the last. */
const currentStep = (state: State): TurnStep | Beginning | undefined => {
  const todo = state.todo.at(-1)
  if (todo?.do === 'reward') return rewardStep(state)
  if (todo?.do === 'decks' && todo.why === 'hand') return 'hands'
  const halfDone = todo && STEP_HALF_DONE_BY_TODO[todo.do]
  return halfDone ?? TURN_STEPS.find((step) => step === state.todo.findLast(isStep)?.do)
}

const writeCourt = (scene: Scene, court: Court) => ({
  knights: court.knights,
  wizards: court.wizards,
  hand: court.hand.map((slot) => formatHeldTask(scene, slot)),
  completed: {
    knight: formatCards(scene, court.stacks.knight),
    wizard: formatCards(scene, court.stacks.wizard),
    king: formatCards(scene, court.stacks.king),
    ploy: formatCards(scene, court.stacks.ploy),
  },
  retained: formatCards(scene, court.retained),
  dogs: court.dogs.slice(),
  ...(court.pile >= 0 && { pile: court.pile }),
  ...writeFamily(scene, court),
  ...writeCourtIntrigue(scene, court),
  ...writeQuestCourt(scene, court),
})

const writePile = (scene: Scene, pile: readonly Slot[]) => {
  const top = pile.at(-1)
  return {
    ...(top !== undefined && isOpenSlot(scene.state, top) && { top: formatCard(scene, top) }),
    count: pile.length,
  }
}

const writeBoard = (scene: Scene): Record<string, string> =>
  Object.fromEntries(
    scene.state.board.flatMap((slot, space) =>
      slot >= 0 && isOpenSlot(scene.state, slot) ? [[formatSpace(space), formatCard(scene, slot)] as const] : [],
    ),
  )

const writeDecks = (scene: Scene) =>
  Object.fromEntries(
    scene.mode.decks.map((deck) => {
      const { draw, discard } = getDeck(scene.state, deck)
      return [deck, { count: draw.length, discard: formatCards(scene, discard) }] as const
    }),
  )

const writeRats = (scene: Scene) => {
  const { rats } = scene.state
  if (!rats) return {}
  const zones = { wandering: rats.wandering, plagued: rats.plagued, discard: rats.discard, out: rats.out }
  const names = Object.fromEntries(Object.entries(zones).map(([zone, slots]) => [zone, formatCards(scene, slots)]))
  return { rats: { count: rats.draw.length, ...names } }
}

/**
 * Number of spaces that stayed empty, for modes that make up for them (ruling 44); in others the number has no meaning.
 */
const writeMissing = ({ state, rules }: Scene): Pick<PositionDocument, 'missing'> =>
  state.missing > 0 && rules.actionHandlers.has('makeUp') ? { missing: state.missing } : {}

const fromTop = (slots: readonly Slot[]): readonly Slot[] => slots.slice().reverse()

const writeHiddenHalf = (scene: Scene): HiddenHalf => {
  const { courts, piles, rats } = scene.state
  return {
    ...writeFamilyChoices(scene),
    hands: courts.map(({ hand }) => formatHiddenCards(scene, hand)),
    piles: piles.map((pile) => formatHiddenCards(scene, fromTop(pile))),
    decks: Object.fromEntries(
      scene.mode.decks.map((deck) => [deck, formatHiddenCards(scene, fromTop(getDeck(scene.state, deck).draw))]),
    ),
    ...(rats && { rats: formatHiddenCards(scene, fromTop(rats.draw)) }),
    ...writeHiddenDrawn(scene),
    ...writeHiddenIntrigue(scene),
    ...writeHiddenQuest(scene),
  }
}

/**
 * Writes the open cards and, as far as this scene knows them, the hidden ones. As long as a seat is awaited, reading
 * the document gives the same position. For a game that is over it is a description only.
 */
export const writePosition = (scene: Scene, names: readonly string[]): PositionDocument => {
  const { state, mode } = scene
  const step = currentStep(state)
  const { seat, first, round, completions } = state
  return {
    format: POSITION_FORMAT,
    version: 1,
    mode: mode.id,
    options: { ...state.setting.options },
    seats: names.slice(),
    ...(state.setting.cards && { cards: state.setting.cards.slice() }),
    board: writeBoard(scene),
    marked: state.marked.map(formatSpace),
    ...writeMissing(scene),
    piles: state.piles.map((pile) => writePile(scene, pile)),
    discard: formatCards(scene, state.discard),
    ...writeGuards(scene),
    ...writeAside(scene),
    ...writeDrawn(scene),
    ...writeIncome(scene),
    decks: writeDecks(scene),
    ...writeRats(scene),
    ...writeQuest(scene),
    ...writeIntrigue(scene),
    courts: state.courts.map((court) => writeCourt(scene, court)),
    turn: { seat, first, round, completions, ...(step && { step }) },
    hidden: writeHiddenHalf(scene),
  }
}
