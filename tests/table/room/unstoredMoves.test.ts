/** Moves that the host's storage refuses. */
import { expect, test } from 'vitest'
import { Party } from './roomInMemory.ts'

test('[P1] a host whose storage refuses a move reports it with its heartbeat, until it is stored', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.isStoring = false
  const [seat = 0] = party.awaitedSeats()
  const actor = party.phoneOf(seat)
  const unsavedAndPending = () => [party.guest(1).isHostUnsaved, party.guest(actor).follower?.pending.length]
  party.act(actor, seat)
  party.wait(2000)
  expect(unsavedAndPending()).toEqual([false, 1])
  for (let times = 0; times < 3; times++) {
    party.dispatchHost({ kind: 'notStored' })
    party.wait(2000)
    expect(unsavedAndPending()).toEqual([true, 1])
  }
  party.isStoring = true
  party.dispatchHost({ kind: 'stored' })
  party.wait(2000)
  expect(unsavedAndPending()).toEqual([false, 0])
})
