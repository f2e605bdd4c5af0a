/** What follows every card: fates of those who are down, recovery, and whether the expedition ends (rules 3). */
import type { Outcome } from '#src/kernel/contract.ts'
import { withNumbers } from '../../../numberLists.ts'
import type { Member } from '../../actions.ts'
import type { Face } from '../../cards.ts'
import { popTask, updateExplorer } from '../../changeState.ts'
import { abilityDie, companyNumbers, isGoalMet, membersOf } from '../../company.ts'
import { OMEN_SIDES } from '../../data/numbers.ts'
import { levelOf } from '../../dice.ts'
import { explorerOf, hallOf, type State, sizeOfDeck, type Task } from '../../state.ts'
import { heal, putOut } from '../changeExplorer.ts'
import { beginHandover } from '../path/handover.ts'
import type { MoveContext } from '../ruleTypes.ts'

export const afterCardTasks = (): readonly Task[] => [{ do: 'throwFates' }, { do: 'throwRecovery' }, { do: 'judgeEnd' }]

const membersDown = (state: State): readonly Member[] =>
  membersOf(state).filter((member) => explorerOf(state, member).at === 'down')

const membersWounded = (state: State): readonly Member[] =>
  membersOf(state).filter((member) => explorerOf(state, member).wounds > 0)

/** One d20 for each who is down, all in one throw; null if nobody is. */
export const fateDice = (state: State): readonly number[] | null => {
  const down = membersDown(state)
  return down.length > 0 ? down.map(() => OMEN_SIDES) : null
}

/** One Vitality die for each with a plain wound; null if nobody has one. */
export const recoveryDice = (state: State): readonly number[] | null => {
  const wounded = membersWounded(state)
  return wounded.length > 0 ? wounded.map((member) => abilityDie(explorerOf(state, member), 'vitality')) : null
}

/** Finds of an explorer that are lost are out of the game. */
const loseFinds = ({ draft, emit }: MoveContext, member: Member, faces: readonly Face[]): void => {
  if (faces.length === 0) return
  putOut(draft, faces)
  emit({ kind: 'lost', member, faces })
}

const meetFate = ({ draft, emit }: MoveContext, member: Member, value: number): void => {
  const { deep, finds } = explorerOf(draft, member)
  emit({ kind: 'fate', member, value, deep })
  if (value > deep) {
    updateExplorer(draft, member, { at: 'path' })
    emit({ kind: 'up', member })
    return
  }
  updateExplorer(draft, member, { at: 'dead', finds: [] }) // E6
  emit({ kind: 'died', member })
  loseFinds({ draft, emit }, member, finds)
}

const hasDeath = ({ company }: State): boolean => company.some(({ at }) => at === 'dead')

/** All who are down roll; after a death the expedition ends at once (E34). */
export const applyFates = (context: MoveContext, values: readonly number[]): void => {
  const { draft } = context
  popTask(draft)
  for (const [index, member] of membersDown(draft).entries()) meetFate(context, member, values[index] ?? 1)
  if (hasDeath(draft)) popTask(draft)
}

/** Vitality tests of all with a plain wound; none is rolled again (E19). */
export const applyRecovery = (context: MoveContext, values: readonly number[]): void => {
  const { draft, emit } = context
  popTask(draft)
  for (const [index, member] of membersWounded(draft).entries()) {
    const value = values[index] ?? 1
    const level = levelOf(abilityDie(explorerOf(draft, member), 'vitality'), value)
    emit({ kind: 'tested', member, ability: 'vitality', value, level })
    heal(context, member, level)
  }
}

/** The hall is over: who left keeps what it found there, who is down loses it (E14). */
export const endHall = ({ draft, emit }: MoveContext): void => {
  const hasFallen = draft.company.every(({ at }) => at === 'down')
  emit({ kind: 'hallEnded', fallen: hasFallen })
  for (const member of membersOf(draft)) {
    const { at, finds, newFinds } = explorerOf(draft, member)
    const isOut = at === 'left'
    if (!isOut) loseFinds({ draft, emit }, member, newFinds)
    updateExplorer(draft, member, {
      ...{ at: isOut ? 'path' : at, dice: [], braced: false, plate: false },
      ...{ finds: isOut ? withNumbers(finds, ...newFinds) : finds, newFinds: [] },
    })
  }
  if (hasFallen) draft.falls += 1
  putOut(
    draft,
    hallOf(draft).groups.map(({ card }) => card),
  )
  draft.hall = null
  draft.tasks = afterCardTasks().toReversed()
}

/** What ends the expedition now; null if it goes on. A goal that is met comes first, then what lost it (rules 3). */
export const reasonToEnd = (state: State): 'goal' | 'fallen' | 'death' | 'empty' | null => {
  const hasFallen = state.falls >= companyNumbers(state.setting).falls
  if (isGoalMet(state)) return 'goal'
  if (hasFallen) return 'fallen'
  if (hasDeath(state)) return 'death'
  return sizeOfDeck(state.path) === 0 ? 'empty' : null
}

/** Outcome of all seats together: all won, or all lost. */
export const sharedOutcome = ({ setting }: State, isWon: boolean, reason: string): Outcome => ({
  ranks: Array.from({ length: setting.seats }, () => (isWon ? 1 : 2)),
  decidedBy: reason,
})

/** The expedition ends, or the marker is handed on. Nobody is asked whether to go on (E5). */
export const runJudgeEnd = (context: MoveContext): void => {
  const { draft, emit } = context
  popTask(draft)
  putOut(draft, [draft.card])
  draft.card = -1
  draft.challenge = null
  const reason = reasonToEnd(draft)
  if (reason === null) {
    beginHandover(context)
    return
  }
  draft.tasks = []
  draft.outcome = sharedOutcome(draft, reason === 'goal', reason)
  emit({ kind: 'over' })
}
