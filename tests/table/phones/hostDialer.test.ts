import { expect, test } from 'vitest'
import { type Channel, createMemoryChannels } from '../../../src/table/phones/channel.ts'
import { createGuestConnections } from '../../../src/table/phones/guestConnections.ts'
import { createHostDialer, type DialerEnv } from '../../../src/table/phones/hostDialer.ts'
import { greetingBytes } from '../../../src/table/phones/versionGreeting.ts'
import { OURS } from './phonesInMemory.ts'

const HAVE = { kind: 'have', seq: 3 } as const
const settle = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Dialer of a guest with a host that listens; `network.next` is the result of the next call, by default a new carrier.
 */
const createDialer = () => {
  const [events, hostFrames]: [string[], number[]] = [[], []]
  const carriers: Channel[] = []
  const guestConnections = createGuestConnections(OURS, () => 0, {
    ...{ onOpen: () => {}, onClose: () => events.push('host closed'), onOtherVersion: () => {} },
    ...{ onFrame: (channel: number) => hostFrames.push(channel) },
  })
  const fresh = async () => {
    const [mine, theirs] = createMemoryChannels()
    guestConnections.admit(theirs, false)
    carriers.push(mine)
    return { carrier: mine, isPermanent: false }
  }
  const network = { next: fresh as DialerEnv['dial'], waits: true }
  const dialer = createHostDialer({ version: OURS, dial: () => network.next() }, () => network.waits, {
    onOpen: (channel) => events.push(`opened ${channel}`),
    onFail: () => events.push('failed'),
    onGift: () => {},
    onFrame: () => {},
    onClose: (channel) => events.push(`closed ${channel}`),
    onOtherVersion: () => events.push('other'),
  })
  const dial = async () => {
    dialer.dial()
    for (let turn = 0; turn < 4; turn++) await settle()
  }
  return { ...{ network, dialer, carriers, dial, fresh, hostFrames, events } }
}

test('a silent line is used again while no new one can be requested', async () => {
  const { network, dialer, dial, hostFrames, events } = createDialer()
  await dial()
  dialer.hangUp(1)
  network.next = async () => 'unheard'
  await dial()
  dialer.hangUp(2)
  await dial()
  expect(events).toEqual(['opened 1', 'opened 2', 'opened 3'])
  dialer.say(3, HAVE)
  await settle()
  expect(hostFrames).toEqual([1])
})

test('a failed call does not go back to the old line, which stays for the time when no call is possible', async () => {
  const { network, dialer, carriers, dial, events } = createDialer()
  await dial()
  dialer.hangUp(1)
  network.next = async () => null
  await dial()
  expect(events).toEqual(['opened 1', 'failed'])
  expect(carriers[0]?.state()).toBe('open')
  network.next = async () => 'unheard'
  await dial()
  expect(events).toEqual(['opened 1', 'failed', 'opened 2'])
})

test('a new line closes the old one', async () => {
  const { dialer, carriers, dial, events } = createDialer()
  await dial()
  dialer.hangUp(1)
  await dial()
  expect(carriers.map((one) => one.state())).toEqual(['closed', 'open'])
  expect(events).toEqual(['opened 1', 'opened 2', 'host closed'])
})

test('a line that comes while the guest does not wait for one is used the next time', async () => {
  const { network, carriers, dial, events } = createDialer()
  network.waits = false
  await dial()
  network.waits = true
  await dial()
  expect(carriers.map((one) => one.state())).toEqual(['open'])
  expect(events).toEqual(['opened 1'])
})

test('an old line that has closed meanwhile is not used again', async () => {
  const { network, dialer, carriers, dial, events } = createDialer()
  await dial()
  dialer.hangUp(1)
  carriers[0]?.close()
  network.next = async () => 'unheard'
  await dial()
  expect(events).toEqual(['opened 1', 'host closed', 'failed'])
})

test('a line that was paired by hand is not given up while its greeting is on the way', async () => {
  const { network, dialer, carriers, dial, events } = createDialer()
  const [mine, theirs] = createMemoryChannels()
  carriers.push(mine)
  network.next = async () => ({ carrier: mine, isPermanent: true })
  await dial()
  await dial()
  expect(carriers.map((one) => one.state())).toEqual(['open'])
  expect(events).toEqual([])
  theirs.receive(() => {})
  theirs.send(greetingBytes(OURS))
  await settle()
  expect(events).toEqual(['opened 1'])
  dialer.end()
})

test('a line that was paired by hand and closes before its greeting makes room for the next', async () => {
  const { network, carriers, dial, fresh, events } = createDialer()
  const [mine, theirs] = createMemoryChannels()
  network.next = async () => ({ carrier: mine, isPermanent: true })
  await dial()
  theirs.close()
  await settle()
  network.next = fresh
  await dial()
  expect(carriers.map((one) => one.state())).toEqual(['open'])
  expect(events).toEqual(['failed', 'opened 1'])
})

test('a line that was paired by hand and never greets is given up for the next', async () => {
  const { network, carriers, dial, fresh, events } = createDialer()
  const [silent] = createMemoryChannels()
  network.next = async () => ({ carrier: silent, isPermanent: true })
  for (let times = 0; times < 4; times++) await dial()
  expect(silent.state()).toBe('open')
  network.next = fresh
  await dial()
  expect(silent.state()).toBe('closed')
  expect(carriers.map((one) => one.state())).toEqual(['open'])
  expect(events).toEqual(['opened 1'])
})

test('a host of another version is dialled no more until a person asks for it, and then it may have been updated', async () => {
  const { network, dialer, dial, fresh, events } = createDialer()
  const [mine, theirs] = createMemoryChannels()
  network.next = async () => ({ carrier: mine, isPermanent: false })
  await dial()
  theirs.receive(() => {})
  theirs.send(greetingBytes({ talk: OURS.talk + 1, app: '9.0.0' }))
  await settle()
  expect(events).toEqual(['other'])
  network.next = fresh
  await dial()
  expect(events).toEqual(['other'])
  dialer.allow()
  await dial()
  expect(events).toEqual(['other', 'opened 1'])
})
