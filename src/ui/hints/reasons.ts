/** Why a plan is good: what it brings about, compared with how things stand. Nothing is said that does not follow from the deeds. */
import type { Action } from '../../games/blackstone/actions.ts'
import type { Task } from '../../games/blackstone/cards.ts'
import { standsFor } from '../../games/blackstone/faces.ts'
import type { Cheapest, Way } from '../../games/blackstone/insight/cheapest/cheapest.ts'
import { costsOf } from '../../games/blackstone/insight/completing.ts'
import { turnMeans } from '../../games/blackstone/insight/offer.ts'
import { taskSeen, vassalAt } from '../../games/blackstone/insight/sight.ts'
import { toFormation } from '../../games/blackstone/insight/toFormation.ts'
import { kingsOf } from '../../games/blackstone/rules/court.ts'
import type { Slot } from '../../kernel/contract.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import { goalOf } from '../blackstone/game/views.ts'
import { nameOfFace } from '../blackstone/names.ts'
import { askCosts } from '../bots/thinker.ts'
import { rowOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { played, viewIn } from './played.ts'
import { questReasons } from './questReasons.ts'

const named = (task: Task): string => t(`type.${task.type}`)

const gainOf = (now: Now, { type, points }: Task): string =>
  rowOf(
    [goalOf(now.state) > 0 ? t('do.gainPoints', { points }) : '', type === 'ploy' ? '' : t(`do.gain.${type}`)].filter(
      Boolean,
    ),
  )

/** The task of the hand for which the vassal of this space is due. */
const paidBy = (now: Now, space: number): string[] => {
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return []
  const paid = now.court.hand
    .flatMap((slot) => taskSeen(now.scene, slot) ?? [])
    .find((task) => costsOf(now.scene, task).some(({ unpaid }) => unpaid.some((due) => standsFor(vassal.face, due))))
  return paid ? [t('hint.why.pays', { vassal: nameOfFace(vassal.face), type: named(paid) })] : []
}

/** What it brings to complete this task, as the last of some deeds. */
export const whyComplete = (now: Now, slot: Slot, deeds: number): readonly string[] => {
  const task = taskSeen(now.scene, slot)
  return task ? [t('hint.why.completes', { deeds, type: named(task), gain: gainOf(now, task) })] : []
}

/** Why the turn ends: there is nothing to spend, or it is better kept. */
const whyEnd = ({ state, court: { knights, wizards } }: Now): string => {
  if (state.quest) return t(turnMeans(state).left > 0 ? 'hint.why.best' : 'prompt.actNone')
  return knights + wizards > 0 ? t('hint.why.kept', { knights, wizards }) : t('prompt.noMoves')
}

/** What a single deed of the plan brings about. */
const reasonOf = (now: Now, action: Action, at: number): readonly string[] => {
  switch (action.kind) {
    case 'complete':
      return whyComplete(now, action.card, at + 1)
    case 'adopt':
      return [t('hint.why.adopts')]
    case 'kill':
      return [t('hint.why.kills', { rats: action.rats })]
    case 'retain':
      return paidBy(now, action.space)
    case 'draw': {
      const [count, limit] = [now.court.hand.length, kingsOf(now.court)]
      return at === 0 && count < limit ? [t('hint.why.hand', { count, limit })] : []
    }
    case 'endWork':
      return at === 0 ? [whyEnd(now)] : []
    case 'pile':
      return [t('prompt.pileWhy')]
    case 'discard':
      return at === 0 ? [t('prompt.drop')] : []
    case 'pass':
      return [t('prompt.pass')]
    default:
      return []
  }
}

const isWay = (cost: Cheapest | null | undefined): cost is Way => !!cost && 'actions' in cost
const tokensOf = ({ knights, wizards }: Way): number => knights + wizards

/** Tasks of the hand that cost fewer tokens after the plan than before; after this turn's completion those are for the next turn. */
const nearer = async (now: Now, after: Now['state'], signal: AbortSignal): Promise<readonly string[]> => {
  const cards: readonly Slot[] = now.court.hand.filter((slot) => after.courts[now.seat]?.hand.includes(slot))
  const costs = (state: Now['state']) =>
    askCosts({ view: viewIn({ ...now, state: { ...state, completions: 0 } }), seat: now.seat, cards }, { signal })
  const [then, later] = [await costs(now.state), await costs(after)]
  return cards.flatMap((slot, at) => {
    const [before, rest, task] = [then[at], later[at], taskSeen(now.scene, slot)]
    if (!task || !isWay(before) || !isWay(rest) || tokensOf(rest) >= tokensOf(before)) return []
    return [t('hint.why.nearer', { type: named(task), before: tokensOf(before), after: tokensOf(rest) })]
  })
}

const formed = ({ game }: Sitting, now: Now, after: Now['state']): readonly string[] => {
  if (!now.scene.mode.formation) return []
  const later = toFormation(game.sceneOf({ ...viewIn(now), state: after })).tokens
  const before = toFormation(now.scene).tokens
  return later < before ? [t('hint.why.formation', { before, after: later })] : []
}

/** What moves vassals; with anything else the plan goes on with what no task is counted by. */
const isPlain = (action: Action): boolean => ['slide', 'swap', 'flip', 'retain', 'unguard'].includes(action.kind)

/** The reasons for a plan, at least one. */
export const reasonsFor = async (
  sitting: Sitting,
  now: Now,
  actions: readonly Action[],
  signal: AbortSignal,
): Promise<readonly string[]> => {
  if (played(sitting, now, actions).state.outcome?.ranks[now.seat] === 1) return [t('hint.why.wins')]
  const quest = now.state.quest ? questReasons(sitting, now, actions) : []
  const brings = [...quest, ...actions.flatMap((action, at) => reasonOf(now, action, at))]
  if (brings.length > 0) return brings
  const first = actions.findIndex((action) => !isPlain(action))
  const { state } = played(sitting, now, first < 0 ? actions : actions.slice(0, first))
  const reasons = [...formed(sitting, now, state), ...(now.todo === 'work' ? await nearer(now, state, signal) : [])]
  return reasons.length > 0 ? reasons : [t('hint.why.best')]
}
