/** ICE servers that a PeerServer hands out, over HTTP. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { loadIceServers } from '../../src/net/loadIceServers.ts'

const RELAY = { urls: 'turn:relay.example', username: '1700000000:ann', credential: 'Zm9v' }

test('while the server cannot be reached its last relay is used, and none once it says that it has none', async () => {
  let answer: string | null = JSON.stringify([RELAY])
  const server = createServer((_, response) => {
    if (answer === null) response.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const address = { host: '127.0.0.1', port, path: '/', secure: false, key: 'peerjs' }
  expect(await loadIceServers(address)).toEqual([RELAY])
  answer = null
  expect(await loadIceServers(address)).toEqual([RELAY])
  answer = '[]'
  expect(await loadIceServers(address)).toEqual([])
  answer = null
  expect(await loadIceServers(address)).toEqual([])
  server.close()
})
