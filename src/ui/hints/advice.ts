/** What is shown of a hint: deeds in their order, and why. */
import type { Action } from '../../games/blackstone/actions.ts'
import type { Slot } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import { ask, askCosts } from '../bots/thinker.ts'
import { viewIn } from './played.ts'
import { reasonsFor, whyComplete } from './reasons.ts'

export interface Advice {
  readonly actions: readonly Action[]
  readonly why: readonly string[]
}

/** The way ends with the task's completion, which is not among its deeds. */
const whyWay = (now: Now, card: Slot, way: readonly Action[]): readonly string[] =>
  whyComplete(now, card, way.filter(({ kind }) => kind !== 'complete').length + 1)

/** The way to a task that can be completed this turn; null where there is none. */
const wayTo = async (now: Now, card: Slot, signal: AbortSignal): Promise<Advice | null> => {
  const [way] = await askCosts({ view: viewIn(now), seat: now.seat, cards: [card] }, { signal })
  if (!way || !('actions' in way) || way.missing > 0) return null
  const ready = now.legal.find((action) => action.kind === 'complete' && action.card === card)
  return { actions: way.actions.length === 0 && ready ? [ready] : way.actions, why: whyWay(now, card, way.actions) }
}

/** The deeds of a plan before it ends the turn: that is for the player to say, unless there is nothing else. */
const before = (actions: readonly Action[]): readonly Action[] => {
  const end = actions.findIndex(({ kind }) => kind === 'endWork')
  return end > 0 ? actions.slice(0, end) : actions
}

/** A good plan, as a bot of the highest level finds it, which overlooks nothing; the same position gets the same. */
const planFor = async (sitting: Sitting, now: Now, signal: AbortSignal): Promise<Advice> => {
  const seed = Number.parseInt(hashOf(now.state).slice(0, 8), 16)
  const actions = await ask({ view: viewIn(now), seat: now.seat, level: 'captain', seed }, { signal })
  return { actions: before(actions), why: await reasonsFor(sitting, now, actions, signal) }
}

/** Advice for whoever is to move; to a task of the hand where one is named. */
export const adviseOn = (sitting: Sitting, now: Now, card: Slot | null, signal: AbortSignal): Promise<Advice | null> =>
  card === null ? planFor(sitting, now, signal) : wayTo(now, card, signal)

/** The same once its first deed is done: why what is left of it is good. */
export const goOn = async (
  sitting: Sitting,
  now: Now,
  card: Slot | null,
  actions: readonly Action[],
  signal: AbortSignal,
): Promise<Advice> => ({
  actions,
  why: card === null ? await reasonsFor(sitting, now, actions, signal) : whyWay(now, card, actions),
})
