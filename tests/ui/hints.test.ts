/** What hints say: every deed that may be done can be advised in a whole sentence. Whole games of every mode, with every module. */
import { describe, expect, test, vi } from 'vitest'
import { ACTION_KINDS, type Action } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/index.ts'
import type { Options } from '../../src/kernel/contract.ts'
import type { Now, Sitting } from '../../src/ui/blackstone/game/sitting.ts'
import { plotter } from '../games/blackstone/intrigue/plotter.ts'
import { playedOut } from '../games/blackstone/playedOut.ts'
import { atRandom, mixed, type Player } from '../games/blackstone/players.ts'
import { questing } from '../games/blackstone/questing.ts'
import type { Situation } from '../games/blackstone/situation.ts'

// The parts of the screens ask for the address of the page as soon as they are fetched.
vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)
const { adviceOf } = await import('../../src/ui/hints/sentences.ts')
const { whyNoTask } = await import('../../src/ui/hints/costInWords.ts')
const { questReasons } = await import('../../src/ui/hints/questReasons.ts')
await import('../../src/ui/text/hints.ts')
await import('../../src/ui/text/table.ts')

const PIECES = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
const GAMES: readonly (readonly [mode: string, seats: number, player: Player, options: Options])[] = [
  ['kings-quest', 3, plotter, { families: 'choose', familyPool: 'all', ...PIECES }],
  ['coop', 2, plotter, PIECES],
  ['solo', 1, mixed, {}],
  ['puzzle-master', 2, atRandom, {}],
  ['queens-quest', 3, questing, {}],
  ['wizards-quest', 2, questing, {}],
  ['first-edition', 2, mixed, {}],
]

/** A key that no catalogue has, a place that was not filled, a name that is missing. */
const BROKEN = /undefined|NaN|\{|\}|^[a-z][\w-]*\.[\w.-]+$|^\s|\s$|\s{2}|^$|, ,|: *\.$|: ,/

/** So rare that these games need not hold it. */
const RARE: readonly Action['kind'][] = ['makeUp', 'claim', 'income', 'pass']

const seen = new Map<Action['kind'], string>()

/** As much of what the table draws as an advice looks at. */
const nowOf = (s: Situation) => ({ state: s.state, scene: s.scene, seat: s.seat, court: s.court(s.seat) }) as Now

/** Plays as this player does, and hears the advice to do a deed of each kind that may be done. */
const advised =
  (player: Player, broken: Set<string>): Player =>
  (s, chance) => {
    const now = nowOf(s)
    for (const action of new Map(s.legal.map((one) => [one.kind, one])).values()) {
      const says = adviceOf(now, action)
      seen.set(action.kind, says)
      if (BROKEN.test(says) || !/^[A-Z].*\.$/.test(says)) broken.add(`${action.kind}: ${says}`)
    }
    return player(s, chance)
  }

test('whoever has completed a task hears that there is no other this turn; the others, that it is not theirs', () => {
  const said = new Set<string>()
  const listens: Player = (s, chance) => {
    const mine = { ...nowOf(s), seat: s.state.seat }
    if (s.state.completions > 0) said.add(`${whyNoTask(mine)} / ${whyNoTask({ ...mine, seat: 1 - mine.seat })}`)
    else if (whyNoTask(mine)) said.add('none completed')
    return plotter(s, chance)
  }
  playedOut({ mode: 'kings-quest', seats: 2, options: {}, player: listens, seed: 5, most: 120 })
  expect([...said]).toEqual(['Only one task a turn. / It is not your turn to move.'])
})

test("in the Wizard's Quest it is said how many of the own vassals a plan places", () => {
  const said = new Set<string>()
  const expected = new Set<string>()
  const listens: Player = (s, chance) => {
    const now = nowOf(s)
    const lay = s.legal.find((one) => one.kind === 'lay')
    if (lay?.kind === 'lay') {
      const placed = [lay.left, lay.right].filter(Boolean).length
      for (const why of questReasons({ game } as Sitting, now, [lay])) said.add(why)
      expected.add(`It places ${placed} of your ${now.court.vassals?.length} vassals.`)
    }
    return questing(s, chance)
  }
  playedOut({ mode: 'wizards-quest', seats: 2, options: {}, player: listens, seed: 5, most: 60 })
  expect(expected.size).toBeGreaterThan(2)
  expect([...said]).toEqual([...expected])
})

describe('every deed can be advised', () => {
  test.each(GAMES)('%s for %i', (mode, seats, player, options) => {
    const broken = new Set<string>()
    for (const seed of [5, 17]) playedOut({ mode, seats, options, player: advised(player, broken), seed, most: 120 })
    expect([...broken]).toEqual([])
  })

  test('these games hold nearly all that can be done', () =>
    expect(ACTION_KINDS.filter((kind) => !seen.has(kind) && !RARE.includes(kind))).toEqual([]))

  test('as what is pressed, not as what was done', () => {
    expect(seen.get('pile')).toMatch(/^Choose: The (north|south)-(west|east) tower, \d+ cards\.$/)
    expect(seen.get('take')).toMatch(/^Take card: [BLACK]·[STONE] \/ (row|column) [A-Z]\.$/)
    expect(seen.get('lay')).toMatch(/^Place by [^:]+: (\w+ \w+ [BLACK]·[STONE](, )?)+\.$/)
    expect(seen.get('refill')).toMatch(/^Refill: [BLACK]·[STONE]\.$/)
  })
})
