/** Steps of the ghost through the allowed squares. */
import { type CastleProps, placeGhost } from './castleTableView.ts'
import { ghostOn, placingNow, targetsInTurn } from './placing.ts'

/** Puts the ghost on the next allowed square, or the one before. */
export const stepGhost = ({ view, now }: CastleProps, by: 1 | -1): void => {
  const placing = placingNow(view, now)
  if (!placing || placing.targets.length === 0) return
  const targets = targetsInTurn(now, placing)
  const at = targets.indexOf(ghostOn(view, placing) ?? -1)
  const next = targets.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % targets.length)
  if (next !== undefined) placeGhost(view, next, now.state.site.size)
}
