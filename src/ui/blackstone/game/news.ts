/** What the curtain tells the player who comes next. */
import type { LogLine } from '../props.ts'

/** Lines of news. */
const MOST = 5

/** How much each deed matters to the others; what is not named is left out. */
const WEIGHT: { readonly [K in NonNullable<LogLine['deed']>]?: number } = {
  completed: 5,
  passed: 5,
  collected: 4,
  laid: 4,
  exchanged: 3,
  took: 3,
  adopted: 5,
  over: 5,
  noticed: 5,
  // The turn ends with it: on the next curtain all see that it was done.
  intrigued: 5,
  hidden: 5,
  familyChosen: 5,
  claimed: 5,
  rewarded: 4,
  guarded: 3,
  unguarded: 3,
  kept: 3,
  lapsed: 2,
  rats: 4,
  killed: 4,
  retained: 3,
  drew: 3,
  discarded: 2,
  paid: 2,
  shuffled: 2,
  stayedEmpty: 2,
  slid: 1,
  swapped: 1,
  flipped: 1,
  returned: 1,
  piled: 1,
}

const weigh = ({ deed }: LogLine): number => (deed && WEIGHT[deed]) ?? 0

export interface News {
  /** There was no turn of this seat before. */
  readonly first: boolean
  readonly lines: readonly LogLine[]
}

/**
 * What the others did since this seat's own turn before, the weightiest first, then the latest; before them an agent of its own that comes
 * home as its turn begins, for who set it waited for news of it. The log begins with the turn that begins now.
 */
export const newsFor = (log: readonly LogLine[], seat: number): News => {
  const isMyTurn = ({ deed, by }: LogLine): boolean => deed === 'turn' && by === seat
  const now = log.findIndex(isMyTurn)
  const before = log.slice(now + 1).findIndex(isMyTurn)
  const since = before < 0 ? log : log.slice(0, now + 1 + before)
  const home = log.slice(0, Math.max(0, now)).filter(({ deed, by }) => deed === 'recalled' && by === seat)
  const others = since.filter((line) => line.by !== seat && weigh(line) > 0).sort((a, b) => weigh(b) - weigh(a))
  const lines = [...home, ...others].slice(0, MOST)
  // The log keeps the latest lines only: the first of all is still there.
  return { first: before < 0 && (log.at(-1)?.id ?? 0) === 0, lines }
}

export interface Since {
  /** Number of the line from which a replay begins. */
  readonly from: number
  /** How much the others did, in lines. */
  readonly count: number
  /** There was no turn of this seat before. */
  readonly first: boolean
}

/** What is no deed of one's own in a turn that has begun. */
const BEGINS: readonly (LogLine['deed'] | undefined)[] = ['turn', 'mustered', 'gained', 'recalled']

/**
 * What the others did between this seat's last turn and the one that has begun; null where they did nothing, or this seat has done
 * something since.
 */
export const sinceMine = (log: readonly LogLine[], seat: number): Since | null => {
  const now = log.findIndex(({ deed, by }) => deed === 'turn' && by === seat)
  const isMyDeed = ({ deed, by }: LogLine): boolean => by === seat && !BEGINS.includes(deed)
  if (now < 0 || log.slice(0, now).some(isMyDeed)) return null
  const older = log.slice(now + 1)
  const before = older.findIndex(isMyDeed)
  const since = (before < 0 ? older : older.slice(0, before)).filter(({ by }) => by !== seat)
  const count = since.filter(({ deed }) => !BEGINS.includes(deed)).length
  const begins = since.at(-1)
  const isFirst = !older.some(({ deed, by }) => deed === 'turn' && by === seat) && log.at(-1)?.id === 0
  return begins && count > 0 ? { from: begins.id, count, first: isFirst } : null
}

/** What a seat has done last in the turn that is played, or before the first; null where it has done nothing in it yet. */
export const lastOf = (log: readonly LogLine[], seat: number): string | null => {
  const begins = log.findIndex(({ deed }) => deed === 'turn')
  const turn = begins < 0 ? log : log.slice(0, begins)
  return turn.find(({ deed, by }) => by === seat && !BEGINS.includes(deed))?.text ?? null
}
