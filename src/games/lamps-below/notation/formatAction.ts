/** Text of an action (rules 14), such as `move b3 lamp` or `hit A2 knives`. */
import type { Action, ActionOf, Member, Payment } from '../actions.ts'
import { explorerCardOf } from '../company.ts'
import { roomName } from '../hall/room.ts'
import { explorerId, figureName, idOfFace } from '../ids.ts'
import { nextTask, type State } from '../state.ts'

const memberId = ({ company }: State, member: Member): string => explorerId(company[member]?.card ?? -1)

/** Id of a weapon of the explorer whose turn it is; its number where there is none. */
const weaponId = (state: State, weapon: number): string => {
  const task = state.outcome ? undefined : nextTask(state)
  const explorer = task?.do === 'turn' ? state.company[task.member] : undefined
  return (explorer && explorerCardOf(explorer).weapons[weapon]?.id) ?? `#${weapon}`
}

const paid = (text: string, { pay }: { readonly pay: Payment }): string => (pay === 'lamp' ? `${text} lamp` : text)

const wayText = (state: State, { way, member }: ActionOf<'way'>): string =>
  member === undefined ? `way ${way}` : `way ${way} ${memberId(state, member)}`

const useText = ({ face, target }: ActionOf<'use'>): string =>
  target ? `use ${idOfFace(face)} ${figureName(target)}` : `use ${idOfFace(face)}`

/** Text of an action in this state. */
export const formatAction = (state: State, action: Action): string => {
  switch (action.kind) {
    case 'choose':
      return `choose ${explorerId(action.card)}`
    case 'vote':
      return `vote ${action.way}`
    case 'way':
      return wayText(state, action)
    case 'move':
      return paid(`move ${roomName(action.room)}`, action)
    case 'hit':
      return paid(`hit ${figureName(action)} ${weaponId(state, action.weapon)}`, action)
    case 'search':
      return paid(action.six ? 'search six' : 'search', action)
    case 'probe':
    case 'rest':
    case 'brace':
      return paid(action.kind, action)
    case 'mend':
      return paid(`mend ${memberId(state, action.member)}`, action)
    case 'use':
      return useText(action)
    case 'take':
      return `take ${idOfFace(action.face)}`
    case 'give':
      return `give ${idOfFace(action.face)} ${memberId(state, action.from)} ${memberId(state, action.to)}`
    default:
      return action.kind
  }
}
