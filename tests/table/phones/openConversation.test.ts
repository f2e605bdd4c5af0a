import { strToU8 } from 'fflate'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Channel, createMemoryChannels } from '../../../src/table/phones/channel.ts'
import { type ConversationEnd, openConversation } from '../../../src/table/phones/openConversation.ts'
import { greetingBytes, isCompatible, readGreeting } from '../../../src/table/phones/versionGreeting.ts'
import { GUEST_MESSAGE_LIMITS } from '../../../src/table/room/frameCodec.ts'

const OURS = { talk: 1, app: '0.4.0' }
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** One end of a conversation, with the events that it received. */
const openEnd = (carrier: Channel, version = OURS) => {
  const events: (string | ConversationEnd)[] = []
  const conversation = openConversation<string, string>(carrier, version, v.string(), GUEST_MESSAGE_LIMITS, {
    onGreeted: () => events.push('begun'),
    onFrame: (frame) => events.push(frame),
    onEnd: (why) => events.push(why),
  })
  return { conversation, events }
}

test('the greeting is plain text whose layout never changes', () => {
  expect([...greetingBytes({ talk: 7, app: '1.2.3-beta' })]).toEqual([...strToU8('blackstone-castle/7 1.2.3-beta')])
  expect(readGreeting(greetingBytes({ talk: 7, app: '1.2.3-beta' }))).toEqual({ talk: 7, app: '1.2.3-beta' })
  for (const other of ['', 'blackstone-castle/1', 'black-castle/1 2', `blackstone-castle/1 ${'x'.repeat(41)}`, '<b>'])
    expect(readGreeting(strToU8(other))).toBeNull()
  expect([isCompatible(OURS, { talk: 1, app: '9' }), isCompatible(OURS, { talk: 2, app: '0.4.0' })]).toEqual([
    true,
    false,
  ])
})

test('what a phone understands besides stands after the version, where an earlier app reads it as a part of that', () => {
  const more = { talk: 7, app: '1.2.3-beta', extras: 1 }
  expect([...greetingBytes(more)]).toEqual([...strToU8('blackstone-castle/7 1.2.3-beta+1')])
  expect(readGreeting(greetingBytes(more))).toEqual(more)
  expect(readGreeting(strToU8('blackstone-castle/7 1.2.3+build'))).toEqual({ talk: 7, app: '1.2.3+build' })
  expect(isCompatible(more, { talk: 7, app: '1.2.3-beta' })).toBe(true)
})

test('frames follow the greeting, also those sent before it was answered', async () => {
  const [a, b] = createMemoryChannels()
  const firstEnd = openEnd(a)
  firstEnd.conversation.say('early')
  await settle()
  const secondEnd = openEnd(b)
  secondEnd.conversation.say('back')
  await settle()
  expect(firstEnd.events).toEqual(['begun', 'back'])
  expect(secondEnd.events).toEqual(['begun', 'early'])
})

test('phones whose versions do not fit both read the version of the other', async () => {
  const [a, b] = createMemoryChannels()
  const [older, newer] = [openEnd(a), openEnd(b, { talk: 2, app: '9.9.9' })]
  await settle()
  expect(older.events).toEqual([{ version: { talk: 2, app: '9.9.9' } }])
  expect(newer.events).toEqual([{ version: OURS }])
  expect(a.state()).toBe('open')
  older.conversation.close()
  expect(a.state()).toBe('closed')
})

test('unreadable bytes close the carrier, and nothing after them is received', async () => {
  for (const wrong of [[strToU8('GET / HTTP/1.1')], [greetingBytes(OURS), Uint8Array.of(0, 1, 2, 3, 4)]]) {
    const [a, b] = createMemoryChannels()
    const { events } = openEnd(a)
    for (const bytes of wrong) b.send(bytes)
    b.send(greetingBytes(OURS))
    await settle()
    expect(events.at(-1)).toBe('unreadable')
    expect(a.state()).toBe('closed')
    expect(events.filter((one) => one === 'begun').length).toBe(wrong.length - 1)
  }
})

test('a closed carrier is reported at both ends, once', async () => {
  const [a, b] = createMemoryChannels()
  const [firstEnd, secondEnd] = [openEnd(a), openEnd(b)]
  await settle()
  a.close()
  a.close()
  await settle()
  expect([firstEnd.events, secondEnd.events]).toEqual([
    ['begun', 'closed'],
    ['begun', 'closed'],
  ])
})
