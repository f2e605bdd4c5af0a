/** Hester's guards (rulings 11, 83 to 86, 151 and 160). */
import { describe, expect, test } from 'vitest'
import { sensibleActions } from '#src/games/blackstone/insight/heuristic/pruning/sensibleActions.ts'
import { guardsStatus } from '#src/games/blackstone/insight/shown/guardsStatus.ts'
import { whyNotComplete } from '#src/games/blackstone/insight/shown/whyNotComplete.ts'
import { complete, endWork, flip, leaveEmpty, retain, slide, space, swap } from '../namedActions.ts'
import { type Situation, situation, type Zones } from '../testTable.ts'
import { guard, unguard } from './familySituation.ts'

/** G01: any lion on BS, any spy in column L. */
const BOARD = { BS: 'Ls/De', LN: 'Py/Mc', BT: 'Me/Dc', LS: 'Ms/De', AO: 'Lc/Dy' }
const guardSituation = (at: number, zones: Zones = {}): Situation =>
  situation({
    options: { families: 'random' },
    board: BOARD,
    guards: ['BS'],
    courts: [
      { family: 'hester', pile: 0, knights: 5, wizards: 5, hand: ['G01'] },
      { family: 'corwin', pile: 1, knights: 5, wizards: 5, hand: ['G28'] },
    ],
    turn: { seat: at, first: 0 },
    ...zones,
  })
const hesterActs = (zones: Zones = {}): Situation => guardSituation(0, zones)
const otherActs = (zones: Zones = {}): Situation => guardSituation(1, zones)
const stopped = { code: 'guard.stops', ruling: 83 }

describe('a guard', () => {
  test('[B83] is put on a vassal for one Knight, which stays on the board', () => {
    const s = hesterActs({ guards: [] })
    const events = s.do(guard('AO'))
    expect(events).toEqual([{ kind: 'guarded', seat: 0, slot: s.state.board[12], space: 12 }])
    expect([s.tokens(0), s.state.guards]).toEqual([[4, 5], [s.state.board[12]]])
  })

  test('[B84] guards are not told apart: in which order they came cannot be seen', () => {
    const [one, other] = [hesterActs({ guards: [] }), hesterActs({ guards: [] })]
    one.do(guard('AO'), guard('LN'))
    other.do(guard('LN'), guard('AO'))
    expect(one.state.guards).toEqual(other.state.guards)
    expect(one.state.guards).toHaveLength(2)
  })

  test('[B83] only Hester guards', () => {
    expect(otherActs().refused(guard('AO'))).toEqual({ code: 'guard.cannot', ruling: 83 })
    expect(otherActs().legalOf('guard')).toEqual([])
  })

  test('needs a vassal that is not used up, and a Knight', () => {
    const s = hesterActs({ marked: ['AO'], turn: { seat: 0, completions: 1 } })
    expect(s.refused(guard('KE'))).toEqual({ code: 'space.empty' })
    expect(s.refused(guard('AO'))).toEqual({ code: 'space.marked', ruling: 45 })
    const poor = hesterActs({ courts: [{ family: 'hester', pile: 0 }, { pile: 1 }] })
    expect(poor.refused(guard('AO'))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
  })

  test('[B84] stands alone on its vassal', () => {
    expect(hesterActs().refused(guard('BS'))).toEqual({ code: 'guard.already', ruling: 84 })
  })

  test('[B83] keeps others from sliding, flipping, retaining and using the vassal', () => {
    const s = otherActs({ board: { ...BOARD, BS: 'Lc/De' } })
    expect(s.refused(flip('BS'))).toEqual(stopped)
    expect(s.refused(retain('BS', 0))).toEqual(stopped)
    const alone = otherActs({ board: { BS: 'Ls/De' } })
    expect(alone.refused(slide('BS', 'BT'))).toEqual(stopped)
    // G28: any lion captain on LE; here G01 of the second court would use BS.
    const use = otherActs({
      courts: [
        { family: 'hester', pile: 0 },
        { pile: 1, hand: ['G01'] },
      ],
    })
    expect(use.refused(complete('G01', 'BS', 'LN'))).toEqual(stopped)
    expect(use.legalOf('complete')).toEqual([])
    expect(whyNotComplete(use.scene, use.court(1).hand[0] ?? -1)).toEqual(stopped)
  })

  test('[B86] keeps others from swapping it, whichever of the two it is', () => {
    expect(otherActs().refused(swap('BS', 'LS'))).toEqual(stopped)
    expect(otherActs({ guards: ['LS'] }).refused(swap('BS', 'LS'))).toEqual(stopped)
    otherActs({ guards: ['AO'] }).do(swap('BS', 'LS'))
  })

  test('[B83] does not stop Hester, and goes where she moves the vassal', () => {
    const s = hesterActs()
    s.do(swap('BS', 'LS'))
    expect(s.state.guards).toEqual([s.state.board[1]])
    s.do(flip('LS'), swap('BS', 'LS'), flip('BS'))
    expect(s.state.guards).toEqual([s.state.board[0]])
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G01'])
  })

  test('[B83] returns to the supply when the vassal is retained or replaced', () => {
    const retained = hesterActs()
    retained.do(retain('BS', 0))
    expect([retained.state.guards, retained.tokens(0)]).toEqual([[], [4, 5]])
    const used = hesterActs()
    used.do(complete('G01', 'BS', 'LN'))
    expect(used.state.guards).toEqual([used.state.board[0]])
    used.do(endWork)
    expect(used.state.guards).toEqual([])
  })

  test('[B83] returns to the supply before the space is refilled or left empty', () => {
    const s = hesterActs({ mode: 'puzzle-master' })
    s.do(complete('G01', 'BS', 'LN'), endWork)
    expect(s.legalOf('leaveEmpty')).toHaveLength(1)
    expect(s.state.guards).toEqual([])
    s.do(leaveEmpty)
  })

  test('[B85] does not expire', () => {
    const s = hesterActs()
    s.do(endWork, endWork, endWork)
    expect(s.state.guards).toEqual([s.state.board[0]])
  })
})

describe('taking a guard away', () => {
  test('[B83] costs others two Knights, and the guard goes to the supply as well', () => {
    const s = otherActs()
    const events = s.do(unguard('BS'))
    expect(events).toEqual([{ kind: 'unguarded', seat: 1, slot: s.state.board[0], space: 0 }])
    expect([s.state.guards, s.tokens(0), s.tokens(1)]).toEqual([[], [5, 5], [3, 5]])
    s.do(flip('BS'))
  })

  test('[B83] not with one Knight, not where none stands', () => {
    const s = otherActs({
      courts: [
        { family: 'hester', pile: 0 },
        { pile: 1, knights: 1 },
      ],
    })
    expect(s.refused(unguard('BS'))).toEqual({ code: 'need.knights', values: { count: 2, have: 1 } })
    expect(otherActs().refused(unguard('AO'))).toEqual({ code: 'unguard.none', ruling: 83 })
    expect(otherActs().refused(unguard('KE'))).toEqual({ code: 'space.empty' })
    expect(otherActs().legalOf('unguard')).toEqual([unguard('BS')])
  })

  test('[B45] not from a vassal that is used up', () => {
    const s = otherActs({ marked: ['BS'], turn: { seat: 1, first: 0, completions: 1 } })
    expect(s.refused(unguard('BS'))).toEqual({ code: 'space.marked', ruling: 45 })
  })

  test('[B85] needs no completion and tells of no other deed', () => {
    expect(
      otherActs()
        .do(unguard('BS'))
        .map(({ kind }) => kind),
    ).toEqual(['unguarded'])
  })

  test('[B160] Hester does not take it back', () => {
    expect(hesterActs().refused(unguard('BS'))).toEqual({ code: 'unguard.own', ruling: 160 })
    expect(hesterActs().legalOf('unguard')).toEqual([])
  })

  test('[B151] a partner is another player and pays as well', () => {
    const s = otherActs({ mode: 'puzzle-master' })
    expect(s.refused(flip('BS'))).toEqual(stopped)
    s.do(unguard('BS'))
    expect(s.tokens(1)).toEqual([3, 5])
  })

  test('[B151] in Solo it stops nobody: neither table nor bots offer it, though old logs may hold one', () => {
    const court = { family: 'hester', pile: 0, knights: 5, wizards: 5, hand: ['G01'] }
    const isOffered = (s: Situation): readonly boolean[] => [
      guardsStatus(s.scene, space('AO'))?.mayGuard ?? false,
      sensibleActions(s.scene, s.legal).some(({ kind }) => kind === 'guard'),
    ]
    const solo = guardSituation(0, { mode: 'solo', guards: [], courts: [court] })
    expect(isOffered(solo)).toEqual([false, false])
    solo.do(guard('AO'))
    expect(solo.tokens(0)).toEqual([4, 5])
    expect(isOffered(guardSituation(0, { mode: 'coop', guards: [] }))).toEqual([true, true])
  })
})

test('[B160] guards count neither for limits nor among the tokens that break a tie', () => {
  const s = hesterActs({
    guards: ['BS', 'AO', 'BT'],
    courts: [{ family: 'hester', pile: 0, knights: 2 }, { pile: 1 }],
  })
  // The second court musters one of each.
  s.do(endWork)
  expect(s.tokens(0)).toEqual([2, 0])
  expect(s.tokens(1)).toEqual([1, 1])
  expect(s.end()).toEqual({ ranks: [1, 1], decidedBy: 'shared' })
})

test('[B11] Knights on guard are not in a finite supply', () => {
  // Nineteen Knights are held and one stands on guard; the second court musters one of each.
  const supply = (guards: readonly string[]) => {
    const s = hesterActs({
      options: { families: 'random', tokens: 'finite' },
      guards: [...guards],
      courts: [
        { family: 'keygriff', pile: 0, knights: 19 },
        { family: 'hester', pile: 1 },
      ],
    })
    s.do(endWork)
    return s.tokens(1)
  }
  expect(supply([])).toEqual([1, 1])
  expect(supply(['BS'])).toEqual([0, 1])
})

describe('a document', () => {
  const refusedAs = (zones: Zones) => () => situation({ board: BOARD, ...zones })

  test('names guards and families where families are in play only', () => {
    expect(refusedAs({ guards: ['BS'] })).toThrow('position.noGuards')
    expect(refusedAs({ courts: [{ family: 'hester' }] })).toThrow('position.noFamilies')
    expect(refusedAs({ courts: [{ used: ['pay'] }] })).toThrow('position.noFamilies')
  })

  test('names no guard of nothing, no unknown family and none twice', () => {
    const options = { families: 'random' }
    expect(refusedAs({ options, guards: ['KE'] })).toThrow('position.guardsNothing')
    expect(refusedAs({ options, courts: [{ family: 'mawe' }] })).toThrow('position.noFamily')
    expect(refusedAs({ options, courts: [{ family: 'hester' }, { family: 'hester' }] })).toThrow('position.twice')
  })
})
