/** Reader of actions from outside. */
import { createActionReader, type Fields, oneOf, optional, recordOf, wholeNumberUpTo } from '../actionReader.ts'
import type { Action } from './actions.ts'

const few = wholeNumberUpTo(9)
const face = wholeNumberUpTo(99)
const number = wholeNumberUpTo(999)
const pay = oneOf('own', 'lamp')
const way = oneOf('a', 'b')
const TARGET: Fields = { group: few, number }

export const readAction = createActionReader<Action>(
  {
    choose: [{ card: few }],
    vote: [{ way }],
    way: [{ way, member: optional(few) }],
    yes: [{}],
    no: [{}],
    more: [{}],
    enough: [{}],
    move: [{ room: wholeNumberUpTo(14), pay }],
    hit: [{ weapon: few, ...TARGET, pay }],
    search: [{ six: oneOf(true, false), pay }],
    probe: [{ pay }],
    rest: [{ pay }],
    mend: [{ member: few, pay }],
    brace: [{ pay }],
    use: [{ face, target: optional(recordOf(TARGET)) }],
    dare: [{}],
    leave: [{}],
    end: [{}],
    again: [{}],
    keep: [{}],
    take: [{ face }],
    give: [{ face, from: few, to: few }],
    on: [{}],
  },
  TARGET,
)
