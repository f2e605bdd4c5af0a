/** Positions that are made by hand, and links that carry them: also damaged ones, and such as mean harm. */

import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { TASKS, type Task } from '../../src/games/blackstone/cards.ts'
import { toBase64url } from '../../src/kernel/base64url.ts'
import type { Json } from '../../src/kernel/json.ts'
import { shaOf } from '../../src/kernel/sha.ts'
import { makePositionString, parsePositionString } from '../../src/table/positionString.ts'
import { whyNot } from '../../src/ui/editor/check.ts'
import {
  courtAt,
  type Draft,
  EMPTY_DRAFT,
  flip,
  lyingOn,
  move,
  put,
  watchable,
  withAgents,
  withCompleted,
  withCourt,
  withMode,
  withoutCompleted,
  withSeats,
} from '../../src/ui/editor/draft.ts'

const AO = 12
const CS = 3
const task = (id: string): Task => {
  const found = TASKS.find((one) => one.id === id)
  if (!found) throw new Error(`no task ${id}`)
  return found
}
const why = (draft: Draft) => whyNot(draft as Json)

describe('a draft', () => {
  test('begins empty, and can be played as it is', () => {
    expect(why(EMPTY_DRAFT)).toBeNull()
  })

  test('vassals are put, moved, exchanged, turned over and taken away', () => {
    const two = put(put(EMPTY_DRAFT, AO, 'Ls/De'), CS, 'Py/Mc')
    expect(two.board).toEqual({ AO: 'Ls/De', CS: 'Py/Mc' })
    expect(move(two, AO, CS).board).toEqual({ CS: 'Ls/De', AO: 'Py/Mc' })
    expect(move(two, AO, 0).board).toEqual({ BS: 'Ls/De', CS: 'Py/Mc' })
    expect(lyingOn(flip(two, AO), AO)).toBe('De/Ls')
    expect(lyingOn(flip(put(EMPTY_DRAFT, AO, 'A1'), AO), AO)).toBe('S1')
    expect(put(two, AO, '').board).toEqual({ CS: 'Py/Mc' })
    expect(why(two)).toBeNull()
  })

  test('what cannot be is refused by the reader of positions, in its words', () => {
    expect(why(put(put(EMPTY_DRAFT, AO, 'Ls/De'), CS, 'De/Ls'))).toMatchObject({ code: 'position.twice' })
    expect(why(put(EMPTY_DRAFT, AO, 'Ls/Le'))).toMatchObject({ code: 'position.notInPlay' })
    expect(why(withCourt(EMPTY_DRAFT, 0, { hand: ['G99'] }))).toMatchObject({ code: 'position.noTask' })
    expect(why(withCourt(EMPTY_DRAFT, 0, { knights: -1 }))).toMatchObject({ code: 'position.malformed' })
  })

  test('agents are put where the cost of their task shares a symbol, with as many as it does', () => {
    // G01 costs a Maple Captain.
    const lying = put(put(put(EMPTY_DRAFT, AO, 'Mc/Ls'), CS, 'Lc/De'), 0, 'Py/De')
    const done = withCompleted(lying, 0, task('G01'))
    expect(watchable(done, task('G01'))).toEqual(['AO', 'CS'])
    const both = withAgents(done, 0, task('G01'), 'AO')
    expect(courtAt(both, 0).intrigue).toEqual({ at: 'agents', card: 'G01', vassal: 'AO', matched: 2 })
    expect(courtAt(withAgents(done, 0, task('G01'), 'CS'), 0).intrigue).toMatchObject({ matched: 1 })
    expect(both.options).toMatchObject({ intrigue: 'on' })
    expect(why(both)).toBeNull()
    expect(courtAt(withAgents(both, 0, task('G01'), ''), 0).intrigue).toBeUndefined()
    expect(courtAt(withoutCompleted(both, 0, 'G01'), 0)).toMatchObject({ completed: { knight: [] } })
    expect(courtAt(withoutCompleted(both, 0, 'G01'), 0).intrigue).toBeUndefined()
  })

  test('seats come and go, and another mode keeps board and courts', () => {
    const four = withSeats(put(EMPTY_DRAFT, AO, 'Ls/De'), 4)
    expect(four.courts).toHaveLength(4)
    expect(withSeats({ ...four, turn: { seat: 3 } }, 2).turn).toEqual({ seat: 1 })
    const solo = withMode(four, 'solo', 1)
    expect(solo).toMatchObject({ mode: 'solo', board: { AO: 'Ls/De' }, courts: [{ knights: 1 }] })
    expect(why(solo)).toBeNull()
    for (const mode of ['puzzle-master', 'coop', 'first-edition', 'advanced'])
      expect(why(withMode(four, mode, 2))).toBeNull()
  })
})

const value = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const refused = (text: string): string => {
  const read = parsePositionString(text)
  return read.ok ? 'taken' : read.error.code
}
const sealed = (bytes: Uint8Array): string => {
  const body = toBase64url(deflateSync(bytes))
  return `BP1.${body}${toBase64url(shaOf(['position', body])).slice(0, 8)}`
}

describe('a link', () => {
  const text = value(makePositionString(EMPTY_DRAFT as Json))

  test('carries all of a position', () => {
    expect(value(parsePositionString(text))).toEqual(EMPTY_DRAFT)
    expect(text).toMatch(/^BP1\.[\w-]+$/)
    expect(text.length).toBeLessThan(300)
  })

  test('that is damaged, cut, foreign, newer or too long is refused, and nothing throws', () => {
    for (let at = 4; at < text.length; at++) {
      const other = text.charAt(at) === 'A' ? 'B' : 'A'
      expect(refused(text.slice(0, at) + other + text.slice(at + 1))).toBe('position.link.damaged')
      expect(refused(text.slice(0, at))).toBe('position.link.damaged')
    }
    expect(refused('')).toBe('position.link.notOurs')
    expect(refused('BC1.abc')).toBe('position.link.notOurs')
    expect(refused('BP2.abc')).toBe('position.link.newer')
    expect(refused(`BP1.${'A'.repeat(20_000)}`)).toBe('position.link.tooBig')
  })

  test('that means harm is refused: a few bytes that unfold to millions, what is no JSON, what no position is', () => {
    expect(refused(sealed(new Uint8Array(5_000_000)))).toBe('position.link.damaged')
    expect(refused(sealed(strToU8('{"a":')))).toBe('position.link.damaged')
    expect(refused(sealed(strToU8('"<img src=x onerror=alert(1)>"')))).toBe('taken')
    expect(whyNot('<img src=x onerror=alert(1)>')).toMatchObject({ code: 'position.malformed' })
    expect(refused(sealed(strToU8('{"__proto__":{"mode":"x"}}')))).toBe('position.link.damaged')
    expect(whyNot({ ...EMPTY_DRAFT, mode: 'constructor' } as Json)).toMatchObject({ code: 'mode.unknown' })
  })

  test('is not made where it would be too long', () => {
    const noise = Array.from({ length: 20_000 }, (_, at) => (at * 7919 * at) % 65_521).join()
    const made = makePositionString({ noise })
    expect(made.ok ? '' : made.error.code).toBe('position.link.tooBig')
  })
})
