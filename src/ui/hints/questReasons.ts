/** Why a plan of the Queen's or the Wizard's Quest is good. */
import '../text/quests.ts'
import type { Action } from '../../games/blackstone/actions.ts'
import { compassOf } from '../../games/blackstone/insight/compass.ts'
import { servingOf, vassalsLeft } from '../../games/blackstone/insight/laying.ts'
import { setWorths } from '../../games/blackstone/insight/sets.ts'
import { taskSeen } from '../../games/blackstone/insight/sight.ts'
import type { State } from '../../games/blackstone/state.ts'
import { sayMet } from '../blackstone/game/HeldWords.tsx'
import { shortOf } from '../blackstone/game/quest/words.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import { saidOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { played } from './played.ts'

/** How near a card of the offer is: by the vassals on the board, or by those of the own hand. */
const whyTake = ({ scene, state, court }: Now, offer: number): readonly string[] => {
  const slot = state.quest?.offer[offer] ?? -1
  const task = taskSeen(scene, slot)
  if (!task) return []
  const fits = servingOf(scene, slot)
  if (court.vassals) return [t('hint.why.fits', { left: fits.left.length, right: fits.right.length })]
  const compass = compassOf(scene, slot)
  const met = [compass?.left, compass?.right].filter((half) => half && half.met.length > 0).length
  return met > 0 ? [saidOf(shortOf(task), sayMet(met, false))] : []
}

const pointsIn = (state: State, seat: number): number => {
  const court = state.courts[seat]
  return court ? setWorths(state, court).reduce((sum, { worth }) => sum + worth, 0) : 0
}

/** Points, vassals for the sets, or vassals that leave the hand. */
const gained = (now: Now, after: State, actions: readonly Action[]): readonly string[] => {
  const { state, seat } = now
  const deeds = actions.findLastIndex(({ kind }) => kind === 'use' || kind === 'lay') + 1
  const points = pointsIn(after, seat) - pointsIn(state, seat)
  if (points > 0) return [t('hint.why.brings', { deeds, what: t('do.gainPoints', { points }) })]
  const [before = 0, left = 0] = [state, after].map((one) => vassalsLeft(one)[seat])
  if (left < before) return [t('hint.why.lays', { deeds, count: before - left, of: before })]
  return deeds > 0 ? [t('hint.why.starts', { deeds })] : []
}

/** What the plan brings about, else what its first deed is good for. */
export const questReasons = (sitting: Sitting, now: Now, actions: readonly Action[]): readonly string[] => {
  const brings = gained(now, played(sitting, now, actions).state, actions)
  const [first] = actions
  if (brings.length > 0 || !first) return brings
  if (first.kind === 'take') return whyTake(now, first.offer)
  return first.kind === 'takeKnight' ? [t('hint.say', { what: t('quest.knightHint') })] : []
}
