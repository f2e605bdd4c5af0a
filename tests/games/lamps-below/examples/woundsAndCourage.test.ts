/** Worked examples of the rules, section 17: wounds and courage. */
import { expect, test } from 'vitest'
import { table } from '../testTable.ts'

test('[E24] example 56: the wound that finds no free slot is not added: down with three and one', () => {
  const t = table({
    company: ['marn', 'rook'],
    card: 'pillars',
    track: ['marn', 'A', 'rook'],
    groups: [{ card: 'monk-1' }],
    dwellers: { A1: 'b5' },
    threat: 0,
    explorers: { marn: { dice: [3], wounds: 3, deep: 1 }, rook: { at: 'c1', dice: [1] } },
  })
  // 12 against 1 would be a deep wound.
  t.throws(4, 12, 1).act('end').deal(2)
  expect([t.at('marn'), t.counters('marn'), t.track]).toEqual(['down', '3w1d c0', 'A rook'])
})

test('[E43] example 57: bold Rook has a d8 with her Knife, none at mid, and a d12 with her Hawk', () => {
  const bold = (at: string) =>
    table({
      company: ['rook'],
      card: 'pillars',
      groups: [{ card: 'glass-1' }],
      dwellers: { A1: 'b5' },
      explorers: { rook: { at, bold: true, wounds: 1, dice: [2, 3, 3] } },
    })
  const near = bold('b5').throws(1, 1).do('hit A1 knife')
  expect(near.draws.at(-1)).toEqual({ kind: 'dice', sides: [8, 8] })
  const mid = bold('b3')
  expect(mid.refusal('hit A1 knife')).toBe('lamps-below.weaponBand')
  expect(mid.throws(1, 1).do('hit A1 hawk').draws.at(-1)).toEqual({ kind: 'dice', sides: [12, 8] })
  expect(bold('b2').throws(1, 1).do('hit A1 hawk').draws.at(-1)).toEqual({ kind: 'dice', sides: [12, 8] })
  // Vitality stays a d6.
  expect(bold('b3').throws(1).do('rest').draws.at(-1)).toEqual({ kind: 'dice', sides: [6] })
})

test('[E27, E44] example 58: a vow that is fulfilled makes bold at once and costs nothing; who is bold gets nothing', () => {
  const search = (explorer: string, vow: number, bold: boolean) =>
    table({
      company: [explorer],
      card: 'pillars',
      explorers: { [explorer]: { at: 'b2', dice: [1, 5], courage: 2, vow, bold } },
      hidden: { finds: ['crown', 'page'] },
    }).do('search')
  const marn = search('marn', 2, true)
  expect([marn.explorer('marn').vow, marn.explorer('marn').bold, marn.told('bold')]).toEqual([3, true, []])
  const fenna = search('fenna', 2, false)
  expect([fenna.explorer('fenna').bold, fenna.counters('fenna'), fenna.told('bold')]).toMatchObject([
    true,
    '0w0d c2',
    [{}],
  ])
})

test('[E32] example 59: with 4 courage a slain Crawler gives none', () => {
  const t = table({
    company: ['marn'],
    card: 'pillars',
    groups: [{ card: 'crawler-1' }],
    dwellers: { A1: 'b5' },
    explorers: { marn: { dice: [2, 2], courage: 4 } },
  })
  t.throws(7, 1).do('hit A1 knives')
  expect([t.dwellers, t.counters('marn')]).toEqual(['', '0w0d c4'])
})
