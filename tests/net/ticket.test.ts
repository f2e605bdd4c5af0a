/** Tickets with which a phone opens a room or joins one. */
import { expect, test } from 'vitest'
import { hostPeerId } from '../../src/net/roomCode.ts'
import { createRoomTicket, createTicket } from '../../src/net/ticket.ts'

test('a ticket of a room names it; two tickets share no secret', () => {
  const [one, other] = [createRoomTicket('ABC234'), createRoomTicket('ABC234')]
  expect(one).toMatchObject({ code: 'ABC234', id: 'blackstone-castle-ABC234' })
  expect(one.token).toMatch(/^[0-9a-f]{32}$/)
  expect(other.token).not.toBe(one.token)
  expect(createTicket('ABC234').id).not.toBe(createTicket('ABC234').id)
  // As the proxy in docs/deploy.md finds the code in either name.
  for (const { id } of [one, createTicket('ABC234')])
    expect(/^blackstone-castle-([A-Z2-9]{6})/.exec(id)?.[1]).toBe('ABC234')
})

test('every name that is made is one that PeerJS takes', () => {
  const taken = /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/
  expect(hostPeerId('ABC234')).toMatch(taken)
  expect(createTicket('ABC234').id).toMatch(taken)
})
