/** Reasons to attack a dweller, with a weapon or with a relic. */
import type { Action, ActionOf, FigureId } from '../../actions.ts'
import { findOf, kindOf } from '../../cards.ts'
import type { DwellerKind } from '../../cardTypes.ts'
import { weaponDie } from '../../company.ts'
import { COURAGE_FOR_ELITE, COURAGE_FOR_SLAYING, COURAGE_MAX } from '../../data/numbers.ts'
import { dwellersIn, findFigure, mapOf } from '../../figures.ts'
import { bandBetween } from '../../hall/hall.ts'
import { groupOf } from '../../rules/dwellers/placing.ts'
import { defenceAgainst } from '../../rules/turn/hitting.ts'
import { type Figure, hallOf, type State } from '../../state.ts'
import { lossOdds, PAIR_PARTS } from '../odds.ts'
import { chanceOf } from './chance.ts'
import type { PlannedAction } from './plannedAction.ts'
import { possibleAttacksIn } from './possibleAttacks.ts'
import type { Reason } from './reason.ts'
import { vowReasons } from './vowReasons.ts'

const kindOfFigure = (state: State, { group }: FigureId): DwellerKind => kindOf(groupOf(state, group).card)

const rewardOf = ({ elite }: DwellerKind): number => (elite ? COURAGE_FOR_ELITE : COURAGE_FOR_SLAYING)

/** What comes of an attack as far as it can be foreseen. */
type Fate = 'lives' | 'mayDie' | 'dies'

/** Why it is good to be rid of a dweller. One that dies for certain attacks nobody any more. */
const troubleReasons = (state: State, figure: FigureId, { at }: Figure, fate: Fate): readonly Reason[] => {
  const threat = possibleAttacksIn(state).find(
    (one) => one.figure.group === figure.group && one.figure.number === figure.number,
  )
  return [
    ...(threat && fate !== 'dies' ? [{ kind: 'attacks', ...threat, isElse: fate === 'mayDie' } as const] : []),
    ...(hallOf(state).caches.includes(at) ? [{ kind: 'guardsCache', figure, room: at } as const] : []),
  ]
}

/** What whoever slays it gets. */
const rewardReasons = ({ before, mover }: PlannedAction, figure: FigureId): readonly Reason[] => {
  const { member, explorer } = mover
  const kind = kindOfFigure(before, figure)
  const courage = Math.min(rewardOf(kind), COURAGE_MAX - explorer.courage)
  return [
    ...vowReasons(mover, 'slain', 1),
    ...(kind.elite ? vowReasons(mover, 'elitesSlain', 1) : []),
    ...(courage > 0 ? [{ kind: 'bringsCourage', member, courage } as const] : []),
  ]
}

/** Health that an attack takes, each with its parts of a whole: none, 1, 2. */
type Losses = readonly [number, number, number]

const attackReasons = (move: PlannedAction, target: FigureId, losses: Losses, whole: number): readonly Reason[] => {
  const { before, isLater } = move
  const figure = { group: target.group, number: target.number }
  const found = findFigure(before, figure)
  if (!found) return []
  const { health } = found
  const [, one, two] = losses
  const slaying = health === 1 ? one + two : health === 2 ? two : 0
  const fate: Fate = slaying === 0 ? 'lives' : slaying < whole ? 'mayDie' : 'dies'
  const trouble = troubleReasons(before, figure, found, fate)
  if (slaying === 0) return [{ kind: 'hurts', figure, chance: chanceOf(one + two, whole), health, isLater }, ...trouble]
  return [
    { kind: 'slays', figure, chance: chanceOf(slaying, whole), isLater },
    ...trouble,
    ...rewardReasons(move, figure),
  ]
}

/** Reasons for an attack with a weapon. */
export const hitReasons = (move: PlannedAction<ActionOf<'hit'>>): readonly Reason[] => {
  const { action, before, mover } = move
  const weapon = mover.card.weapons[action.weapon]
  const at = findFigure(before, action)?.at ?? -1
  const band = bandBetween(mapOf(before), mover.room, at)
  if (!weapon || !band) return []
  const losses = lossOdds(weaponDie(mover.explorer, weapon, band), defenceAgainst(before, mover.member, action))
  const dwellers = dwellersIn(before, at)
  return [
    ...attackReasons(move, action, losses, PAIR_PARTS),
    ...(weapon.room && dwellers > 1 ? [{ kind: 'sweeps', dwellers } as const] : []),
  ]
}

/** Reasons for a relic that takes health of a dweller, which no die decides. */
export const strikeReasons = (move: PlannedAction<ActionOf<'use'>>): readonly Reason[] => {
  const { face, target } = move.action
  const taken = (findOf(face).use ?? []).reduce((sum, use) => sum + (use.op === 'strike' ? use.n : 0), 0)
  return target && taken > 0 ? attackReasons(move, target, [0, Number(taken === 1), Number(taken > 1)], 1) : []
}

export const isHit = (move: PlannedAction<Action>): move is PlannedAction<ActionOf<'hit'>> => move.action.kind === 'hit'
