/** Effects of a card that is played or bought (rules 5.2): some happen now, the others wait in the turn. */
import type { Seat } from '#src/kernel/contract.ts'
import { buyEffectsOf, playEffectsOf } from '../../cards.ts'
import type { Effect } from '../../cardTypes.ts'
import { popTask, pushTasks, updateTurn } from '../../changeState.ts'
import type { Task, TurnState } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { seeContracts } from './seeContracts.ts'

type EffectsTask = Extract<Task, { do: 'effects' }>
type EffectOf<K extends Effect['op']> = Extract<Effect, { op: K }>

/** Walls do not wait once Recruits were posted (C11). */
const addWalls = ({ posted, groups }: TurnState, { n, loose = false }: EffectOf<'walls'>): Partial<TurnState> =>
  posted ? {} : { groups: [...groups, { left: n, loose, built: [] }] }

/** What an effect adds to that which waits; null for an effect that happens now. */
const addToTurn = (turn: TurnState, effect: Effect): Partial<TurnState> | null => {
  switch (effect.op) {
    case 'gold':
      return { gold: turn.gold + effect.n, received: turn.received + effect.n }
    case 'walls':
      return addWalls(turn, effect)
    case 'recruits':
      return { [effect.on]: turn[effect.on] + effect.n }
    case 'move':
      return { moves: turn.moves + effect.n }
    case 'removeTheirs':
      return { removals: turn.removals + effect.n }
    case 'clearAlley':
      return { clearings: turn.clearings + effect.n }
    case 'destroy':
      return { destroyings: [...turn.destroyings, ...Array.from({ length: effect.n }, () => effect.from)] }
    case 'acquire':
      return { acquirings: [...turn.acquirings, effect.maxCost] }
    default:
      return null
  }
}

/** Task of an effect that happens now; null for one that is a task of its own. */
const taskOfEffect = (effect: Effect, seat: Seat, rival: Seat): Task | null => {
  switch (effect.op) {
    case 'draw':
      return { do: 'draw', seat, n: effect.n }
    case 'infamy':
      return { do: 'raise', seat, infamy: effect.n, corruption: 0 }
    case 'corruption':
      return { do: 'raise', seat, infamy: 0, corruption: effect.n }
    case 'theirInfamy':
      return { do: 'raise', seat: rival, infamy: effect.n, corruption: 0 }
    case 'theirAlley':
      return { do: 'takeAlley', seat: rival }
    default:
      return null
  }
}

/** Performs an effect that happens now. */
const performNow = (context: MoveContext, effect: Effect, rival: Seat): void => {
  const { draft } = context
  const task = taskOfEffect(effect, draft.seat, rival)
  if (task) pushTasks(draft, task)
  if (effect.op === 'contract') seeContracts(context, effect.draw, effect.keep)
}

/** Runs the effect that is next, and leaves those after it for later: a draw may interrupt them. */
export const runEffects = (context: MoveContext, task: EffectsTask): void => {
  const { draft } = context
  popTask(draft)
  const effects = task.when === 'buy' ? buyEffectsOf(task.face) : playEffectsOf(task.face, task.branch)
  const effect = effects[task.at]
  if (!effect) return
  if (task.at + 1 < effects.length) pushTasks(draft, { ...task, at: task.at + 1 }) // C8
  const change = addToTurn(draft.turn, effect)
  if (change) updateTurn(draft, change)
  else performNow(context, effect, task.rival)
}
