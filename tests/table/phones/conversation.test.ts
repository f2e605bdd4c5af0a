import { strToU8 } from 'fflate'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Carrier, memoryCarriers } from '../../../src/table/phones/carrier.ts'
import { fits, greetingOf, readGreeting } from '../../../src/table/phones/greeting.ts'
import { type Ended, talkOver } from '../../../src/table/phones/talk.ts'
import { FROM_GUEST } from '../../../src/table/room/wire.ts'

const OURS = { talk: 1, app: '0.4.0' }
const quiet = () => new Promise((resolve) => setTimeout(resolve))

/** One end, with what it was told. */
const ears = (carrier: Carrier, version = OURS) => {
  const told: (string | Ended)[] = []
  const talk = talkOver<string, string>(carrier, version, v.string(), FROM_GUEST, {
    begun: () => told.push('begun'),
    heard: (frame) => told.push(frame),
    ended: (why) => told.push(why),
  })
  return { talk, told }
}

test('the greeting is plain letters whose layout never changes', () => {
  expect([...greetingOf({ talk: 7, app: '1.2.3-beta' })]).toEqual([...strToU8('blackstone-castle/7 1.2.3-beta')])
  expect(readGreeting(greetingOf({ talk: 7, app: '1.2.3-beta' }))).toEqual({ talk: 7, app: '1.2.3-beta' })
  for (const other of ['', 'blackstone-castle/1', 'black-castle/1 2', `blackstone-castle/1 ${'x'.repeat(41)}`, '<b>'])
    expect(readGreeting(strToU8(other))).toBeNull()
  expect([fits(OURS, { talk: 1, app: '9' }), fits(OURS, { talk: 2, app: '0.4.0' })]).toEqual([true, false])
})

test('frames follow the greeting, also those that were said before it was answered', async () => {
  const [a, b] = memoryCarriers()
  const one = ears(a)
  one.talk.say('early')
  await quiet()
  const other = ears(b)
  other.talk.say('back')
  await quiet()
  expect(one.told).toEqual(['begun', 'back'])
  expect(other.told).toEqual(['begun', 'early'])
})

test('phones whose versions do not fit both read the version of the other', async () => {
  const [a, b] = memoryCarriers()
  const [old, young] = [ears(a), ears(b, { talk: 2, app: '9.9.9' })]
  await quiet()
  expect(old.told).toEqual([{ version: { talk: 2, app: '9.9.9' } }])
  expect(young.told).toEqual([{ version: OURS }])
  expect(a.state()).toBe('open')
  old.talk.close()
  expect(a.state()).toBe('closed')
})

test('what cannot be read closes the carrier, and nothing after it is heard', async () => {
  for (const wrong of [[strToU8('GET / HTTP/1.1')], [greetingOf(OURS), Uint8Array.of(0, 1, 2, 3, 4)]]) {
    const [a, b] = memoryCarriers()
    const { told } = ears(a)
    for (const bytes of wrong) b.send(bytes)
    b.send(greetingOf(OURS))
    await quiet()
    expect(told.at(-1)).toBe('unreadable')
    expect(a.state()).toBe('closed')
    expect(told.filter((one) => one === 'begun').length).toBe(wrong.length - 1)
  }
})

test('a carrier that is closed is told at both ends, once', async () => {
  const [a, b] = memoryCarriers()
  const [one, other] = [ears(a), ears(b)]
  await quiet()
  a.close()
  a.close()
  await quiet()
  expect([one.told, other.told]).toEqual([
    ['begun', 'closed'],
    ['begun', 'closed'],
  ])
})
