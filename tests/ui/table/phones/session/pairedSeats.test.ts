import { expect, test } from 'vitest'
import { type Channel, createMemoryChannels } from '#src/table/phones/channel.ts'
import type { DialledCarrier } from '#src/table/phones/hostDialer.ts'
import { createPairedSeatNotes, pairedSeatsOf } from '#src/ui/table/phones/session/pairedSeats.ts'
import { newParty } from '../../../../table/phones/phonesInMemory.ts'

/** Carrier that sends nothing while its phone is locked. */
const lockable = (carrier: Channel) => {
  const phone = { isLocked: false }
  const send = (frame: Uint8Array): void => {
    if (!phone.isLocked) carrier.send(frame)
  }
  return [{ ...carrier, send }, phone] as const
}

/** Ann hosts; Bo is paired by hand; Cy came by the code of the room. The game has begun. */
const openTable = async (...known: Parameters<typeof createPairedSeatNotes>) => {
  const party = newParty()
  const room = party.openHost()
  const notes = createPairedSeatNotes(...known)
  room.subscribe(() => notes.update(room.stage()))
  const [mine, theirs] = createMemoryChannels()
  const [carrier, boPhone] = lockable(mine)
  const lines: DialledCarrier[] = [{ carrier, isPermanent: true }]
  const dial = async () => lines.shift() ?? new Promise<never>(() => {})
  notes.addChannel(room.admit(theirs))
  const [ann, bo, cy] = [party.openPhone({ isOwn: true }), party.openPhone({}, { dial }), party.openPhone()]
  for (const [phone, name, count] of [
    [ann, 'Ann', 1],
    [bo, 'Bo', 2],
    [cy, 'Cy', 3],
  ] as const) {
    await party.until(() => phone.running.guest().lobby !== null)
    party.takeSeat(phone, name)
    await party.until(() => phone.running.guest().lobby?.seats.length === count)
  }
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const codeSeats = (isShut = false) => {
    const stage = room.stage()
    if (stage.at === 'lobby') throw new Error('still in the lobby')
    return pairedSeatsOf(stage.room, notes, isShut)
  }
  return { party, room, bo, carrier, boPhone, codeSeats }
}

test('a paired phone that hung up is gone at once; one that came by the code of the room needs no codes', async () => {
  const { party, carrier, codeSeats } = await openTable()
  expect(codeSeats()).toEqual({ all: [1], gone: [] })
  carrier.close()
  await party.wait(1_000)
  expect(codeSeats()).toEqual({ all: [1], gone: [1] })
  // Without a room on a server all come by codes.
  expect(codeSeats(true)).toEqual({ all: [0, 1, 2], gone: [1] })
})

test('a paired phone that is only silent is gone once others may play its seat', async () => {
  const { party, boPhone, codeSeats } = await openTable()
  boPhone.isLocked = true
  await party.wait(15_000)
  expect(codeSeats().gone).toEqual([])
  await party.wait(10_000)
  expect(codeSeats().gone).toEqual([1])
})

test('a phone that comes by the code of the room after it was paired needs no codes any more', async () => {
  const { party, room, bo, carrier, codeSeats } = await openTable()
  carrier.close()
  const { keys } = bo
  bo.running.close()
  party.openPhone({ keys })
  await party.until(() => codeSeats().all.length === 0)
  expect(codeSeats()).toEqual({ all: [], gone: [] })
  expect(room.stage().at).toBe('table')
})

test('which seats came by codes is told at each change, and known again after the page was loaded anew', async () => {
  const told: string[][] = []
  const { bo, codeSeats } = await openTable([], (ids) => told.push([...ids]))
  const [key] = bo.running.guest().keys
  expect(told).toEqual([[key?.id]])
  expect(codeSeats()).toEqual({ all: [1], gone: [] })
  expect(createPairedSeatNotes(told.at(-1)).has(key?.id ?? '')).toBe(true)
})
