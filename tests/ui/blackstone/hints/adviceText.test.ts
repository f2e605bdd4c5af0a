/** Advice of hints: every legal action has one, a whole sentence. Plays games of every mode and module. */
import { describe, expect, test } from 'vitest'
import { ACTION_KINDS, type Action } from '#src/games/blackstone/actions.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import { intriguePlayer } from '../../../games/blackstone/intrigue/intriguePlayer.ts'
import { atRandom, mixed, type Player } from '../../../games/blackstone/players.ts'
import { playFullGame } from '../../../games/blackstone/playFullGame.ts'
import { queensAndWizardsQuestPlayer } from '../../../games/blackstone/queensAndWizardsQuestPlayer.ts'
import { snapshotOf } from './snapshotOf.ts'

// Modules of the screens read the address of the page when they are imported.
const { adviceText } = await import('#src/ui/blackstone/hints/adviceText.ts')
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
