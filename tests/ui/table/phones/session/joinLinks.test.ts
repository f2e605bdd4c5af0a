/** Links that bring a phone to a table: written links are read again, and no other text is accepted. */
import { describe, expect, test } from 'vitest'
import { parseLink, parseTableLink, roomLink, seatLink } from '#src/ui/table/phones/session/joinLinks.ts'
import { LINK_MANGLERS } from '../../../../table/record/linkManglers.ts'

const PAGE = 'https://castle.example.org/app/#/play/abc/menu'
const SEAT = { code: 'K7QX9M', seat: 'Zm9v_-Fy', secret: 'AAECAwQFBgcICQoLDA0ODw' }

test('the link of a room says nothing of the page that made it', () => {
  expect(roomLink(PAGE, 'K7QX9M')).toBe('https://castle.example.org/app/#/join/K7QX9M')
})

test('all data of a link are behind the #, which no server receives', () => {
  const [sentToServer] = seatLink(PAGE, SEAT).split('#')
  expect(sentToServer).toBe('https://castle.example.org/app/')
})

test('a room is read from its link, and from a code as people type it', () => {
  const room = { kind: 'room', code: 'K7QX9M' }
  for (const text of [roomLink(PAGE, 'K7QX9M'), ' k7q x9m\n', 'K7Q-X9M']) expect(parseLink(text)).toEqual(room)
})

test('a seat is read from its link, of whatever address the app has', () => {
  expect(parseLink(seatLink(PAGE, SEAT))).toEqual({ kind: 'seat', link: SEAT })
  expect(parseLink(seatLink('http://10.0.0.7:4173/', SEAT))).toEqual({ kind: 'seat', link: SEAT })
})

test('the code of a pairing is returned whole', () => {
  expect(parseLink(' BCP1.0K7QX9M ')).toEqual({ kind: 'offer', text: 'BCP1.0K7QX9M' })
})

test('no other text is a link', () => {
  const strange = [
    '',
    'https://example.org/',
    'https://castle.example.org/#/join/K7QX9',
    'https://castle.example.org/#/join/O01IL1',
    'https://castle.example.org/#/seat/K7QX9M/abc',
    'https://castle.example.org/#/seat/K7QX9M/abc/def/ghi',
    `https://castle.example.org/#/seat/K7QX9M/abc/${'x'.repeat(65)}`,
    'https://castle.example.org/#/seat/K7QX9M/a%2Fb/def',
    'BCP.123',
  ]
  expect(strange.filter((text) => parseLink(text) !== null)).toEqual([])
})

describe.each(Object.entries(LINK_MANGLERS))('what was carried with %s', (_, carry) => {
  test('is read as the same seat', () => {
    const seats = [SEAT, { ...SEAT, seat: '--9v_-F_', secret: '_-ECAw--BgcICQoLDA0__w' }]
    for (const seat of seats) expect(parseTableLink(carry(seatLink(PAGE, seat)))).toEqual({ kind: 'seat', link: seat })
  })

  test('is read as the same room', () => {
    expect(parseTableLink(carry(roomLink(PAGE, 'K7QX9M')))).toEqual({ kind: 'room', code: 'K7QX9M' })
  })
})

test('a code is read with what a sentence puts round it', () => {
  for (const text of ['K7QX9M.', '“K7Q X9M”', '(K7QX9M)', 'K7Q\u2011X9M,', '*K7QX9M*', '\u200bK7QX9M\u200b'])
    expect(parseLink(text)).toEqual({ kind: 'room', code: 'K7QX9M' })
})

test('the link of a room in small letters or capitals is read, and an invitation around it', () => {
  const room = { kind: 'room', code: 'K7QX9M' }
  expect(parseLink(roomLink(PAGE, 'K7QX9M').toLowerCase())).toEqual(room)
  expect(parseLink(roomLink(PAGE, 'K7QX9M').toUpperCase())).toEqual(room)
  expect(parseLink(`Join my table in Blackstone Castle, code K7QX9M: ${roomLink(PAGE, 'K7QX9M')}`)).toEqual(room)
})

test('a seat whose link was cut is none, wherever it was cut', () => {
  const link = seatLink(PAGE, SEAT)
  const begin = link.indexOf('/seat/') + '/seat/K7QX9M'.length
  for (let end = begin; end < link.length; end++) expect(parseTableLink(link.slice(0, end))).toBeNull()
})
