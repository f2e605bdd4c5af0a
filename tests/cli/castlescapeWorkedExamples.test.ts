/** Situations of CastleScape as documents, given actions in notation: the worked examples of the rules, from outside. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask } from './cli.ts'
import { changed, pathsIn } from './documents.ts'

const FORMAT = { format: 'castlescape-position', version: 1 }

/** Rows of a site of 15 with these signs, each on its square: `#h8`, `2j6`. */
const site = (signs: string): readonly string[] => {
  const rows = Array.from({ length: 15 }, () => Array.from({ length: 15 }, () => '.'))
  for (const [sign = '.', column = 'a', ...row] of signs.split(' ')) {
    const cells = rows[Number(row.join('')) - 1]
    if (cells) cells[column.charCodeAt(0) - 97] = sign
  }
  return rows.map((cells) => cells.join(''))
}
const walls = (names: string): string => names.replace(/\b(?=[a-o]\d)/g, '#')

interface Guild {
  readonly renown: number
  readonly infamy: number
  readonly discard: readonly string[]
  readonly alley: readonly string[]
}

/** What comes out of these actions: the position, or the refusal of the last of them. */
const after = async (document: object, ...actions: readonly string[]) => {
  const answer = await ask('apply', { game: { position: { ...FORMAT, ...document }, seed: 'castle' }, actions })
  const { refusal, sentence, turn, events } = answer
  const position = answer.position as unknown as
    | {
        readonly site: readonly string[]
        readonly guilds: readonly Guild[]
        readonly turn: object
        readonly lastSeat?: number
      }
    | undefined
  const standing = answer.standing as
    | {
        readonly baileys: readonly object[]
        readonly quarry: number
        readonly marker: number
        readonly seats: readonly object[]
      }
    | undefined
  return { refusal, sentence, turn, texts: events?.map(({ text }) => text), position, standing }
}
const legal = async (document: object, word: string): Promise<readonly string[]> => {
  const { actions } = await ask('legal', { ...FORMAT, ...document })
  return actions.filter((text) => text.startsWith(`${word} `)).map((text) => text.slice(word.length + 1))
}

const RAMPARTS = { turn: { groups: [{ left: 3 }] } }
const ring = walls('h6 i6 h7 j7 h8 i8 j8')

describe('Walls and Baileys', () => {
  test('example 1: on a new site a Wall goes beside the centre', async () => {
    expect((await legal(RAMPARTS, 'build')).toSorted()).toEqual(['g8', 'h7', 'h9', 'i8'])
  })

  test('example 2: beside three Walls in a row', async () => {
    const row = { ...RAMPARTS, site: site(walls('h8 i8 j8')) }
    expect((await legal(row, 'build')).toSorted()).toEqual(['g8', 'h7', 'h9', 'i7', 'i9', 'j7', 'j9', 'k8'])
  })

  test('[C17] example 3: Walls of one card stay together, and no two by two are all Walls', async () => {
    expect(await after(RAMPARTS, 'build i8', 'build h7')).toMatchObject({
      refusal: { code: 'castlescape.besideOtherCard', ruling: 17 },
      sentence: 'Build beside a Wall that this card has built.',
    })
    expect((await after(RAMPARTS, 'build i8', 'build i7', 'build h7')).refusal).toEqual({
      code: 'castlescape.twoByTwo',
    })
    const { position } = await after(RAMPARTS, 'build i8', 'build i7', 'build j7')
    expect(position?.turn).toMatchObject({ groups: [], built: 3 })
  })

  test('example 4: the last Wall of a ring finishes a Bailey of 1', async () => {
    const { standing } = await after({ ...RAMPARTS, site: site(ring) }, 'build j6')
    expect(standing?.baileys).toEqual([{ squares: ['i7'], claimedBy: [], influence: [0, 0] }])
  })

  test('example 10: ground on the edge stays open', async () => {
    const columns = walls('a1 a2 a3 a4 a5 c1 c2 c3 c4 c5')
    expect((await after({ ...RAMPARTS, site: site(columns) })).refusal).toMatchObject({
      code: 'castlescape.siteLoose',
      values: { square: 'c1' },
    })
    const open = { ...RAMPARTS, site: site(`${columns} #b5`) }
    expect((await after(open)).standing?.baileys).toEqual([])
    const closed = await after(open, 'build b1')
    expect(closed.standing?.baileys).toMatchObject([{ squares: ['b2', 'b3', 'b4'] }])
  })

  test('example 11: a Recruit on the square stands on the Wall, and its seat claims', async () => {
    const { standing, position } = await after({ ...RAMPARTS, site: site(`${ring} 2j6`) }, 'build j6')
    expect(standing?.baileys).toEqual([{ squares: ['i7'], claimedBy: [2], influence: [0, 2], leader: 2 }])
    expect(standing?.seats.map((seat) => (seat as Guild).renown)).toEqual([0, 1])
    expect(position?.site[5]).toBe('.......##B.....')
  })

  test('[C40] example 14: nothing is built inside a finished Bailey, but Recruits are posted there', async () => {
    const finished = { site: site(`${ring} #j6`), turn: { groups: [{ left: 1 }], ground: 1 } }
    expect(await after(finished, 'build i7')).toMatchObject({ refusal: { code: 'castlescape.inBailey', ruling: 40 } })
    expect((await after(finished, 'post i7')).position?.site[6]).toBe('.......#1#.....')
  })
})

describe('a turn', () => {
  test('[C16] example 17: one card at a time', async () => {
    const hidden = { hands: [['ramparts', 'stone-walls'], []] }
    const played = ['play ramparts', 'play stone-walls', 'build g8']
    expect((await after({ hidden }, ...played, 'build h7:2')).refusal).toEqual({
      code: 'castlescape.otherCardBegun',
      ruling: 16,
    })
    const { position } = await after({ hidden }, ...played, 'leave', 'build h7')
    expect(position?.turn).toMatchObject({ groups: [{ left: 1, built: ['h7'] }] })
  })

  test('[C12] example 19: recalling, unless the game is hardcore', async () => {
    const twelve = { site: site('#h8 1a1 1b1 1c1 1d1 1e1 1f1 1g1 1h1 1i1 1j1 1k1 1d4'), turn: { ground: 1 } }
    expect((await after(twelve, 'post e5')).refusal).toEqual({ code: 'castlescape.noSupply' })
    expect((await after(twelve, 'recall d4', 'post e5')).position?.site[4]).toBe('....1..........')
    expect((await after({ ...twelve, options: { hardcore: 'on' } }, 'recall d4')).refusal).toMatchObject({ ruling: 12 })
  })

  test('[C9] example 23: a card that was gained in this turn is not played in it', async () => {
    const hidden = { hands: [['tavern-rumours'], []], decks: [[]] }
    const bought = { guilds: [{ discard: [] }, {}], turn: { gold: 4 }, hidden }
    const drawn = await after(bought, 'buy ramparts', 'play tavern-rumours', 'play ramparts')
    expect(drawn).toMatchObject({ refusal: { code: 'castlescape.gainedThisTurn', ruling: 9 } })
  })

  test('[C13] example 24: a move stays on its level', async () => {
    const moves = { site: site('#h8 1c3 1h9'), turn: { moves: 2 } }
    expect((await after(moves, 'move c3-c4', 'move c4-c5')).position?.site[4]).toBe('..1............')
    expect((await after(moves, 'move h9-h8')).refusal).toEqual({ code: 'castlescape.otherHeight', ruling: 13 })
  })
})

describe('levels, Inspections and the end', () => {
  const nine = { infamy: 9, alley: ['hire-a-fence', 'clumsy-thief', 'press-gang'] }

  test('example 33: Infamy above 10 is paid with cards or Renown where no Recruits are left', async () => {
    const hidden = { hands: [['tavern-rumours', 'ramparts', 'market-stall'], []], decks: [[]] }
    const { position, texts } = await after(
      { guilds: [nine, {}], hidden },
      'play tavern-rumours',
      'drop ramparts',
      'pay',
      'pay',
    )
    expect(position?.guilds[0]).toMatchObject({ renown: -2, infamy: 10, alley: [] })
    expect(texts).toContain('loses 1 Renown')
  })

  test('[C23] example 38: of Recruits that may go the one that is exactly enough goes unasked', async () => {
    const hidden = { hands: [[], []] }
    const loses = async (infamy: number) => {
      const document = { guilds: [{ infamy }, {}], site: site('Ah8 1a1'), quarry: 0, hidden }
      return (await after(document, 'end')).position?.site.join('').replace(/[.]/g, '')
    }
    expect(await loses(2)).toBe('1#')
    expect(await loses(1)).toBe('A')
  })

  test('example 42: after the trigger in the turn of seat 4 seat 1 plays, after that of seat 1 nobody', async () => {
    const ends = { guilds: [{}, {}, {}, {}], marker: 1, quarry: 0 }
    const seat4 = await after({ ...ends, seat: 4, first: 2 }, 'end')
    expect([seat4.turn, seat4.position?.lastSeat]).toEqual([{ kind: 'seats', seats: [0] }, 1])
    expect((await after({ ...ends, seat: 1, first: 2 }, 'end')).turn.kind).toBe('over')
  })

  test('example 43: the last card of the rotating deck triggers the end after an Inspection', async () => {
    const deck = { market: ['toll-bridge', 'ladder-crew', 'watch-captain'] }
    const { texts, standing } = await after(
      { hidden: deck, quarry: 0, market: { stalls: ['press-gang', '-', '-', '-', '-'] } },
      'end',
    )
    const order = [
      'an Inspection',
      'the stalls are swept: press-gang',
      'offered: toll-bridge, ladder-crew, watch-captain',
    ]
    expect(texts).toEqual(expect.arrayContaining([...order, 'the end is near: deck']))
    expect(standing).toMatchObject({ marker: 3, quarry: 14 })
  })

  test('[C33] example 52: a rival pays in the turn of another, who goes on then', async () => {
    const rival = { infamy: 9, alley: ['press-gang', 'hire-a-fence'] }
    const hidden = { hands: [['whisper-campaign'], ['ramparts', 'market-stall']], decks: [['ramparts']] }
    const document = { guilds: [{}, rival], hidden }
    expect((await after(document, 'play whisper-campaign@2')).turn).toEqual({ kind: 'seats', seats: [1] })
    const { turn, position } = await after(document, 'play whisper-campaign@2', 'drop market-stall', 'pay')
    expect(turn).toEqual({ kind: 'seats', seats: [0] })
    expect(position?.guilds[1]).toMatchObject({ infamy: 10, renown: -1, alley: ['hire-a-fence', 'press-gang'] })
  })

  test('a situation is set up in the middle of a question, and goes on behind it', async () => {
    const tasks = [{ do: 'lose', seat: 2, n: 1, fallback: 'pay' }, { do: 'capInfamy', seat: 2 }, { do: 'main' }]
    const asked = { guilds: [{}, { infamy: 11 }], site: site('#h8 2a1 2b1'), tasks }
    expect(await legal(asked, 'lose')).toEqual(['a1', 'b1'])
    const { turn, position } = await after(asked, 'lose b1')
    expect(turn).toEqual({ kind: 'seats', seats: [0] })
    expect(position?.guilds[1]).toMatchObject({ infamy: 10 })
  })
})

describe('more worked examples', () => {
  const none = { hands: [[], []], decks: [[], []] }

  test('example 7: a Wall on the shared side finishes two Baileys at once, and a Recruit on it counts in both', async () => {
    const sides = walls('a1 b1 d1 e1 a2 c2 e2 a3 b3 c3 d3 e3').replaceAll(
      /([a-e])(\d)/g,
      (_, column, row) => `${column}${Number(row) + 4}`,
    )
    const { standing } = await after({ ...RAMPARTS, site: site(`${sides} Ac6`.replace('#c6 ', '')) }, 'build c5')
    expect(standing?.baileys).toMatchObject([
      { squares: ['b6'], claimedBy: [1], influence: [2, 0] },
      { squares: ['d6'], claimedBy: [1], influence: [2, 0] },
    ])
    expect(standing?.seats[0]).toMatchObject({ renown: 2 })
  })

  test('example 12: who has equally much Influence shares, rounded down', async () => {
    const three = walls('f6 g6 h6 i6 f7 f8 g8 h8 i8 j8 j7')
    const shared = await after(
      { ...RAMPARTS, guilds: [{}, {}, {}], site: site(`${three.replace('#f6', 'Af6').replace('#f8', 'Cf8')}`) },
      'build j6',
    )
    expect(shared.standing?.baileys).toMatchObject([{ squares: ['g7', 'h7', 'i7'], claimedBy: [1, 3] }])
    expect(shared.standing?.seats.map((seat) => (seat as Guild).renown)).toEqual([1, 0, 1])
    const one = await after(
      { ...RAMPARTS, site: site(`${ring.replace('#h6', 'Ah6').replace('#h8', 'Bh8')}`) },
      'build j6',
    )
    expect(one.standing?.baileys).toMatchObject([{ claimedBy: [1, 2] }])
    expect(one.standing?.seats.map((seat) => (seat as Guild).renown)).toEqual([0, 0])
  })

  test('[C5] example 13: who posts later claims nothing, and occupies at the next Inspection', async () => {
    const late = { site: site(`${ring} #j6`), turn: { ground: 1 }, quarry: 0 }
    const { standing, texts } = await after(late, 'post i7', 'end')
    expect(standing?.baileys).toMatchObject([{ claimedBy: [], leader: 1 }])
    expect(standing?.seats[0]).toMatchObject({ renown: 1 })
    expect(texts).toContain('occupies Bailey 1: 1 Renown')
  })

  test('[C11] example 18: posting gives up Walls that wait, also those played later', async () => {
    const waiting = { turn: { groups: [{ left: 3 }], ground: 1 }, hidden: { ...none, hands: [['stone-walls'], []] } }
    expect((await after(waiting, 'post a1', 'build g8')).refusal).toEqual({ code: 'castlescape.posted', ruling: 11 })
    expect((await after(waiting, 'post a1', 'play stone-walls')).position?.turn).toMatchObject({ groups: [] })
  })

  test('[C15] examples 21 and 22: a Goal by Gold that is spent, and no second one in a turn', async () => {
    const spent = { goals: ['full-purse', 'busy-season'], turn: { gold: 0, received: 8, built: 6 } }
    const { standing } = await after(spent, 'claim full-purse')
    expect(standing?.seats[0]).toMatchObject({ renown: 2, goals: ['full-purse'] })
    expect((await after(spent, 'claim full-purse', 'claim busy-season')).refusal).toMatchObject({ ruling: 15 })
  })

  test('example 25: a rival is removed beside, on whatever level, not diagonally', async () => {
    const parapet = { site: site('#d5 Ad4 2e4 2e5'), turn: { removals: 1 } }
    expect((await after(parapet, 'oust e4')).position?.site[3]).toBe('...A...........')
    expect((await after({ ...parapet, site: site('#c4 Ad4 2e5') }, 'oust e5')).refusal).toEqual({
      code: 'castlescape.notBeside',
    })
  })

  test('example 26: a card is taken without Gold and without a penalty', async () => {
    const hidden = { ...none, hands: [['kings-favourite'], []] }
    const { position } = await after({ hidden }, 'play kings-favourite/2', 'take back-alley-bribes')
    expect(position?.guilds[0]).toMatchObject({ discard: ['back-alley-bribes'], corruption: 0 })
  })

  test('example 35: what happens on purchase happens at once', async () => {
    const market = { stalls: ['royal-warrant', '-', '-', '-', '-'] }
    const { position } = await after({ market, guilds: [{ infamy: 2 }], turn: { gold: 6 } }, 'buy royal-warrant')
    expect(position?.guilds[0]).toMatchObject({ infamy: 0, discard: ['royal-warrant'] })
  })

  test('[C18] example 36: what is taken and not built does not empty the quarry', async () => {
    const six = { guilds: [{}, {}, {}, {}], quarry: 5, turn: { groups: [{ left: 6 }] } }
    const built = ['build g8', 'build f8', 'build e8', 'build d8', 'build c8', 'build b8']
    const emptied = await after(six, ...built, 'end')
    expect(emptied.standing).toMatchObject({ quarry: 30, marker: 2 })
    const left = await after(six, ...built.slice(0, 4), 'end')
    expect(left.standing).toMatchObject({ quarry: 1, marker: 3 })
  })

  test('[C30] examples 39 and 40: an Inspection takes Recruits, then cards, then Renown; Infamy is then Corruption', async () => {
    const deck = Array<string>(4).fill('market-stall')
    const lost = { guilds: [{}, { infamy: 6, corruption: 4 }], site: site('#h8 2a1 2b1 2c1'), quarry: 0 }
    const five = { ...lost, hidden: { hands: [[], [...deck, 'ramparts']], decks: [[], []] } }
    const asked = await after(five, 'end')
    expect(asked.turn).toEqual({ kind: 'seats', seats: [1] })
    const paid = await after(five, 'end', 'drop ramparts', 'drop market-stall', 'drop market-stall')
    expect(paid.standing?.seats[1]).toMatchObject({ renown: 0, hand: 2, infamy: 4, supply: 12 })
    const two = { ...lost, hidden: { hands: [[], ['ramparts', 'market-stall']], decks: [[], []] } }
    expect((await after(two, 'end')).standing?.seats[1]).toMatchObject({ renown: -1, hand: 0, infamy: 4 })
  })

  test('[C41] example 49: a Wall in the eighth idle turn begins the count again', async () => {
    const eighth = { guilds: [{}, {}, {}], seat: 2, idleTurns: 7, turn: { groups: [{ left: 1 }] } }
    expect((await after(eighth, 'end', 'end')).texts).toContain('the end is near: standstill')
    expect((await after(eighth, 'build g8', 'end', 'end')).texts).not.toContain('the end is near: standstill')
  })

  test('[C26] example 51: with one more turn each, seats 4, 1 and 2 still play', async () => {
    const quarry = { guilds: [{}, {}, {}, {}], marker: 1, quarry: 0, seat: 3, first: 1 }
    const { position } = await after({ ...quarry, options: { lastTurns: 'oneEach' } }, 'end')
    expect(position).toMatchObject({ seat: 4, lastSeat: 2 })
    expect((await after(quarry, 'end')).position).toMatchObject({ seat: 4, lastSeat: 4 })
  })
})

describe('documents', () => {
  test('without a game are those of the first, and one of the other game is refused where one is named', async () => {
    expect((await ask('new', { format: 'blackstone-position', version: 1, mode: 'kings-quest' })).ok).toBe(true)
    expect((await ask('new', { ...FORMAT, mode: 'kings-quest' })).refusal).toEqual({ code: 'mode.unknown' })
    expect((await ask('new', { ...FORMAT, format: 'castle-position' })).ok).toBe(false)
  })

  test('a position in an answer is read again, and gives the same', async () => {
    const { position } = await ask('new', { mode: 'castlescape', seats: 4, seed: 'castle' })
    expect((await ask('new', position)).position).toEqual(position)
    const turn = await ask('apply', { game: position, actions: ['keep #120 #121'] })
    expect(turn.ok).toBe(false)
  })

  test('whatever is changed in them brings no command down', async () => {
    const { position } = await ask('new', {
      ...FORMAT,
      tasks: [{ do: 'lose', seat: 2, n: 1, fallback: 'pay' }, { do: 'draw', seat: 1, n: 3 }, { do: 'main' }],
      site: site('#h8 2a1 2b1 1c1 Ah7'),
    })
    const junk = fc.oneof(
      fc.constantFrom<unknown>(null, true, 0, 1, 4, 20, 999, -1, 0.5, '-', 'ramparts', 'levy', 'a1', 'h8', [], {}),
      fc.constantFrom('keep', 'main', 'shuffle', 'score', 'inspection', 'capInfamy', 'effects', 'nextTurn', 'pay'),
      fc.array(fc.constantFrom('ramparts', 'toll-bridge', 'market-stall', 'full-purse', 1, 2), { maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsIn(position)), junk, async (path, part) => {
        const document = changed(position as object, path, part)
        const { ok, refusal, sentence } = await ask('apply', {
          game: { position: document, seed: 'x' },
          actions: ['lose a1', 'end'],
        })
        if (ok) return
        expect([document, refusal.code]).not.toEqual([document, 'cli.bug'])
        expect(sentence).toMatch(/^(?!That is not possible\.$)(?!.*undefined).+\.$/s)
      }),
      { numRuns: 300 },
    )
  })
})
