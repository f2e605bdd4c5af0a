/** Slots that each seat may know, computed from the log alone, compared with a guest's memory. */
import type { Opening, Seat, Shape } from '../../src/kernel/contract.ts'
import { applyEntry } from '../../src/kernel/entries.ts'
import type { Entry } from '../../src/kernel/log.ts'
import { startReplay } from '../../src/kernel/replayState.ts'
import type { Follower } from '../../src/table/client/follower.ts'
import { unwrap } from '../kernel/toyLog.ts'
import type { World } from './tableInMemory.ts'

const openingsIn = ({ body }: Entry): readonly Opening[] => {
  if (body.kind === 'seat') return body.openings
  if (body.kind === 'joint') return body.actions.flatMap(([, , openings]) => openings)
  return body.kind === 'chance' && body.answer.kind === 'open' ? body.answer.openings : []
}

/** The slots that each seat may know; those that all may know stand in `all`. */
interface KnowableSlots {
  readonly all: ReadonlySet<number>
  readonly bySeat: ReadonlyMap<Seat, ReadonlySet<number>>
}

/** The slots that may be known at the end of a world, from the draws and openings of its log. */
export const knowableSlots = <G extends Shape>(world: World<G>): KnowableSlots => {
  const { replay: finalReplay, loggedEntries } = world.arbiterState().log
  const all = new Set<number>()
  const bySeat = new Map(finalReplay.header.seats.map((_, seat) => [seat, new Set<number>()] as const))
  let replay = unwrap(startReplay(finalReplay.game, finalReplay.header))
  for (const { entry } of loggedEntries) {
    const { turn } = replay
    if (turn.kind === 'chance' && turn.draw.kind === 'open' && turn.draw.to !== 'all')
      for (const seat of turn.draw.to) for (const slot of turn.draw.slots) bySeat.get(seat)?.add(slot)
    for (const { slot } of openingsIn(entry)) all.add(slot)
    replay = unwrap(applyEntry(replay, entry))
  }
  return { all, bySeat }
}

const knowableTo = ({ all, bySeat }: KnowableSlots, seats: readonly Seat[]): ReadonlySet<number> =>
  new Set([...all, ...seats.flatMap((seat) => [...(bySeat.get(seat) ?? [])])])

/** Adds every text within this data to `texts`; parts that several states share are read once. */
const collectTexts = (data: unknown, texts: Set<string>, read: Set<object>): void => {
  if (typeof data === 'string') texts.add(data)
  if (typeof data !== 'object' || data === null || read.has(data)) return
  read.add(data)
  if (data instanceof Map) for (const entry of data) collectTexts(entry, texts, read)
  else if (Array.isArray(data)) for (const item of data) collectTexts(item, texts, read)
  else for (const entry of Object.entries(data)) collectTexts(entry, texts, read)
}

/** Every text in a guest's whole memory: its states (with undo), vaults, log and every message that it was sent. */
const memoryOf = <G extends Shape>(guest: Follower<G>, inbox: readonly string[]): string => {
  const texts = new Set(inbox)
  collectTexts(guest, texts, new Set())
  return [...texts].join('\n')
}

/** Slots whose salt is in a guest's memory though it may not know them. Salts are random: it must have been sent. */
export const leakedSlots = <G extends Shape>(
  world: World<G>,
  guest: number,
  knowable = knowableSlots(world),
): readonly number[] => {
  const follower = world.guests()[guest] as Follower<G>
  const allowed = knowableTo(knowable, follower.seats)
  const memory = memoryOf(follower, world.inbox(guest))
  const { dealt } = world.arbiterState().log.dealer
  return [...dealt.values()]
    .filter(({ slot, salt }) => !allowed.has(slot) && memory.includes(salt))
    .map(({ slot }) => slot)
}

/** Slots that one of the guest's seats should know and does not know. */
export const missingSlots = <G extends Shape>(
  world: World<G>,
  guest: number,
  knowable = knowableSlots(world),
): readonly number[] => {
  const follower = world.guests()[guest] as Follower<G>
  const opened = new Set(follower.entries.flatMap(openingsIn).map(({ slot }) => slot))
  const known = new Set([...follower.vaults.values()].flatMap((vault) => [...vault.keys()]))
  return [...knowableTo(knowable, follower.seats)].filter((slot) => !known.has(slot) && !opened.has(slot))
}
