/** Repair of the host's state when it differs from its log. */
import type { Shape } from '../../kernel/contract.ts'
import { hashState } from '../../kernel/stateHash.ts'
import type { GameLog } from '../arbiter/gameLog.ts'
import { rebuildLog } from '../arbiter/rebuildLog.ts'
import type { Room } from './roomState.ts'

const isStateIntact = <G extends Shape>({ replay, loggedEntries }: GameLog<G>): boolean => {
  const last = loggedEntries.at(-1)
  try {
    return !last || hashState(replay.header, replay.state) === last.entry.hash
  } catch {
    return false
  }
}

/**
 * Room whose state is rebuilt from the log if it differs from it: else the host would write entries that no other phone
 * can follow.
 */
export const repairState = <G extends Shape>(room: Room<G>): Room<G> => {
  const { arbiter, secret, flaws } = room
  const { replay, loggedEntries } = arbiter.log
  if (isStateIntact(arbiter.log)) return room
  const entries = loggedEntries.map(({ entry }) => entry)
  const rebuilt = rebuildLog(replay.game, replay.header, secret, entries)
  if (!rebuilt.ok) throw new Error(`the host's own log does not replay: ${rebuilt.error.refusal.code}`)
  return { ...room, arbiter: { ...arbiter, log: rebuilt.value }, flaws: [...flaws, loggedEntries.length] }
}
