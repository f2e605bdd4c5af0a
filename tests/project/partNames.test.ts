/** Names by which styles and tests seek parts of a screen (`data-part`): each exists, and each is sought. */
import { expect, test } from 'vitest'
import { CODE, filesIn, SHEETS } from './screenSources.ts'

const TEST_CODE = filesIn('tests', /\.tsx?$/)

/** Computed names of parts: of a quest's pane, of a bar of the statistics. */
const COMPUTED_PARTS = new Set(['cards', 'own', 'held', 'won', 'shared', 'lost'])

test('every part that is sought by its name exists, and no part has an unused name', () => {
  const defined = new Set(
    [...CODE.values()].flatMap((code) =>
      [...code.matchAll(/data-part=(?:"([^"]+)"|\{([^}]*)\})/g)].flatMap(([, plain, made = '']) =>
        plain ? plain.split(' ') : [...made.matchAll(/'([\w ]+)'/g)].flatMap(([, names = '']) => names.split(' ')),
      ),
    ),
  )
  const soughtParts = new Set(
    [...SHEETS.values(), ...CODE.values(), ...TEST_CODE.values()].flatMap((text) =>
      [...text.matchAll(/\[data-part~?=\\?['"]?(\w+)/g)].map(([, name = '']) => name),
    ),
  )
  expect(
    [...soughtParts].filter((name) => !defined.has(name) && !COMPUTED_PARTS.has(name)),
    'sought in vain',
  ).toEqual([])
  expect(
    [...defined].filter((name) => !soughtParts.has(name)),
    'nobody seeks it',
  ).toEqual([])
})
