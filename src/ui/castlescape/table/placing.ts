/** What can be placed on the site now, and where: read from the legal actions alone. */
import type { Action } from '../../../games/castlescape/actions.ts'
import { type InfluenceArea, influenceAreas } from '../../../games/castlescape/insight/influenceAreas.ts'
import { leadChanges, type RecruitChange } from '../../../games/castlescape/insight/leadChanges.ts'
import { ownerAt } from '../../../games/castlescape/recruits.ts'
import { groupKinds } from '../../../games/castlescape/rules/wallGroups.ts'
import { baileysFinishedBy } from '../../../games/castlescape/site/baileys.ts'
import { withWall } from '../../../games/castlescape/site/site.ts'
import type { Square } from '../../../games/castlescape/site/square.ts'
import type { State } from '../../../games/castlescape/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { CastleSnapshot, CastleTableView } from './castleTableView.ts'
import { PLACING_KINDS, type PlacingKind } from './placingKind.ts'

export interface Placing {
  readonly kind: PlacingKind
  /** Square of the Recruit that moves; null before it is chosen, and for other kinds. */
  readonly from: Square | null
  /** Squares in reading order. */
  readonly targets: readonly Square[]
  /** Action on a target; null where it only chooses the Recruit that moves. */
  readonly actionAt: (square: Square) => Action | null
}

/** Kinds of placing that are possible now, in their order. */
export const placingKinds = ({ legalActions }: CastleSnapshot): readonly PlacingKind[] =>
  PLACING_KINDS.filter((kind) => legalActions.some((action) => action.kind === kind))

const ascending = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)].sort((a, b) => a - b)

const squareOf = (action: Action): Square => ('square' in action ? action.square : -1)

const isOfKind = (action: Action, kind: PlacingKind, group: number): boolean =>
  action.kind === kind && (action.kind !== 'build' || action.group === group)

const movePlacing = (now: CastleSnapshot, wanted: Square | null): Placing => {
  const moves = now.legalActions.flatMap((action) => (action.kind === 'move' ? [action] : []))
  const from = moves.some((action) => action.from === wanted) ? wanted : null
  if (from === null)
    return { kind: 'move', from, targets: ascending(moves.map((action) => action.from)), actionAt: () => null }
  const own = moves.filter((action) => action.from === from)
  return {
    kind: 'move',
    from,
    targets: ascending(own.map(({ to }) => to)),
    actionAt: (square) => own.find(({ to }) => to === square) ?? null,
  }
}

/** Placing of one kind. */
const placingOf = (now: CastleSnapshot, kind: PlacingKind, group: number, from: Square | null): Placing => {
  if (kind === 'move') return movePlacing(now, from)
  const actions = now.legalActions.filter((action) => isOfKind(action, kind, group))
  return {
    kind,
    from: null,
    targets: ascending(actions.map(squareOf)),
    actionAt: (square) => actions.find((action) => squareOf(action) === square) ?? null,
  }
}

/** What is placed now: what was asked for, else the first that waits; null where nothing is. */
export const placingNow = ({ choices }: CastleTableView, now: CastleSnapshot): Placing | null => {
  const { turn, kinds: keptBack } = choices.keptBack.value
  const kinds = placingKinds(now)
  const wish = choices.wish.value
  const proposed = kinds.find((kind) => turn !== now.state.turnNumber || !keptBack.includes(kind))
  const kind = wish && kinds.includes(wish) ? wish : proposed
  if (!kind) return null
  const groups = groupKinds(now.state.turn).length
  return placingOf(now, kind, groups > 0 ? choices.group.value % groups : 0, choices.moveFrom.value)
}

/** Ghost on one of the targets; null where there is none. */
export const ghostOn = ({ choices }: CastleTableView, placing: Placing | null): Square | null => {
  const square = choices.ghost.value
  return square !== null && placing?.targets.includes(square) ? square : null
}

/** Recruits that come and go when something is placed on a square. */
export const recruitChanges = (
  state: State,
  seat: Seat,
  { kind, from }: Placing,
  square: Square,
): readonly RecruitChange[] => {
  if (kind === 'post') return [{ seat, square, by: 1 }]
  if (kind === 'move' && from !== null)
    return [
      { seat, square: from, by: -1 },
      { seat, square, by: 1 },
    ]
  if (kind === 'oust') return [{ seat: ownerAt(state, square), square, by: -1 }]
  return kind === 'recall' || kind === 'lose' ? [{ seat, square, by: -1 }] : []
}

const areasOfState = new WeakMap<State, readonly InfluenceArea[]>()

/** Areas of a state, worked out once. */
export const areasOf = (state: State): readonly InfluenceArea[] => {
  const areas = areasOfState.get(state) ?? influenceAreas(state)
  areasOfState.set(state, areas)
  return areas
}

const changesSomething = (state: State, seat: Seat, placing: Placing, square: Square): boolean =>
  placing.kind === 'build'
    ? baileysFinishedBy(withWall(state.site, square), square).length > 0
    : leadChanges(areasOf(state), seat, recruitChanges(state, seat, placing, square)).length > 0

/** Targets as the arrows step through them: first those that change something, then the rest, each in reading order. */
export const targetsInTurn = ({ state, seat }: CastleSnapshot, placing: Placing): readonly Square[] => {
  const first = placing.targets.filter((square) => changesSomething(state, seat, placing, square))
  return [...first, ...placing.targets.filter((square) => !first.includes(square))]
}
