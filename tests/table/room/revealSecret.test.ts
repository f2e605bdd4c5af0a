/** The secret of the deal, revealed when the game is over. */
import { expect, test } from 'vitest'
import { Party } from './roomInMemory.ts'

test('[P16] the secret is sent when the game is over, and nothing is undone after it', () => {
  const party = new Party(3)
  party.startGame(0, 1)
  expect(party.receivedFrames.flat().some(({ kind }) => kind === 'reveal')).toBe(false)
  party.dispatchGuest(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'concede' } })
  const { secret } = party.room ?? {}
  expect([0, 1, 2].map((index) => party.effectsOf(index, 'audit'))).toEqual(Array(3).fill([{ kind: 'audit', secret }]))
  const late = party.join()
  party.wait(1000)
  expect(party.effectsOf(late, 'audit').length).toBe(1)
  const channel = party.guest(0).line
  const lengthBefore = party.length()
  if ('channel' in channel)
    party.dispatchHost({
      ...{ kind: 'said', channel: channel.channel },
      frame: { kind: 'propose', proposal: { kind: 'undo', seat: 0, count: 0 } },
    })
  expect(party.framesTo(0, 'refuse').map(({ refusal }) => refusal.code)).toEqual(['undo.reveal'])
  party.dispatchGuest(1, { kind: 'wish', seat: 1, wish: { kind: 'undo' } })
  expect(party.effectsOf(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['undo.reveal'])
  expect(party.length()).toBe(lengthBefore)
})
