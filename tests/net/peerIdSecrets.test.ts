import { expect, test } from 'vitest'
import { keepPeerIds } from '../../scripts/peerIdSecrets.mjs'

const DAY = 24 * 3_600_000

/** Peer ids of a server, by a clock that the test advances; those of `here` belong to phones that are there. */
const peerIdsAt = (...here: readonly string[]) => {
  const clock = { now: 7_000_000 }
  const peerIds = keepPeerIds(
    () => clock.now,
    (peerId) => here.includes(peerId),
  )
  const wait = (ms: number): void => {
    clock.now += ms
    peerIds.forgetOld()
  }
  return { ...peerIds, wait, isKept: (peerId: string): boolean => !peerIds.mayHave(peerId, 'of a stranger') }
}

test('a peer id is kept for who took it for eight days after its phone has gone, and as long as that is there', () => {
  const peerIds = peerIdsAt('stays')
  for (const peerId of ['goes', 'stays']) peerIds.keep(peerId, `of ${peerId}`, null)
  peerIds.wait(5 * DAY)
  peerIds.leave('goes')
  peerIds.wait(8 * DAY - 1)
  expect(['goes', 'stays'].map(peerIds.isKept)).toEqual([true, true])
  expect(peerIds.mayHave('goes', 'of goes')).toBe(true)
  peerIds.wait(1)
  expect(['goes', 'stays'].map(peerIds.isKept)).toEqual([false, true])
})

test('of one address 500 peer ids are kept: it takes no place from another, and none from phones that are there', () => {
  const peerIds = peerIdsAt('here')
  peerIds.keep('far', 's', '192.0.2.1')
  for (const peerId of ['here', 'gone first', 'gone next']) peerIds.keep(peerId, 's', '192.0.2.2')
  for (let nth = 0; nth < 498; nth++) peerIds.keep(`flood ${nth}`, 's', '192.0.2.2')
  const known = ['far', 'here', 'gone first', 'gone next', 'flood 0', 'flood 497']
  expect(known.map(peerIds.isKept)).toEqual([true, true, false, true, true, true])
})

test('all together keep 50,000 peer ids, and the one that was of no use for longest makes room', () => {
  const peerIds = peerIdsAt()
  for (let nth = 0; nth < 50_000; nth++) peerIds.keep(`peer id ${nth}`, 's', `address ${nth}`)
  peerIds.leave('peer id 0')
  peerIds.keep('one more', 's', null)
  expect(['peer id 0', 'peer id 1', 'peer id 2', 'one more'].map(peerIds.isKept)).toEqual([true, false, true, true])
})

test('peer ids that are longer than those of the app take no memory', () => {
  const peerIds = peerIdsAt()
  peerIds.keep('x'.repeat(81), 's', null)
  peerIds.keep('y'.repeat(80), 's', null)
  expect(['x'.repeat(81), 'y'.repeat(80)].map(peerIds.isKept)).toEqual([false, true])
})
