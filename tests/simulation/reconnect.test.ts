/** How soon a shared table knows who is away, and how soon the right board is back. Times are virtual and therefore exact. */
import { describe, expect, test } from 'vitest'
import type { Blackstone } from '../../src/games/blackstone/index.ts'
import { World } from './world.ts'
import { setupOf } from './worlds.ts'

type Table = World<Blackstone>

const after = (world: Table, ms: number): void => world.agenda.runUntil(world.agenda.now + ms)

/** A calm King's Quest of two phones that have played for a while. */
const playing = (seed: number): Table => {
  const setup = setupOf(seed * 8 + 3)
  const world = new World({ ...setup, plan: { ...setup.plan, min: 2, max: 2 }, phones: [1, 1], trouble: 0 })
  after(world, 9000)
  return world
}

const guestOf = (world: Table) => world.phones[1]?.guest
/** The seat of the guest. */
const seatOf = (world: Table): number => guestOf(world)?.keys[0]?.seat ?? -1
const lineOf = (world: Table): string | undefined => guestOf(world)?.line.kind

/** Whether the host hears the guest, and the guest has what the host had told a moment ago: play goes on meanwhile. */
const isRight = (world: Table): boolean => {
  const told = world.host.room?.docket.told ?? 0
  after(world, 100)
  const seq = guestOf(world)?.follower?.replay.seq ?? 0
  return world.host.room?.present[seatOf(world)] === true && lineOf(world) === 'up' && seq >= told
}
const isAway = (world: Table): boolean => world.host.room?.present[seatOf(world)] === false

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('world %i', (seed) => {
  test.each([8000, 30_000])(
    '[9] [10] a phone without network for %i ms is away within 6 s and right within 3 s of the link',
    (ms) => {
      const world = playing(seed)
      expect(isRight(world)).toBe(true)
      world.phones[1]?.unplug(ms)
      after(world, 6000)
      expect(isAway(world)).toBe(true)
      after(world, ms - 6000 + 2900)
      expect(isRight(world)).toBe(true)
    },
  )

  test('[9] [10] a phone that slept for a minute is right within 3 s of waking', () => {
    const world = playing(seed)
    world.phones[1]?.sleep(60_000)
    after(world, 6000)
    expect(isAway(world)).toBe(true)
    after(world, 54_000 + 2900)
    expect(isRight(world)).toBe(true)
  })

  test('[9] when the host is back, its guest is right within 3 s of the channel', () => {
    const world = playing(seed)
    world.host.crash()
    after(world, 6000)
    while (!world.host.room || lineOf(world) === 'dialling' || lineOf(world) === 'down') after(world, 50)
    after(world, 2900)
    expect(isRight(world)).toBe(true)
  })

  test('[12] a flipped byte in one phone is found, reported and healed', () => {
    const world = playing(seed)
    while (!world.phones[1]?.flip()) after(world, 20)
    after(world, 3000)
    expect(guestOf(world)?.flaws.length).toBe(1)
    expect(isRight(world)).toBe(true)
  })
})

/** When the line came up that the guest has now. */
const upSince = (world: Table): number | null => {
  const line = guestOf(world)?.line
  return line?.kind === 'up' ? line.since : null
}

test.each([
  ['host', -3_600_000],
  ['guest', -3_600_000],
  ['host', -2000],
  ['guest', -2000],
] as const)('[10] the clock of the %s is set by %i ms: heartbeats go on, and no line is given up', (which, ms) => {
  const world = playing(1)
  after(world, 11_000)
  const since = upSince(world)
  const phone = which === 'host' ? world.host : world.phones[1]
  if (phone) phone.skew += ms
  after(world, 20_000)
  expect(since).not.toBeNull()
  expect(upSince(world)).toBe(since)
  expect(isRight(world)).toBe(true)
})
