/** A host that does not hear a phone: what it says of that, and what the phone does. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import type { PresenceFrame } from '../../../src/table/room/frames.ts'
import { Party } from './roomInMemory.ts'

const startedParty = (): Party => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.wait(2000)
  return party
}

/** The phone is told so on its line; it keeps the log that it has. */
const tell = (party: Party, index: number, hears: boolean): void => {
  const { line, follower } = party.guest(index)
  if (line.kind !== 'up' || !follower) return
  const { seq } = follower.replay
  const frame: PresenceFrame = {
    ...{ kind: 'here', present: [true, true], standing: [null, null], watching: 0, hears },
    have: { seq, hash: follower.entries.at(-1)?.hash ?? '' },
  }
  party.dispatchGuest(index, { kind: 'said', channel: line.channel, frame })
}

test('[P11] what a cut line held back for long, and brings in one go as it heals, does not cost the line', () => {
  const party = startedParty()
  const { line } = party.guest(1)
  for (const hears of [false, false, false, true]) tell(party, 1, hears)
  party.wait(4000)
  expect(party.guest(1).line).toMatchObject({ kind: 'up', since: line.kind === 'up' ? line.since : null })
})

test('[P11] a phone that its host does not hear for a heartbeat dials anew, though it hears its host', () => {
  const party = startedParty()
  // What the host itself says does not come in between.
  party.offline.add(1)
  tell(party, 1, false)
  expect(party.guest(1).line.kind).toBe('up')
  party.wait(1600)
  tell(party, 1, false)
  expect(party.guest(1).line.kind).not.toBe('up')
})
