/** Reader of actions from outside. */
import { createActionReader, listOf, oneOf, optional, wholeNumberUpTo } from '../actionReader.ts'
import type { Action } from './actions.ts'

const slot = wholeNumberUpTo(99_999)
const square = wholeNumberUpTo(224)
const face = wholeNumberUpTo(99)
const few = wholeNumberUpTo(9)

export const readAction = createActionReader<Action>({
  keep: [{ slots: listOf(slot, 3) }],
  play: [{ card: slot, branch: optional(few), rival: optional(few) }],
  build: [{ square, group: few }],
  leave: [{}],
  post: [{ square }],
  recall: [{ square }],
  move: [{ from: square, to: square }],
  oust: [{ square }],
  destroy: [
    { zone: oneOf('hand'), card: slot },
    { zone: oneOf('discard'), face },
  ],
  clear: [{ face }],
  take: [{ face }],
  buy: [{ face }],
  claim: [{ goal: face }],
  end: [{}],
  lose: [{ square }],
  drop: [{ card: slot }],
  pay: [{}],
})
