/** What an action of an explorer's turn is expected to come to, by the odds of its dice. */
import type { Action, ActionOf, FigureId } from '../actions.ts'
import { kindOf } from '../cards.ts'
import { abilityDie, weaponDie } from '../company.ts'
import { COURAGE_FOR_ELITE, COURAGE_FOR_SLAYING } from '../data/numbers.ts'
import { allFigures, findFigure, mapOf, roomOf } from '../figures.ts'
import { bandBetween } from '../hall/hall.ts'
import { groupOf, updateGroup } from '../rules/dwellers/placing.ts'
import { applyAction } from '../rules/engine/dispatchActions.ts'
import type { MoveContext } from '../rules/ruleTypes.ts'
import { actingExplorer } from '../rules/turn/actingExplorer.ts'
import { defenceAgainst } from '../rules/turn/hitting.ts'
import { hasTurnChoice } from '../rules/turn/turnActions.ts'
import { copyState, explorerOf, type State, sizeOfDeck, type Task } from '../state.ts'
import { addTo, type Foreseen, type ForeseenState, figureKey, foreseenOf } from './foreseenState.ts'
import { healedByTest, lossOdds, PAIR_PARTS } from './odds.ts'

/** Finds, in thousandths, that one of two is worth. */
const ONE_OF_TWO = 1450
/** Chance, in thousandths, from which on a plan counts a dweller of one health as slain. */
const COUNTED_AS_SLAIN = 450
/** Chance that a dweller of more health still lives once as much as it has is expected to be lost. */
const STILL_LIVES = 450

export interface ActionForesight {
  readonly state: ForeseenState
  readonly isUncertain: boolean
  readonly isTurnOver: boolean
}

/** Draft in which rules apply an action; nobody hears of it. */
export const quietContext = (draft: State): MoveContext => ({ draft, emit: () => {} })

const isOfTurn = (task: Task | undefined): boolean => task?.do === 'turn'

/** Takes what awaits the dealer off the tasks, down to the turn. */
const dropDraws = (draft: State): readonly Task[] => {
  const at = draft.tasks.findLastIndex(isOfTurn)
  const dropped = at < 0 ? [] : draft.tasks.slice(at + 1)
  if (dropped.length > 0) draft.tasks = draft.tasks.slice(0, at + 1)
  return dropped
}

/** A dweller is expected to lose health: once that is likely to slay it, the plan goes on without it. */
const withLoss = (draft: State, foreseen: Foreseen, member: number, target: FigureId, die: 6 | 8 | 12): Foreseen => {
  const figure = findFigure(draft, target)
  if (!figure) return foreseen
  const { card, figures } = groupOf(draft, target.group)
  const [, one, two] = lossOdds(die, defenceAgainst(draft, member, target))
  const key = figureKey(target)
  const before = foreseen.losses[key] ?? 0
  const isFrail = figure.health === 1
  const added = isFrail
    ? Math.floor(((1000 - before) * (one + two)) / PAIR_PARTS)
    : Math.floor((1000 * (one + 2 * two)) / PAIR_PARTS)
  const lost = before + added
  const reward = kindOf(card).elite ? COURAGE_FOR_ELITE : COURAGE_FOR_SLAYING
  const courage = addTo(foreseen.courage, member, Math.floor((reward * added) / figure.health))
  const isSlain = isFrail ? lost >= COUNTED_AS_SLAIN : lost >= 1000 * figure.health
  if (!isSlain) return { ...foreseen, courage, losses: { ...foreseen.losses, [key]: lost } }
  const alive = isFrail ? Math.max(0, 1000 - lost) : STILL_LIVES
  updateGroup(draft, target.group, { figures: figures.filter(({ number }) => number !== target.number) })
  return {
    ...foreseen,
    courage,
    luck: Math.floor((foreseen.luck * (1000 - alive)) / 1000),
    ghosts: [...foreseen.ghosts, { group: target.group, at: figure.at, chance: alive }],
  }
}

const hitForesight = (
  state: ForeseenState,
  draft: State,
  foreseen: Foreseen,
  { weapon: place, group, number }: ActionOf<'hit'>,
): Foreseen => {
  const { member, card } = actingExplorer(state)
  const weapon = card.weapons[place]
  const at = findFigure(state, { group, number })?.at ?? -1
  const band = bandBetween(mapOf(state), roomOf(state, member), at)
  if (!weapon || !band) return foreseen
  const die = weaponDie(explorerOf(state, member), weapon, band)
  if (die === 0) return foreseen
  const targets = weapon.room ? allFigures(state).filter((figure) => figure.at === at) : [{ group, number }]
  return targets.reduce((sum, target) => withLoss(draft, sum, member, target, die), foreseen)
}

const withHealing = (foreseen: Foreseen, state: State, healer: number, patient: number): Foreseen => {
  const { wounds } = explorerOf(state, patient)
  const most = 1000 * wounds - (foreseen.healed[patient] ?? 0)
  const healed = Math.min(most, healedByTest(abilityDie(explorerOf(state, healer), 'vitality')))
  return { ...foreseen, healed: addTo(foreseen.healed, patient, Math.max(0, healed)) }
}

const withFind = (foreseen: Foreseen, state: State, member: number, worth: number): Foreseen =>
  sizeOfDeck(state.finds) === 0
    ? foreseen
    : { ...foreseen, finds: addTo(foreseen.finds, member, Math.floor((worth * foreseen.luck) / 1000)) }

const expected = (state: ForeseenState, draft: State, action: Action, drawn: readonly Task[]): Foreseen => {
  const foreseen = foreseenOf(state)
  const { member } = actingExplorer(state)
  switch (action.kind) {
    case 'hit':
      return hitForesight(state, draft, foreseen, action)
    case 'rest':
      return withHealing(foreseen, draft, member, member)
    case 'mend':
      return withHealing(foreseen, draft, member, action.member)
    case 'probe':
      return withFind(foreseen, draft, member, 1000)
    case 'search': {
      const task = drawn.find((one) => one.do === 'drawFinds')
      const isTwo = task?.do === 'drawFinds' && task.count > 1
      return withFind(foreseen, draft, member, isTwo ? ONE_OF_TWO : 1000)
    }
    default:
      return foreseen
  }
}

/** Kinds of action after which chance shows something. */
const UNCERTAIN: readonly Action['kind'][] = ['hit', 'rest', 'mend', 'probe', 'search', 'end', 'leave']

/** What an action of the turn is expected to come to. */
export const foreseeAction = (state: ForeseenState, action: Action): ActionForesight => {
  const draft: State & { foreseen?: Foreseen } = copyState(state)
  applyAction(quietContext(draft), -1, action)
  const drawn = dropDraws(draft)
  draft.foreseen = expected(state, draft, action, drawn)
  const isUncertain = UNCERTAIN.includes(action.kind)
  const isEnd = action.kind === 'end' || action.kind === 'leave'
  return { state: draft, isUncertain, isTurnOver: isEnd || !hasTurnChoice(draft) }
}
