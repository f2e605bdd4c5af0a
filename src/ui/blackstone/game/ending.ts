/** Ending a turn: what is over the limits, and which cards go. */

import { compassOf } from '../../../games/blackstone/insight/compass.ts'
import { type Limit, type Limited, limitsOf } from '../../../games/blackstone/insight/limits.ts'
import { taskSeen, vassalIn } from '../../../games/blackstone/insight/sight.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Court, State } from '../../../games/blackstone/state.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { t } from '../../text/t.ts'
import { nameOfFace } from '../names.ts'
import type { DiscardView, LimitView, StepView } from '../props.ts'
import { goalOf } from './views.ts'

const CARDS = ['hand', 'retained'] as const
type Cards = (typeof CARDS)[number]

const ICONS = { knights: 'knight', wizards: 'wizard', hand: 'log', retained: 'retain' } as const

const noteOf = ({ what, over }: Limit): string => {
  if (over === 0) return ''
  return what === 'knights' || what === 'wizards'
    ? t('end.goesBack', { count: over })
    : t('end.discard', { count: over })
}

export const limitViews = (court: Court): readonly LimitView[] =>
  limitsOf(court).map((limit) => ({
    id: limit.what,
    icon: ICONS[limit.what],
    label: t(`end.${limit.what}`),
    count: limit.count,
    limit: limit.limit,
    note: noteOf(limit),
  }))

export const overOf = (court: Court, what: Limited): number =>
  limitsOf(court).find((limit) => limit.what === what)?.over ?? 0

/** How near a task is: halves met, then points. The least near goes first. */
const nearness = (scene: Scene, slot: Slot): number => {
  const compass = compassOf(scene, slot)
  const met = compass ? Number(compass.left.met.length > 0) + Number(compass.right.met.length > 0) : 0
  return met * 10 + (taskSeen(scene, slot)?.points ?? 0)
}

/** A suggestion of what to drop: the tasks that are least near, the vassals that were retained first. */
export const suggestDrops = (scene: Scene, court: Court): readonly Slot[] => {
  const tasks = court.hand.slice().sort((a, b) => nearness(scene, a) - nearness(scene, b))
  return [...tasks.slice(0, overOf(court, 'hand')), ...court.retained.slice(0, overOf(court, 'retained'))]
}

/** How many more cards must be chosen; negative where too many are. */
export const stillToChoose = (court: Court, chosen: readonly Slot[]): number =>
  CARDS.reduce((sum, zone) => {
    const picked = court[zone].filter((slot) => chosen.includes(slot)).length
    return sum + overOf(court, zone) - picked
  }, 0)

/** Is exactly what is over the limit chosen in each zone? */
export const isSettled = (court: Court, chosen: readonly Slot[]): boolean =>
  CARDS.every((zone) => court[zone].filter((slot) => chosen.includes(slot)).length === overOf(court, zone))

const cardOf = (scene: Scene, id: Slot, chosen: boolean): DiscardView['cards'][number] | null => {
  const task = taskSeen(scene, id)
  const vassal = vassalIn(scene.state, id)
  if (task) return { id, chosen, kind: 'task', task, worth: goalOf(scene.state) > 0 }
  return vassal && { id, chosen, kind: 'vassal', face: vassal.face }
}

const cardsIn = (scene: Scene, court: Court, zone: Cards, chosen: readonly Slot[]): DiscardView['cards'] =>
  court[zone].flatMap((id) => cardOf(scene, id, chosen.includes(id)) ?? [])

/** The zones of which cards must go. */
export const discardViews = (scene: Scene, court: Court, chosen: readonly Slot[]): readonly DiscardView[] =>
  CARDS.filter((zone) => overOf(court, zone) > 0).map((zone) => ({
    id: zone,
    title: `${t(`end.${zone}`)} ${court[zone].length} → ${court[zone].length - overOf(court, zone)}`,
    note: t('end.discard', { count: overOf(court, zone) }),
    cards: cardsIn(scene, court, zone, chosen),
  }))

/** The cards that are chosen to go, by name. */
export const namesOfDrops = (groups: readonly DiscardView[]): string =>
  groups
    .flatMap(({ cards }) => cards.filter(({ chosen }) => chosen))
    .map((card) => (card.kind === 'task' ? t(`type.${card.task.type}`) : nameOfFace(card.face)))
    .join(', ')

/** What ends this turn: the limits are answered first, then used spaces are refilled. */
export const stepViews = (state: State): readonly StepView[] => {
  const steps = ['limits', state.marked.length > 0 && 'refill', state.rats && 'rats', 'next'] as const
  return steps
    .filter((step) => !!step)
    .map((id, at) => ({ id, label: t(`end.step.${id}`), state: at === 0 ? 'now' : 'next' }))
}
