/** Texts of hints: every legal action has its advice, a whole sentence. Plays games of every mode and module. */
import { describe, expect, test } from 'vitest'
import { ACTION_KINDS, type Action } from '#src/games/blackstone/actions.ts'
import { game } from '#src/games/blackstone/game.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { intriguePlayer } from '../../../games/blackstone/intrigue/intriguePlayer.ts'
import { atRandom, mixed, type Player } from '../../../games/blackstone/players.ts'
import { playFullGame } from '../../../games/blackstone/playFullGame.ts'
import { queensAndWizardsQuestPlayer } from '../../../games/blackstone/queensAndWizardsQuestPlayer.ts'
import type { Situation } from '../../../games/blackstone/testTable.ts'

// Modules of the screens read the address of the page when they are imported.
const { adviceText } = await import('#src/ui/blackstone/hints/adviceText.ts')
const { whyNoCompletion } = await import('#src/ui/blackstone/hints/tokensForTaskText.ts')
const { queensAndWizardsQuestReasons } = await import('#src/ui/blackstone/hints/queensAndWizardsQuestReasons.ts')
await import('#src/text/blackstone/bundles/leisure.ts')
await import('#src/text/blackstone/bundles/board.ts')

const PIECES = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
const GAMES: readonly (readonly [mode: string, seats: number, player: Player, options: Options])[] = [
  ['kings-quest', 3, intriguePlayer, { families: 'choose', familyPool: 'all', ...PIECES }],
  ['coop', 2, intriguePlayer, PIECES],
  ['solo', 1, mixed, {}],
  ['puzzle-master', 2, atRandom, {}],
  ['queens-quest', 3, queensAndWizardsQuestPlayer, {}],
  ['wizards-quest', 2, queensAndWizardsQuestPlayer, {}],
  ['first-edition', 2, mixed, {}],
]

/** Marks of a broken text: an unknown key, an empty placeholder, a missing name. */
const BROKEN = /undefined|NaN|\{|\}|^[a-z][\w-]*\.[\w.-]+$|^\s|\s$|\s{2}|^$|, ,|: *\.$|: ,/

/** Kinds so rare that these games need not have them. */
const RARE: readonly Action['kind'][] = ['makeUp', 'claim', 'income', 'pass']

const seen = new Map<Action['kind'], string>()

/** The part of the table snapshot that a hint reads. */
const snapshotOf = (s: Situation) =>
  ({ state: s.state, scene: s.scene, seat: s.seat, court: s.court(s.seat) }) as BlackstoneTableSnapshot

/** The same player, which also records the advice for one legal action of each kind. */
const recordingAdvice =
  (player: Player, broken: Set<string>): Player =>
  (s, chance) => {
    const now = snapshotOf(s)
    for (const action of new Map(s.legal.map((action) => [action.kind, action])).values()) {
      const advice = adviceText(now, action)
      seen.set(action.kind, advice)
      if (BROKEN.test(advice) || !/^[A-Z].*\.$/.test(advice)) broken.add(`${action.kind}: ${advice}`)
    }
    return player(s, chance)
  }

test('after a completion its seat reads that a second is not allowed, others that it is not their turn', () => {
  const reasons = new Set<string>()
  const recordingPlayer: Player = (s, chance) => {
    const mine = { ...snapshotOf(s), seat: s.state.seat }
    if (s.state.completions > 0)
      reasons.add(`${whyNoCompletion(mine)} / ${whyNoCompletion({ ...mine, seat: 1 - mine.seat })}`)
    else if (whyNoCompletion(mine)) reasons.add('none completed')
    return intriguePlayer(s, chance)
  }
  playFullGame({ mode: 'kings-quest', seats: 2, options: {}, player: recordingPlayer, seed: 5, maxMoves: 120 })
  expect([...reasons]).toEqual(['Only one task a turn. / It is not your turn to move.'])
})

test("in the Wizard's Quest a hint says how many of the own vassals a plan places", () => {
  const reasons = new Set<string>()
  const expected = new Set<string>()
  const recordingPlayer: Player = (s, chance) => {
    const now = snapshotOf(s)
    const lay = s.legal.find((action) => action.kind === 'lay')
    if (lay?.kind === 'lay') {
      const placed = [lay.left, lay.right].filter(Boolean).length
      for (const why of queensAndWizardsQuestReasons({ game } as BlackstoneTableView, now, [lay])) reasons.add(why)
      expected.add(`It places ${placed} of your ${now.court.vassals?.length} vassals.`)
    }
    return queensAndWizardsQuestPlayer(s, chance)
  }
  playFullGame({ mode: 'wizards-quest', seats: 2, options: {}, player: recordingPlayer, seed: 5, maxMoves: 60 })
  expect(expected.size).toBeGreaterThan(2)
  expect([...reasons]).toEqual([...expected])
})

describe('every move can be advised', () => {
  test.each(GAMES)('%s for %i', (mode, seats, player, options) => {
    const broken = new Set<string>()
    for (const seed of [5, 17])
      playFullGame({ mode, seats, options, player: recordingAdvice(player, broken), seed, maxMoves: 120 })
    expect([...broken]).toEqual([])
  })

  test('these games have nearly every kind of action', () =>
    expect(ACTION_KINDS.filter((kind) => !seen.has(kind) && !RARE.includes(kind))).toEqual([]))

  test('as the button to press, not as a past event', () => {
    expect(seen.get('pile')).toMatch(/^Choose: The (north|south)-(west|east) tower, \d+ cards\.$/)
    expect(seen.get('take')).toMatch(/^Take card: [BLACK]·[STONE] \/ (row|column) [A-Z]\.$/)
    expect(seen.get('lay')).toMatch(/^Place by [^:]+: (\w+ \w+ [BLACK]·[STONE](, )?)+\.$/)
    expect(seen.get('refill')).toMatch(/^Refill: [BLACK]·[STONE]\.$/)
  })
})
