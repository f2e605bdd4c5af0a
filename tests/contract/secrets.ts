/** Slots that each seat may know, computed from the log alone, compared with a guest's memory. */
import type { Opening, Seat, Shape } from '../../src/kernel/contract.ts'
import type { Entry } from '../../src/kernel/log.ts'
import { startReplay } from '../../src/kernel/replay.ts'
import { applyEntry } from '../../src/kernel/replayLog.ts'
import type { Follower } from '../../src/table/client/follower.ts'
import { unwrap } from '../kernel/toyLog.ts'
import type { World } from './world.ts'

const openingsIn = ({ body }: Entry): readonly Opening[] => {
  if (body.kind === 'seat') return body.openings
  if (body.kind === 'joint') return body.actions.flatMap(([, , openings]) => openings)
  return body.kind === 'chance' && body.answer.kind === 'open' ? body.answer.openings : []
}

/** The slots that one of these seats may know. */
const knowableSlots = <G extends Shape>(world: World<G>, seats: readonly Seat[]): ReadonlySet<number> => {
  const { replay: finalReplay, loggedEntries } = world.arbiterState().log
  const slots = new Set<number>()
  let replay = unwrap(startReplay(finalReplay.game, finalReplay.header))
  for (const { entry } of loggedEntries) {
    const { turn } = replay
    const isMine =
      turn.kind === 'chance' &&
      turn.draw.kind === 'open' &&
      turn.draw.to !== 'all' &&
      turn.draw.to.some((seat) => seats.includes(seat))
    if (isMine && turn.draw.kind === 'open') for (const slot of turn.draw.slots) slots.add(slot)
    for (const { slot } of openingsIn(entry)) slots.add(slot)
    replay = unwrap(applyEntry(replay, entry))
  }
  return slots
}

/** A guest's whole memory as text: its states (with undo), vaults, log and every message that it was sent. */
const memoryOf = <G extends Shape>(guest: Follower<G>, inbox: readonly string[]): string => {
  const mapsAsLists = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)
  return JSON.stringify(guest, mapsAsLists) + inbox.join('\n')
}

/** Slots whose salt is in a guest's memory though it may not know them. Salts are random: it must have been sent. */
export const leakedSlots = <G extends Shape>(world: World<G>, guest: number): readonly number[] => {
  const follower = world.guests()[guest] as Follower<G>
  const allowed = knowableSlots(world, follower.seats)
  const memory = memoryOf(follower, world.inbox(guest))
  const { dealt } = world.arbiterState().log.dealer
  return [...dealt.values()]
    .filter(({ slot, salt }) => !allowed.has(slot) && memory.includes(salt))
    .map(({ slot }) => slot)
}

/** Slots that one of the guest's seats should know and does not know. */
export const missingSlots = <G extends Shape>(world: World<G>, guest: number): readonly number[] => {
  const follower = world.guests()[guest] as Follower<G>
  const opened = new Set(follower.entries.flatMap(openingsIn).map(({ slot }) => slot))
  const known = new Set([...follower.vaults.values()].flatMap((vault) => [...vault.keys()]))
  return [...knowableSlots(world, follower.seats)].filter((slot) => !known.has(slot) && !opened.has(slot))
}
