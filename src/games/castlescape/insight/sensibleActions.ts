/** Actions that are worth considering: cards first, then Walls, Recruits and what else waits, and the market last. */
import type { Seat, View } from '../../../kernel/contract.ts'
import type { Action, ActionOf } from '../actions.ts'
import { cardOf, hasPenalty } from '../cards.ts'
import { recruitsOf } from '../recruits.ts'
import { baileyMasksOf } from '../site/baileyMasks.ts'
import { type RowMasks, squaresIn } from '../site/rowMasks.ts'
import { isWall, type Site } from '../site/site.ts'
import { type Square, touchingOf } from '../site/square.ts'
import type { State } from '../state.ts'
import { unfinishedBaileysOf } from './unfinishedBaileys.ts'

/** Most squares for a Recruit, and for a Wall, that are looked at. */
const MOST_POSTS = 10
const MOST_POSTS_WHILE_BUILDING = 5
const MOST_BUILDS = 14
const MOST_RECALLS = 2

const isOf =
  <K extends Action['kind']>(...kinds: readonly K[]) =>
  (action: Action): action is ActionOf<K> =>
    (kinds as readonly string[]).includes(action.kind)

/** Rank of squares for a Recruit: in and round Baileys, finished or nearly. */
const postRanks = (site: Site): readonly number[] => {
  const ranks = new Array<number>(site.size * site.size).fill(0)
  const add = (rows: RowMasks, worth: number): void => {
    for (const square of squaresIn(rows)) ranks[square] = (ranks[square] ?? 0) + worth
  }
  for (const bailey of site.baileys) {
    const { yard, walls } = baileyMasksOf(site, bailey)
    add(yard, 40)
    add(walls, 80)
  }
  for (const { yard, walls, path, size } of unfinishedBaileysOf(site)) {
    const worth = Math.floor((20 + 5 * size) / path.length)
    add(yard, worth)
    add(walls, 2 * worth)
  }
  return ranks
}

/** Recalls of the Recruits that stand where they count least. */
const bestRecalls = (site: Site, recalls: readonly ActionOf<'recall'>[]): readonly Action[] => {
  if (recalls.length <= MOST_RECALLS) return recalls
  const ranks = postRanks(site)
  return recalls.toSorted((one, other) => (ranks[one.square] ?? 0) - (ranks[other.square] ?? 0)).slice(0, MOST_RECALLS)
}

const bestPosts = (site: Site, posts: readonly ActionOf<'post'>[], most: number): readonly Action[] => {
  if (posts.length <= most) return posts
  const ranks = postRanks(site)
  const walls = (square: Square): number =>
    (touchingOf(site.size)[square] ?? []).filter((other) => isWall(site, other)).length
  const rank = new Map(posts.map(({ square }) => [square, 100 * (ranks[square] ?? 0) + walls(square)]))
  // Squares of one Bailey are alike: one of each is enough.
  const seen = new Set<number>()
  return posts
    .toSorted((one, other) => (rank.get(other.square) ?? 0) - (rank.get(one.square) ?? 0))
    .filter(({ square }) => {
      const bailey = site.baileys.findIndex(({ squares }) => squares.includes(square))
      if (bailey < 0) return true
      if (seen.has(bailey)) return false
      seen.add(bailey)
      return true
    })
    .slice(0, most)
}

/** Squares for a Wall on the way to close ground where the seat stands well, then those near its Recruits. */
const bestBuilds = (state: State, seat: Seat, builds: readonly ActionOf<'build'>[]): readonly Action[] => {
  if (builds.length <= MOST_BUILDS) return builds
  const { site } = state
  const ranks = new Array<number>(site.size * site.size).fill(0)
  for (const { path, size } of unfinishedBaileysOf(site))
    for (const square of path) ranks[square] = Math.max(ranks[square] ?? 0, Math.floor((100 * size) / path.length))
  const own = recruitsOf(state)[seat] ?? []
  const near = touchingOf(site.size)
  for (const square of own) for (const other of near[square] ?? []) ranks[other] = (ranks[other] ?? 0) + 60
  return builds.toSorted((one, other) => (ranks[other.square] ?? 0) - (ranks[one.square] ?? 0)).slice(0, MOST_BUILDS)
}

/** The next card of the hand without a penalty, those that draw others first; every way to play it. */
const nextPlay = ({ knownCard }: View<State>, plays: readonly ActionOf<'play'>[]): readonly Action[] => {
  const faceOf = (action: ActionOf<'play'>): number => knownCard(action.card)?.face ?? 0
  const honest = plays.filter((action) => !hasPenalty(faceOf(action)))
  const draws = (action: ActionOf<'play'>): boolean =>
    cardOf(faceOf(action)).play?.some(({ op }) => op === 'draw') === true
  const [first] = [...honest.filter(draws), ...honest]
  return first ? honest.filter(({ card }) => card === first.card) : []
}

/**
 * Actions after the cards. A Recruit that waits is posted, for it never harms. Nothing is built or posted once something
 * was bought: another order comes to the same.
 */
const afterCards = ({ state, seat }: View<State>, legal: readonly Action[]): readonly Action[] => {
  const market = legal.filter(isOf('buy', 'end'))
  const claims = legal.filter(isOf('claim'))
  if (claims.length > 0) return claims
  if (state.turn.gold < state.turn.received) return market
  const builds = legal.filter(isOf('build'))
  const posts = legal.filter(isOf('post'))
  const small = legal.filter(isOf('take', 'clear', 'destroy', 'oust', 'move'))
  const onward = [...bestRecalls(state.site, legal.filter(isOf('recall'))), ...small, ...market]
  if (builds.length > 0)
    return [
      ...bestBuilds(state, seat ?? 0, builds),
      ...legal.filter(isOf('leave')),
      ...(posts.length > 0 ? bestPosts(state.site, posts, MOST_POSTS_WHILE_BUILDING) : onward),
    ]
  return posts.length > 0 ? [...bestPosts(state.site, posts, MOST_POSTS), ...small] : onward
}

/** At least one of the legal actions. What is asked out of turn is answered by any of them. */
export const sensibleActions = (view: View<State>, legal: readonly Action[]): readonly Action[] => {
  if (!legal.some(isOf('end'))) return legal
  const plays = legal.filter(isOf('play'))
  const next = nextPlay(view, plays)
  if (next.length > 0) return next
  const isFresh =
    view.state.turn.gold === view.state.turn.received && !view.state.turn.posted && view.state.turn.built === 0
  return [...(isFresh ? plays : []), ...afterCards(view, legal)]
}
