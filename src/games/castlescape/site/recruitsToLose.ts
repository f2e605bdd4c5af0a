/** Losing Recruits that are worth a number (rules 7.3, C23). One is taken at a time, until the number is reached. */
import { totalWorth, worthOf } from './influence.ts'
import type { Site } from './site.ts'
import type { Square } from './square.ts'

/** Whether Recruits worth exactly this much can be chosen among so many on the ground and on Walls. */
const canBeMet = (loss: number, onGround: number, onWalls: number): boolean =>
  loss >= 0 && loss <= onGround + 2 * onWalls && (onGround > 0 || loss % 2 === 0)

/** Whether all of a seat's Recruits go, so that nobody is asked (C42). What they are worth too little remains. */
export const mustAllGo = (site: Site, own: readonly Square[], loss: number): boolean => loss >= totalWorth(site, own)

/** What remains of a loss when all of a seat's Recruits are gone: it is paid otherwise. */
export const lossBeyond = (site: Site, own: readonly Square[], loss: number): number =>
  Math.max(0, loss - totalWorth(site, own))

/** What a seat's Recruits that go for a loss are worth: as much as is lost where that can be met, or 1 more (C23). */
export const worthToLose = (site: Site, own: readonly Square[], loss: number): number => {
  const total = totalWorth(site, own)
  const onWalls = total - own.length
  return canBeMet(loss, own.length - onWalls, onWalls) ? loss : Math.min(total, loss + 1)
}

/**
 * Own Recruits of which one may be taken now for a loss, ascending; none if nothing is lost. Where the loss can be met
 * exactly it must still be possible afterwards. Where it cannot, any may go: all of them do, or the last Recruit on a
 * Wall is 1 too many (C23).
 */
export const recruitsToLose = (site: Site, own: readonly Square[], loss: number): readonly Square[] => {
  if (loss <= 0) return []
  const onWalls = totalWorth(site, own) - own.length
  const onGround = own.length - onWalls
  if (!canBeMet(loss, onGround, onWalls)) return own
  return own.filter((square) =>
    worthOf(site, square) === 1 ? canBeMet(loss - 1, onGround - 1, onWalls) : canBeMet(loss - 2, onGround, onWalls - 1),
  )
}

/** Own Recruits that go for a loss whatever is chosen, as far as there is no choice before. */
export const certainlyLost = (site: Site, own: readonly Square[], loss: number): readonly Square[] => {
  if (mustAllGo(site, own, loss)) return own
  const [only, ...others] = recruitsToLose(site, own, loss)
  if (only === undefined || others.length > 0) return []
  const rest = own.filter((square) => square !== only)
  return [only, ...certainlyLost(site, rest, loss - worthOf(site, only))]
}
