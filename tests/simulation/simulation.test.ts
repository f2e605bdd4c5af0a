import { describe, expect, test } from 'vitest'
import { BUGS, type Bug } from './bugNames.ts'
import { TROUBLES } from './troubles.ts'
import { World } from './world.ts'
import { castleSetupOf, setupOf } from './worldsBySeed.ts'

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/**
 * Everything breaks in them: the last four have crashes that come seldom, and in world 167 a cheat undoes a move of a game
 * that was over when its host was opened. A night looks for what is rare.
 */
const SEEDS = [...numbersTo(31), 167, 62, 69, 272, 316]
const NIGHTLY_SEEDS = process.env.NIGHTLY ? numbersTo(1500) : []
/** Worlds of the second game, which brings no frames of its own. */
const CASTLE_SEEDS = numbersTo(process.env.NIGHTLY ? 250 : 3)
const PER_TEST = 50

/** Kinds of trouble that no world may lack together: random ones, refusals, and a crash beside each kind of effect. */
const ALL_TROUBLES = [
  ...TROUBLES,
  ...['cheat', 'unheard', 'notStored', 'hostNotStored'],
  ...['store', 'say', 'dial', 'done', 'keep', 'start'].flatMap((kind) => [
    `crash before ${kind}`,
    `crash after ${kind}`,
  ]),
  ...['crash after stored', 'crash after kept'],
]

/** Plays a world, which must end without a fault, and returns what broke in it. */
const troublesIn = (seed: number): readonly string[] => {
  const world = new World(setupOf(seed))
  expect([seed, ...world.run()]).toEqual([seed])
  return [...world.met]
}

describe('the simulated table', () => {
  test('whatever breaks, worlds end with all phones agreed and nothing undone', () => {
    const met = new Set(SEEDS.flatMap(troublesIn))
    expect(ALL_TROUBLES.filter((kind) => !met.has(kind))).toEqual([])
  })

  for (let from = 0; from < NIGHTLY_SEEDS.length; from += PER_TEST) {
    test(`worlds ${from} to ${from + PER_TEST - 1} end so as well`, () => {
      NIGHTLY_SEEDS.slice(from, from + PER_TEST).forEach(troublesIn)
    })
  }

  test('worlds of CastleScape end so as well', () => {
    for (const seed of CASTLE_SEEDS) expect([seed, ...new World(castleSetupOf(seed)).run()]).toEqual([seed])
  })
})

/** First seed of a world that shows the bug, from the one that is known to; null where none of 120 does. */
const caughtAt = (bug: Bug, known: number): number | null => {
  for (let seed = known; seed < known + 120; seed++) {
    try {
      if (new World(setupOf(seed, bug)).run().length > 0) return seed
    } catch {
      return seed
    }
  }
  return null
}

describe('a planted bug is caught', () => {
  test.each(Object.entries(BUGS))('%s', (_, [bug, known]) => {
    expect(caughtAt(bug, known)).not.toBeNull()
  })
})
