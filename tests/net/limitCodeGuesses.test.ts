import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { limitCodeGuesses } from '../../scripts/limitCodeGuesses.mjs'

/** Door of a server at which these peer ids are, by a clock that the test advances. */
const limitGuessesOf = (...peerIds: readonly string[]) => {
  const clock = { now: 5_000_000 }
  const door = limitCodeGuesses(
    () => clock.now,
    (peerId) => peerIds.includes(peerId),
  )
  const wait = (ms: number): void => {
    clock.now += ms
    door.forgetOld()
  }
  const mayOpen = (at: IncomingMessage, peerId: string): boolean => door.mayOpen(at, peerId, peerIds.includes(peerId))
  return { ...door, wait, mayOpen }
}
const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

type Door = ReturnType<typeof limitGuessesOf>
/** Number of rooms with new peer ids that phones at this address may open, of 130. */
const opened = (door: Door, at: IncomingMessage, peerId: string): number =>
  Array.from({ length: 130 }, (_, nth) => door.mayOpen(at, `${peerId}-${nth}`)).filter(Boolean).length

test('to ask for a peer id is to guess it: an address asks for 120 a minute', () => {
  const door = limitGuessesOf()
  expect([opened(door, from('192.0.2.1'), 'a'), opened(door, from('192.0.2.1'), 'b')]).toEqual([120, 0])
  expect(door.dialler(from('192.0.2.1'))('CODE')).toBe(false)
  expect(opened(door, from('192.0.2.2'), 'c')).toBe(120)
  door.wait(60_000)
  expect(opened(door, from('192.0.2.1'), 'd')).toBe(120)
})

test.each([
  ['of IPv6 by its network', from('2001:db8::5'), from('2001:db8:0:0:1::9'), 0],
  ['of IPv6 in another network', from('2001:db8::5'), from('2001:db8:0:1::5'), 120],
  ['behind a proxy by what that says', from('127.0.0.1', '192.0.2.1'), from('::ffff:10.0.0.3', 'x, 192.0.2.1'), 0],
  ['that says itself who it is', from('192.0.2.7', '192.0.2.1'), from('192.0.2.7', '192.0.2.2'), 0],
  ['behind a proxy that does not say for whom it asks', from('127.0.0.1'), from('127.0.0.1'), 130],
])('a phone is known by its address: %s', (_, one, other, rest) => {
  const door = limitGuessesOf()
  opened(door, one, 'a')
  expect(opened(door, other, 'b')).toBe(rest)
})

test('a room that an address has opened or found is open to it all evening, whoever guesses beside it', () => {
  const school = from('192.0.2.1')
  const door = limitGuessesOf('far', 'other')
  door.mayOpen(school, 'own')
  // To ask for a peer id that is another phone's is not to open its room.
  door.mayOpen(school, 'other')
  expect(door.dialler(school)('far')).toBe(true)
  for (const pause of [60_000, 11 * 3_600_000]) {
    door.wait(pause)
    opened(door, school, `guess-${pause}`)
    const dial = door.dialler(school)
    expect(['own', 'far', 'other'].map(dial)).toEqual([true, true, false])
    expect(['own', 'new'].map((peerId) => door.mayOpen(school, peerId))).toEqual([true, false])
  }
})

test('peer ids that phones make up for themselves are no guesses', () => {
  const door = limitGuessesOf()
  const at = from('192.0.2.1')
  const isFree = (nth: number): boolean => door.mayOpen(at, `CODE-${String(nth).padStart(32, '0')}`)
  expect(Array.from({ length: 500 }, (_, nth) => isFree(nth)).every(Boolean)).toBe(true)
  expect(opened(door, at, 'a')).toBe(120)
})

test('a phone that dials the one host that is gone may do so for ever, and finds it once it is back', () => {
  const here: string[] = []
  const door = limitCodeGuesses(
    () => 0,
    (peerId) => here.includes(peerId),
  )
  const at = from('192.0.2.1')
  const dial = door.dialler(at)
  expect(Array.from({ length: 1_000 }, () => dial('host')).every(Boolean)).toBe(true)
  for (let nth = 0; nth < 200; nth++) door.mayOpen(at, `room-${nth}`, false)
  expect([dial('host'), dial('other')]).toEqual([true, false])
  here.push('host')
  expect(dial('host')).toBe(true)
})
