/** What is refused on the command line is said in the sentence that the app says. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cli } from '../../src/cli/en.ts'
import { sentence } from '../../src/cli/sentence.ts'
import { refusals } from '../../src/ui/text/en.refusals.ts'
import { troubles } from '../../src/ui/text/en.troubles.ts'
import { ask } from './cli.ts'
import { POSITION } from './documents.ts'

const CLI = resolve(import.meta.dirname, '../../src/cli')
const code = readdirSync(CLI, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'en.ts')
  .map((name) => readFileSync(join(CLI, name), 'utf8'))
  .join('\n')
const named = [...code.matchAll(/\b(?:refuse\(|code: )'([\w.]+)'/g)].map(([, found = '']) => found)

const UNKNOWN = 'That is not possible.'

test('a ruling forbids: code, ruling, the sentence with its numbers, and the rules', () => {
  const answer = ask('apply', { game: { ...POSITION, courts: [{ knights: 1, pile: 0 }] }, actions: ['NN+P'] })
  expect(answer).toMatchObject({ refusal: { code: 'need.knights' }, sentence: 'Needs 2 knights; you have 1.' })
  const neighbour = ask('apply', { game: POSITION, actions: ['N BS-KE'] })
  expect(neighbour).toMatchObject({
    refusal: { code: 'slide.notNeighbour', ruling: 56 },
    sentence: 'A vassal slides to a space beside it.',
    rules: expect.arrayContaining([expect.stringContaining('share an edge')]),
  })
})

test('nothing that forbids: a game from outside, and an input that is none', () => {
  expect(ask('new', { ...POSITION, board: { BX: 'Ls/De' } })).toMatchObject({ sentence: '“BX” is no space.' })
  expect(ask('new', { mode: 'solo', colour: 1 })).toMatchObject({
    sentence: 'The command does not take the input at “colour”.',
  })
  expect(ask('new', 7)).toMatchObject({
    refusal: { code: 'input.unknown' },
    sentence: 'The command takes no input of this form.',
  })
})

test('every code of the command line has a sentence, and every sentence of it is used', () => {
  expect(named).toContain('cli.bug')
  expect(named.filter((one) => sentence({ code: one, values: { known: 'new', at: 'x' } }) === UNKNOWN)).toEqual([])
  expect(Object.keys(cli).filter((one) => !named.includes(one))).toEqual([])
})

test('the sentences of all screens are known here; a code without one is said to be refused', () => {
  const codes = [...Object.keys(refusals), ...Object.keys(troubles)]
  expect(codes.filter((one) => sentence({ code: one }) === UNKNOWN)).toEqual([])
  expect(sentence({ code: 'chess.check' })).toBe(UNKNOWN)
})
