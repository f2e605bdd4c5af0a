import { expect, test } from 'vitest'
import { callsOf, type Dialling } from '../../../src/table/phones/calls.ts'
import { type Carrier, memoryCarriers } from '../../../src/table/phones/carrier.ts'
import { doorsOf } from '../../../src/table/phones/doors.ts'
import { OURS } from './party.ts'

const HAVE = { kind: 'have', seq: 3 } as const
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A guest's calls to a host that listens; what is dialled next is `next`, by default a fresh carrier. */
const newCalls = () => {
  const [told, heard]: [string[], number[]] = [[], []]
  const carriers: Carrier[] = []
  const doors = doorsOf(OURS, () => 0, {
    ...{ opened: () => {}, closed: () => told.push('host closed'), other: () => {} },
    ...{ heard: (channel: number) => heard.push(channel) },
  })
  const fresh = async () => {
    const [mine, theirs] = memoryCarriers()
    doors.admit(theirs, false)
    carriers.push(mine)
    return { carrier: mine, lasts: false }
  }
  const at = { next: fresh as Dialling['dial'], waits: true }
  const calls = callsOf({ version: OURS, dial: () => at.next() }, () => at.waits, {
    opened: (channel) => told.push(`opened ${channel}`),
    failed: () => told.push('failed'),
    heard: () => {},
    closed: (channel) => told.push(`closed ${channel}`),
    other: () => told.push('other'),
  })
  const dial = async () => {
    calls.dial()
    for (let turn = 0; turn < 4; turn++) await settled()
  }
  return { ...{ at, calls, carriers, dial, fresh, heard, told } }
}

test('a line that fell silent is taken up again while nobody can be asked for another', async () => {
  const { at, calls, dial, heard, told } = newCalls()
  await dial()
  calls.hangUp(1)
  at.next = async () => 'unheard'
  await dial()
  calls.hangUp(2)
  await dial()
  expect(told).toEqual(['opened 1', 'opened 2', 'opened 3'])
  calls.say(3, HAVE)
  await settled()
  expect(heard).toEqual([1])
})

test('who can be asked and finds no host does not go back to the old line, and keeps it for when nobody can', async () => {
  const { at, calls, carriers, dial, told } = newCalls()
  await dial()
  calls.hangUp(1)
  at.next = async () => null
  await dial()
  expect(told).toEqual(['opened 1', 'failed'])
  expect(carriers[0]?.state()).toBe('open')
  at.next = async () => 'unheard'
  await dial()
  expect(told).toEqual(['opened 1', 'failed', 'opened 2'])
})

test('with a new line the old one is closed', async () => {
  const { calls, carriers, dial, told } = newCalls()
  await dial()
  calls.hangUp(1)
  await dial()
  expect(carriers.map((one) => one.state())).toEqual(['closed', 'open'])
  expect(told).toEqual(['opened 1', 'opened 2', 'host closed'])
})

test('an old line that has closed meanwhile is nothing to go back to', async () => {
  const { at, calls, carriers, dial, told } = newCalls()
  await dial()
  calls.hangUp(1)
  carriers[0]?.close()
  at.next = async () => 'unheard'
  await dial()
  expect(told).toEqual(['opened 1', 'host closed', 'failed'])
})
