/** Counts in a game what a person who watches would call foolish. */
import type { Action } from '#src/games/castlescape/actions.ts'
import { cardOf } from '#src/games/castlescape/cards.ts'
import type { CastleScapeTypes } from '#src/games/castlescape/game.ts'
import { type InfluenceArea, influenceAreas, worthInArea } from '#src/games/castlescape/insight/influenceAreas.ts'
import { claimersOf } from '#src/games/castlescape/site/influence.ts'
import type { State } from '#src/games/castlescape/state.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { legalActionsIn, type Playout } from '#src/kernel/playout.ts'

/**
 * `lapsed`: Walls were given up, of which one would have finished a Bailey for whoever gave them up; `gift`: a turn left
 * one Wall to a Bailey that only rivals would claim, and that was not so before; `idlePost`: a Recruit was posted where
 * it counts in no Bailey, finished or one Wall before it; `lastBuy`: a card without Renown was bought in a last turn.
 */
export const FOLLIES = ['lapsed', 'gift', 'idlePost', 'lastBuy'] as const
export type Follies = Readonly<Record<(typeof FOLLIES)[number], number>>

type Game = Playout<CastleScapeTypes>

const wallsLeft = ({ turn }: State): number => turn.groups.reduce((sum, { left }) => sum + left, 0)

const isOpen = ({ closedBy }: InfluenceArea): boolean => closedBy >= 0

/** Squares of last Walls to Baileys that this seat would claim. */
const ownClosures = (state: State, seat: Seat): readonly number[] =>
  influenceAreas(state)
    .filter((area) => isOpen(area) && claimersOf(area.influence).includes(seat))
    .map(({ closedBy }) => closedBy)

/** Squares of last Walls to Baileys that rivals would claim, and this seat would not. */
const rivalClosures = (state: State, seat: Seat): readonly number[] =>
  influenceAreas(state)
    .filter(isOpen)
    .filter(({ influence }) => {
      const claimers = claimersOf(influence)
      return claimers.length > 0 && !claimers.includes(seat)
    })
    .map(({ closedBy }) => closedBy)

const isLapse = (before: Game, after: Game, { kind }: Action): boolean =>
  kind !== 'build' && wallsLeft(before.state) > 0 && (wallsLeft(after.state) === 0 || kind === 'end')

/** Watches a game of so many seats. `follies` gives what each has done; it is whole once the game is over. */
export const watchFollies = (seats: number) => {
  const counts = Array.from({ length: seats }, () => ({ lapsed: 0, gift: 0, idlePost: 0, lastBuy: 0 }))
  /** Gifts that lay there as the turn began; null before the first action. */
  let giftsBefore: readonly number[] | null = null
  /** Cards without Renown that a seat bought in its present turn, or in its last one. */
  const bought = counts.map(() => 0)
  const beginTurn = ({ state }: Game): void => {
    giftsBefore = rivalClosures(state, state.seat)
    bought[state.seat] = 0
  }
  const watch = (before: Game, after: Game, action: Action): void => {
    const { state } = before
    const { seat } = state
    const own = counts[seat]
    if (!own) return
    giftsBefore ??= rivalClosures(state, seat)
    if (isLapse(before, after, action)) {
      const closures = ownClosures(state, seat)
      const buildable = legalActionsIn(before, seat).filter((one) => one.kind === 'build')
      if (buildable.some(({ square }) => closures.includes(square))) own.lapsed++
    }
    if (action.kind === 'post' && influenceAreas(state).every((area) => worthInArea(area, action.square) === 0))
      own.idlePost++
    if (action.kind === 'buy' && cardOf(action.face).renown === 0) bought[seat] = (bought[seat] ?? 0) + 1
    if (after.state.turnNumber === state.turnNumber && after.state.outcome === null) return
    if (rivalClosures(after.state, seat).some((square) => !giftsBefore?.includes(square))) own.gift++
    beginTurn(after)
  }
  return {
    watch,
    follies: (): readonly Follies[] => counts.map((own, seat) => ({ ...own, lastBuy: bought[seat] ?? 0 })),
  }
}
