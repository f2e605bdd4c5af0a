/** Attacks of explorers (rules 7.1). */
import type { ActionOf, FigureId, Member } from '../../actions.ts'
import { kindOf } from '../../cards.ts'
import type { Band, Die, WeaponCard } from '../../cardTypes.ts'
import { popTask, pushTasks } from '../../changeState.ts'
import { explorerCardOf, weaponDie } from '../../company.ts'
import { COURAGE_FOR_ELITE, COURAGE_FOR_SLAYING } from '../../data/numbers.ts'
import { levelOf, stepsBetter } from '../../dice.ts'
import { allFigures, findFigure, mapOf, roomOf } from '../../figures.ts'
import { bandBetween } from '../../hall/hall.ts'
import { because } from '../../refusal.ts'
import { explorerOf, type Hit, type HitThrow, type State, type Task } from '../../state.ts'
import { changeCourage, countForVow } from '../changeExplorer.ts'
import { groupOf, updateGroup } from '../dwellers/placing.ts'
import type { ActionHandler, MoveContext } from '../ruleTypes.ts'
import { canPayAgain, payAgain } from '../takeAbilityTest.ts'
import { actingExplorer } from './actingExplorer.ts'
import { checkPayment, PAYMENTS, spendDie } from './paying.ts'

type HitTask = Extract<Task, { do: 'hit' }>
type JudgeTask = Extract<Task, { do: 'judgeHit' }>
type AgainTask = Extract<Task, { do: 'hitAgain' }>

const figureRoom = (state: State, figure: FigureId): number => findFigure(state, figure)?.at ?? -1

const bandOf = (state: State, member: Member, figure: FigureId): Band | null => {
  const room = figureRoom(state, figure)
  return room < 0 ? null : bandBetween(mapOf(state), roomOf(state, member), room)
}

/** Die of a weapon against a dweller; 0 where it has none for the distance. */
const dieAgainst = (state: State, member: Member, weapon: WeaponCard, figure: FigureId): Die => {
  const band = bandOf(state, member, figure)
  return band ? weaponDie(explorerOf(state, member), weapon, band) : 0
}

/** The figure that is named, and with some weapons all others in its room, by group and number (E28). */
const targetsOf = (state: State, weapon: WeaponCard, named: FigureId): readonly FigureId[] => {
  const room = figureRoom(state, named)
  const isNamed = ({ group, number }: FigureId): boolean => group === named.group && number === named.number
  const others = allFigures(state).filter((figure) => figure.at === room && !isNamed(figure))
  return [named, ...(weapon.room ? others : [])].map(({ group, number }) => ({ group, number }))
}

/** Die with which a dweller defends against an explorer: a step better on guard, and one more in cover against an attack from another room. */
export const defenceAgainst = (state: State, member: Member, figure: FigureId): Die => {
  const { at = -1, guard = false } = findFigure(state, figure) ?? {}
  const { special } = explorerCardOf(explorerOf(state, member))
  const isCovered = at !== roomOf(state, member) && mapOf(state).cover.includes(at) && special !== 'hawk'
  return stepsBetter(kindOf(groupOf(state, figure.group).card).defence, Number(guard) + Number(isCovered))
}

export const hitDweller: ActionHandler<ActionOf<'hit'>> = {
  list({ state }) {
    const { card } = actingExplorer(state)
    return allFigures(state).flatMap(({ group, number }) =>
      card.weapons.flatMap((_, weapon) =>
        PAYMENTS.map((pay) => ({ kind: 'hit', weapon, group, number, pay }) as const),
      ),
    )
  },

  check({ state }, { weapon: place, pay, ...figure }) {
    const { member, card } = actingExplorer(state)
    const weapon = card.weapons[place]
    if (!weapon) return because('lamps-below.noSuchWeapon')
    if (!findFigure(state, figure)) return because('lamps-below.noTarget')
    if (!bandOf(state, member, figure)) return because('lamps-below.outOfSight', 8)
    if (dieAgainst(state, member, weapon, figure) === 0) return because('lamps-below.weaponBand')
    return checkPayment(state, member, pay, weapon.cost)
  },

  act(context, _seat, { weapon: place, pay, group, number }) {
    const { draft } = context
    const { member, card } = actingExplorer(draft)
    const weapon = card.weapons[place]
    if (!weapon) throw new RangeError(`no weapon ${place}`)
    spendDie(context, member, pay, weapon.cost)
    const die = dieAgainst(draft, member, weapon, { group, number })
    pushTasks(draft, { do: 'hit', member, weapon: place, die, targets: targetsOf(draft, weapon, { group, number }) })
  },
}

/** One pair of dice for each target, without the second where it has no defence. */
export const hitDice = (state: State, { member, die, targets }: HitTask): readonly number[] =>
  targets.flatMap((figure) => [die, defenceAgainst(state, member, figure)]).filter((sides) => sides > 0)

const hitOf = ({ member, weapon, die }: Hit): Hit => ({ member, weapon, die })

export const applyHitThrow = ({ draft }: MoveContext, task: HitTask, values: readonly number[]): void => {
  const left = [...values]
  const throws = task.targets.map((figure): HitThrow => {
    const [attack = 1] = left.splice(0, 1)
    const [defence = 0] = defenceAgainst(draft, task.member, figure) > 0 ? left.splice(0, 1) : []
    return { ...figure, attack, defence }
  })
  popTask(draft)
  pushTasks(draft, { do: 'judgeHit', ...hitOf(task), throws, again: false })
}

const levelsOf = (state: State, { member, die }: Hit, { attack, defence, ...figure }: HitThrow) => ({
  attack: levelOf(die, attack),
  defence: levelOf(defenceAgainst(state, member, figure), defence),
})

/** Whether the player is asked to roll an attack again: it failed, and could gain something (E19). */
export const isAttackAsked = (state: State, task: JudgeTask): boolean => {
  const [first] = task.throws
  if (!first || task.again || !canPayAgain(state, task.member)) return false
  const { attack, defence } = levelsOf(state, task, first)
  return attack === 0 && defence < 2
}

export const hitAgain = (context: MoveContext, task: JudgeTask): void => {
  popTask(context.draft)
  payAgain(context, task.member, task.throws[0]?.attack ?? 0)
  pushTasks(context.draft, { do: 'hitAgain', ...hitOf(task), throws: task.throws })
}

/** The attack die was rolled again; the defence die thrown before stands. */
export const applyHitAgain = ({ draft }: MoveContext, task: AgainTask, attack: number): void => {
  const [first, ...others] = task.throws
  popTask(draft)
  if (first)
    pushTasks(draft, { do: 'judgeHit', ...hitOf(task), throws: [{ ...first, attack }, ...others], again: true })
}

/** A dweller loses health; at 0 it is slain, which gives courage and counts for vows (E26). */
export const damageFigure = (context: MoveContext, member: Member, { group, number }: FigureId, loss: number): void => {
  const { draft, emit } = context
  const { card, figures } = groupOf(draft, group)
  const hurt = figures.map((figure) =>
    figure.number === number ? { ...figure, health: figure.health - loss } : figure,
  )
  const alive = hurt.filter(({ health }) => health > 0)
  updateGroup(draft, group, { figures: alive })
  if (alive.length === hurt.length) return
  const { elite } = kindOf(card)
  emit({ kind: 'slain', member, group, number })
  changeCourage(context, member, elite ? COURAGE_FOR_ELITE : COURAGE_FOR_SLAYING)
  countForVow(context, member, 'slain', 1)
  if (elite) countForVow(context, member, 'elitesSlain', 1)
}

/** The dice of the first target count: level less level is what it loses; then those of the next. */
export const runJudgeHit = (context: MoveContext, task: JudgeTask): void => {
  const { draft, emit } = context
  const [first, ...others] = task.throws
  popTask(draft)
  if (!first) return
  if (others.length > 0) pushTasks(draft, { do: 'judgeHit', ...hitOf(task), throws: others, again: false })
  const { attack, defence } = levelsOf(draft, task, first)
  const loss = Math.max(0, attack - defence)
  emit({ kind: 'hit', member: task.member, weapon: task.weapon, ...first, loss })
  if (loss > 0) damageFigure(context, task.member, first, loss)
}
