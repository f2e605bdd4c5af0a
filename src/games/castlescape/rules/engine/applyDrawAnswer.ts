/** Applying answers of the dealer, and laying cards open. */
import type { DealerAnswer } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { isAnswerTo } from '../../../isAnswerTo.ts'
import { withNumbers } from '../../../numberLists.ts'
import { type Face, marketDeck } from '../../cards.ts'
import { popTask, updateGuild } from '../../changeState.ts'
import { contractDeck, GOAL_FACES } from '../../goalsAndContracts.ts'
import { canBeHidden } from '../../hiddenCards.ts'
import { guildOf, type State, type Task } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { beginGame } from '../setup.ts'
import { drawAwaitedBy } from './awaited.ts'

type RevealTask = Extract<Task, { do: 'reveal' }>

const WRONG_ANSWER: Refusal = { code: 'chance.wrong' }

/** Whether these cards can lie in the slots that are laid open. Their locks prove which they are. */
const canBeRevealed = (state: State, { into, seat }: RevealTask, faces: readonly Face[]): boolean => {
  if (into === 'discard') return canBeHidden(guildOf(state, seat), faces)
  if (into === 'goals') return faces.every((face) => GOAL_FACES.includes(face))
  if (into === 'contracts') return faces.every((face) => contractDeck(state.setting.options).includes(face))
  return faces.every((face) => marketDeck(state.setting.options.market === 'friendly').includes(face))
}

/** Stalls with these cards in the empty ones, left to right. */
const fillStalls = (stalls: readonly Face[], faces: readonly Face[]): readonly Face[] => {
  const left = [...faces]
  return stalls.map((face) => (face >= 0 ? face : (left.shift() ?? -1)))
}

const layOpen = ({ draft, emit }: MoveContext, { into, seat }: RevealTask, faces: readonly Face[]): void => {
  switch (into) {
    case 'stalls':
      draft.stalls = fillStalls(draft.stalls, faces)
      emit({ kind: 'offered', faces })
      break
    case 'goals':
      draft.goals = faces
      emit({ kind: 'goals', faces })
      break
    case 'contracts':
      updateGuild(draft, seat, { openContracts: faces })
      emit({ kind: 'contracts', seat, faces })
      break
    case 'discard':
      updateGuild(draft, seat, { discard: withNumbers(guildOf(draft, seat).discard, ...faces) })
      emit({ kind: 'dropped', seat, faces })
  }
}

/** Applies the dealer's answer to the draw that is awaited. The only dice of the game decide who begins. */
export const applyDrawAnswer = (context: MoveContext, answer: DealerAnswer): Refusal | null => {
  const { draft } = context
  const task = draft.tasks.at(-1)
  const draw = task && drawAwaitedBy(draft, task)
  if (!draw || !isAnswerTo(draw, answer)) return WRONG_ANSWER
  const faces = answer.kind === 'open' ? answer.openings.map(({ value }) => value.face) : []
  if (task.do === 'reveal' && !canBeRevealed(draft, task, faces)) return WRONG_ANSWER
  popTask(draft)
  if (answer.kind === 'dice') beginGame(context, (answer.values[0] ?? 1) - 1)
  if (task.do === 'reveal') layOpen(context, task, faces)
  return null
}
