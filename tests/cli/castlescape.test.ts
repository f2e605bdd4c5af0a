/** CastleScape on the command line. Standings and refusals are those that the rules say, worked out by hand. */
import { describe, expect, test } from 'vitest'
import { explainCard } from '../../src/cli/castlescape/explainCard.ts'
import { CARDS } from '../../src/games/castlescape/data/cards.ts'
import { CONTRACTS } from '../../src/games/castlescape/data/contracts.ts'
import { GOALS } from '../../src/games/castlescape/data/goals.ts'
import { ask, typed } from './cli.ts'

const NEW = { mode: 'castlescape', seats: ['Ann', 'Ben'], options: { first: 0 }, seed: 'castle' }

/** Choices of Contracts: the first two that each seat was dealt. */
const KEPT = ['keep #70 #71', 'keep #74 #75']

/** The table of this seed after the choice of Contracts and these actions. */
const begun = (...actions: readonly string[]) => ask('apply', { game: NEW, actions: [...KEPT, ...actions] })

const seat = { renown: 0, infamy: 0, corruption: 0, supply: 12, hand: 5, deck: 5, goals: [] }

describe('CastleScape on the command line', () => {
  test('its mode is listed behind those of the first game, with its options', async () => {
    const { modes } = await ask('modes', {})
    const options = ['hardcore', 'market', 'site', 'first', 'lastTurns', 'handicap', 'aims']
    const mode = modes.find(({ id }) => id === 'castlescape')
    expect(mode).toMatchObject({ game: 'castlescape', id: 'castlescape', seats: { min: 2, max: 4 } })
    expect(mode?.options.map(({ id }) => id)).toEqual(options)
  })

  test('a deal awaits the secret choice of Contracts of all seats', async () => {
    const { turn, standing } = await ask('new', NEW)
    expect(turn).toEqual({ kind: 'seats', seats: [0, 1], veiled: true })
    expect(standing).toEqual({ by: 'renown', quarry: 14, marker: 4, seats: [seat, seat], baileys: [] })
  })

  test('what a seat did is told in words, and the choice of another is not in the answer', async () => {
    const { events, turn } = await begun()
    expect(events.map(({ text }) => text)).toContain('keeps 2 Contracts')
    expect(turn).toEqual({ kind: 'seats', seats: [0] })
  })

  test('[C17] a refusal has its ruling, the sentence, and what the rules say to it', async () => {
    // The first hand of this seed has Stone Walls, a card with two Walls.
    const refused = await begun('play stone-walls', 'build g8', 'build i8')
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'castlescape.besideOtherCard', ruling: 17 },
      action: 4,
      sentence: 'Build beside a Wall that this card has built.',
    })
    expect(JSON.stringify(refused)).toContain('the Walls of a card form one connected piece')
  })

  test('undo takes back one Wall within the placement of a card, and goes no further than the last reveal', async () => {
    const built = await begun('play stone-walls', 'build g8', 'build f8', 'undo')
    const afterOne = await begun('play stone-walls', 'build g8')
    expect(built.hash).toBe(afterOne.hash)
    const { actions } = await ask('legal', built.record)
    // The other Wall of the card goes beside the first.
    expect(actions.filter((text) => text.startsWith('build '))).toEqual(['build g7', 'build f8', 'build g9'])
    const back = await begun('play stone-walls', 'build g8', 'undo', 'undo')
    expect(back.hash).toBe((await begun()).hash)
    expect(await begun('end', 'undo')).toMatchObject({ ok: false, action: 3, refusal: { code: 'undo.reveal' } })
  })

  test('what is no action, and an action of nobody, is refused', async () => {
    expect(await begun('build z99')).toMatchObject({ refusal: { code: 'action.malformed' }, action: 2 })
    expect(await begun('build h8')).toMatchObject({
      action: 2,
      refusal: { code: 'castlescape.noWalls' },
      sentence: 'You have no such Walls to build.',
    })
  })

  test('a position is answered, taken again, and gives Influence by Bailey', async () => {
    const rows = Array.from(
      { length: 13 },
      (_, row) => ['...###.......', '...#2A.......', '...###.......'][row - 3] ?? '.'.repeat(13),
    )
    const document = { format: 'castlescape-position', version: 1, site: rows, baileys: [{ at: 'e5', claimedBy: [1] }] }
    const answer = await ask('new', document)
    expect(answer.standing).toMatchObject({
      baileys: [{ squares: ['e5'], claimedBy: [1], influence: [2, 1], leader: 1 }],
    })
    const again = await ask('new', answer.position)
    expect(again.position).toEqual(answer.position)
    expect(await ask('apply', { game: document, actions: ['post e5'] })).toMatchObject({
      refusal: { code: 'castlescape.noRecruit' },
    })
  })

  test('a document that is wrong is refused by the name of the field', async () => {
    const document = { format: 'castlescape-position', version: 1, guilds: [{ alley: ['hire-a-fenc'] }] }
    expect(await ask('new', document)).toMatchObject({
      refusal: { code: 'position.malformed', values: { what: 'guilds.0.alley.0' } },
      sentence: 'This position has a mistake at “guilds.0.alley.0”.',
    })
  })

  test('a terminal draws the site, the market, the guilds, and the own hand only', async () => {
    const { out: text } = await typed(JSON.stringify(NEW), 'list\nquit\n')
    expect(text).toContain('  8 .......#.......')
    expect(text).toContain('Ann, which two Contracts do you keep?')
    expect(text.match(/^Hand: /gm)).toHaveLength(1)
  })

  test('every card, Goal and Contract is explained', async () => {
    const ids = [...CARDS, ...GOALS, ...CONTRACTS].map(({ id }) => id)
    expect(ids.filter((id) => explainCard(id) === null)).toEqual([])
    expect(explainCard('hire-a-fence')).toBe('Hire a Fence: 3 Gold; penalty Infamy 1; number 12; cost 3')
    expect(explainCard('great-house')).toBe('Great House: at least 18 cards; Renown 4')
    expect(explainCard('feast-day')).toBe('Feast Day: Infamy −2, draw 1; cost 4; Renown 1')
    expect(explainCard('Levy')).toBeNull()
    const { out: text } = await typed(JSON.stringify(NEW), 'what levy\nwhat else\nquit\n')
    expect(text).toContain('Levy: 7 Recruits on the site; Renown 4')
    expect(text).toContain('Nothing here is called “else”.')
  })

  test('a whole game is played in a terminal by its list alone', async () => {
    const lines = ['1', '1', ...Array.from({ length: 40 }, () => 'end')]
    const game = { ...NEW, options: { first: 0, site: 13 } }
    const { out: text } = await typed(JSON.stringify(game), `${lines.join('\n')}\n`)
    // Two seats that only end their turns: standstill after three turns of each (C41), then equal turns.
    expect(text).toContain('the end is near: standstill')
    expect(text).toContain('the game is over')
    expect(text).toMatch(/score -?\d+: Renown -?\d+, Contracts \d+, cards \d+, Corruption −\d+$/m)
  })
})
