/** Properties of every game of the Queen's and the Wizard's Quest, their positions, and the text of their actions. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game, sceneOf } from '../../../src/games/blackstone/game.ts'
import { formatAction, parseAction } from '../../../src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '../../../src/games/blackstone/notation/position/writePosition.ts'
import type { PositionDocument } from '../../../src/games/blackstone/position/positionSchema.ts'
import { readPosition } from '../../../src/games/blackstone/position/readPosition.ts'
import { faceAt, faceInSlot } from '../../../src/games/blackstone/rules/engine/slots.ts'
import { setFacesOf, setKindsOf } from '../../../src/games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import { hashOf } from '../../../src/kernel/hash64.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { findMisplacedCards } from './findMisplacedCards.ts'
import { endWork, lay, take, use } from './namedActions.ts'
import { randomWalk } from './notation/randomWalk.ts'
import { play } from './playAndRecord.ts'
import { atRandom, type Player } from './players.ts'
import { queensAndWizardsQuestPlayer } from './queensAndWizardsQuestPlayer.ts'
import { documentOf, newGame, type Situation, seeded, situation, tableOf, value, type Zones } from './testTable.ts'

const QUESTS = ['queens-quest', 'wizards-quest'] as const
const games = fc.record({
  mode: fc.constantFrom(...QUESTS),
  seats: fc.integer({ min: 2, max: 4 }),
  first: fc.constantFrom('random', 0, 1),
  seed: fc.integer({ min: 1, max: 2 ** 30 }),
})
type QuestStart = typeof games extends fc.Arbitrary<infer T> ? T : never

/** Plays a game to its end; `observe` sees every situation. */
const playToEnd = (
  { mode, seats, first, seed }: QuestStart,
  player: Player,
  observe: (s: Situation) => void,
): Situation => play(newGame(mode, seats, { first, maxRounds: 0 }, seed), player, seed, 3000, observe)
const checkGames = (
  numRuns: number,
  player: Player,
  observe: (s: Situation) => void,
  atEnd = (_: Situation) => {},
): void =>
  fc.assert(
    fc.property(games, (start) => atEnd(playToEnd(start, player, observe))),
    { numRuns, seed: 30 },
  )

const MODULES = ['families', 'intrigue', 'wildVassals', 'assassins', 'knightWizard', 'blueLetters', 'rats']

describe.each(['queens-quest', 'wizards-quest'])('the %s', (mode) => {
  test.each(MODULES)('is played without %s', (option) => {
    const table = tableOf(mode, 2)
    const result = game.setup({ ...table, options: { ...table.options, [option]: 'on' } })
    expect(result).toEqual({ ok: false, error: { code: 'option.unknown', values: { option } } })
  })
})

describe('in every game', () => {
  test('each card of the box lies exactly once in one zone, hidden ones under their own back', () => {
    checkGames(5, queensAndWizardsQuestPlayer, ({ state, vault }) => {
      expect(findMisplacedCards(state, vault)).toEqual([])
    })
  })

  test('the awaited seat can act; legal actions are all different and accepted, and leave the state before them unchanged', () => {
    let seen = 0
    checkGames(5, atRandom, (s) => {
      expect(s.legal.length > 0).toBe(!s.outcome)
      expect(new Set(s.legal.map((action) => JSON.stringify(action))).size).toBe(s.legal.length)
      if (seen++ % 10 > 0) return
      const before = hashOf(s.state)
      for (const action of s.legal) {
        const draft = game.copy(s.state)
        const move = s.seatMove(action)
        game.mutate(draft, move)
        expect(hashOf(value(game.apply(s.state, move)).state)).toBe(hashOf(draft))
      }
      expect(hashOf(s.state)).toBe(before)
    })
  })

  test('[B91] [B101] [B90] it ends without a limit of rounds, after equal turns for all, one round after the trigger', () => {
    const ended = (s: Situation): void => {
      const turns = s.events.flatMap((event) => (event.kind === 'turnEnded' ? [event.seat] : []))
      const turnsPerSeat = s.state.courts.map((_, seat) => turns.filter((turnSeat) => turnSeat === seat).length)
      expect(s.outcome).not.toBeNull()
      expect(new Set(turnsPerSeat)).toEqual(new Set([s.state.quest?.lastRound]))
      // At least one of the 32 Machinations leaves in each turn; after that the game ends soon.
      expect(turns.length).toBeLessThan(32 * 4)
    }
    checkGames(16, atRandom, () => {}, ended)
    checkGames(6, queensAndWizardsQuestPlayer, () => {}, ended)
  })

  test('[B98] sets always fit a kind; [B106] stacks show one face; [B104] twenty Knights; [B102] five cards at most', () => {
    checkGames(6, queensAndWizardsQuestPlayer, ({ state }) => {
      for (const court of state.courts)
        for (const faces of setFacesOf(state, court)) expect(setKindsOf(faces).length).toBeGreaterThan(0)
      state.quest?.under.forEach((slots, space) => {
        for (const slot of slots) expect(faceInSlot(state, slot)).toBe(faceAt(state, space))
      })
      expect(state.courts.reduce((sum, { knights }) => sum + knights, 0)).toBeLessThanOrEqual(20)
      expect(state.quest?.offer.length).toBeLessThanOrEqual(5)
      expect(state.quest?.actions).toBeGreaterThanOrEqual(0)
    })
  })
})

const writtenPosition = (s: Situation): PositionDocument => writePosition(s.scene, ['Ann', 'Ben'])
const actionTexts = (s: Situation): readonly string[] =>
  s.legal.map((action) => formatAction(s.scene, action)).toSorted()

describe('a position', () => {
  test.each([
    ['queens-quest', 3],
    ['queens-quest', 4],
    ['wizards-quest', 5],
    ['wizards-quest', 6],
  ])('%s, seed %i, is the same when it is written and read: table, hidden cards and what is legal', (mode, seed) => {
    const chance = seeded(seed)
    const original = newGame(mode, 2, {}, seed)
    for (let moves = 0; !original.outcome && moves < 200; moves++) {
      const { format: _f, version: _v, ...zones } = writtenPosition(original)
      const reread = situation(zones, seed + 1)
      expect(writtenPosition(reread)).toEqual(writtenPosition(original))
      expect(actionTexts(reread)).toEqual(actionTexts(original))
      original.do(queensAndWizardsQuestPlayer(original, chance))
    }
  })

  test('tells a spectator nothing that is hidden', () => {
    const { state } = newGame('wizards-quest', 2)
    const document = writePosition(sceneOf(seatView(state, null, EMPTY_VAULT)), [])
    expect(new Set(document.courts?.flatMap(({ vassals }) => vassals))).toEqual(new Set(['vassal']))
    expect(document.hidden).toMatchObject({ vassals: [[], []], rest: [], decks: { machination: [] } })
  })

  test('without any content is a table on which nothing was dealt', () => {
    const queens = situation({ mode: 'queens-quest' }).state
    expect(queens.piles.map((pile) => pile.length)).toEqual([18, 18, 18, 18])
    expect([queens.quest?.actions, queens.quest?.offer, queens.courts[0]?.sets]).toEqual([3, [], []])
    const wizards = situation({ mode: 'wizards-quest' }).state
    expect([wizards.quest?.rest.length, wizards.courts[0]?.vassals]).toEqual([72, []])
    expect(wizards.todo.at(-1)).toEqual({ do: 'pass' })
  })

  const refusalOf = (zones: Zones): unknown => {
    const read = readPosition(game, documentOf(zones))
    const setup = read.ok ? game.setup(read.value.table) : read
    return setup.ok ? null : setup.error
  }
  test.each<[string, Zones, string, string]>([
    [
      'sets that fit no kind',
      { courts: [{ sets: [['Ls/De', 'Le/Ds', 'De/Ms']] }] },
      'position.noSet',
      'Ls/De,Le/Ds,De/Ms',
    ],
    ['sets of nothing', { courts: [{ sets: [[]] }] }, 'position.noSet', ''],
    ['a vassal twice', { board: { BS: 'Ls/De' }, courts: [{ sets: [['De/Ls']] }] }, 'position.twice', 'De/Ls'],
    ['a card twice', { quest: { offer: ['M01', 'M01'] } }, 'position.twice', 'M01'],
    [
      'stacks, which are the other quest’s',
      { board: { BS: 'Ls/De' }, quest: { under: { BS: ['Ls/Dy'] } } },
      'position.noStack',
      'BS',
    ],
    ['a Guild card, which is not played with', { courts: [{ hand: ['G01'] }] }, 'position.notInPlay', 'G01'],
  ])('of the Queen’s Quest does not name %s', (_, zones, code, what) => {
    expect(refusalOf({ mode: 'queens-quest', ...zones })).toEqual({ code, values: { what } })
  })

  test.each<[string, Zones, string, string]>([
    ['a stack of two faces', { board: { BS: 'Ls/De' }, quest: { under: { BS: ['Ly/De'] } } }, 'position.noStack', 'BS'],
    ['a stack under nothing', { quest: { under: { BS: ['Ly/De'] } } }, 'position.noStack', 'BS'],
    ['more vassals than there are', { quest: { rest: 73 } }, 'position.tooMany', 'rest'],
    ['a corner pile', { courts: [{ pile: 0 }, { pile: 1 }] }, 'position.piles', '0,1'],
  ])('of the Wizard’s Quest does not name %s', (_, zones, code, what) => {
    expect(refusalOf({ mode: 'wizards-quest', ...zones })).toEqual({ code, values: { what } })
  })

  test.each<[Zones, string]>([
    [{ quest: { offer: ['M01'] } }, 'quest'],
    [{ courts: [{ sets: [['Ls/De']] }] }, 'sets'],
    [{ courts: [{ vassals: ['Ls/De'] }] }, 'vassals'],
  ])('of another game names none of it: %j', (zones, what) => {
    expect(refusalOf(zones)).toEqual({ code: 'position.noQuest', values: { what } })
  })
})

describe('every legal action of random games', () => {
  test.each(QUESTS)('%s: is read back as it was, by its player and by who sees no hand', (mode) => {
    const seen = new Set<Action['kind']>()
    const shapes = new Set<string>()
    const chance = seeded(3)
    const s = newGame(mode, 2, {}, 3)
    for (let moves = 0; !s.outcome && moves < 200; moves++) {
      const scene = s.scene
      const own = s.legal.map((action) => formatAction(scene, action))
      expect(new Set(own).size).toBe(own.length)
      expect(own.map((text) => value(parseAction(scene, text)))).toEqual(s.legal)
      const spectator = sceneOf(seatView(s.state, null, EMPTY_VAULT))
      expect(s.legal.map((action) => value(parseAction(spectator, formatAction(spectator, action))))).toEqual(s.legal)
      for (const action of s.legal) {
        seen.add(action.kind)
        if (action.kind === 'use' || action.kind === 'lay') shapes.add(Object.keys(action).toSorted().join(' '))
      }
      s.do(queensAndWizardsQuestPlayer(s, chance))
    }
    const own = mode === 'queens-quest' ? ['use'] : ['exchange', 'lay', 'pass']
    expect([...seen].toSorted()).toEqual(['endWork', 'flip', 'slide', 'swap', 'take', 'takeKnight', ...own].toSorted())
    expect([...shapes]).toEqual(expect.arrayContaining(['card kind left', 'card kind right']))
  })

  test('an action is written', () => {
    const queens = situation({ mode: 'queens-quest', courts: [{ hand: ['M03'] }] })
    const wizards = situation({
      mode: 'wizards-quest',
      courts: [{ hand: ['M17'], vassals: ['De/Ls', 'Py/Lc'] }],
      quest: { vassals: ['Mc/Pe'] },
    })
    const text = (s: Situation, action: ReturnType<Situation['action']>) => formatAction(s.scene, action)
    const both = queens.action(use('M03', ['BS', 0], ['BE', 1]))
    expect(text(queens, both)).toBe('use M03 BS:1 BE:2')
    expect(text(queens, queens.action(use('M03', null, ['BE', 0])))).toBe('use M03 - BE:1')
    expect(value(parseAction(queens.scene, ' use  M03 BS:1 BE:2'))).toEqual(both)
    const placed = wizards.action(lay('M17', ['Ls/De', 'AO'], ['Py/Lc', 'KS']))
    expect(text(wizards, placed)).toBe('lay M17 Ls/De:AO Py/Lc:KS')
    expect(value(parseAction(wizards.scene, 'lay M17 Ls/De:AO Py/Lc:KS'))).toEqual(placed)
    expect(text(wizards, wizards.action(lay('M17', ['Ls/De', 'AO'])))).toBe('lay M17 Ls/De:AO -')
    const [de = -1] = wizards.court(0).vassals ?? []
    expect(text(wizards, { kind: 'exchange', slot: de, offer: 0 })).toBe('exchange De/Ls 1')
    expect([text(queens, take(4)), text(queens, { kind: 'takeKnight' })]).toEqual(['take 5', 'take N'])
    expect([text(wizards, endWork), text(wizards, { kind: 'pass' })]).toEqual(['.', 'pass'])
  })

  test('what is paid by an action alone is written with the token of the King’s Quest', () => {
    for (const s of randomWalk('queens-quest', 2, {}, 3, 1))
      expect(formatAction(s.scene, { kind: 'flip', space: 0 })).toBe('W BS^')
  })
})
