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
      sentence: 'Walls of one card stay together: build beside those that this card has built.',
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
    expect(standing).toMatchObject({ marker: 3, quarry: 20 })
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
