import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { legalActionTexts } from '../../../src/cli/notation.ts'
import { endingText } from '../../../src/cli/play/play.ts'
import { awaitedSeat } from '../../../src/cli/seats.ts'
import { sceneOf } from '../../../src/games/blackstone/game.ts'
import { formatAction } from '../../../src/games/blackstone/notation/actionNotation.ts'
import { EMPTY_VAULT } from '../../../src/kernel/vault.ts'
import { formationWith } from '../../games/blackstone/formationBoards.ts'
import { diligent } from '../../games/blackstone/players.ts'
import { Situation, seeded } from '../../games/blackstone/testTable.ts'
import { ask, playTable, run, shell, type Table, tableOf, typed } from '../cli.ts'

/** Choices of the diligent player, which reads a situation: at a table with open hands, its state. */
const diligentChoices = (seed: number) => {
  const chance = seeded(seed)
  return (table: Table, seat: number): string => {
    const { state } = table.view(seat)
    const situation: Situation = Object.assign(Object.create(Situation.prototype), { state, vault: EMPTY_VAULT })
    return formatAction(sceneOf(table.view(seat)), diligent(situation, chance))
  }
}

/** Random legal actions; ends the work in one of six turns that allow it. */
const randomChoices = (seed: number) => {
  const chance = seeded(seed)
  return (table: Table, seat: number): string => {
    const texts = legalActionTexts(table, seat)
    const pick = chance.below(texts.length)
    return chance.below(6) === 0 && texts.includes('.') ? '.' : (texts[pick] as string)
  }
}

/** Line that says how a game ended. */
const endOf = (text: string): string | undefined => text.split('\n').find((line) => line.startsWith('Over: '))

const FILE = join(mkdtempSync(join(tmpdir(), 'play-')), 'game.json')

const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1)

const games = {
  'a Puzzle Master’s Quest, played diligently': [
    { mode: 'puzzle-master', seats: ['Ann', 'Ben'], seed: 'castle' },
    diligentChoices(1),
    /lost together\. Decided by: (rats|tooFewVassals)/,
  ],
  'a King’s Quest of three with open hands, to 21 points': [
    { mode: 'kings-quest', options: { openHands: 'on' }, seats: ['Ann', 'Ben', 'Cy'], seed: 'castle' },
    diligentChoices(2),
    /1\. \w+, 2\. \w+, 3\. \w+\. Decided by: points/,
  ],
  'a King’s Quest of two with hidden hands, at random for ten rounds': [
    { mode: 'kings-quest', options: { maxRounds: 10 }, seats: ['Ann', 'Ben'], seed: 'castle' },
    randomChoices(3),
    /1\. \w+/,
  ],
  'an Advanced King’s Quest with all modules, at random for ten rounds': [
    {
      mode: 'advanced',
      options: {
        maxRounds: 10,
        families: 'choose',
        intrigue: 'on',
        wildVassals: 'on',
        assassins: 'on',
        knightWizard: 'on',
      },
      seats: ['Ann', 'Ben', 'Cy'],
      seed: 'castle',
    },
    randomChoices(4),
    /1\. \w+/,
  ],
  'a Queen’s Quest at random': [
    { mode: 'queens-quest', seats: ['Ann', 'Ben'], seed: 'castle' },
    randomChoices(5),
    /1\. \w+/,
  ],
  'a CastleScape of three at random': [
    { mode: 'castlescape', seats: ['Ann', 'Ben', 'Cy'], seed: 'castle' },
    randomChoices(7),
    /^Over: 1\. \w+/,
  ],
  'a Wizard’s Quest at random': [
    { mode: 'wizards-quest', seats: ['Ann', 'Ben'], seed: 'castle' },
    randomChoices(6),
    /1\. \w+/,
  ],
} as const

describe('from its first line to its last', () => {
  test.each(Object.entries(games))('%s', async (_, [game, choose, result]) => {
    const table = await tableOf(game)
    const lines = await playTable(table, choose)
    const { ok, out } = await typed(JSON.stringify(game), lines.join('\n'))
    expect(endOf(out)).toBe(endingText(table))
    expect(endOf(out)).toMatch(result)
    expect(out).not.toContain('Refused')
    expect(ok).toBe(true)
  })

  test('typed into the command line it goes the same way', async () => {
    const [source, choose] = games['a King’s Quest of two with hidden hands, at random for ten rounds']
    const lines = (await playTable(await tableOf(source), choose)).join('\n')
    const { out } = await typed(JSON.stringify(source), lines)
    expect(run(['play', JSON.stringify(source)], lines)).toEqual({ code: 0, out, err: '' })
  })
})

test('a Puzzle Master’s Quest is won by its last two slides; a number from the list is accepted as an action', async () => {
  const { KE: last, ...board } = formationWith({})
  const position = {
    format: 'blackstone-position',
    version: 1,
    mode: 'puzzle-master',
    board: { ...board, KN: last, CN: board.KN },
    courts: [{ knights: 2 }, {}],
  }
  const table = await tableOf({ position })
  const down = legalActionTexts(table, 0).indexOf('N KN-KE') + 1
  // KN must go down to KE before CN can come out to KN.
  const { out, ok } = await typed(JSON.stringify({ position }), `list\nN CN-KN\n${down}\nN CN-KN\n`)
  expect(out).toContain(`${down} N KN-KE`)
  expect(out).toContain('Refused: That space is taken. (slide.occupied, ruling 56)')
  expect(out).toContain(`- Seat 1 slides ${last} KN-KE`)
  expect(endOf(out)).toMatch(/^Over: won together\. Decided by: formation/)
  expect(ok).toBe(true)
})

test('play asks for mode and players, helps, undoes, agrees, and goes on from a saved file', () => {
  const first = run(
    ['play'],
    ['kings-quest', '2', 'help', '!1', 'list', `save ${FILE}`, 'undo', 'redo', 'quit'].join('\n'),
  )
  expect(first.out).toContain('Which mode: kings-quest')
  expect(first.out).toContain('W BS~LS swap')
  expect(first.out).toMatch(/Seat [12] takes corner pile 1/)
  expect(first.out).toContain(`Saved: ${FILE}`)
  const state = /Left at state (\w{16})$/.exec(first.out.trimEnd())?.[1]
  expect(state).toBe(JSON.parse(readFileSync(FILE, 'utf8')).entries.at(-1).hash)

  const again = run(['play', FILE], 'agree\n')
  // Equal except for the tokens that some families bring.
  expect(again.out).toMatch(/Over: 1\. Seat [12], [12]\. Seat [12]\. Decided by: (shared|tokens)/)
})

describe('hint', () => {
  test.each([
    [{ mode: 'kings-quest', seats: 2, options: { first: 0 } }],
    [{ mode: 'castlescape', seats: 2, options: { first: 0 } }],
    [{ mode: 'lamps-below', seats: 2 }],
  ])(
    '%j: an action that may be done, why, and nothing has changed; the same question, the same answer',
    async (game) => {
      const source = JSON.stringify({ ...game, seed: 'castle' })
      const { out } = await typed(source, 'hint\nhint\nquit\n')
      const hints = [...out.matchAll(/^Hint: (.+)\n((?: {2}.*\.\n)+)/gm)]
      expect(hints.map(([hint]) => hint)).toEqual([hints[0]?.[0], hints[0]?.[0]])
      const table = await tableOf({ ...game, seed: 'castle' })
      expect(legalActionTexts(table, awaitedSeat(table) ?? -1)).toContain(hints[0]?.[1])
      expect(out).toContain(`Left at state ${table.hash()}`)
      expect(out).not.toContain('Refused')
    },
  )

  test('a game without reasons of its own says that the plan came out best', async () => {
    const { out } = await typed(JSON.stringify({ mode: 'kings-quest', seats: 2, seed: 'castle' }), 'hint\n')
    expect(out).toMatch(/^Hint: .+\n {2}It came out best of all the plans compared\.$/m)
  })
})

test.each([
  ['puzzle-master', 2],
  ['castlescape', 2],
  ['lamps-below', 2],
])('%s: a game that is over can still be saved, and looked at', async (mode, seats) => {
  const { out } = await typed(JSON.stringify({ mode, seats, seed: 'castle' }), `agree\nboard\nundo\nsave ${FILE}\n`)
  expect(endOf(out)).toMatch(/Decided by: /)
  expect(out).toContain(`Saved: ${FILE}`)
  expect(out).toContain('The game is over.')
  const { turn } = await ask('verify', JSON.parse(readFileSync(FILE, 'utf8')))
  expect(turn.kind).toBe('over')
})

describe('with bots', () => {
  const game = { mode: 'kings-quest', seats: ['Ann', 'Bot'], seed: 'castle', options: { first: 0, maxRounds: 10 } }

  test('a game is played to its end by the first seat alone, and nothing that only a bot knows is shown', async () => {
    const { ok, out } = await typed(JSON.stringify(game), Array(400).fill('1').join('\n'), 'scout')
    expect(ok).toBe(true)
    expect(endOf(out)).toMatch(/^Over: 1\./)
    expect(out).not.toMatch(/^Bot, .*: /m)
    expect(out).not.toMatch(/^- Bot draws [GPM]\d\d/m)
    expect(out).toMatch(/^- Bot /m)
  })

  test.each([
    ['kings-quest', { first: 0 }],
    ['castlescape', { first: 0 }],
    ['lamps-below', {}],
  ])('%s: a saved game says who is a bot, and has its bots when it is gone on with', async (mode, options) => {
    const source = JSON.stringify({ mode, options, seats: ['Ann', 'Bot'], seed: 'castle' })
    await typed(source, `save ${FILE}\n`, 'scout')
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toMatchObject({ version: 2, bots: ['', 'scout'] })
    const begun = await typed(FILE, `1\n1\n1\n1\nsave ${FILE}\n`)
    expect(begun.out).not.toMatch(/^Bot, .*: /m)
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toMatchObject({ version: 2, bots: ['', 'scout'] })
    // The level of another phone's bot nobody knows: a person plays it here.
    const elsewhere = { ...JSON.parse(readFileSync(FILE, 'utf8')), bots: ['bot', 'bot'] }
    expect((await typed(JSON.stringify(elsewhere), '')).out).toMatch(/^(Ann|Bot), .*: |^(Ann|Bot): /m)
    await typed(source, `save ${FILE}\n`)
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).not.toHaveProperty('bots')
  })

  test('a level that there is not is refused', async () => {
    const level = await typed(JSON.stringify(game), '', 'king')
    expect(level.out).toContain('Refused: There is no bot “king”. There are scout, emissary, spy, captain. (bot.level)')
    expect(level.ok).toBe(false)
  })
})

test('a hand is shown to the awaited seat, and to no other', async () => {
  const position = {
    format: 'blackstone-position',
    version: 1,
    mode: 'kings-quest',
    seats: ['Ann', 'Ben'],
    hidden: { hands: [['G01'], ['G02']] },
  }
  const { out } = await typed(JSON.stringify({ position }), 'board')
  expect(out).toContain('G01 knight 1: BS L* + L *y, costs Mc')
  expect(out).not.toContain('G02')
})

test('each seat sees only its own dealt cards', async () => {
  const { out } = await typed(JSON.stringify({ mode: 'kings-quest', seats: 2, seed: 'castle' }), '!1\n!2\n')
  expect(out.match(/draws G\d\d from/g)).toHaveLength(2)
  expect(out.match(/draws #\d+ from/g)).toHaveLength(2)
})

test('offers, own vassals, families and markers are drawn; blue letters name a space', async () => {
  const { out: wizards } = await typed(JSON.stringify({ mode: 'wizards-quest', seats: 2, seed: 'a' }), '')
  expect(wizards.match(/^Offer \d: M\d\d ploy/gm)).toHaveLength(5)
  expect(wizards).toMatch(/^Open vassals: 1 \w\w\/\w\w, 2 /m)
  expect(wizards).toMatch(/^> Seat \d: nothing \| vassals( \w\w\/\w\w){25}$/m)
  expect(wizards).toMatch(/^ {2}Seat \d: nothing \| 25 vassals$/m)
  const { out: advanced } = await typed(
    JSON.stringify({ mode: 'advanced', seats: 2, seed: 'a', options: { families: 'choose', intrigue: 'on' } }),
    '1\n1\n1\n1\nboard',
  )
  expect(advanced).toMatch(/which family is yours\? family \w+ {2}family \w+: 1$/m)
  expect(advanced).toMatch(/Seat 1: NW \| \w+ \| markers in court \| 0 points/)
  expect(advanced).toMatch(/^ {6}G\d\d (knight|wizard) \d: [BLACK][STONE] \S\S \+ [BLACK][STONE] \S\S, costs \w\w/m)
})

test('play ends without a message when the reader of its output stops', () => {
  const { err } = shell(`yes 2>/dev/null | head -c 100000 | node scripts/cli.mjs play '{"mode":"solo"}' | head -1`)
  expect(err).toBe('')
})

test.each([
  ['no such file', `${FILE}.not`, ''],
  ['a file that is no JSON', 'README.md', ''],
  ['a mode that there is not', undefined, 'chess\n'],
  ['nothing typed', undefined, ''],
  ['too many players', undefined, 'kings-quest\n9\n'],
  ['no number of players', undefined, '1\nmany\n'],
])('%s: one sentence and no game', async (_, source, input) => {
  const { ok, out } = await typed(source, input)
  expect(lastLine(out)).toMatch(/^Refused: [A-Z].*\. \([\w.]+\)$/)
  expect(ok).toBe(false)
})

test('no game: exit code 1', async () => {
  const { out } = await typed(undefined, 'chess\n')
  expect(run(['play'], 'chess\n')).toEqual({ code: 1, out, err: '' })
})

test('a file that cannot be written is reported, and the game goes on', async () => {
  writeFileSync(FILE, '')
  const { out } = await typed(undefined, `puzzle-master\nsave ${FILE}/inside\nagree\n`)
  expect(out).toContain('Not saved: ')
  expect(endOf(out)).toMatch(/^Over: lost together\. Decided by: agreement/)
})
