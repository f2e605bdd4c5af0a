/** What follows every card: fates of those who are down, and recovery; and how a hall ends (rules 3). */
import { withNumbers } from '../../../numberLists.ts'
import type { Member } from '../../actions.ts'
import type { Face } from '../../cards.ts'
import { popTask, updateExplorer } from '../../changeState.ts'
import { abilityDie, membersOf } from '../../company.ts'
import { OMEN_SIDES } from '../../data/numbers.ts'
import { levelOf } from '../../dice.ts'
import { explorerOf, hallOf, type State, type Task } from '../../state.ts'
import { heal, putOut } from '../changeExplorer.ts'
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

export const hasDeath = ({ company }: State): boolean => company.some(({ at }) => at === 'dead')

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
