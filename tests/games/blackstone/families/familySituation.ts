/** Situations with families, and the moves that only families have. */
import type { Action, DrawPrice, PaymentToken } from '#src/games/blackstone/actions.ts'
import type { TaskDeck } from '#src/games/blackstone/cards.ts'
import { type ScriptedAction, space } from '../namedActions.ts'
import { type Situation, situation, type Zones } from '../testTable.ts'

type Court = NonNullable<Zones['courts']>[number]

/** Two courts at a table with families; the first, of this family, is at work. */
export const familySituation = (
  family: string,
  court: Court,
  zones: Zones = {},
  options: Zones['options'] = {},
): Situation =>
  situation({
    options: { families: 'random', ...options },
    courts: [{ ...court, family, pile: 0 }, { pile: 1 }],
    ...zones,
  })

/** The same action, paid with the other token. */
export const paidBy = (token: PaymentToken, action: Action): Action => ({ ...action, by: token }) as Action

export const guard = (where: string): Action => ({ kind: 'guard', space: space(where) })
export const unguard = (where: string): Action => ({ kind: 'unguard', space: space(where) })
export const drawTwo = (deck: TaskDeck, price: DrawPrice = 'wizard'): Action => ({
  kind: 'draw',
  deck,
  price,
  two: true,
})

/** Keeps the drawn card with this name. */
export const keep =
  (s: Situation, card: string): ScriptedAction =>
  () => {
    const action = s.legalOf('keep').find(({ slot }) => s.name(slot) === card)
    if (!action) throw new Error(`${card} was not drawn`)
    return action
  }
