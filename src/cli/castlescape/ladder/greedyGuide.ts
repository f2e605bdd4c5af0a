/**
 * Greedy builder: it looks through its own turn as widely as the best level and plays the turn that brings it most at
 * once. Rings that one more Wall would close lead it; rivals, Contracts, levels and turns to come count nothing. It
 * shares no part with the guide of the bots, so that figures of different guides can be compared.
 */
import type { GameGuide } from '../../../bots/guide.ts'
import type { Action } from '../../../games/castlescape/actions.ts'
import { cardOf } from '../../../games/castlescape/cards.ts'
import type { CastleScapeTypes } from '../../../games/castlescape/game.ts'
import { guide } from '../../../games/castlescape/guide.ts'
import { recruitsOf } from '../../../games/castlescape/recruits.ts'
import { baileysFinishedBy } from '../../../games/castlescape/site/baileys.ts'
import { buildableSquares, NEW_GROUP } from '../../../games/castlescape/site/buildableSquares.ts'
import { claimersOf, influenceInBailey, shareOfSize, totalWorth } from '../../../games/castlescape/site/influence.ts'
import { isWall, type Site, withWall } from '../../../games/castlescape/site/site.ts'
import { type Square, touchingOf } from '../../../games/castlescape/site/square.ts'
import type { State } from '../../../games/castlescape/state.ts'
import type { Seat, View } from '../../../kernel/contract.ts'

/** Worth of what brings no Renown at once, in points of Renown. */
const WORTH = { ring: 0.4, influence: 0.15, cost: 0.25, gold: 0.1, wall: 0.2, recruit: 0.3 } as const

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Renown that the next Wall could bring the seat, all rings together. */
const ringsOf = (state: State, seat: Seat): number => {
  const recruits = recruitsOf(state)
  return sum(
    buildableSquares(state.site, NEW_GROUP).flatMap((square) => {
      const raised = withWall(state.site, square)
      return baileysFinishedBy(raised, square).map((squares) => {
        const claimers = claimersOf(influenceInBailey(raised, recruits, { squares }))
        return claimers.includes(seat) ? shareOfSize(squares.length, claimers.length) : 0
      })
    }),
  )
}

/** What lies open of the own guild; `turn` counts while it is its own, so that cards are played and not kept. */
const worthOfTurn = ({ state, seat: viewSeat }: View<State>): number => {
  const seat = viewSeat ?? 0
  const guild = state.guilds[seat]
  if (!guild) return 0
  const { turn } = state
  const waiting =
    WORTH.gold * turn.gold +
    WORTH.wall * sum(turn.groups.map(({ left }) => left)) +
    WORTH.recruit * (turn.ground + turn.any)
  return (
    guild.renown +
    sum(guild.owned.map((face) => cardOf(face).renown + WORTH.cost * cardOf(face).cost)) +
    WORTH.influence * totalWorth(state.site, guild.recruits) +
    WORTH.ring * ringsOf(state, seat) +
    (state.seat === seat ? waiting : 0)
  )
}

/** Number of Walls round a square. */
const wallsRound = (site: Site, square: Square): number =>
  (touchingOf(site.size)[square] ?? []).filter((other) => isWall(site, other)).length

/** Posts with most Walls round them. */
const MOST_POSTS = 24

const postsAmongWalls = ({ site }: State, legal: readonly Action[]): readonly Action[] =>
  legal
    .flatMap((action) => (action.kind === 'post' ? [{ action, walls: wallsRound(site, action.square) }] : []))
    .toSorted((one, other) => other.walls - one.walls)
    .slice(0, MOST_POSTS)
    .map(({ action }) => action)

/** Cards first, then Goals, then Walls, Recruits and purchases side by side. */
const considered = ({ state }: View<State>, legal: readonly Action[]): readonly Action[] => {
  if (!legal.some(({ kind }) => kind === 'end')) return legal
  for (const kind of ['play', 'claim', 'build'] as const) {
    const first = legal.filter((action) => action.kind === kind)
    if (first.length > 0) return first
  }
  const isSmall = ({ kind }: Action): boolean => kind !== 'post' && kind !== 'recall' && kind !== 'leave'
  return [...postsAmongWalls(state, legal), ...legal.filter(isSmall)]
}

/** Guide of the builder: what it may know is as for all bots. */
export const greedyGuide: GameGuide<CastleScapeTypes> = { ...guide, evaluate: worthOfTurn, sensible: considered }
