/**
 * Greedy explorer: it takes the action that looks best by itself, with the cheapest die, and turns to the exit when it is
 * wounded, done or late. It shares no part with the guide of the bots, so that figures of different guides can be
 * compared.
 */
import type { Action, ActionOf } from '../../../games/lamps-below/actions.ts'
import { kindOf } from '../../../games/lamps-below/cards.ts'
import { companyNumbers, countersOf, explorerCardOf, weaponDie } from '../../../games/lamps-below/company.ts'
import { dwellersIn, findFigure, mapOf, roomOf } from '../../../games/lamps-below/figures.ts'
import type { LampsBelowTypes } from '../../../games/lamps-below/game.ts'
import { goalOf, holdings } from '../../../games/lamps-below/goal.ts'
import { bandBetween, stepsBetween } from '../../../games/lamps-below/hall/hall.ts'
import type { State } from '../../../games/lamps-below/state.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'
import { pickRandom } from '../../selfplay/randomPlayer.ts'

const actingMember = ({ tasks }: State): number => {
  const turn = tasks.findLast((task) => task.do === 'turn')
  return turn?.do === 'turn' ? turn.member : -1
}

const MOST_COUNTERS = 2

/** Wounded, with nothing left to search, or late. */
const isDone = (state: State, member: number): boolean => {
  const { hall, company, setting } = state
  const explorer = company[member]
  if (!hall || !explorer) return false
  return (
    countersOf(explorer) >= MOST_COUNTERS || hall.caches.length === 0 || hall.round >= companyNumbers(setting).closes
  )
}

const distanceToAim = (state: State, member: number, room: number): number => {
  const hall = mapOf(state)
  if (isDone(state, member)) return stepsBetween(hall, room, hall.exit)
  return Math.min(...(state.hall?.caches ?? []).map((cache) => stepsBetween(hall, room, cache)))
}

/** Damage that an attack is expected to do, roughly, more for a target that is nearly slain. */
const worthOfHit = (state: State, member: number, { weapon, ...target }: ActionOf<'hit'>): number => {
  const explorer = state.company[member]
  const figure = findFigure(state, target)
  const group = state.hall?.groups[target.group]
  if (!explorer || !figure || !group) return 0
  const card = explorerCardOf(explorer).weapons[weapon]
  const band = bandBetween(mapOf(state), roomOf(state, member), figure.at)
  if (!card || !band) return 0
  const here = figure.at === roomOf(state, member) ? 20 : 0
  const others = card.room ? dwellersIn(state, figure.at) : 1
  return 20 + here + weaponDie(explorer, card, band) * 2 * others - kindOf(group.card).defence - 3 * figure.health
}

const worthOfTurn = (state: State, action: Action): number => {
  const member = actingMember(state)
  switch (action.kind) {
    case 'leave':
      return isDone(state, member) ? 100 : -1
    case 'search':
      return action.six ? 91 : 90
    case 'use':
    case 'probe':
      return 60
    case 'dare':
      return 80
    case 'rest':
    case 'mend':
      return (state.company[member]?.wounds ?? 0) > 1 || action.kind === 'mend' ? 30 : 5
    case 'hit':
      return worthOfHit(state, member, action)
    case 'move': {
      const nearer = distanceToAim(state, member, roomOf(state, member)) - distanceToAim(state, member, action.room)
      return nearer > 0 ? 25 + 5 * nearer : -1
    }
    case 'brace':
      return 1
    default:
      return 0
  }
}

const YES: readonly Action['kind'][] = ['yes', 'more', 'again', 'on']

const worthOf = (state: State, action: Action): number => {
  if (state.tasks.at(-1)?.do === 'turn') return worthOfTurn(state, action)
  if (action.kind === 'take') {
    const { pages } = holdings(state)
    return Number(pages < goalOf(state.setting).pages) - action.face
  }
  return YES.includes(action.kind) ? 1 : 0
}

/** Of payments the own die comes first: a lamp costs a little. */
const lampCost = (action: Action): number => ('pay' in action && action.pay === 'lamp' ? 0.5 : 0)

export const greedyPlayer: MatchPlayer<LampsBelowTypes> = ({ state }, legal, below) => {
  const worths = legal.map((action) => worthOf(state, action) - lampCost(action))
  const best = Math.max(...worths)
  return pickRandom(
    legal.filter((_, index) => worths[index] === best),
    below,
  )
}
