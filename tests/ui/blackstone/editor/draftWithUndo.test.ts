/** Positions made in the editor, and links that carry them: also damaged and hostile ones. */

import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { TASKS, type Task } from '#src/games/blackstone/cards.ts'
import { toBase64url } from '#src/kernel/base64url.ts'
import type { Json } from '#src/kernel/json.ts'
import { sha256OfJson } from '#src/kernel/sha256OfJson.ts'
import { parsePositionString, writePositionString } from '#src/table/record/positionString.ts'
import { checkPosition } from '#src/ui/blackstone/editor/checkPosition.ts'
import {
  courtAt,
  type Draft,
  EMPTY_DRAFT,
  flipVassal,
  moveVassal,
  setVassalAt,
  spacesForAgents,
  vassalCodeAt,
  withAgents,
  withCompletedTask,
  withCourt,
  withMode,
  withoutCompletedTask,
  withSeatCount,
} from '#src/ui/blackstone/editor/positionDraft.ts'

const AO = 12
const CS = 3
const task = (id: string): Task => {
  const found = TASKS.find((one) => one.id === id)
  if (!found) throw new Error(`no task ${id}`)
  return found
}
const refusalOf = (draft: Draft) => checkPosition(draft as Json)

describe('a draft', () => {
  test('begins empty, and can be played as it is', () => {
    expect(refusalOf(EMPTY_DRAFT)).toBeNull()
  })

  test('vassals are put, moved, exchanged, flipped and removed', () => {
    const two = setVassalAt(setVassalAt(EMPTY_DRAFT, AO, 'Ls/De'), CS, 'Py/Mc')
    expect(two.board).toEqual({ AO: 'Ls/De', CS: 'Py/Mc' })
    expect(moveVassal(two, AO, CS).board).toEqual({ CS: 'Ls/De', AO: 'Py/Mc' })
    expect(moveVassal(two, AO, 0).board).toEqual({ BS: 'Ls/De', CS: 'Py/Mc' })
    expect(vassalCodeAt(flipVassal(two, AO), AO)).toBe('De/Ls')
    expect(vassalCodeAt(flipVassal(setVassalAt(EMPTY_DRAFT, AO, 'A1'), AO), AO)).toBe('S1')
    expect(setVassalAt(two, AO, '').board).toEqual({ CS: 'Py/Mc' })
    expect(refusalOf(two)).toBeNull()
  })

  test('an impossible position is refused with the code of the reader of positions', () => {
    expect(refusalOf(setVassalAt(setVassalAt(EMPTY_DRAFT, AO, 'Ls/De'), CS, 'De/Ls'))).toMatchObject({
      code: 'position.twice',
    })
    expect(refusalOf(setVassalAt(EMPTY_DRAFT, AO, 'Ls/Le'))).toMatchObject({ code: 'position.notInPlay' })
    expect(refusalOf(withCourt(EMPTY_DRAFT, 0, { hand: ['G99'] }))).toMatchObject({ code: 'position.noTask' })
    expect(refusalOf(withCourt(EMPTY_DRAFT, 0, { knights: -1 }))).toMatchObject({ code: 'position.malformed' })
  })

  test('agents are put where the cost of their task shares a symbol, with as many as it does', () => {
    // G01 costs a Maple Captain.
    const withVassals = setVassalAt(setVassalAt(setVassalAt(EMPTY_DRAFT, AO, 'Mc/Ls'), CS, 'Lc/De'), 0, 'Py/De')
    const completed = withCompletedTask(withVassals, 0, task('G01'))
    expect(spacesForAgents(completed, task('G01'))).toEqual(['AO', 'CS'])
    const both = withAgents(completed, 0, task('G01'), 'AO')
    expect(courtAt(both, 0).intrigue).toEqual({ at: 'agents', card: 'G01', vassal: 'AO', matched: 2 })
    expect(courtAt(withAgents(completed, 0, task('G01'), 'CS'), 0).intrigue).toMatchObject({ matched: 1 })
    expect(both.options).toMatchObject({ intrigue: 'on' })
    expect(refusalOf(both)).toBeNull()
    expect(courtAt(withAgents(both, 0, task('G01'), ''), 0).intrigue).toBeUndefined()
    expect(courtAt(withoutCompletedTask(both, 0, 'G01'), 0)).toMatchObject({ completed: { knight: [] } })
    expect(courtAt(withoutCompletedTask(both, 0, 'G01'), 0).intrigue).toBeUndefined()
  })

  test('seats come and go, and another mode keeps board and courts', () => {
    const four = withSeatCount(setVassalAt(EMPTY_DRAFT, AO, 'Ls/De'), 4)
    expect(four.courts).toHaveLength(4)
    expect(withSeatCount({ ...four, turn: { seat: 3 } }, 2).turn).toEqual({ seat: 1 })
    const solo = withMode(four, 'solo', 1)
    expect(solo).toMatchObject({ mode: 'solo', board: { AO: 'Ls/De' }, courts: [{ knights: 1 }] })
    expect(refusalOf(solo)).toBeNull()
    for (const mode of ['puzzle-master', 'coop', 'first-edition', 'advanced'])
      expect(refusalOf(withMode(four, mode, 2))).toBeNull()
  })
})

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
