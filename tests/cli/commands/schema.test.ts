/** Published schema of position documents. After a change of `position/positionSchema.ts`: `npm run schema`. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { schemaCommand } from '../../../src/cli/commands/schema.ts'
import { documentSchema } from '../../../src/games/blackstone/position/positionSchema.ts'
import { ask } from '../cli.ts'
import { changed, POSITION, pathsIn } from '../documents.ts'

const DOCS = resolve(import.meta.dirname, '../../../docs')

const answer = await schemaCommand({})
const { schema: printedSchema } = (answer.ok ? answer.value : {}) as { readonly schema: object }

const fileText = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`

test('docs/position.schema.json is what the command prints', async () => {
  await expect(fileText(printedSchema)).toMatchFileSnapshot(`${DOCS}/position.schema.json`)
})

test('docs/castlescape-position.schema.json is what it prints for CastleScape, and takes its example', async () => {
  const printed = await schemaCommand({}, 'castlescape')
  const { schema } = (printed.ok ? printed.value : {}) as { readonly schema: object }
  await expect(fileText(schema)).toMatchFileSnapshot(`${DOCS}/castlescape-position.schema.json`)
  const [, , text = ''] = readFileSync(`${DOCS}/notation.md`, 'utf8').split('```json\n')
  const example: object = JSON.parse(text.split('```')[0] ?? '')
  expect(new Ajv({ strict: true }).compile(schema)(example)).toBe(true)
  expect(await ask('new', example)).toMatchObject({ ok: true, turn: { kind: 'seats', seats: [0] } })
})

test('docs/lamps-below-position.schema.json is what it prints for Lamps Below, and takes its example', async () => {
  const printed = await schemaCommand({}, 'lamps-below')
  const { schema } = (printed.ok ? printed.value : {}) as { readonly schema: object }
  await expect(fileText(schema)).toMatchFileSnapshot(`${DOCS}/lamps-below-position.schema.json`)
  const [, , , text = ''] = readFileSync(`${DOCS}/notation.md`, 'utf8').split('```json\n')
  const example: object = JSON.parse(text.split('```')[0] ?? '')
  expect(new Ajv({ strict: true }).compile(schema)(example)).toBe(true)
  expect(await ask('new', example)).toMatchObject({ ok: true, turn: { kind: 'seats', seats: [0] } })
})

describe('the published schema and the schema that reads documents agree', () => {
  const example = /```json\n(.*?)```/s.exec(
    readFileSync(resolve(import.meta.dirname, '../../../docs/notation.md'), 'utf8'),
  )
  const documented: object = JSON.parse(example?.[1] ?? '')
  const kings: object = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../positions/kings-middle.json'), 'utf8'),
  )
  const documents = [documented, kings, POSITION]

  const published = new Ajv({ strict: true }).compile(printedSchema)
  const expectAgreement = (document: unknown): void => {
    expect([document, published(document)]).toEqual([document, v.is(documentSchema, document)])
  }

  test.each(documents.map((document, n) => [n, document]))('document %i has the right form', (_, document) => {
    expect(published(document)).toBe(true)
    expectAgreement(document)
  })

  // No lists here: valibot accepts an empty list where it expects an object.
  const junk = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ maxLength: 50 }),
    fc.constantFrom(null, true, 0, 1, 999, 1000, -1, 0.5, 'guild', 'work', 'x'.repeat(40), 'x'.repeat(41)),
    fc.dictionary(fc.string({ maxLength: 50 }), fc.constantFrom('Ls/De', 3, null), { noNullPrototype: true }),
    fc.constantFrom({ top: 'Ls/De' }, { count: 3 }, { first: 'random' }, { knights: 2, hand: ['G01'] }),
  )
  const lists = fc.array(fc.constantFrom('G01', 'Ls/De', 'x'.repeat(41), 3, {}), { minLength: 1, maxLength: 130 })

  test('on documents with a changed part', () =>
    fc.assert(
      fc.property(
        fc
          .constantFrom(...documents)
          .chain((document) => fc.tuple(fc.constant(document), fc.constantFrom(...pathsIn(document)), junk)),
        ([document, path, part]) => expectAgreement(changed(document, path, part)),
      ),
      { numRuns: 2_000 },
    ))

  test('on documents with a changed list', () => {
    const isList = (document: object, path: readonly string[]): boolean =>
      Array.isArray(path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], document))
    fc.assert(
      fc.property(
        fc
          .constantFrom(...documents)
          .chain((document) =>
            fc.tuple(
              fc.constant(document),
              fc.constantFrom(...pathsIn(document).filter((path) => isList(document, path))),
              lists,
            ),
          ),
        ([document, path, part]) => expectAgreement(changed(document, path, part)),
      ),
      { numRuns: 500 },
    )
  })

  test('on any JSON', () => fc.assert(fc.property(fc.jsonValue(), expectAgreement), { numRuns: 500 }))
})
