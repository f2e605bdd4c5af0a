/** Ending a turn: what is over the limits, which cards go, what comes then. */

import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { outlookOf } from '../../../games/blackstone/insight/income.ts'
import { type Limit, type Limited, limitsOf } from '../../../games/blackstone/insight/limits.ts'
import { taskSeen, vassalIn } from '../../../games/blackstone/insight/sight.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Court, Step } from '../../../games/blackstone/state.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { rowOf } from '../../text/list.ts'
import { t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { DiscardView, LimitView, StepView } from '../props.ts'
import { isDue } from './mayEnd.ts'
import { goalOf } from './views.ts'

/** What ends: the game as the seat sees it, and the court whose limits are checked. */
export interface Closing {
  readonly scene: Scene
  readonly court: Court
}

const ICONS = {
  knights: 'knight',
  wizards: 'wizard',
  hand: 'log',
  retained: 'retain',
  knight: 'knight',
  wizard: 'wizard',
  ploy: 'ploy',
} as const

const isToken = (what: Limited): what is 'knights' | 'wizards' => what === 'knights' || what === 'wizards'

/** The cards of a court that fall under a limit. */
const cardsOf = (court: Court, what: Limited): readonly Slot[] => {
  if (isToken(what)) return []
  return what === 'hand' || what === 'retained' ? court[what] : court.stacks[what]
}

const noteOf = (closing: Closing, limit: Limit): string => {
  const { what, over } = limit
  if (over === 0) return ''
  if (!isDue(closing, limit)) return t('end.afterIntrigue')
  return t(isToken(what) ? 'end.goesBack' : 'end.discard', { count: over })
}

/** Do cards have to go under this limit? */
const takesCards = (closing: Closing, limit: Limit): boolean => isDue(closing, limit) && !isToken(limit.what)

/** Limits under which cards have to go. */
const cardLimits = (closing: Closing): readonly Limit[] =>
  limitsOf(closing.scene, closing.court).filter((limit) => takesCards(closing, limit))

/** The other limits: those that take tokens, and those that take nothing now. Cards are chosen from lists of their own. */
export const limitViews = (closing: Closing): readonly LimitView[] =>
  limitsOf(closing.scene, closing.court)
    .filter((limit) => !takesCards(closing, limit))
    .map((limit) => ({
      id: limit.what,
      icon: ICONS[limit.what],
      label: t(`end.${limit.what}`),
      count: limit.count,
      limit: limit.limit,
      over: limit.over > 0,
      note: noteOf(closing, limit),
    }))

/** How near a task is: halves met, then points. The least near goes first. */
const nearness = (scene: Scene, slot: Slot): number => {
  const compass = compassOf(scene, slot)
  const met = compass ? Number(compass.left.met.length > 0) + Number(compass.right.met.length > 0) : 0
  return met * 10 + (taskSeen(scene, slot)?.points ?? 0)
}

/** The tasks that are least near, the vassals that were retained first, the cards that were completed last. */
const worstFirst = ({ scene, court }: Closing, what: Limited): readonly Slot[] => {
  const cards = cardsOf(court, what).slice()
  if (what === 'hand') return cards.sort((a, b) => nearness(scene, a) - nearness(scene, b))
  return what === 'retained' ? cards : cards.reverse()
}

/** A suggestion of what to drop. */
export const suggestDrops = (closing: Closing): readonly Slot[] =>
  cardLimits(closing).flatMap(({ what, over }) => worstFirst(closing, what).slice(0, over))

const countOf = (cards: readonly Slot[], chosen: readonly Slot[]): number =>
  cards.filter((slot) => chosen.includes(slot)).length

/** How many more cards must be chosen; negative where too many are. */
export const stillToChoose = (closing: Closing, chosen: readonly Slot[]): number =>
  cardLimits(closing).reduce((sum, { what, over }) => sum + over - countOf(cardsOf(closing.court, what), chosen), 0)

/** Is exactly what is over the limit chosen of each kind? */
export const isSettled = (closing: Closing, chosen: readonly Slot[]): boolean =>
  cardLimits(closing).every(({ what, over }) => countOf(cardsOf(closing.court, what), chosen) === over)

const cardOf = (scene: Scene, id: Slot, chosen: boolean): DiscardView['cards'][number] | null => {
  const task = taskSeen(scene, id)
  const vassal = vassalIn(scene.state, id)
  if (task) return { id, chosen, kind: 'task', task, worth: goalOf(scene.state) > 0 }
  return vassal && { id, chosen, kind: 'vassal', face: vassal.face }
}

/** The kinds of which cards must go. */
export const discardViews = (closing: Closing, chosen: readonly Slot[]): readonly DiscardView[] =>
  cardLimits(closing).map(({ what, over, count, limit }) => ({
    id: what,
    title: `${t(`end.${what}`)} ${count} → ${limit}`,
    note: t('end.discard', { count: over }),
    cards: cardsOf(closing.court, what).flatMap((id) => cardOf(closing.scene, id, chosen.includes(id)) ?? []),
  }))

/** The cards that are chosen to go, by name. */
export const namesOfDrops = (groups: readonly DiscardView[]): string =>
  rowOf(
    groups
      .flatMap(({ cards }) => cards.filter(({ chosen }) => chosen))
      .map((card) => (card.kind === 'task' ? t(`type.${card.task.type}`) : nameOfFace(card.face))),
  )

/** What the next turn of this court brings, as it stands: a sentence. */
export const bringsOf = ({ scene, court }: Closing): string => t('end.brings', { ...outlookOf(scene, court) })

/** The steps that may end a turn, and when there is anything in them. */
const CLOSING = {
  rewards: ({ state }: Scene) => (state.rewards?.length ?? 0) > 0,
  assign: ({ state }: Scene) => state.marked.length > 0,
  intrigue: ({ state }: Scene) => state.courts[state.seat]?.intrigue?.at !== 'exhausted',
  limits: () => true,
  rats: () => true,
  refresh: () => true,
  next: () => true,
} as const
type ClosingStep = keyof typeof CLOSING

const isClosing = (step: Step): step is ClosingStep => step in CLOSING

/**
 * What ends this turn, in the order of its mode. At the end of work the limits are answered before anything is done; while the rules ask
 * for what is over them, what comes before them is done.
 */
export const stepViews = (scene: Scene): readonly StepView[] => {
  const steps = scene.rules.turn.filter(isClosing).filter((step) => CLOSING[step](scene))
  const limits = steps.indexOf('limits')
  const asked = scene.state.todo.at(-1)?.do === 'drop'
  const before = asked ? 'done' : 'next'
  return steps.map((id, at) => ({
    id,
    label: t(id === 'next' && scene.state.courts.length === 1 ? 'end.step.nextTurn' : `end.step.${id}`),
    state: at === limits ? 'now' : at < limits ? before : 'next',
  }))
}
