import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Table } from '../../src/cli/game.ts'
import { choices } from '../../src/cli/play/asking.ts'
import { ending } from '../../src/cli/play/ending.ts'
import { sceneAt } from '../../src/cli/seats.ts'
import { makeAction } from '../../src/games/blackstone/notation/action.ts'
import { EMPTY_VAULT } from '../../src/kernel/vault.ts'
import { formedBut } from '../games/blackstone/formed.ts'
import { diligent } from '../games/blackstone/players.ts'
import { Situation, seeded } from '../games/blackstone/situation.ts'
import { played, run, shell, tableOf } from './cli.ts'

/** The diligent player reads a situation; at a table with open hands, that is its state. */
const diligence = (seed: number) => {
  const chance = seeded(seed)
  return (table: Table, seat: number): string => {
    const { state } = table.view(seat)
    const situation: Situation = Object.assign(Object.create(Situation.prototype), { state, vault: EMPTY_VAULT })
    return makeAction(sceneAt(table, seat), diligent(situation, chance))
  }
}

/** Now an action, now its number in the list. */
const anything = (seed: number) => {
  const chance = seeded(seed)
  return (table: Table, seat: number): string => {
    const texts = choices(table, seat)
    const pick = chance.below(texts.length)
    return chance.below(6) === 0 && texts.includes('.') ? '.' : (texts[pick] as string)
  }
}

const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1)

const games = {
  'a Puzzle Master’s Quest, played diligently': [
    { mode: 'puzzle-master', seats: ['Ann', 'Ben'], seed: 'castle' },
    diligence(1),
    /lost together\. Decided by: (rats|tooFewVassals)/,
  ],
  'a King’s Quest of three with open hands, to 21 points': [
    { mode: 'kings-quest', options: { openHands: 'on' }, seats: ['Ann', 'Ben', 'Cy'], seed: 'castle' },
    diligence(2),
    /1\. \w+, 2\. \w+, 3\. \w+\. Decided by: points/,
  ],
  'a King’s Quest of two with hidden hands, at random for ten rounds': [
    { mode: 'kings-quest', options: { maxRounds: 10 }, seats: ['Ann', 'Ben'], seed: 'castle' },
    anything(3),
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
    anything(4),
    /1\. \w+/,
  ],
  'a Queen’s Quest at random': [
    { mode: 'queens-quest', seats: ['Ann', 'Ben'], seed: 'castle' },
    anything(5),
    /1\. \w+/,
  ],
  'a Wizard’s Quest at random': [
    { mode: 'wizards-quest', seats: ['Ann', 'Ben'], seed: 'castle' },
    anything(6),
    /1\. \w+/,
  ],
} as const

describe('from its first line to its last, typed into the command line', () => {
  test.each(Object.entries(games))('%s', async (_, [game, choose, result]) => {
    const table = await tableOf(game)
    const lines = await played(table, choose)
    const { code, out, err } = run(['play', JSON.stringify(game)], lines.join('\n'))
    expect(lastLine(out)).toBe(ending(table))
    expect(lastLine(out)).toMatch(result)
    expect(out).not.toContain('Refused')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})

test('a Puzzle Master’s Quest that is two slides from its end is won by them; a number from the list does for an action', async () => {
  const { KE: last, ...board } = formedBut({})
  const position = {
    format: 'blackstone-position',
    version: 1,
    mode: 'puzzle-master',
    board: { ...board, KN: last, CN: board.KN },
    courts: [{ knights: 2 }, {}],
  }
  const table = await tableOf({ position })
  const down = choices(table, 0).indexOf('N KN-KE') + 1
  // KN must go down to KE before CN can come out to KN.
  const { out, code } = run(['play', JSON.stringify({ position })], `list\nN CN-KN\n${down}\nN CN-KN\n`)
  expect(out).toContain(`${down} N KN-KE`)
  expect(out).toContain('Refused: That space is taken. (slide.occupied, ruling 56)')
  expect(out).toContain(`- Seat 1 slides ${last} KN-KE`)
  expect(lastLine(out)).toMatch(/^Over: won together\. Decided by: formation/)
  expect(code).toBe(0)
})

const FILE = join(mkdtempSync(join(tmpdir(), 'play-')), 'game.json')

test('it asks for mode and players, helps, undoes, agrees, and goes on from what was saved', () => {
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
  // Equal but for the tokens that some family brings.
  expect(again.out).toMatch(/Over: 1\. Seat [12], [12]\. Seat [12]\. Decided by: (shared|tokens)/)
})

test('a hand is shown to the seat that is awaited, and to no other', () => {
  const position = {
    format: 'blackstone-position',
    version: 1,
    mode: 'kings-quest',
    seats: ['Ann', 'Ben'],
    hidden: { hands: [['G01'], ['G02']] },
  }
  const { out } = run(['play', JSON.stringify({ position })], 'board')
  expect(out).toContain('G01 knight 1: BS L* + L *y, costs Mc')
  expect(out).not.toContain('G02')
})

test('of the cards that are dealt, each seat hears its own', () => {
  const { out } = run(['play', JSON.stringify({ mode: 'kings-quest', seats: 2, seed: 'castle' })], '!1\n!2\n')
  expect(out.match(/draws G\d\d from/g)).toHaveLength(2)
  expect(out.match(/draws #\d+ from/g)).toHaveLength(2)
})

test('offers, own vassals, families and markers are drawn; blue letters name a space', () => {
  const first = (game: object): string => run(['play', JSON.stringify({ seats: 2, seed: 'a', ...game })], '').out
  const wizards = first({ mode: 'wizards-quest' })
  expect(wizards.match(/^Offer \d: M\d\d ploy/gm)).toHaveLength(5)
  expect(wizards).toMatch(/^Open vassals: 1 \w\w\/\w\w, 2 /m)
  expect(wizards).toMatch(/^> Seat \d: nothing \| vassals( \w\w\/\w\w){25}$/m)
  expect(wizards).toMatch(/^ {2}Seat \d: nothing \| 25 vassals$/m)
  const advanced = run(
    [
      'play',
      JSON.stringify({ mode: 'advanced', seats: 2, seed: 'a', options: { families: 'choose', intrigue: 'on' } }),
    ],
    '1\n1\n1\n1\nboard',
  ).out
  expect(advanced).toMatch(/which family is yours\? family \w+ {2}family \w+: 1$/m)
  expect(advanced).toMatch(/Seat 1: NW \| \w+ \| markers in court \| 0 points/)
  expect(advanced).toMatch(/^ {6}G\d\d (knight|wizard) \d: [BLACK][STONE] \S\S \+ [BLACK][STONE] \S\S, costs \w\w/m)
})

test('a reader that stops reading ends it without a word', () => {
  const { err } = shell(`yes 2>/dev/null | head -c 100000 | node scripts/cli.mjs play '{"mode":"solo"}' | head -1`)
  expect(err).toBe('')
})

test.each([
  ['no such file', ['play', `${FILE}.not`], ''],
  ['a file that is no JSON', ['play', 'README.md'], ''],
  ['a mode that there is not', ['play'], 'chess\n'],
  ['nothing typed', ['play'], ''],
  ['too many players', ['play'], 'kings-quest\n9\n'],
  ['no number of players', ['play'], '1\nmany\n'],
])('%s: one sentence and exit code 1', (_, args, input) => {
  const { code, out, err } = run(args, input)
  expect(lastLine(out)).toMatch(/^Refused: [A-Z].*\. \([\w.]+\)$/)
  expect({ code, err }).toEqual({ code: 1, err: '' })
})

test('a place where nothing can be written is said, and the game goes on', () => {
  writeFileSync(FILE, '')
  const { out } = run(['play'], `puzzle-master\nsave ${FILE}/inside\nagree\n`)
  expect(out).toContain('Not saved: ')
  expect(lastLine(out)).toMatch(/^Over: lost together\. Decided by: agreement/)
})
