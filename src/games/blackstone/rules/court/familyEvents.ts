/** Effects of families on events: Knights for completions, and abilities that come back at the end of a turn. */

import type { Stack } from '../../cards.ts'
import { updateCourts } from '../../changeStateInTurns.ts'
import { DOGS } from '../../data/dogs.ts'
import type { GameEvent } from '../../events.ts'
import { courtOf } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { familyOf } from './familyOf.ts'
import { gainTokens } from './familySetup.ts'

/** The stack that a card was completed for; adopting a dog counts as one too. Null for any other event. */
const completedStackOf = (event: GameEvent): Stack | null => {
  if (event.kind === 'completed' || event.kind === 'claimed') return event.stack
  return event.kind === 'adopted' ? DOGS[event.dog].task : null
}

/**
 * Gives a Knight for some completions (ruling 89). At the end of a turn it resets the abilities that are used up, and
 * nothing else: guards stay (ruling 85).
 */
export const onFamilyEvent = (context: MoveContext, event: GameEvent): void => {
  const { draft, rules } = context
  const stack = completedStackOf(event)
  if (event.kind === 'turnEnded') updateCourts(draft, { used: [] })
  else if (stack !== null && 'seat' in event) {
    const bringsKnight = familyOf(rules, draft, courtOf(draft, event.seat))?.knightForStacks?.includes(stack)
    if (bringsKnight) gainTokens(context, event.seat, 1, 0)
  }
}
