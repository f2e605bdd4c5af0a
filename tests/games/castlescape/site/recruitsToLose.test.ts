/** Losing Recruits: section 7.3 [C23]. Numbers of examples are those of section 16. */
import { describe, expect, test } from 'vitest'
import { lossBeyond, mustAllGo, recruitsToLose } from '#src/games/castlescape/site/recruitsToLose.ts'
import { namesOf, raised, squaresNamed } from '../sites.ts'

const WALLS = 'a1 b1 c1 d1 e1'
const GROUND = 'a3 b3 c3 d3 e3'
const site = raised(WALLS)

/** So many Recruits on Walls and on the ground, as squares. */
const standing = (onGround: number, onWalls: number): readonly number[] => [
  ...squaresNamed(WALLS).slice(0, onWalls),
  ...squaresNamed(GROUND).slice(0, onGround),
]
const choices = (names: string, loss: number): string => namesOf(recruitsToLose(site, squaresNamed(names), loss))
const worthOfName = (name: string): number => (name.endsWith('1') ? 2 : 1)

/** All ways to lose Recruits one after the other, each as the names of those that went, in order of squares. */
const waysToLose = (names: readonly string[], loss: number): ReadonlySet<string> => {
  const options = recruitsToLose(site, squaresNamed(names.join(' ')), loss)
  if (options.length === 0) return new Set([''])
  const ways = namesOf(options)
    .split(' ')
    .flatMap((gone) => {
      const rest = names.filter((name) => name !== gone)
      return [...waysToLose(rest, loss - worthOfName(gone))].map((way) => `${gone} ${way}`.trim())
    })
  return new Set(ways.map((way) => way.split(' ').sort().join(' ')))
}

describe('worked examples', () => {
  test('example 37: of two on Walls and one on the ground the ground one goes, with one from a Wall', () => {
    expect([...waysToLose(['a1', 'b1', 'a3'], 3)].sort()).toEqual(['a1 a3', 'a3 b1'])
    expect(choices('a1 a3', 1)).toBe('a3')
  })

  test('example 38: a loss of 2 with one of each takes the one on the Wall', () => {
    expect(choices('a1 a3', 2)).toBe('a1')
  })

  test('example 38: a loss of 1 with one of each takes the one on the ground', () => {
    expect(choices('a1 a3', 1)).toBe('a3')
  })

  test('example 38: a loss of 1 with Recruits on Walls only takes any one of them, 1 too many', () => {
    expect(choices('a1 b1', 1)).toBe('a1 b1')
    expect([...waysToLose(['a1', 'b1'], 1)].sort()).toEqual(['a1', 'b1'])
  })

  test('example 39: Recruits worth 3 all go for a loss of 6, of which 3 remain', () => {
    const own = squaresNamed('a1 a3')
    expect(mustAllGo(site, own, 6)).toBe(true)
    expect(lossBeyond(site, own, 6)).toBe(3)
  })

  test('[C42] all go, too, where they are worth exactly the loss, and nobody is asked', () => {
    expect([2, 3, 4].map((loss) => mustAllGo(site, squaresNamed('a1 a3'), loss))).toEqual([false, true, true])
    expect(lossBeyond(site, squaresNamed('a1 a3'), 3)).toBe(0)
  })

  test('without Recruits all of a loss remains; without a loss nobody goes', () => {
    expect(mustAllGo(site, [], 2)).toBe(true)
    expect(lossBeyond(site, [], 2)).toBe(2)
    expect(recruitsToLose(site, squaresNamed('a1 a3'), 0)).toEqual([])
    expect(lossBeyond(site, squaresNamed('a1'), 1)).toBe(0)
  })
})

describe('every small number of Recruits on the ground and on Walls, and every loss', () => {
  const cases = [0, 1, 2, 3].flatMap((onGround) =>
    [0, 1, 2, 3].flatMap((onWalls) =>
      Array.from({ length: 12 }, (_, loss) => ({ names: namesOf(standing(onGround, onWalls)), loss })),
    ),
  )
  const totalOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + worthOfName(name), 0)
  const subsetsOf = (names: readonly string[]): readonly (readonly string[])[] =>
    names.reduce<readonly (readonly string[])[]>(
      (subsets, name) => subsets.flatMap((some) => [some, [...some, name]]),
      [[]],
    )

  test('[C23] exactly the loss goes in every way that meets it; else all go, or 1 too many from Walls', () => {
    for (const { names, loss } of cases) {
      const own = names.split(' ').filter(Boolean)
      const subsets = subsetsOf(own)
      const exact = subsets.filter((some) => totalOf(some) === loss)
      const oneMore = subsets.filter((some) => totalOf(some) === loss + 1)
      const expected = exact.length > 0 ? exact : totalOf(own) < loss ? [own] : oneMore
      const ways = [...waysToLose(own, loss)].sort()
      expect(ways, `${names}, loss ${loss}`).toEqual(expected.map((some) => some.toSorted().join(' ')).sort())
    }
  })
})
