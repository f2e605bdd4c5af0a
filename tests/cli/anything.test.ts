import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from '../../src/cli/commands/apply.ts'
import { legal } from '../../src/cli/commands/legal.ts'
import { modes } from '../../src/cli/commands/modes.ts'
import { newGame } from '../../src/cli/commands/new.ts'
import { verify } from '../../src/cli/commands/verify.ts'
import { ask } from './cli.ts'
import { changed, POSITION, PUZZLE, pathsIn } from './documents.ts'

describe('whatever comes in, a refusal or an answer comes out', () => {
  const commands = fc.constantFrom(modes, newGame, legal, apply, verify)
  const { record } = ask('new', POSITION)

  test('any JSON', () =>
    fc.assert(
      fc.asyncProperty(commands, fc.jsonValue(), async (command, json) => {
        expect(typeof (await command(json)).ok).toBe('boolean')
      }),
      { numRuns: 500 },
    ))

  const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 99, 1.5, 'x', '__proto__', [], {}))
  /** The document with one of its leaves or branches replaced. */
  const spoilt = (document: object) =>
    fc.tuple(fc.constantFrom(...pathsIn(document)), junk).map(([path, value]) => changed(document, path, value))

  test.each([
    ['a position', { position: POSITION }],
    ['a new table', PUZZLE],
    ['a record', record],
  ])('%s with one part spoilt', (_, document) =>
    fc.assert(
      fc.asyncProperty(spoilt(document), fc.constantFrom(newGame, legal, verify), async (input, command) => {
        expect(typeof (await command(input)).ok).toBe('boolean')
      }),
      { numRuns: 300 },
    ),
  )

  test('any text as an action', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('.', 'undo', 'x #9999', 'x #0', '#9 BS LO')), { maxLength: 3 }),
        async (actions) => {
          expect(typeof (await apply({ game: POSITION, actions })).ok).toBe('boolean')
        },
      ),
      { numRuns: 200 },
    ))
})
