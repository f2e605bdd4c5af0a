/** Reasons to get out of the hall. */
import type { Member } from '../../actions.ts'
import { companyNumbers } from '../../company.ts'
import { membersInHall } from '../../figures.ts'
import { hallOf, type State } from '../../state.ts'
import { dangersOf } from '../danger.ts'
import { foreseeAction } from '../foreseeAction.ts'
import type { MoveCounter } from '../movesBetweenRooms.ts'
import { createTripContext, diceToExit, exitAfter, startTrips } from '../wayOut.ts'
import { SURE } from '../winChance.ts'
import { chanceOf } from './chance.ts'
import { goalReasons } from './goalReasons.ts'
import type { PlannedAction } from './plannedAction.ts'
import type { Reason } from './reason.ts'

/** Chance, in millionths, at which coming out is no matter of waiting. */
const NEARLY_SURE = 800_000

/** Chance to come out of an explorer who ends its turn where it stands. */
const chanceAfterWaiting = (state: State, member: Member, count: MoveCounter): number => {
  const { state: waiting } = foreseeAction(state, { kind: 'end' })
  const context = createTripContext(waiting, hallOf(waiting), count)
  const trip = startTrips(context, dangersOf(waiting)).find((one) => one.member === member)
  return trip ? exitAfter(context, trip, diceToExit(context, trip)).chance : SURE
}

const waitingReasons = (state: State, member: Member, count: MoveCounter): readonly Reason[] => {
  const chance = chanceAfterWaiting(state, member, count)
  if (chance >= NEARLY_SURE) return []
  return [{ kind: 'waitsTooLong', member, chance: { ...chanceOf(Math.max(1, chance), SURE), isAbout: true } }]
}

/** Wounds of the walls at the end of this round, or if there are none yet, of the next one (E13). */
export const wallReasons = (state: State): readonly Reason[] => {
  const { round } = hallOf(state)
  const { closes } = companyNumbers(state.setting)
  const [now, next] = [round - closes + 1, round - closes + 2]
  if (now > 0) return [{ kind: 'wallsClose', rounds: 0, wounds: now }]
  return next > 0 ? [{ kind: 'wallsClose', rounds: 1, wounds: next }] : []
}

/** Why the explorer whose turn it is should be out. */
export const outReasons = ({ before, mover }: PlannedAction, count: MoveCounter): readonly Reason[] => {
  const { member, explorer } = mover
  const finds = explorer.newFinds.length
  return [
    ...goalReasons(before, member),
    ...waitingReasons(before, member, count),
    ...wallReasons(before),
    ...(finds > 0 ? [{ kind: 'carriesOut', member, finds } as const] : []),
    ...(hallOf(before).caches.length === 0 ? [{ kind: 'noCacheLeft' } as const] : []),
  ]
}

/** Explorers in the hall whose turns come later in this round. */
export const laterMembers = (state: State): readonly Member[] => {
  const { track, turnsBegun } = hallOf(state)
  const inHall = membersInHall(state)
  return track.slice(turnsBegun).filter((card) => inHall.includes(card))
}
