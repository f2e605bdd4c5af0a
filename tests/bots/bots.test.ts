import { describe, expect, test, vi } from 'vitest'
import { type Asked, answering, type Said } from '../../src/bots/worker.ts'
import { imagine } from '../../src/bots/world.ts'
import { type Blackstone, game } from '../../src/games/blackstone/index.ts'
import { guideTo } from '../../src/games/blackstone/insight/worth/guide.ts'
import { totalOf } from '../../src/games/blackstone/rules/court.ts'
import { awaitedIn, legalIn, type Playout, playOn } from '../../src/kernel/playout.ts'
import { viewOf } from '../../src/kernel/vault.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { begun, planned, randomly, sightOf } from './sight.ts'

vi.setConfig({ testTimeout: 120_000 })

const TABLES = [...game.modes.values()].map(({ id, seats }) => [id, seats.min] as const)
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

describe('imagining', () => {
  test.each(TABLES)('in %s every hidden card lies where it may, and what is known stays', (mode, seats) => {
    const playout = randomly(begun(mode, seats, 1), 40, 2)
    const seat = awaitedIn(playout) ?? 0
    const sight = sightOf(playout, seat)
    const world = imagine(sight, numbersFrom(3))
    for (const [slot, { value }] of sight.vault) expect(world.dealt.get(slot)?.value).toEqual(value)
    const groups = sight.guide.unknown(viewOf(playout.state, seat, sight.vault))
    expect(groups.length).toBeGreaterThan(0)
    for (const { slots, faces } of groups) {
      const real = slots.map((slot) => playout.dealt.get(slot)?.value.face ?? -1)
      // What really lies there is among what may lie there; in a box that is played whole, it is just that.
      if (slots.length === faces.length) expect(sorted(real)).toEqual(sorted(faces))
      for (const slot of slots) expect(faces).toContain(world.dealt.get(slot)?.value.face)
      expect(new Set(slots).size).toBe(slots.length)
    }
  })

  test('what was seen before decks and vassals were shuffled again may lie anywhere', () => {
    // At random so long, every deck has been through at least once.
    let playout = begun('kings-quest', 2, 3, { maxRounds: 0 })
    for (let part = 0; part < 6; part++) {
      playout = randomly(playout, 500, part)
      const seat = awaitedIn(playout)
      if (seat === null) break
      const sight = sightOf(playout, seat)
      for (const { slots, faces } of sight.guide.unknown(viewOf(playout.state, seat, sight.vault)))
        expect(sorted(slots.map((slot) => playout.dealt.get(slot)?.value.face ?? -1))).toEqual(
          sorted(faces).slice(0, slots.length),
        )
    }
    expect(playout.state.decks.guild.draw.every((slot) => slot > 200)).toBe(true)
  })

  test('an imagined game can be played to its end', () => {
    const playout = randomly(begun('kings-quest', 3, 5, { maxRounds: 10 }), 30, 6)
    const world = imagine(sightOf(playout, awaitedIn(playout) ?? 0), numbersFrom(7))
    expect(randomly(world, 5_000, 8).state.outcome).not.toBeNull()
  })
})

/** The same table, where all that the seat does not know lies in another order. */
const otherwise = (playout: Playout<Blackstone>, seed: number): Playout<Blackstone> => {
  const seat = awaitedIn(playout) ?? 0
  const { dealt, vaults } = imagine(sightOf(playout, seat), numbersFrom(seed))
  return {
    ...playout,
    dealt,
    vaults: vaults.map((vault, one) => (one === seat ? (playout.vaults[seat] ?? vault) : vault)),
  }
}

describe('planning', () => {
  test.each(TABLES)('in %s what a seat cannot know does not change its plan', (mode, seats) => {
    for (const seed of [1, 2, 3]) {
      const playout = randomly(begun(mode, seats, seed), 25, seed)
      if (awaitedIn(playout) === null) continue
      const other = otherwise(playout, seed + 50)
      expect([...other.dealt]).not.toEqual([...playout.dealt])
      expect(planned(other, 9)).toEqual(planned(playout, 9))
    }
  })

  test.each(TABLES)('in %s all that is planned is legal, one after the other', (mode, seats) => {
    let playout = begun(mode, seats, 11)
    for (let turn = 0; turn < 6 && awaitedIn(playout) !== null; turn++)
      for (const action of planned(playout, turn)) {
        expect(legalIn(playout)).toContainEqual(action)
        playout = playOn(playout, action)
      }
  })

  test('the same seed plans the same, and leaves the table as it was', () => {
    const playout = randomly(begun('kings-quest', 2, 4), 20, 4)
    const before = JSON.stringify(playout.state)
    expect(planned(playout, 1)).toEqual(planned(playout, 1))
    expect(JSON.stringify(playout.state)).toBe(before)
  })

  test('beats random play', () => {
    let playout = begun('kings-quest', 2, 21, { maxRounds: 10, families: 'off', intrigue: 'off' })
    const below = numbersFrom(5)
    for (let seat = awaitedIn(playout); seat !== null; seat = awaitedIn(playout)) {
      const legal = legalIn(playout)
      const actions = seat === 0 ? planned(playout, 1) : [legal[below(legal.length)] as Blackstone['action']]
      playout = actions.reduce((on, action) => playOn(on, action), playout)
    }
    const [own = 0, other = 0] = playout.state.courts.map((court) => totalOf(playout.state, court))
    expect(own).toBeGreaterThan(other + 4)
  })
})

/** A worker whose later comes when the test says so. */
const worker = () => {
  const said: Said<Blackstone>[] = []
  const waiting: (() => void)[] = []
  const ask = answering<Blackstone>({
    game,
    guide: guideTo(game),
    say: (one) => said.push(one),
    later: (run) => waiting.push(run),
    numbersFrom,
  })
  return { said, ask, step: () => waiting.shift()?.(), waiting }
}

const question = (id: number): Asked<Blackstone> => {
  // Both piles are picked: the first turn begins. Plans are judged here, so a thought has many slices.
  const playout = randomly(begun('coop', 2, 4, { families: 'off' }), 2, 4)
  const { state, seat, vault } = sightOf(playout, awaitedIn(playout) ?? 0)
  return { kind: 'think', id, state, seat, shown: [...vault.values()], level: 'captain', seed: 1 }
}

describe('a worker', () => {
  test('says how far it is and then what it would do, whatever the slices', () => {
    const { said, ask, step, waiting } = worker()
    ask(question(7))
    while (waiting.length > 0) step()
    expect(said.length).toBeGreaterThan(2)
    expect(said.every(({ id }) => id === 7)).toBe(true)
    expect(said.slice(0, -1).every(({ kind }) => kind === 'thinking')).toBe(true)
    const counts = said.map(({ nodes }) => nodes)
    expect(counts).toEqual(sorted(counts))
    expect(said.at(-1)).toMatchObject({ kind: 'planned' })
  })

  test('what is cancelled says no more', () => {
    const { said, ask, step, waiting } = worker()
    ask(question(1))
    ask({ kind: 'cancel', id: 1 })
    const before = said.length
    while (waiting.length > 0) step()
    expect(said.length).toBe(before)
    expect(said.some(({ kind }) => kind === 'planned')).toBe(false)
  })

  test('a new question takes the place of the last', () => {
    const { said, ask, step, waiting } = worker()
    ask(question(1))
    ask(question(2))
    while (waiting.length > 0) step()
    expect(said.filter(({ kind }) => kind === 'planned').map(({ id }) => id)).toEqual([2])
  })
})
