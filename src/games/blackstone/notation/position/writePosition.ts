/** Writer of position documents from a state. */

import type { Slot } from '#src/kernel/contract.ts'
import { POSITION_FORMAT } from '#src/kernel/formats.ts'
import type { Beginning, HiddenHalf, PositionDocument, PublicHalf } from '../../position/positionSchema.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import { getDeck } from '../../rules/tasks/decks.ts'
import { type Court, type State, type Todo, TURN_STEPS, type TurnStep } from '../../state.ts'
import { formatSpace } from '../cardAndSpaceNotation.ts'
import { formatCards, formatHeldTask, formatHiddenCards, isOpenSlot } from '../formatCards.ts'
import { formatCard } from '../slotNotation.ts'
import { rewardStep, writeCourtIntrigue, writeHiddenIntrigue, writeIntrigue } from './writeIntrigue.ts'
import { writeHiddenQuest, writeQuest, writeQuestCourt } from './writeQueensAndWizardsQuest.ts'

/** The family of a court, once it is open, and the abilities used up this turn. */
const writeFamily = (scene: Scene, { family = -1, used = [] }: Court) => ({
  ...(family >= 0 && isOpenSlot(scene.state, family) && { family: formatCard(scene, family) }),
  ...(used.length > 0 && { used: used.slice() }),
})

/** Spaces of guarded vassals, once for each guard. */
const writeGuards = ({ state: { guards = [], board } }: Scene): Pick<PositionDocument, 'guards'> =>
  guards.length > 0
    ? { guards: board.flatMap((slot, space) => guards.filter((one) => one === slot).map(() => formatSpace(space))) }
    : {}

/** The family cards that each seat still chooses from, by seat. */
const writeFamilyChoices = (scene: Scene): Pick<HiddenHalf, 'families'> => {
  const { todo, courts } = scene.state
  const slotsOf = (seat: number) => todo.flatMap((one) => (one.do === 'family' && one.seat === seat ? one.slots : []))
  return todo.at(-1)?.do === 'family'
    ? { families: courts.map((_, seat) => formatHiddenCards(scene, slotsOf(seat))) }
    : {}
}

/** The drawn tasks; empty while decks are still to be named, null if no such choice is asked. */
const drawnTasks = ({ todo }: State): readonly Slot[] | null => {
  const lastTodo = todo.at(-1)
  if (lastTodo?.do === 'keep') return lastTodo.slots
  return lastTodo?.do === 'decks' && lastTodo.why === 'reward' ? [] : null
}

const writeDrawn = (scene: Scene): Pick<PublicHalf, 'drawn'> => {
  const slots = drawnTasks(scene.state)
  return slots ? { drawn: slots.map((slot) => formatHeldTask(scene, slot)) } : {}
}

const writeHiddenDrawn = (scene: Scene): Pick<HiddenHalf, 'drawn'> => {
  const slots = drawnTasks(scene.state)
  return slots ? { drawn: formatHiddenCards(scene, slots) } : {}
}

/** Position document: zones of Assassins, Knight-Wizard cards and the Solo game. */
const writeAside = (scene: Scene): Pick<PublicHalf, 'aside' | 'refreshPile'> => {
  const { aside = [], refreshPile = -1, courts, seat } = scene.state
  const entries = aside.map(({ slot, pile }) =>
    pile === courts[seat]?.pile ? formatCard(scene, slot) : { card: formatCard(scene, slot), pile },
  )
  return {
    ...(entries.length > 0 && { aside: entries }),
    ...(refreshPile >= 0 && { refreshPile }),
  }
}

/** Knight-Wizard cards that have not paid yet. */
const writeIncome = (scene: Scene): Pick<PublicHalf, 'income'> => {
  const lastTodo = scene.state.todo.at(-1)
  return lastTodo?.do === 'income' ? { income: formatCards(scene, lastTodo.slots) } : {}
}

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
