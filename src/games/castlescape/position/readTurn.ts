/** What waits in the turn of a position. */
import type { Face } from '../cards.ts'
import { isBegun } from '../rules/wallGroups.ts'
import { isWall, type Site } from '../site/site.ts'
import { readSquare, type Square } from '../site/square.ts'
import { newTurn, type TurnState, type WallGroup } from '../state.ts'
import type { PublicHalf } from './positionSchema.ts'
import { type Faults, type PositionReader, readPile } from './readingHelpers.ts'

const PATH = 'turn'

type WrittenTurn = NonNullable<PublicHalf['turn']>

/** Square of a Wall that stands already; null for any other text. */
const readWall = (site: Site, name: string): Square | null => {
  const square = readSquare(name, site.size)
  return square !== null && isWall(site, square) ? square : null
}

/** Walls that wait: of one card at a time some are built, and none wait once Recruits were posted (C11, C16). */
const readGroups = (faults: Faults, { groups = [], posted = false }: WrittenTurn, site: Site): readonly WallGroup[] => {
  const read = groups.map(({ left, loose = false, built = [] }, index) => ({
    left: faults.orFault(left > 0 ? left : null, `${PATH}.groups.${index}.left`, 1),
    loose,
    built: built.map((name, nth) => faults.orFault(readWall(site, name), `${PATH}.groups.${index}.built.${nth}`, 0)),
  }))
  const isPossible = read.filter(isBegun).length <= 1 && !(posted && read.length > 0)
  return faults.orFault(isPossible ? read : null, `${PATH}.groups`, [])
}

/** What happened, which is at least what is seen of it: Gold that is left, Walls of cards that are begun. */
const checkCounts = (faults: Faults, { gold = 0, received = gold, built, groups = [], destroyings }: WrittenTurn) => {
  const standing = groups.reduce((sum, group) => sum + (group.built?.length ?? 0), 0)
  faults.orFault(received >= gold ? 0 : null, `${PATH}.received`, 0)
  faults.orFault((built ?? standing) >= standing ? 0 : null, `${PATH}.built`, 0)
  const empty = destroyings?.findIndex((zones) => zones.length === 0) ?? -1
  faults.orFault(empty < 0 ? 0 : null, `${PATH}.destroyings.${empty}`, 0)
  return { received, built: built ?? standing }
}

/** `owned`: cards of the guild, where the position does not say what it owned as the turn began. */
export const readTurn = ({ half, faults }: PositionReader, site: Site, owned: readonly Face[]): TurnState => {
  const { groups: _, ownedAtStart, ...rest } = half.turn ?? {}
  return {
    ...newTurn(ownedAtStart ? readPile(faults, ownedAtStart, `${PATH}.ownedAtStart`) : owned),
    ...rest,
    ...checkCounts(faults, half.turn ?? {}),
    groups: readGroups(faults, half.turn ?? {}, site),
  }
}
