/** Who may know which card, worked out from the log alone, and what a guest's memory holds. */
import type { Opening, Seat, Shape } from '../../src/kernel/contract.ts'
import { follow } from '../../src/kernel/ledger.ts'
import type { Entry } from '../../src/kernel/log.ts'
import { start } from '../../src/kernel/replay.ts'
import type { Follower } from '../../src/table/follower.ts'
import { sure } from '../kernel/trusted.ts'
import type { World } from './world.ts'

const openedBy = ({ body }: Entry): readonly Opening[] => {
  if (body.kind === 'seat') return body.openings
  if (body.kind === 'joint') return body.actions.flatMap(([, , openings]) => openings)
  return body.kind === 'chance' && body.answer.kind === 'open' ? body.answer.openings : []
}

/** The slots that one of these seats may know. */
const knowable = <G extends Shape>(world: World<G>, seats: readonly Seat[]): ReadonlySet<number> => {
  const { replay: end, lines } = world.docket().book
  const slots = new Set<number>()
  let replay = sure(start(end.game, end.header))
  for (const { entry } of lines) {
    const { turn } = replay
    const isMine =
      turn.kind === 'chance' &&
      turn.draw.kind === 'open' &&
      turn.draw.to !== 'all' &&
      turn.draw.to.some((seat) => seats.includes(seat))
    if (isMine && turn.draw.kind === 'open') for (const slot of turn.draw.slots) slots.add(slot)
    for (const { slot } of openedBy(entry)) slots.add(slot)
    replay = sure(follow(replay, entry))
  }
  return slots
}

/** All that a guest holds, as text: its states, undo included, its vaults, its log and every message it was ever sent. */
const memoryOf = <G extends Shape>(guest: Follower<G>, inbox: readonly string[]): string => {
  const held = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value)
  return JSON.stringify(guest, held) + inbox.join('\n')
}

/** Slots whose salt a guest holds though it may not know them. A salt is random, so whoever holds it was told. */
export const leaks = <G extends Shape>(world: World<G>, guest: number): readonly number[] => {
  const follower = world.guests()[guest] as Follower<G>
  const may = knowable(world, follower.seats)
  const memory = memoryOf(follower, world.inbox(guest))
  const { dealt } = world.docket().book.dealer
  return [...dealt.values()].filter(({ slot, salt }) => !may.has(slot) && memory.includes(salt)).map(({ slot }) => slot)
}

/** Slots that one of the guest's seats should know and does not. */
export const missing = <G extends Shape>(world: World<G>, guest: number): readonly number[] => {
  const follower = world.guests()[guest] as Follower<G>
  const opened = new Set(follower.entries.flatMap(openedBy).map(({ slot }) => slot))
  const known = new Set([...follower.vaults.values()].flatMap((vault) => [...vault.keys()]))
  return [...knowable(world, follower.seats)].filter((slot) => !known.has(slot) && !opened.has(slot))
}
