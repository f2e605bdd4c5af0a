/** Position documents: what they may contain, what is refused, and who may know it (ruling 153). */
import { describe, expect, test } from 'vitest'
import { BACKS } from '../../../src/games/blackstone/cards.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { readPosition } from '../../../src/games/blackstone/position/readPosition.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { createMemoryLogStore } from '../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../src/table/openLocalTable.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { envOf } from '../../table/tableEnv.ts'
import { endWork } from './namedActions.ts'
import { documentOf, puzzle, situation, value, type Zones } from './testTable.ts'

test('the same board written in another order is the same state', () => {
  const written = situation({ board: { BS: 'Ls/De', KE: 'Le/Ds', LO: 'Ms/Pe' } })
  const reordered = situation({ board: { LO: 'Ms/Pe', KE: 'Le/Ds', BS: 'Ls/De' } })
  expect(reordered.state.board).toEqual(written.state.board)
  expect(reordered.state.cards).toEqual(written.state.cards)
})

describe('what a document leaves out', () => {
  test('is as empty as it can be; the cards that stand nowhere lie in their decks and piles', () => {
    const { state, seat } = situation({})
    expect(state.board.every((slot) => slot === -1)).toBe(true)
    expect(state.piles.map((pile) => pile.length)).toEqual([18, 18, 18, 18])
    expect(Object.values(state.decks).map(({ draw }) => draw.length)).toEqual([32, 32, 32])
    expect(state.courts).toHaveLength(2)
    expect([seat, state.round, state.first, state.completions]).toEqual([0, 1, 0, 0])
  })

  test('stands at the work of the first seat, as many seats as named or as there are courts', () => {
    expect(situation({ courts: [{}, {}, {}] }).state.courts).toHaveLength(3)
    expect(situation({ seats: ['Ann', 'Bob', 'Cid', 'Dan'] }).state.courts).toHaveLength(4)
    expect(situation({ turn: { seat: 1, round: 7, first: 1, completions: 1 } }).state).toMatchObject({
      seat: 1,
      round: 7,
      first: 1,
      completions: 1,
    })
  })

  test('a step runs as it would in a turn', () => {
    expect(situation({ turn: { step: 'muster' } }).tokens(0)).toEqual([1, 1])
    expect(situation({ turn: { step: 'next' } }).seat).toBe(1)
    expect(situation({ turn: { step: 'limits' }, courts: [{ hand: ['G01', 'G02', 'G03'] }] }).legal).toHaveLength(3)
    const assigned = situation({ board: { BS: 'Ls/De' }, marked: ['BS'], turn: { step: 'assign' } })
    expect([assigned.names(assigned.state.discard), assigned.at('BS') === '']).toEqual([['Ls/De'], false])
    expect(
      puzzle({ turn: { step: 'rats' }, hidden: { rats: ['two'] }, options: { puzzleFloor: 'playOn' } }).events,
    ).toContainEqual(expect.objectContaining({ kind: 'rats', active: 2 }))
  })

  test('piles and decks of a given size leave the rest in the discards', () => {
    const { state } = situation({
      piles: [{ count: 3 }, { count: 2 }],
      decks: { guild: { count: 5 }, power: { count: 0, discard: ['P01'] } },
    })
    expect([state.piles.map((pile) => pile.length), state.discard.length]).toEqual([[3, 2, 0, 0], 67])
    expect([state.decks.guild.draw.length, state.decks.guild.discard.length]).toEqual([5, 27])
    expect([state.decks.power.draw.length, state.decks.power.discard.length]).toEqual([0, 32])
  })
})

test('[B7] a court that names no pile has that of its seat, or the first that is free', () => {
  const piles = (...courts: readonly { pile?: number }[]) =>
    situation({ courts: courts.slice() }).state.courts.map(({ pile }) => pile)
  expect(piles({}, {}, {}, {})).toEqual([0, 1, 2, 3])
  expect(piles({ pile: 1 }, {})).toEqual([1, 0])
  expect(piles({}, {}, { pile: 0 })).toEqual([1, 2, 0])
})

describe('the hidden half', () => {
  const hidden = {
    hands: [['G05', 'M01'], ['P03']],
    piles: [['Ls/De', 'Dy/Ls'], ['Ls/Dc']],
    decks: { guild: ['G32', 'G01'], machination: ['M32'] },
  }

  test('is dealt card by card, from the top', () => {
    const s = situation({ hidden })
    expect([s.names(s.court(0).hand), s.names(s.court(1).hand)]).toEqual([['G05', 'M01'], ['P03']])
    const [first = [], second = []] = s.state.piles
    expect(s.names(first.slice(-2)).toReversed()).toEqual(['Ls/De', 'Dy/Ls'])
    expect(s.names(second.slice(-1))).toEqual(['Ls/Dc'])
    expect(s.names(s.state.decks.guild.draw.slice(-2)).toReversed()).toEqual(['G32', 'G01'])
    expect(s.names(s.state.decks.machination.draw.slice(-1))).toEqual(['M32'])
    const guild = [...s.names(s.state.decks.guild.draw), 'G05']
    expect(new Set(guild).size).toBe(32)
  })

  test('[B153] the public half says of it only the decks that hidden hands come from', () => {
    const read = readPosition(game, documentOf({ hidden }))
    if (!read.ok) throw new Error(read.error.code)
    expect(read.value.table.position).toEqual({ courts: [{ hand: ['guild', 'machination'] }, { hand: ['power'] }] })
    expect(read.value.hidden).toEqual(hidden)
    const { state } = situation({ hidden })
    expect(state.courts.map(({ hand }) => hand.map((slot) => state.cards[slot]))).toEqual([
      [BACKS.guild, BACKS.machination],
      [BACKS.power],
    ])
  })

  test('[B153] each seat is shown its own hand, and all of them where hands are open', () => {
    const shown = (zones: Zones) =>
      situation({ hidden, ...zones }).draws.flatMap((draw) => (draw.kind === 'open' ? [draw.to] : []))
    expect(shown({})).toEqual(['all', [0], [1]])
    expect(shown({ options: { openHands: 'on' } })).toEqual(['all', 'all', 'all'])
  })

  test('[B5] a top that the document names lies open, the hidden cards follow below it', () => {
    const s = situation({ piles: [{ top: 'Mc/Ps', count: 3 }], hidden: { piles: [['Ls/De', 'Ls/Dy']] } })
    expect(s.names(s.state.piles[0] ?? []).toReversed()).toEqual(['Mc/Ps', 'Ls/De', 'Ls/Dy'])
  })

  test('of the rats deck is dealt too', () => {
    const s = puzzle({ hidden: { rats: ['plague', 'cat', 'plague'] } })
    expect(s.names(s.state.rats?.draw.slice(-3) ?? []).toReversed()).toEqual(['plague', 'cat', 'plague'])
  })
})

describe('what is counted', () => {
  const counted = (zones: Zones) => {
    const s = situation(zones)
    return (slots: readonly number[]) => s.names(slots.toReversed())
  }

  test('leaves the cards of the hidden half face down: it is others that lie in the discard', () => {
    const zones: Zones = {
      decks: { guild: { count: 2 }, power: { count: 1, discard: ['P01'] } },
      courts: [{ hand: ['guild'] }],
      hidden: { hands: [['G32'], ['P32']], decks: { guild: ['G31', 'G30'], power: ['P30'] } },
    }
    const s = situation(zones)
    const names = counted(zones)
    expect([s.names(s.court(0).hand), s.names(s.court(1).hand)]).toEqual([['G32'], ['P32']])
    expect([names(s.state.decks.guild.draw), names(s.state.decks.power.draw)]).toEqual([['G31', 'G30'], ['P30']])
    const left = ['G32', 'G31', 'G30']
    expect(s.names(s.state.decks.guild.discard).toSorted()).toEqual(
      Array.from({ length: 32 }, (_, i) => `G${String(i + 1).padStart(2, '0')}`).filter((id) => !left.includes(id)),
    )
    expect(s.state.decks.power.discard).toHaveLength(30)
  })

  test('of vassals, of rats and of the rest too', () => {
    const piles: Zones = {
      piles: [{ count: 1 }, { top: 'Ls/De', count: 2 }],
      hidden: { piles: [['Py/Mc'], ['Pc/Ms']] },
    }
    expect(counted(piles)(situation(piles).state.piles.flat())).toEqual(['Ls/De', 'Pc/Ms', 'Py/Mc'])
    const rats: Zones = { mode: 'puzzle-master', rats: { count: 2 }, hidden: { rats: ['plague', 'plague'] } }
    expect(counted(rats)(situation(rats).state.rats?.draw ?? [])).toEqual(['plague', 'plague'])
    const quest: Zones = {
      mode: 'wizards-quest',
      quest: { rest: 1 },
      hidden: { vassals: [['Py/Mc']], rest: ['Pc/Ms'] },
    }
    const { state, ...s } = situation(quest)
    expect([counted(quest)(state.quest?.rest ?? []), s.draws.length > 0]).toEqual([['Pc/Ms'], true])
  })

  test('[B114] a plague that is left over is out of the game', () => {
    const { rats } = puzzle({ rats: { count: 22 } }).state
    expect([rats?.draw.length, rats?.out.length, rats?.discard]).toEqual([22, 3, []])
  })

  test('[B153] the public half then says what lies open, and nothing of what does not', () => {
    const zones: Zones = { decks: { guild: { count: 1 } }, hidden: { decks: { guild: ['G32'] } } }
    const { position } = value(readPosition(game, documentOf(zones))).table
    expect(JSON.stringify(position)).not.toContain('G32')
    expect(JSON.stringify(position)).toContain('G31')
  })

  test('is written as it stands where the hidden half fits', () => {
    const zones: Zones = { decks: { guild: { count: 2 } }, hidden: { decks: { guild: ['G02', 'G01'] } } }
    const { position } = value(readPosition(game, documentOf(zones))).table
    expect(position).toEqual({ decks: { guild: { count: 2 } }, courts: [] })
  })
})

const refusal = (json: Json) => {
  const read = readPosition(game, json)
  if (!read.ok) return read.error
  const setup = game.setup(read.value.table)
  if (!setup.ok) return setup.error
  const stacked = read.value.hidden === undefined ? null : game.hiddenCards(read.value.table, read.value.hidden)
  return stacked && !stacked.ok ? stacked.error : null
}
const refusalAbout = (what: string) => ({ values: { what } })

describe('a document is refused', () => {
  test.each([
    ['null', null],
    ['a text', 'position'],
    ['another format', { format: 'fen', version: 1, mode: 'kings-quest' }],
    ['another version', { format: 'blackstone-position', version: 2, mode: 'kings-quest' }],
    ['no mode', { format: 'blackstone-position', version: 1 }],
    ['an unknown field', documentOf({ knights: 3 } as Zones)],
    ['half a token', documentOf({ courts: [{ knights: 0.5 }] })],
    ['fewer than no tokens', documentOf({ courts: [{ knights: -1 }] })],
    ['too many courts to read', documentOf({ courts: [{}, {}, {}, {}, {}] })],
    ['a board of numbers', documentOf({ board: { BS: 3 } as never })],
    ['a round before the first', documentOf({ turn: { round: 0 } })],
    ['a seat without a name', documentOf({ seats: ['Ann', ''] })],
  ])('that is malformed: %s', (_, json) => {
    expect(refusal(json as Json)?.code).toBe('position.malformed')
  })

  test.each<readonly [string, Zones, string, string]>([
    ['a vassal twice', { board: { BS: 'Ls/De', LS: 'Ls/De' } }, 'position.twice', 'Ls/De'],
    [
      'a vassal and its reverse',
      { board: { BS: 'Ls/De' }, courts: [{ retained: ['De/Ls'] }] },
      'position.twice',
      'De/Ls',
    ],
    ['a task twice', { courts: [{ hand: ['G01'], completed: { knight: ['G01'] } }] }, 'position.twice', 'G01'],
    ['a vassal with one face', { board: { BS: 'Ls/Ls' } }, 'position.noVassal', 'Ls/Ls'],
    ['a vassal that is not in the box', { board: { BS: 'Ls/Le' } }, 'position.notInPlay', 'Ls/Le'],
    ['a task that is not in the box', { courts: [{ hand: ['X01'] }] }, 'position.noTask', 'X01'],
    ['a space that is not on the board', { board: { XX: 'Ls/De' } }, 'position.noSpace', 'XX'],
    ['a mark without a vassal', { marked: ['BS'] }, 'position.markedEmpty', 'BS'],
    [
      'a mark after used vassals were replaced',
      { board: { BS: 'Ls/De' }, marked: ['BS'], turn: { step: 'limits' } },
      'position.markedLate',
      'limits',
    ],
    [
      'a mark on an Assassin',
      { options: { assassins: 'on' }, board: { BS: 'A1' }, marked: ['BS'] },
      'position.markedEmpty',
      'BS',
    ],
    [
      'a task in the discard of another deck [B34]',
      { decks: { guild: { discard: ['P01'] } } },
      'position.wrongDeck',
      'P01',
    ],
    [
      'a task in a discard that is not played with [B34]',
      { decks: { knight: { discard: ['G01'] } } },
      'position.wrongDeck',
      'G01',
    ],
    [
      'a guard on an Assassin [158]',
      { options: { families: 'random', assassins: 'on' }, board: { BS: 'A1' }, guards: ['BS'] },
      'position.guardsNothing',
      'BS',
    ],
    [
      'two guards of a family on one vassal [B84]',
      { options: { families: 'random' }, board: { BS: 'Ls/De' }, guards: ['BS', 'BS'] },
      'position.guardsTwice',
      'BS',
    ],
    [
      'two rewards of one owner [B68]',
      {
        options: { intrigue: 'on' },
        courts: [{}, { intrigue: { at: 'faceDown', card: 'G05' } }],
        intrigue: { rewards: [{ seat: 1 }, { seat: 1 }] },
      },
      'position.wrongMarker',
      '1',
    ],
    [
      'a reward of the active player [B64]',
      {
        options: { intrigue: 'on' },
        courts: [{ intrigue: { at: 'faceDown', card: 'G05' } }],
        intrigue: { rewards: [{ seat: 0 }] },
      },
      'position.wrongMarker',
      '0',
    ],
    ['a task in the wrong stack', { courts: [{ completed: { king: ['G01'] } }] }, 'position.wrongStack', 'G01'],
    [
      'a family that does not come up',
      { options: { families: 'random', familyPool: 'base' }, courts: [{ family: 'hester' }] },
      'position.notInPlay',
      'hester',
    ],
    [
      'what no family uses up',
      { options: { families: 'random' }, courts: [{ family: 'marbuck', used: ['nonsense'] }] },
      'position.noUse',
      'nonsense',
    ],
    [
      'what another family uses up',
      { options: { families: 'random' }, courts: [{ family: 'marbuck', used: ['pay'] }] },
      'position.noUse',
      'pay',
    ],
    [
      'the same use twice',
      { options: { families: 'random' }, courts: [{ family: 'marbuck', used: ['two', 'two'] }] },
      'position.noUse',
      'two',
    ],
    ['what nobody uses up', { options: { families: 'random' }, courts: [{ used: ['two'] }] }, 'position.noUse', 'two'],
    [
      'a guard where no family guards [B83]',
      { options: { families: 'random' }, board: { BS: 'Ls/De' }, guards: ['BS'], courts: [{ family: 'corwin' }] },
      'position.noGuards',
      'BS',
    ],
    ['seven completions', { turn: { completions: 7 } }, 'position.tooManyCompletions', '7'],
    [
      'two completions of a turn without Hester [B83]',
      { turn: { completions: 2 } },
      'position.tooManyCompletions',
      '2',
    ],
    ['a deck that is not played with', { courts: [{ hand: ['knight'] }] }, 'position.notInPlay', 'knight'],
    ['a count of one', { decks: { wizard: { count: 1 } } }, 'position.notInPlay', 'wizard'],
    ['an Assassin that is not played with', { board: { BS: 'A1' } }, 'position.notInPlay', 'A1'],
    ['two seats with one pile', { courts: [{ pile: 1 }, { pile: 1 }] }, 'position.piles', '1,1'],
    ['a pile that is not there', { courts: [{ pile: 4 }] }, 'position.piles', '4,1'],
    ['a top on a pile without cards', { piles: [{ top: 'Ls/De', count: 0 }] }, 'position.piles', 'top'],
    ['more vassals in piles than there are', { piles: [{ count: 73 }] }, 'position.tooMany', 'piles'],
    ['more tasks in a deck than there are', { decks: { power: { count: 33 } } }, 'position.tooMany', 'power'],
    ['rats where none are', { rats: { wandering: ['one'] } }, 'position.noRats', 'rats'],
    ['more courts than seats', { seats: ['a', 'b'], courts: [{}, {}, {}] }, 'position.tooManyCourts', '3'],
    ['a seat that is not there', { turn: { seat: 2 } }, 'position.noSeat', '2'],
    ['a first player who is not there', { turn: { first: 3 } }, 'position.noSeat', '3'],
    ['a step that is not taken', { turn: { step: 'rats' } }, 'position.noStep', 'rats'],
    [
      'a hidden card that lies open',
      { board: { BS: 'Ls/De' }, hidden: { piles: [['Ls/De']] } },
      'position.hiddenWrong',
      'Ls/De',
    ],
    ['a hidden card of another deck', { hidden: { decks: { guild: ['P01'] } } }, 'position.hiddenWrong', 'P01'],
    ['a hidden card twice', { hidden: { piles: [['Ls/De'], ['De/Ls']] } }, 'position.hiddenWrong', 'De/Ls'],
    [
      'more hidden cards than lie there',
      { decks: { guild: { count: 1 } }, hidden: { decks: { guild: ['G01', 'G02'] } } },
      'position.hiddenWrong',
      'G02',
    ],
  ])('with %s', (_, zones, code, what) => {
    expect(refusal(documentOf(zones))).toEqual({ code, ...refusalAbout(what) })
  })

  test.each([
    ['the board', '{"board": {"constructor": "Ls/De"}}', 'board.constructor'],
    ['the document', '{"__proto__": {"mode": "solo"}}', '__proto__'],
    ['a court', '{"courts": [{}, {"toString": 3}]}', 'courts.1.toString'],
    ['the options', '{"options": {"constructor": 1}}', 'options.constructor'],
    ['the hidden half', '{"hidden": {"decks": {"valueOf": []}}}', 'hidden.decks.valueOf'],
  ])('with a name in %s that every object has', (_, fields, what) => {
    const json = JSON.parse(`{"format":"blackstone-position","version":1,"mode":"kings-quest",${fields.slice(1)}`)
    expect(refusal(json)).toEqual({ code: 'position.malformed', ...refusalAbout(what) })
  })

  test('also where only its public half comes, in the header of a game', () => {
    const table = value(readPosition(game, documentOf({}))).table
    const position = JSON.parse('{"board": {"constructor": "Ls/De"}}')
    expect(game.setup({ ...table, position })).toMatchObject({ error: { code: 'position.malformed' } })
  })

  test.each<readonly [string, Zones, string]>([
    ['three Puzzle Masters', { courts: [{}, {}, {}] }, 'seats.wrong'],
    ['a third pile', { piles: [{}, {}, {}] }, 'position.piles'],
    [
      'more rats of a kind than there are',
      { rats: { wandering: ['three', 'three', 'three', 'three'] } },
      'position.twice',
    ],
    ['a rats card that is not in the box', { rats: { wandering: ['four'] } }, 'position.noRat'],
    ['a cat that wanders', { rats: { wandering: ['cat'] } }, 'position.wrongRat'],
    ['a plague that is plagued', { rats: { plagued: ['plague'] } }, 'position.wrongRat'],
    ['a plague that comes back [B114]', { rats: { discard: ['plague'] } }, 'position.wrongRat'],
    ['rats out of the game [B114]', { rats: { out: ['one'] } }, 'position.wrongRat'],
    ['more rats than there are', { rats: { count: 26 } }, 'position.tooMany'],
    ['a Machination in play', { courts: [{ completed: { ploy: ['M01'] } }] }, 'position.notInPlay'],
    ['a hidden Machination', { hidden: { hands: [['M01']] } }, 'position.notInPlay'],
    ['a Machination discarded', { decks: { machination: { discard: ['M01'] } } }, 'position.notInPlay'],
    ['three Westies', { courts: [{ dogs: ['westie'] }, { dogs: ['westie'] }] }, 'position.twice'],
  ])("of the Puzzle Master's Quest with %s", (_, zones, code) => {
    expect(refusal(documentOf({ mode: 'puzzle-master', ...zones }))?.code).toBe(code)
  })

  test('of a mode or with an option that does not exist', () => {
    expect(refusal(documentOf({ mode: 'chess' }))).toEqual({ code: 'mode.unknown' })
    expect(refusal(documentOf({ options: { points: 22 } }))).toEqual({
      code: 'option.wrong',
      values: { option: 'points' },
    })
    expect(refusal(documentOf({ options: { pionts: 21 } }))?.code).toBe('option.unknown')
  })

  test('with dogs where there are no rats', () => {
    expect(refusal(documentOf({ courts: [{ dogs: ['jack'] }] }))?.code).toBe('position.noRats')
  })
})

test('[B83] Hester completes two tasks a turn, and what a family uses up is said by name', () => {
  const options = { families: 'random' }
  const hester = situation({ options, courts: [{ family: 'hester' }], turn: { completions: 2 } })
  expect(hester.state.completions).toBe(2)
  const used = situation({
    options,
    courts: [
      { family: 'marbuck', used: ['token', 'two'] },
      { family: 'gramberly', used: ['pay'] },
    ],
  })
  expect(used.state.courts.map((court) => court.used)).toEqual([['token', 'two'], ['pay']])
})

test('a position that is won or lost is over from the start', () => {
  const lost = puzzle({ rats: { wandering: ['three', 'three', 'three', 'two', 'one'] } })
  expect(lost.outcome).toEqual({ ranks: [2, 2], decidedBy: 'rats' })
  expect(lost.legal).toEqual([])
  expect(lost.refused(endWork, 0)).toEqual({ code: 'over' })
})

test('a position in which nothing is left to deal is stored before the first move', async () => {
  const store = createMemoryLogStore()
  const none = { count: 0 }
  const position = { piles: [none, none, none, none], decks: { guild: none, power: none, machination: none } }
  const wanted = { mode: 'kings-quest', names: ['Ann', 'Ben'], position }
  const table = unwrap(await openNewTable(game, envOf(store), wanted))
  expect(table.entries()).toEqual([])
  await expect
    .poll(() => store.load(table.header.id).catch(() => null))
    .toMatchObject({ header: table.header, entries: [] })
})

test('guards and marks named in another order are the same state', () => {
  const written = (places: readonly string[]) => {
    const board: Record<string, string> = { BS: 'Ls/De', AO: 'Py/Mc', KE: 'Ms/Le' }
    return situation({
      options: { families: 'random' },
      board: Object.fromEntries(places.map((place) => [place, board[place] ?? ''])),
      guards: places.slice(),
      marked: places.slice(),
      courts: [
        { family: 'hester', pile: 0 },
        { family: 'corwin', pile: 1 },
      ],
    }).state
  }
  expect(written(['KE', 'BS', 'AO'])).toEqual(written(['BS', 'AO', 'KE']))
})
