import { expect, test } from 'vitest'
import type { Channel } from '#src/table/phones/channel.ts'
import { createMemoryChannels } from '#src/table/phones/channel.ts'
import { createDialler } from '#src/ui/table/phones/session/dialler.ts'
import { createPairedChannels } from '#src/ui/table/phones/session/pairedChannels.ts'
import { newParty } from '../../../../table/phones/phonesInMemory.ts'

/** Channel whose return the test brings about. */
const returning = (carrier: Channel) => {
  const way = { isWaiting: false, bring: (_: Channel): void => {} }
  const channel: Channel = {
    ...carrier,
    onReturn: (handleReturn) => {
      way.isWaiting = true
      way.bring = (next) => {
        way.isWaiting = false
        carrier.close()
        handleReturn(next)
      }
      return () => {
        way.isWaiting = false
      }
    },
  }
  return { channel, way }
}
const newLine = () => {
  const [mine, theirs] = createMemoryChannels()
  return [returning(mine), returning(theirs)] as const
}

test('a guest that was paired by hand goes on over each line that comes back, with all that it missed', async () => {
  const party = newParty()
  const room = party.openHost()
  const dialler = createDialler(null, () => {})
  const [ann, bo, cy] = [
    party.openPhone({ isOwn: true }),
    party.openPhone({ isByHand: true }, { dial: dialler.dial }),
    party.openPhone(),
  ]
  const atHost = createPairedChannels((channel) => room.admit(channel))
  const atGuest = createPairedChannels((channel) => {
    dialler.addPairedChannel(channel)
    if (bo.running.guest().line.kind !== 'dialling') bo.running.dispatch({ kind: 'dial' })
  })
  let [mine, theirs] = newLine()
  atHost.add(theirs.channel)
  atGuest.add(mine.channel)
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().lobby !== null))
  for (const [phone, name] of [
    [ann, 'Ann'],
    [bo, 'Bo'],
    [cy, 'Cy'],
  ] as const)
    party.takeSeat(phone, name)
  await party.until(() => bo.running.guest().lobby?.seats.length === 3)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  for (let times = 0; times < 2; times++) {
    mine.channel.close()
    // Longer than the host keeps a silent phone's channel.
    await party.wait(120_000)
    expect(bo.running.guest().line.kind).toBe('dialling')
    const [myNext, theirNext] = newLine()
    mine.way.bring(myNext.channel)
    theirs.way.bring(theirNext.channel)
    ;[mine, theirs] = [myNext, theirNext]
    await party.wait(2_500)
    expect(bo.running.guest().line.kind).toBe('up')
    expect(bo.running.guest().present).toEqual([true, true, true])
  }
  atGuest.close()
  expect(mine.way.isWaiting).toBe(false)
})

test('sixteen lines are waited for at most, and none once the table is closed', () => {
  const paired = createPairedChannels(() => {})
  const lines = Array.from({ length: 18 }, () => newLine()[0])
  for (const { channel } of lines) paired.add(channel)
  const waiting = () => lines.map(({ way }) => way.isWaiting)
  expect(waiting()).toEqual([false, false, ...Array<boolean>(16).fill(true)])
  paired.close()
  expect(waiting()).not.toContain(true)
})

test('a line that came back is told apart from one that people have paired', () => {
  const taken: boolean[] = []
  const paired = createPairedChannels((_, isReturn) => taken.push(isReturn))
  expect(paired.hasAny()).toBe(false)
  const [first, second] = [newLine()[0], newLine()[0]]
  paired.add(first.channel)
  expect(paired.hasAny()).toBe(true)
  first.way.bring(second.channel)
  second.way.bring(newLine()[0].channel)
  expect(taken).toEqual([false, true, true])
})
