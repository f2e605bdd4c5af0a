import { expect, test } from 'vitest'
import { keepNames } from '../../scripts/peerIdSecrets.mjs'

const DAY = 24 * 3_600_000

/** Names of a server, by a clock that the test advances; those of `here` belong to phones that are there. */
const namesAt = (...here: readonly string[]) => {
  const clock = { now: 7_000_000 }
  const names = keepNames(
    () => clock.now,
    (name) => here.includes(name),
  )
  const wait = (ms: number): void => {
    clock.now += ms
    names.forgetOld()
  }
  return { ...names, wait, isKept: (name: string): boolean => !names.mayHave(name, 'of a stranger') }
}

test('a name is kept for who took it for eight days after its phone has gone, and as long as that is there', () => {
  const names = namesAt('stays')
  for (const name of ['goes', 'stays']) names.keep(name, `of ${name}`, null)
  names.wait(5 * DAY)
  names.leave('goes')
  names.wait(8 * DAY - 1)
  expect(['goes', 'stays'].map(names.isKept)).toEqual([true, true])
  expect(names.mayHave('goes', 'of goes')).toBe(true)
  names.wait(1)
  expect(['goes', 'stays'].map(names.isKept)).toEqual([false, true])
})

test('of one address 500 names are kept: it takes no place from another, and none from phones that are there', () => {
  const names = namesAt('here')
  names.keep('far', 's', '192.0.2.1')
  for (const name of ['here', 'gone first', 'gone next']) names.keep(name, 's', '192.0.2.2')
  for (let nth = 0; nth < 498; nth++) names.keep(`flood ${nth}`, 's', '192.0.2.2')
  const known = ['far', 'here', 'gone first', 'gone next', 'flood 0', 'flood 497']
  expect(known.map(names.isKept)).toEqual([true, true, false, true, true, true])
})

test('all together keep 50,000 names, and the one that was of no use for longest makes room', () => {
  const names = namesAt()
  for (let nth = 0; nth < 50_000; nth++) names.keep(`name ${nth}`, 's', `address ${nth}`)
  names.leave('name 0')
  names.keep('one more', 's', null)
  expect(['name 0', 'name 1', 'name 2', 'one more'].map(names.isKept)).toEqual([true, false, true, true])
})

test('names that are longer than those of the app take no memory', () => {
  const names = namesAt()
  names.keep('x'.repeat(81), 's', null)
  names.keep('y'.repeat(80), 's', null)
  expect(['x'.repeat(81), 'y'.repeat(80)].map(names.isKept)).toEqual([false, true])
})
