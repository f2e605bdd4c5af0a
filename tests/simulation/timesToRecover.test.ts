/**
 * How soon a shared table knows that a phone is away, and how soon a returning phone shows the right board. Times are
 * virtual and therefore exact.
 */
import { describe, expect, test } from 'vitest'
import type { BlackstoneTypes } from '../../src/games/blackstone/game.ts'
import { ofMany } from '../nightly.ts'
import { World } from './world.ts'
import { setupOf } from './worldsBySeed.ts'

type Table = World<BlackstoneTypes>

const runFor = (world: Table, ms: number): void => world.agenda.runUntil(world.agenda.now + ms)

/** King's Quest on two phones without troubles, after 9 s of play. */
const startWorld = (seed: number): Table => {
  const setup = setupOf(seed * 8 + 3)
  const world = new World({ ...setup, plan: { ...setup.plan, min: 2, max: 2 }, phones: [1, 1], trouble: 0 })
  runFor(world, 9000)
  return world
}

const guestOf = (world: Table) => world.phones[1]?.guest
/** Seat of the guest; -1 without one. */
const seatOf = (world: Table): number => guestOf(world)?.keys[0]?.seat ?? -1
const lineKindOf = (world: Table): string | undefined => guestOf(world)?.line.kind

/** Whether the guest is connected and has every entry that the host had sent 100 ms ago; play goes on meanwhile. */
const isUpToDate = (world: Table): boolean => {
  const lastSentSeq = world.host.room?.arbiter.told ?? 0
  runFor(world, 100)
  const seq = guestOf(world)?.follower?.replay.seq ?? 0
  return world.host.room?.present[seatOf(world)] === true && lineKindOf(world) === 'up' && seq >= lastSentSeq
}
const isAway = (world: Table): boolean => world.host.room?.present[seatOf(world)] === false

describe.each(ofMany([1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8]))('world %i', (seed) => {
  test.each([8000, 30_000])(
    '[P9] [P10] a phone without network for %i ms is away within 6 s and right within 3 s of the link',
    (ms) => {
      const world = startWorld(seed)
      expect(isUpToDate(world)).toBe(true)
      world.phones[1]?.unplug(ms)
      runFor(world, 6000)
      expect(isAway(world)).toBe(true)
      runFor(world, ms - 6000 + 2900)
      expect(isUpToDate(world)).toBe(true)
    },
  )

  test.each([60_000, 600_000])('[P9] [P10] a phone that slept for %i ms is right within 3 s of waking', (ms) => {
    const world = startWorld(seed)
    world.phones[1]?.sleep(ms)
    runFor(world, 6000)
    expect(isAway(world)).toBe(true)
    runFor(world, ms - 6000 + 2900)
    expect(isUpToDate(world)).toBe(true)
  })

  test('[P9] when the host is back, its guest is right within 3 s of the channel', () => {
    const world = startWorld(seed)
    world.host.crash()
    runFor(world, 6000)
    while (!world.host.room || lineKindOf(world) === 'dialling' || lineKindOf(world) === 'down') runFor(world, 50)
    runFor(world, 2900)
    expect(isUpToDate(world)).toBe(true)
  })

  test('[P12] a flipped byte in one phone is found, reported and healed', () => {
    const world = startWorld(seed)
    while (!world.phones[1]?.flip()) runFor(world, 20)
    runFor(world, 3000)
    expect(guestOf(world)?.flaws.length).toBe(1)
    expect(isUpToDate(world)).toBe(true)
  })
})

/** Time since when the guest's current line is up; null while it is not. */
const lineUpSince = (world: Table): number | null => {
  const line = guestOf(world)?.line
  return line?.kind === 'up' ? line.since : null
}

test.each([
  ['host', -3_600_000],
  ['guest', -3_600_000],
  ['host', -2000],
  ['guest', -2000],
] as const)('[P10] the clock of the %s is set by %i ms: heartbeats go on, and no line is given up', (which, ms) => {
  const world = startWorld(1)
  runFor(world, 11_000)
  const since = lineUpSince(world)
  const phone = which === 'host' ? world.host : world.phones[1]
  if (phone) phone.clockOffset += ms
  runFor(world, 20_000)
  expect(since).not.toBeNull()
  expect(lineUpSince(world)).toBe(since)
  expect(isUpToDate(world)).toBe(true)
})
