/** Links that carry positions: also damaged and hostile ones. */
import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { toBase64url } from '#src/kernel/base64url.ts'
import type { Json } from '#src/kernel/json.ts'
import { sha256OfJson } from '#src/kernel/sha256OfJson.ts'
import { parsePositionString, writePositionString } from '#src/table/record/positionString.ts'
import { checkPosition } from '#src/ui/blackstone/editor/checkPosition.ts'
import { EMPTY_DRAFT } from '#src/ui/blackstone/editor/positionDraft.ts'

const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const codeOf = (text: string): string => {
  const read = parsePositionString(text)
  return read.ok ? 'taken' : read.error.code
}
const sealLink = (bytes: Uint8Array): string => {
  const body = toBase64url(deflateSync(bytes))
  return `BP1.${body}${toBase64url(sha256OfJson(['position', body])).slice(0, 8)}`
}

describe('a link', () => {
  const text = value(writePositionString(EMPTY_DRAFT as Json))

  test('carries all of a position', () => {
    expect(value(parsePositionString(text))).toEqual(EMPTY_DRAFT)
    expect(text).toMatch(/^BP1\.[\w-]+$/)
    expect(text.length).toBeLessThan(300)
  })

  test('that is damaged, cut, foreign, newer or too long is refused, and nothing throws', () => {
    for (let at = 4; at < text.length; at++) {
      const other = text.charAt(at) === 'A' ? 'B' : 'A'
      expect(codeOf(text.slice(0, at) + other + text.slice(at + 1))).toMatch(/^position\.link\.(damaged|cut)$/)
      expect(codeOf(text.slice(0, at))).toBe('position.link.cut')
    }
    expect(codeOf('')).toBe('position.link.notOurs')
    expect(codeOf('BC1.abc')).toBe('position.link.notOurs')
    expect(codeOf('BP2.abc')).toBe('position.link.newer')
    expect(codeOf(`BP1.${'A'.repeat(20_000)}`)).toBe('position.link.tooBig')
  })

  test('that is hostile is refused: a few bytes that inflate to millions, no JSON, no position', () => {
    expect(codeOf(sealLink(new Uint8Array(5_000_000)))).toBe('position.link.damaged')
    expect(codeOf(sealLink(strToU8('{"a":')))).toBe('position.link.damaged')
    expect(codeOf(sealLink(strToU8('"<img src=x onerror=alert(1)>"')))).toBe('taken')
    expect(checkPosition('<img src=x onerror=alert(1)>')).toMatchObject({ code: 'position.malformed' })
    expect(codeOf(sealLink(strToU8('{"__proto__":{"mode":"x"}}')))).toBe('position.link.damaged')
    expect(checkPosition({ ...EMPTY_DRAFT, mode: 'constructor' } as Json)).toMatchObject({ code: 'mode.unknown' })
  })

  test('is not written where it would be too long', () => {
    const noise = Array.from({ length: 20_000 }, (_, at) => (at * 7919 * at) % 65_521).join()
    const made = writePositionString({ noise })
    expect(made.ok ? '' : made.error.code).toBe('position.link.tooBig')
  })
})
