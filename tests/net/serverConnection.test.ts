import type { Peer } from 'peerjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepServerConnection, type ServerConnection } from '../../src/net/serverConnection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Phone at a PeerServer that greets and echoes while `server.isThere`. It is that of PeerJS as far as the connection
 * asks it; PeerJS itself runs in browsers alone.
 */
const openPhone = () => {
  const listeners = new Map<string, () => void>()
  const server = { isThere: true, isSocketDead: false, calls: 1 }
  const states: string[] = []
  const kept: { connection?: ServerConnection } = {}
  const peer = {
    ...{ id: 'me', disconnected: false, destroyed: false },
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    socket: { send: () => server.isThere && !server.isSocketDead && kept.connection?.markAlive() },
    disconnect: () => {
      if (peer.disconnected) return
      peer.disconnected = true
      listeners.get('disconnected')?.()
    },
    reconnect: () => {
      peer.disconnected = false
      server.calls += 1
      server.isSocketDead = false
      if (server.isThere) listeners.get('open')?.()
    },
  }
  const connection = keepServerConnection(peer as unknown as Peer, (state) => states.push(state))
  kept.connection = connection
  listeners.get('open')?.()
  return { peer, server, connection, states }
}

/** Runs what is due now, and no timer that waits. */
const runNow = () => vi.advanceTimersByTimeAsync(0)

test('a phone that wakes while its server is lost calls at once, not after the pause that has grown', async () => {
  const { peer, server, connection, states } = openPhone()
  server.isThere = false
  peer.disconnect()
  for (let times = 0; times < 6; times++) {
    await vi.advanceTimersByTimeAsync(15_000)
    peer.disconnect()
  }
  const { calls } = server
  await vi.advanceTimersByTimeAsync(7_000)
  expect([server.calls, connection.state()]).toEqual([calls, 'lost'])
  server.isThere = true
  connection.probe()
  await runNow()
  expect([server.calls, connection.state(), states]).toEqual([calls + 1, 'open', ['open', 'lost', 'open']])
})

test('a phone that wakes in the midst of a call makes it anew at once', async () => {
  const { peer, server, connection } = openPhone()
  server.isThere = false
  peer.disconnect()
  await vi.advanceTimersByTimeAsync(500)
  expect([server.calls, peer.disconnected]).toEqual([2, false])
  server.isThere = true
  connection.probe()
  await runNow()
  expect([server.calls, connection.state()]).toEqual([3, 'open'])
})

test('a connection that broke in sleep is made anew as soon as that is known, and one that lives is kept', async () => {
  const { peer, server, connection } = openPhone()
  connection.probe()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toBe(1)
  server.isThere = false
  connection.probe()
  server.isThere = true
  // The browser has learnt by now that the socket is closed.
  peer.disconnect()
  await runNow()
  expect([server.calls, connection.state()]).toEqual([2, 'open'])
})

test('a connection that is dead without a sign is made anew a second after the phone woke', async () => {
  const { server, connection } = openPhone()
  server.isSocketDead = true
  connection.probe()
  await vi.advanceTimersByTimeAsync(999)
  expect(server.calls).toBe(1)
  // One for the timer, and one for what it leaves to the next turn.
  await vi.advanceTimersByTimeAsync(2)
  expect([server.calls, connection.state()]).toEqual([2, 'open'])
})
