/** Actions that are worth considering: cards first, then what waits, then the market, and the end of the turn. */
import type { View } from '../../../kernel/contract.ts'
import type { Action } from '../actions.ts'
import { hasPenalty } from '../cards.ts'
import { wallsOfBailey } from '../site/baileys.ts'
import { isWall, type Site } from '../site/site.ts'
import { type Square, touchingOf } from '../site/square.ts'
import type { State } from '../state.ts'
import { closuresOf } from './closures.ts'

/** Most squares for a Recruit that are looked at. */
const MOST_POSTS = 24

/** Squares where a Recruit counts: in finished Baileys, on their Walls, and in those that one more Wall would finish. */
const squaresThatCount = (site: Site): ReadonlySet<Square> => {
  const yards = [
    ...site.baileys.map((bailey) => ({ squares: bailey.squares, walls: wallsOfBailey(site, bailey) })),
    ...closuresOf(site).map(({ yard, site: raised }) => ({
      squares: yard.squares,
      walls: wallsOfBailey(raised, yard),
    })),
  ]
  return new Set(yards.flatMap(({ squares, walls }) => [...squares, ...walls]))
}

/** Number of Walls that touch a square: Baileys arise where there are many. */
const wallsRound = (site: Site, square: Square): number =>
  (touchingOf(site.size)[square] ?? []).filter((other) => isWall(site, other)).length

const postsThatCount = (site: Site, posts: readonly Action[]): readonly Action[] => {
  const counting = squaresThatCount(site)
  const rank = (action: Action): number =>
    action.kind === 'post' ? (counting.has(action.square) ? 100 : 0) + wallsRound(site, action.square) : 0
  return posts.toSorted((one, other) => rank(other) - rank(one)).slice(0, MOST_POSTS)
}

const isOf =
  (...kinds: readonly Action['kind'][]) =>
  ({ kind }: Action): boolean =>
    kinds.includes(kind)

/** Whether a card may rather stay in the hand: it goes to the Back Alley when it is played. */
const isCrooked = ({ knownCard }: View<State>, action: Action): boolean =>
  action.kind === 'play' && hasPenalty(knownCard(action.card)?.face ?? 0)

/** Actions after the cards: Goals, what waits, then the market; the end with each of them. */
const afterCards = ({ state }: View<State>, legal: readonly Action[]): readonly Action[] => {
  const end = legal.filter(isOf('end'))
  const claims = legal.filter(isOf('claim'))
  if (claims.length > 0) return claims
  const small = legal.filter(isOf('take', 'clear', 'destroy', 'oust', 'move'))
  const builds = legal.filter(isOf('build'))
  if (builds.length > 0) return [...builds, ...legal.filter(isOf('leave')), ...small, ...end]
  const posts = postsThatCount(state.site, legal.filter(isOf('post')))
  if (posts.length + small.length > 0) return [...posts, ...small, ...end]
  return [...legal.filter(isOf('buy')), ...end]
}

/** At least one of the legal actions. What is asked out of turn is answered by any of them. */
export const sensibleActions = (view: View<State>, legal: readonly Action[]): readonly Action[] => {
  if (!legal.some(isOf('end'))) return legal
  const plays = legal.filter(isOf('play'))
  const honest = plays.filter((action) => !isCrooked(view, action))
  if (honest.length > 0) return honest
  return [...plays, ...afterCards(view, legal)]
}
