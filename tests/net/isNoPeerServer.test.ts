/** Whether there are rooms, asked of real servers. */
import { expect, test } from 'vitest'
import { openRooms } from '../../scripts/rooms.mjs'
import { isNoPeerServer } from '../../src/net/isNoPeerServer.ts'
import { readPeerServerAddress } from '../../src/net/peerServerAddress.ts'
import { answering, openFolderForEachTest, recovering, served } from './answeringServers.ts'

openFolderForEachTest()

const roomsOf = async (url: string): Promise<boolean> => {
  const server = readPeerServerAddress('', url)
  if (!server.ok) throw new Error(server.error.code)
  return isNoPeerServer(server.value)
}

test('a plain host has no rooms; where nobody answers, or a proxy says so, there may be some', async () => {
  expect(await roomsOf(await served())).toBe(true)
  expect(await roomsOf(await answering(200, 'text/html'))).toBe(true)
  expect(await roomsOf(await served({ beside: openRooms }))).toBe(false)
  for (const status of [403, 429, 502]) expect(await roomsOf(await answering(status, 'text/html'))).toBe(false)
  expect(await roomsOf('http://127.0.0.1:9/')).toBe(false)
})

test.each([
  [200, false],
  [404, true],
])(
  'who has said by %i whether there are rooms is not asked again; who could not be asked is',
  async (status, isNone) => {
    const { url, countAsked } = await recovering(status, { name: 'PeerJS Server' })
    expect([await roomsOf(url), await roomsOf(url), await roomsOf(url)]).toEqual([false, isNone, isNone])
    expect(countAsked()).toBe(2)
  },
)
