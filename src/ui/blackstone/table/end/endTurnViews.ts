/** Views for the end of a turn: what is over the limits, which cards are discarded, and what follows. */

import { incomeForecast } from '#src/games/blackstone/insight/shown/incomeForecast.ts'
import { type LimitedKind, type LimitStatus, limitStatuses } from '#src/games/blackstone/insight/shown/limitStatuses.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { openVassalIn, visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import type { Court, TurnStep } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { joinNames } from '#src/text/joinTexts.ts'
import { t } from '#src/text/t.ts'
import type { TurnStepView } from '../../../parts/viewTypes.ts'
import { nameOfFace } from '../../views/spaceAndFaceNames.ts'
import type { DiscardView, LimitView } from '../../views/viewProps.ts'
import { isDue, type TurnEndContext } from '../turn/endTurnChecks.ts'

const LIMIT_ICONS = {
  knights: 'knight',
  wizards: 'wizard',
  hand: 'log',
  retained: 'retain',
  knight: 'knight',
  wizard: 'wizard',
  ploy: 'ploy',
} as const

const isToken = (what: LimitedKind): what is 'knights' | 'wizards' => what === 'knights' || what === 'wizards'

/** Cards of a court that count towards a limit; none for tokens. */
const cardsUnderLimit = (court: Court, what: LimitedKind): readonly Slot[] => {
  if (isToken(what)) return []
  return what === 'hand' || what === 'retained' ? court[what] : court.stacks[what]
}

const limitNote = (context: TurnEndContext, limit: LimitStatus): string => {
  const { what, excess } = limit
  if (excess === 0) return ''
  if (!isDue(context, limit)) return t('end.afterIntrigue')
  return t(isToken(what) ? 'end.goesBack' : 'end.discard', { count: excess })
}

/** Do cards have to be discarded for this limit? */
const requiresDiscards = (context: TurnEndContext, limit: LimitStatus): boolean =>
  isDue(context, limit) && !isToken(limit.what)

/** Limits for which cards have to be discarded. */
const discardLimits = (context: TurnEndContext): readonly LimitStatus[] =>
  limitStatuses(context.scene, context.court).filter((limit) => requiresDiscards(context, limit))

/**
 * Views of the other limits: those that take tokens, and those that take nothing now. Cards are chosen in lists of
 * their own.
 */
export const limitViews = (context: TurnEndContext): readonly LimitView[] =>
  limitStatuses(context.scene, context.court)
    .filter((limit) => !requiresDiscards(context, limit))
    .map((limit) => ({
      id: limit.what,
      icon: LIMIT_ICONS[limit.what],
      label: t(`end.${limit.what}`),
      count: limit.count,
      limit: limit.limit,
      isOver: limit.excess > 0,
      note: limitNote(context, limit),
    }))

/** Nearness of a task: 10 for each half that is met, plus its points. The least near is discarded first. */
const taskNearness = (scene: Scene, slot: Slot): number => {
  const compass = taskProgressOf(scene, slot)
  const met = compass ? Number(compass.left.matching.length > 0) + Number(compass.right.matching.length > 0) : 0
  return met * 10 + (visibleTaskIn(scene, slot)?.points ?? 0)
}

/**
 * Cards in the order in which they are suggested: the least near tasks, the vassals retained first, the cards completed
 * last.
 */
const discardOrder = ({ scene, court }: TurnEndContext, what: LimitedKind): readonly Slot[] => {
  const cards = cardsUnderLimit(court, what).slice()
  if (what === 'hand') return cards.sort((a, b) => taskNearness(scene, a) - taskNearness(scene, b))
  return what === 'retained' ? cards : cards.reverse()
}

/** Suggested discards: exactly as many cards as are over each limit. */
export const suggestDiscards = (context: TurnEndContext): readonly Slot[] =>
  discardLimits(context).flatMap(({ what, excess }) => discardOrder(context, what).slice(0, excess))

const countChosen = (cards: readonly Slot[], chosen: readonly Slot[]): number =>
  cards.filter((slot) => chosen.includes(slot)).length

/** Number of cards still to choose; negative where too many are chosen. */
export const countStillToChoose = (context: TurnEndContext, chosen: readonly Slot[]): number =>
  discardLimits(context).reduce(
    (sum, { what, excess }) => sum + excess - countChosen(cardsUnderLimit(context.court, what), chosen),
    0,
  )

/** Is exactly the excess of each limit chosen? */
export const isDiscardComplete = (context: TurnEndContext, chosen: readonly Slot[]): boolean =>
  discardLimits(context).every(
    ({ what, excess }) => countChosen(cardsUnderLimit(context.court, what), chosen) === excess,
  )

const discardCardView = (scene: Scene, id: Slot, chosen: boolean): DiscardView['cards'][number] | null => {
  const task = visibleTaskIn(scene, id)
  const vassal = openVassalIn(scene.state, id)
  if (task) return { id, chosen, kind: 'task', task, showsPoints: pointsGoalOf(scene.state) > 0 }
  return vassal && { id, chosen, kind: 'vassal', face: vassal.face }
}

/** Lists of cards to choose discards from, one for each limit. */
export const discardViews = (context: TurnEndContext, chosen: readonly Slot[]): readonly DiscardView[] =>
  discardLimits(context).map(({ what, excess, count, limit }) => ({
    id: what,
    title: `${t(`end.${what}`)} ${count} → ${limit}`,
    note: t('end.discard', { count: excess }),
    cards: cardsUnderLimit(context.court, what).flatMap(
      (id) => discardCardView(context.scene, id, chosen.includes(id)) ?? [],
    ),
  }))

/** Names of the cards that are chosen as discards. */
export const discardNames = (groups: readonly DiscardView[]): string =>
  joinNames(
    groups
      .flatMap(({ cards }) => cards.filter(({ chosen }) => chosen))
      .map((card) => (card.kind === 'task' ? t(`type.${card.task.type}`) : nameOfFace(card.face))),
  )

/** Sentence on what the next turn of this court brings. */
export const nextTurnIncomeText = ({ scene, court }: TurnEndContext): string =>
  t('end.brings', { ...incomeForecast(scene, court) })

/** Steps that may end a turn, each with a test whether it applies. */
const CLOSING_STEPS = {
  rewards: ({ state }: Scene) => (state.rewards?.length ?? 0) > 0,
  assign: ({ state }: Scene) => state.marked.length > 0,
  intrigue: ({ state }: Scene) => state.courts[state.seat]?.intrigue?.at !== 'exhausted',
  limits: () => true,
  rats: () => true,
  refresh: () => true,
  next: () => true,
} as const
type ClosingStep = keyof typeof CLOSING_STEPS

const isClosing = (step: TurnStep): step is ClosingStep => step in CLOSING_STEPS

/**
 * Steps that end this turn, in the order of the mode. At the end of work the sheet answers the limits before any step
 * runs. While the rules ask for drops, the steps before the limits are done.
 */
export const stepViews = (scene: Scene): readonly TurnStepView[] => {
  const steps = scene.rules.turn.filter(isClosing).filter((step) => CLOSING_STEPS[step](scene))
  const limitsIndex = steps.indexOf('limits')
  const isDropAsked = scene.state.todo.at(-1)?.do === 'drop'
  const stateBefore = isDropAsked ? 'done' : 'next'
  return steps.map((id, index) => ({
    id,
    label: t(id === 'next' && scene.state.courts.length === 1 ? 'end.step.nextTurn' : `end.step.${id}`),
    state: index === limitsIndex ? 'now' : index < limitsIndex ? stateBefore : 'next',
  }))
}
