/** The form of an action as it comes from outside. What does not belong to it falls away. */
import * as v from 'valibot'
import type { Action } from './actions.ts'
import { BREEDS, TASK_DECKS } from './cards.ts'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const space = whole(0, 24)
const slot = whole(0, 9999)
const showing = { card: slot, left: space, right: space, pay: v.pipe(v.array(whole(0, 15)), v.maxLength(40)) }

export const actionSchema: v.GenericSchema<unknown, Action> = v.variant('kind', [
  v.object({ kind: v.literal('pile'), pile: whole(0, 3) }),
  v.object({ kind: v.literal('slide'), from: space, to: space }),
  v.object({ kind: v.literal('swap'), a: space, b: space }),
  v.object({ kind: v.literal('flip'), space }),
  v.object({ kind: v.literal('retain'), space, pile: whole(-1, 3) }),
  v.object({
    kind: v.literal('draw'),
    deck: v.picklist(TASK_DECKS),
    price: v.picklist(['wizard', 'knights'] as const),
  }),
  v.object({ kind: v.literal('complete'), ...showing }),
  v.object({ kind: v.literal('adopt'), ...showing, dog: v.picklist(BREEDS) }),
  v.object({ kind: v.literal('kill'), dog: v.picklist(BREEDS), rats: whole(1, 3) }),
  v.object({ kind: v.literal('endWork') }),
  v.object({ kind: v.literal('refill') }),
  v.object({ kind: v.literal('leaveEmpty') }),
  v.object({ kind: v.literal('makeUp'), space }),
  v.object({ kind: v.literal('discard'), slot }),
])
