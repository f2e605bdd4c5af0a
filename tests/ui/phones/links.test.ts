/** Links that bring a phone to a table: written links are read again, and no other text is accepted. */
import { expect, test } from 'vitest'
import { parseLink, roomLink, seatLink } from '../../../src/ui/table/phones/session/links.ts'

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
