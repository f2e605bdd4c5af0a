/** Strings are found again in whatever carried them. Node's own zlib and SHA-256 make them, as a second method. */
import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findEncodedString } from '../../../src/table/record/findEncodedString.ts'
import { hasPositionChecksum, parsePositionString } from '../../../src/table/record/positionString.ts'
import { hasRecordChecksum, headerInString } from '../../../src/table/record/recordString.ts'
import { LINK_MANGLERS } from './linkManglers.ts'

const PAGE = 'https://castle.example.org/app/#/'

const sealed = (start: string, bytes: Uint8Array, seal: (body: string) => unknown): string => {
  const body = deflateRawSync(bytes).toString('base64url')
  const checksum = createHash('sha256')
    .update(JSON.stringify(seal(body)))
    .digest('base64url')
    .slice(0, 8)
  return `${start}${body}${checksum}`
}
const recordOf = (version: number, bytes: Uint8Array): string =>
  sealed(`BC${version}.`, bytes, (body) => (version === 1 ? ['record', body] : ['record', version, body]))
const positionOf = (bytes: Uint8Array): string => sealed('BP1.', bytes, (body) => ['position', body])

const findRecord = (text: string) => findEncodedString(text, 'BC', hasRecordChecksum)
const findPosition = (text: string) => findEncodedString(text, 'BP', hasPositionChecksum)

const bytes = fc.uint8Array({ minLength: 1, maxLength: 600 })
const records = fc.tuple(fc.integer({ min: 1, max: 6 }), bytes).map(([version, data]) => recordOf(version, data))
const carriers = fc.constantFrom(...Object.keys(LINK_MANGLERS))
const carry = (name: string, link: string): string => LINK_MANGLERS[name]?.(link) ?? ''

/** A string that holds every sign, twice in a row as well, and ends with some that sentences put behind it. */
const withAllSigns = (make: (data: Uint8Array) => string, isMeant: (text: string) => boolean): string => {
  for (let seed = 0; ; seed++) {
    const data = createHash('shake256', { outputLength: 400 }).update(`${seed}`).digest()
    const text = make(data)
    if (isMeant(text)) return text
  }
}

const hardStrings = [1, 2, 3, 4, 5, 6].flatMap((version) =>
  [/--.*[^-_]$/, /_$/, /-$/].map((ending) =>
    withAllSigns(
      (data) => recordOf(version, data),
      (text) => ending.test(text),
    ),
  ),
)

describe.each(Object.keys(LINK_MANGLERS))('a string that was carried with %s', (name) => {
  test('is found in a link and by itself, of every version', () => {
    for (const text of hardStrings) {
      expect(findRecord(carry(name, `${PAGE}shared/${text}`))).toBe(text)
      expect(findRecord(carry(name, text))).toBe(text)
    }
  })

  test('is found where it is a position', () => {
    const text = withAllSigns(positionOf, (made) => /--/.test(made))
    expect(findPosition(carry(name, `${PAGE}position/${text}`))).toBe(text)
    expect(findRecord(carry(name, `${PAGE}position/${text}`))).toBeNull()
  })
})

test('whatever carried it, a record is found', () => {
  fc.assert(
    fc.property(records, carriers, (text, name) => {
      expect(findRecord(carry(name, `${PAGE}shared/${text}`))).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('what two carriers did one after the other is undone', () => {
  const [text = ''] = hardStrings
  const link = `${PAGE}shared/${text}`
  const pairs = [
    ['encoded', 'quoted-printable'],
    ['encoded', 'lines of 72'],
    [') behind it', 'a quote'],
    ['?fbclid=abc behind it', 'encoded'],
    ['lines of 72', '“” round it'],
    ['_ behind it', 'escapes'],
  ]
  expect(pairs.filter(([first = '', second = '']) => findRecord(carry(second, carry(first, link))) !== text)).toEqual(
    [],
  )
})

describe('a string that is not whole', () => {
  const [text = ''] = hardStrings
  const refusalOf = (carried: string): string | undefined => {
    const read = headerInString(findRecord(carried) ?? '')
    return read.ok ? 'taken' : read.error.refusal.code
  }

  test('is said to be cut wherever it was cut, whatever carried it', () => {
    const names = ['nothing', '. behind it', '… behind it', 'lines of 72', 'a quote', 'encoded', 'quoted-printable']
    const wrong = names.flatMap((name) =>
      Array.from({ length: text.length - 4 }, (_, at) => at + 4).flatMap((end) => {
        const said = refusalOf(carry(name, `${PAGE}shared/${text.slice(0, end)}`))
        return said === 'record.linkCut' ? [] : [[name, end, said]]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('is said to be of one case where a program made all letters small, or capitals', () => {
    expect(refusalOf(`${PAGE}shared/${text}`.toLowerCase())).toBe('record.linkOneCase')
    expect(refusalOf(`${PAGE}SHARED/${text}`.toUpperCase())).toBe('record.linkOneCase')
  })

  test('is said to be changed where its middle is another', () => {
    const changed = text.slice(0, 30) + (text.charAt(30) === 'A' ? 'B' : 'A') + text.slice(31)
    expect(refusalOf(`${PAGE}shared/${changed}`)).toBe('record.linkDamaged')
  })

  test('of a position is said to be cut, changed or of one case', () => {
    const position = withAllSigns(positionOf, (made) => /--/.test(made))
    const codeOf = (carried: string) => {
      const read = parsePositionString(findPosition(carried) ?? '')
      return read.ok ? 'taken' : read.error.code
    }
    for (let end = 4; end < position.length; end++) expect(codeOf(position.slice(0, end))).toBe('position.link.cut')
    expect(codeOf(position.toLowerCase())).toBe('position.link.oneCase')
    expect(codeOf(`BP1.A${position.slice(5)}`)).toBe('position.link.damaged')
  })

  test('of a newer version goes to its reader as it is', () => {
    expect(findRecord(`${PAGE}shared/BC7.abc`)).toBe('BC7.abc')
    expect(refusalOf(`${PAGE}shared/BC7.abc).`)).toBe('record.newer')
  })
})

test('other texts hold no string', () => {
  for (const text of ['', 'King to e4', 'BC', 'BC1', 'abc1. first', 'BCP1.0K7QX9M', 'xBC1.abc', `${PAGE}join/K7QX9M`])
    expect(findRecord(text)).toBeNull()
})

test('of no text more than two hundred strings are tried', () => {
  const long = ['BC1.', 'BC1. ', 'BC1.a\n', '> \n', '%25', '=\n', 'a ', '-\n'].map((part) => part.repeat(30_000))
  for (const text of long) {
    let tries = 0
    findEncodedString(`BC1.${text}`, 'BC', () => ++tries < 0)
    expect(tries).toBeLessThanOrEqual(200)
  }
})
