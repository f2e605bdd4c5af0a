/**
 * The Puzzle Master's Quest: winning, losing, leaving spaces empty (rules 2.6, rulings 108 to 112, 117, 155 and 156).
 */
import { describe, expect, test } from 'vitest'
import { FORMATION, formationWith, vassalsShowing } from './formationBoards.ts'
import { adopt, complete, draw, endWork, flip, leaveEmpty, refill, retain, slide, swap } from './namedActions.ts'
import { puzzle, quietRats, type Situation, situation, type Zones } from './testTable.ts'

const RICH = { knights: 5, wizards: 5 }
const at = (board: Record<string, string>, zones: Zones = {}): Situation =>
  puzzle({ board, courts: [RICH], hidden: quietRats, ...zones })
const WON = { ranks: [1, 1], decidedBy: 'formation' }

describe('the win', () => {
  test('[B111] comes at once, with the move that orders the ring', () => {
    const s = at(formationWith({ LS: 'LT' }))
    expect(s.outcome).toBeNull()
    const events = s.do(slide('LT', 'LS'))
    expect(s.outcome).toEqual(WON)
    expect(events.map(({ kind }) => kind)).toEqual(['slid', 'over'])
  })

  test('[B111] by a swap, a transformation, or a vassal taken away', () => {
    const swapped = at(formationWith({ BS: 'LS', LS: 'BS' }))
    swapped.do(swap('BS', 'LS'))
    expect(swapped.outcome).toEqual(WON)

    const board = vassalsShowing(FORMATION)
    const [up = '', reverse = ''] = (board.BS ?? '').split('/')
    const flipped = at({ ...board, BS: `${reverse}/${up}` })
    flipped.do(flip('BS'))
    expect(flipped.outcome).toEqual(WON)

    const taken = at(formationWith({}, { AO: 'Ls' }))
    taken.do(retain('AO', -1))
    expect(taken.outcome).toEqual(WON)
  })

  test('[B111] at the moment when the seventeenth vassal leaves, before its space is refilled', () => {
    const s = at(formationWith({}, { AO: 'Ls' }))
    s.do(retain('AO', 0))
    expect([s.outcome, s.at('AO')]).toEqual([WON, ''])
  })

  test("[B111] in the partner's turn as well, for both", () => {
    const s = at(formationWith({ LS: 'LT' }), { courts: [{}, RICH], turn: { seat: 1 } })
    s.do(slide('LT', 'LS'))
    expect(s.outcome).toEqual(WON)
  })

  test('[B111] not while spaces are marked', () => {
    const s = at(formationWith({ LS: 'LT' }), { marked: ['BS', 'KE'] })
    s.do(slide('LT', 'LS'))
    expect(s.outcome).toBeNull()
  })

  test('[B111] in the middle of refilling only when the last marked space is settled', () => {
    const s = at(formationWith({}, { AO: 'Ls', AN: 'Le' }), { marked: ['AO', 'AN'] })
    s.do(endWork)
    expect([s.outcome, s.legal]).toEqual([null, [refill, leaveEmpty]])
    s.do(leaveEmpty)
    expect([s.outcome, s.legal]).toEqual([null, [refill, leaveEmpty]])
    s.do(leaveEmpty)
    expect(s.outcome).toEqual(WON)
  })

  test('[B111] by the vassal that refills a space', () => {
    const { KE: last = '', AO: other = '', ...rest } = vassalsShowing({ ...FORMATION, AO: 'Mc' })
    const s = at({ ...rest, KE: other }, { marked: ['KE'], piles: [{ top: last }] })
    s.do(endWork, refill)
    expect(s.outcome).toEqual(WON)
  })

  test('exactly sixteen vassals: with a seventeenth there is no win', () => {
    const s = at(formationWith({ LS: 'LT' }, { AO: 'Ls' }))
    s.do(slide('LT', 'LS'))
    expect(s.outcome).toBeNull()
  })

  test('[B108] orthogonal neighbours decide, unless the setting counts corners', () => {
    // Scouts on B: a lion on BT touches the lion spy on LS only at a corner.
    const outcome = (adjacency: string) => {
      const s = at(formationWith({ BT: 'BO', BO: 'BN', BN: 'BT', AS: 'AT' }), { options: { adjacency } })
      s.do(slide('AT', 'AS'))
      return s.outcome
    }
    expect(outcome('orthogonal')).toEqual(WON)
    expect(outcome('diagonal')).toBeNull()
  })

  test('[B117] comes before the loss: the twelfth rat is not even shown', () => {
    const s = at(formationWith({ LS: 'LT' }), {
      rats: { wandering: ['three', 'three', 'three', 'two'] },
      hidden: { rats: ['one'] },
    })
    s.do(slide('LT', 'LS'))
    expect(s.outcome).toEqual(WON)
  })

  test('[B117] where both hold at once the win counts', () => {
    const s = at(vassalsShowing(FORMATION), { rats: { wandering: ['three', 'three', 'three', 'two', 'one'] } })
    expect(s.outcome).toEqual(WON)
  })

  test('a finished formation at the start of a position is won', () => {
    expect(at(vassalsShowing(FORMATION)).outcome).toEqual(WON)
  })

  test('points win nothing', () => {
    const s = at(formationWith({ LS: 'LT' }), {
      courts: [{ completed: { king: ['P03', 'P06', 'P09', 'P16', 'P19', 'P22', 'P25', 'P32'] } }],
      turn: { seat: 1 },
    })
    s.do(endWork)
    expect(s.outcome).toBeNull()
  })
})

/** A board with this many vassals, in no order. */
const crowdedBoard = (count: number, zones: Zones = {}): Situation => {
  const faces = ['Ls', 'Le', 'Ly', 'Lc', 'Ds', 'De', 'Dy', 'Dc', 'Ms', 'Me', 'My', 'Mc', 'Ps', 'Pe', 'Py', 'Pc']
  const spaces = [...'STONE'].flatMap((row) => [...'BLACK'].map((column) => column + row))
  const board = Object.fromEntries(spaces.slice(0, count).map((space, i) => [space, faces[(i * 5) % 16] ?? '']))
  return at(vassalsShowing(board), zones)
}

describe('too few vassals', () => {
  test('[B156] with fewer than sixteen the game is lost at the end of that turn', () => {
    const s = crowdedBoard(16)
    s.do(retain('BS', -1))
    expect(s.outcome).toBeNull()
    const events = s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 2], decidedBy: 'tooFewVassals' })
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['rats', 'turnEnded', 'over']))
  })

  test('[B156] sixteen are enough', () => {
    const s = crowdedBoard(16)
    s.do(endWork)
    expect([s.outcome, s.seat]).toEqual([null, 1])
  })

  test('[B156] marked vassals count as long as they are refilled', () => {
    const filled = crowdedBoard(16, { marked: ['BS', 'LS'] })
    filled.do(endWork, refill, refill)
    expect(filled.outcome).toBeNull()
    const left = crowdedBoard(17, { marked: ['BS', 'LS'] })
    left.do(endWork, leaveEmpty, leaveEmpty)
    expect(left.outcome?.decidedBy).toBe('tooFewVassals')
  })

  test('[B156] by the setting the players may play on', () => {
    const s = crowdedBoard(10, { options: { puzzleFloor: 'playOn' } })
    s.do(endWork)
    expect([s.outcome, s.seat]).toEqual([null, 1])
  })

  test('[B156] the rats of that turn come first', () => {
    const s = crowdedBoard(10, { rats: { wandering: ['three', 'three', 'three', 'two'] }, hidden: { rats: ['one'] } })
    s.do(endWork)
    expect(s.outcome?.decidedBy).toBe('rats')
  })
})

describe('an end without a win', () => {
  test('[B155] after the last round it is lost', () => {
    const s = crowdedBoard(16, { options: { maxRounds: 10 }, turn: { seat: 0, round: 10 } })
    s.do(endWork)
    expect(s.outcome).toBeNull()
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 2], decidedBy: 'rounds' })
  })

  test('[B155] without a limit it goes on', () => {
    const s = crowdedBoard(16, { options: { maxRounds: 0 }, turn: { seat: 1, round: 500 } })
    s.do(endWork)
    expect([s.outcome, s.state.round]).toEqual([null, 501])
  })

  test('[B155] by agreement it is lost', () => {
    expect(crowdedBoard(16).end()).toEqual({ ranks: [2, 2], decidedBy: 'agreement' })
  })
})

describe('leaving spaces empty', () => {
  test('after retaining, as the player likes', () => {
    const s = crowdedBoard(18)
    s.do(retain('BS', -1))
    expect([s.at('BS'), s.tokens(0)]).toEqual(['', [4, 5]])
    expect(s.events).toContainEqual({ kind: 'stayedEmpty', space: 0 })
    s.do(retain('LS', 1))
    expect(s.at('LS')).not.toBe('')
  })

  test('[B112] a retained vassal is replaced from either pile', () => {
    expect(
      new Set(
        crowdedBoard(18)
          .legalOf('retain')
          .map(({ pile }) => pile),
      ),
    ).toEqual(new Set([0, 1, -1]))
    expect(crowdedBoard(18).refused(retain('BS', 2)).code).toBe('retain.pileEmpty')
  })

  test('after a completion space by space, highest row first, seeing what came before', () => {
    const s = crowdedBoard(20, { marked: ['LS', 'BT'] })
    s.do(endWork)
    expect([s.at('LS'), s.at('BT')]).toEqual(['', ''])
    s.do(refill)
    expect([s.at('LS') === '', s.at('BT'), s.seat]).toEqual([false, '', 0])
    s.do(leaveEmpty)
    expect([s.at('BT'), s.seat]).toEqual(['', 1])
  })

  test("[B112] refills after a completion come from the active player's own pile", () => {
    const s = crowdedBoard(20, { marked: ['LS'], courts: [{ pile: 1 }, { pile: 0 }] })
    s.do(endWork, refill)
    expect(s.events).toContainEqual(expect.objectContaining({ kind: 'refilled', pile: 1 }))
  })

  test('nothing is asked while nobody has completed anything', () => {
    expect(crowdedBoard(20).refused(refill)).toEqual({ code: 'notNow' })
    const s = situation({ board: { BS: 'Ls/De' }, marked: ['BS'] })
    s.do(endWork)
    expect([s.seat, s.at('BS') !== '']).toEqual([1, true])
    expect(s.refused(leaveEmpty)).toEqual({ code: 'notHere' })
  })

  test('[B44] a space left empty on purpose is never made up', () => {
    const s = crowdedBoard(18)
    s.do(retain('BS', -1), endWork)
    expect([s.state.missing, s.seat]).toEqual([0, 1])
  })
})

describe('the decks', () => {
  test('Guild and Power can be drawn, Machinations cannot', () => {
    const s = crowdedBoard(16)
    expect(new Set(s.legalOf('draw').map(({ deck }) => deck))).toEqual(new Set(['guild', 'power']))
    expect(s.refused(draw('machination'))).toEqual({ code: 'draw.notInPlay' })
  })

  test('a task may be completed or brought to a dog: both are offered', () => {
    const board = { BS: 'Ls/De', LE: 'Dy/Ms' }
    const s = at(board, { courts: [{ hand: ['G01'] }] })
    expect(s.legal.filter(({ kind }) => kind !== 'endWork')).toEqual([
      s.action(complete('G01', 'BS', 'LE')),
      s.action(adopt('westie', 'G01', 'BS', 'LE')),
    ])
  })
})
