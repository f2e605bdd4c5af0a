/** Refusals on the command line, which have the same sentences as in the app. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cli } from '../../src/cli/cliRefusalMessages.ts'
import { cliRefusalSentence } from '../../src/cli/cliRefusalSentence.ts'
import { refusals } from '../../src/text/blackstone/en/turn/refusals.ts'
import { errors } from '../../src/text/en/errors.ts'
import { ask } from './cli.ts'
import { POSITION } from './documents.ts'

const CLI = resolve(import.meta.dirname, '../../src/cli')
const code = readdirSync(CLI, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== 'en.ts')
  .map((name) => readFileSync(join(CLI, name), 'utf8'))
  .join('\n')
const usedCodes = [...code.matchAll(/\b(?:refuse\(|code: )'([\w.]+)'/g)].map(([, found = '']) => found)

const UNKNOWN = 'That is not possible.'

test('a refusal by a ruling has its code, the ruling, the sentence with its numbers, and the rules', async () => {
  const answer = await ask('apply', { game: { ...POSITION, courts: [{ knights: 1, pile: 0 }] }, actions: ['NN+P'] })
  expect(answer).toMatchObject({ refusal: { code: 'need.knights' }, sentence: 'Needs 2 knights; you have 1.' })
  const neighbour = await ask('apply', { game: POSITION, actions: ['N BS-KE'] })
  expect(neighbour).toMatchObject({
    refusal: { code: 'slide.notNeighbour', ruling: 56 },
    sentence: 'A vassal slides to a space beside it.',
    rules: expect.arrayContaining([expect.stringContaining('share an edge')]),
  })
})

test('a refusal without a ruling: a position from outside, and malformed input', async () => {
  expect(await ask('new', { ...POSITION, board: { BX: 'Ls/De' } })).toMatchObject({ sentence: '“BX” is not a space.' })
  expect(await ask('new', { mode: 'solo', colour: 1 })).toMatchObject({
    sentence: 'The input has a mistake at “colour”.',
  })
  expect(await ask('new', 7)).toMatchObject({
    refusal: { code: 'input.unknown' },
    sentence: 'The command does not take this form of input.',
  })
})

test('every code of the command line has a sentence, and every sentence of it is used', () => {
  expect(usedCodes).toContain('cli.bug')
  expect(
    usedCodes.filter(
      (refusalCode) => cliRefusalSentence({ code: refusalCode, values: { known: 'new', at: 'x' } }) === UNKNOWN,
    ),
  ).toEqual([])
  expect(Object.keys(cli).filter((refusalCode) => !usedCodes.includes(refusalCode))).toEqual([])
})

test('the sentences of all screens are known here; a code without one has the general sentence', () => {
  const codes = [...Object.keys(refusals), ...Object.keys(errors)]
  expect(codes.filter((refusalCode) => cliRefusalSentence({ code: refusalCode }) === UNKNOWN)).toEqual([])
  expect(cliRefusalSentence({ code: 'chess.check' })).toBe(UNKNOWN)
})
