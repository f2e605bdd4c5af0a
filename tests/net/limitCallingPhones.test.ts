import { expect, test } from 'vitest'
import { createCallingPhones } from '../../src/net/limitCallingPhones.ts'

const openSwitchboard = () => {
  let now = 0
  const closed: string[] = []
  const phones = createCallingPhones<{ readonly name: string; close(): void }>(() => now)
  const call = (name: string, sender: string) => {
    const connection = { name, close: () => void closed.push(name) }
    phones.add(connection, sender)
    return connection
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { phones, call, wait, closed }
}

test('[P20] the third connection of one phone closes its first, and nobody else’s', () => {
  const { call, closed } = openSwitchboard()
  call('other', 'bo')
  for (const name of ['first', 'second', 'third']) call(name, 'eve')
  expect(closed).toEqual(['first'])
})

test('[P20] eight strangers connect at once: the next closes the one that began first, and no seat or open channel', () => {
  const { phones, call, closed } = openSwitchboard()
  phones.markSeated('ann')
  call('seat', 'ann')
  phones.markOpen(call('open', 'bo'))
  for (let nth = 0; nth < 12; nth++) call(`stranger ${nth}`, `eve ${nth}`)
  expect(closed).toEqual(['stranger 0', 'stranger 1', 'stranger 2', 'stranger 3'])
})

test('[P20] a stranger connects 30 times a minute, a phone with a seat as often as it has to', () => {
  const { phones, wait } = openSwitchboard()
  phones.markSeated('ann')
  const admitted = (sender: string) => Array.from({ length: 40 }, () => phones.canCall(sender)).filter(Boolean).length
  expect([admitted('eve'), admitted('ann'), admitted('bo')]).toEqual([30, 40, 30])
  wait(60_000)
  expect(admitted('eve')).toBe(30)
})
