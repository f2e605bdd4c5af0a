/** Follows the Recruits of a game from where they are posted, and says what became of them there. */
import type { Action } from '#src/games/castlescape/actions.ts'
import { influenceAreas, worthInArea } from '#src/games/castlescape/insight/influenceAreas.ts'
import { wallRowsOf, type Yard } from '#src/games/castlescape/site/baileys.ts'
import { hasSquare } from '#src/games/castlescape/site/rowMasks.ts'
import type { Site } from '#src/games/castlescape/site/site.ts'
import type { Square } from '#src/games/castlescape/site/square.ts'
import type { State } from '#src/games/castlescape/state.ts'
import type { Seat } from '#src/kernel/contract.ts'

/**
 * What came of a Recruit that was posted where no Bailey counted it yet, finished or one Wall before it: `earlyPost`, one
 * did later; `paidPost`, none did before it was given up for Infamy; `idlePost`, none did, and it was no such payment.
 */
export const POST_ENDS = ['earlyPost', 'paidPost', 'idlePost'] as const
export type PostEnd = (typeof POST_ENDS)[number]
export type PostEnds = Readonly<Record<PostEnd, number>>

export const NO_POSTS: PostEnds = { earlyPost: 0, paidPost: 0, idlePost: 0 }

/** Recruit that no Bailey has counted yet. */
interface OpenPost {
  readonly seat: Seat
  readonly square: Square
}

const isCounted = (site: Site, bailey: Yard, square: Square): boolean =>
  bailey.squares.includes(square) || hasSquare(wallRowsOf(site, bailey), square)

/** Watches a game of so many seats. `ends` says for each what came of its posts; it is whole once the game is over. */
export const followPostedRecruits = (seats: number) => {
  const counts = Array.from({ length: seats }, () => ({ ...NO_POSTS }))
  let open: readonly OpenPost[] = []
  const settle = ({ seat }: OpenPost, end: PostEnd): void => {
    const own = counts[seat]
    if (own) own[end]++
  }
  const settleWhere = (end: PostEnd, isOver: (post: OpenPost) => boolean): void => {
    for (const post of open.filter(isOver)) settle(post, end)
    open = open.filter((post) => !isOver(post))
  }
  const watch = (before: State, { site, guilds }: State, action: Action): void => {
    const { seat } = before
    if (action.kind === 'post' && influenceAreas(before).every((area) => worthInArea(area, action.square) === 0))
      open = [...open, { seat, square: action.square }]
    if (action.kind === 'move')
      open = open.map((post) => (post.square === action.from ? { ...post, square: action.to } : post))
    const finished = site.baileys.slice(before.site.baileys.length)
    settleWhere('earlyPost', ({ square }) => finished.some((bailey) => isCounted(site, bailey, square)))
    const isGone = (post: OpenPost): boolean => guilds[post.seat]?.recruits.includes(post.square) !== true
    settleWhere(action.kind === 'recall' || action.kind === 'oust' ? 'idlePost' : 'paidPost', isGone)
  }
  return {
    watch,
    ends: (): readonly PostEnds[] =>
      counts.map((own, seat) => ({
        ...own,
        idlePost: own.idlePost + open.filter((post) => post.seat === seat).length,
      })),
  }
}
