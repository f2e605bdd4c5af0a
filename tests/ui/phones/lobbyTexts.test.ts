/** What the lobby says: codes letter by letter, who came and went, and what is played in a line. */
import { expect, test, vi } from 'vitest'
import type { SitterView } from '../../../src/ui/together/props.ts'

// The parts of the screens ask for the address of the page as soon as they are fetched.
vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)
await import('../../../src/ui/text/together.ts')
const { groupsOf, spelled } = await import('../../../src/ui/together/spelled.ts')
const { newsOf } = await import('../../../src/ui/together/useArrivals.ts')
const { optionLine } = await import('../../../src/ui/together/GameCard.tsx')

test('a code is shown in two groups and said letter by letter', () => {
  expect(groupsOf('K7QX9M')).toEqual(['K7Q', 'X9M'])
  expect(spelled('K7QX9M')).toBe('K 7 Q, X 9 M')
})

const seat = (id: string, name: string, mine = false): SitterView => ({ id, name, mine, host: false, state: 'here' })

test('who sits down and who leaves is said, and that an own seat is given, but nothing of a new name', () => {
  const [ann, bo, own] = [seat('a', 'Ann'), seat('b', 'Bo'), seat('c', 'Cy', true)]
  expect(newsOf([ann], [ann, bo])).toBe('Bo sat down.')
  expect(newsOf([ann, bo], [ann])).toBe('Bo left.')
  expect(newsOf([ann], [bo])).toBe('Bo sat down. Ann left.')
  const joining = { ...own, state: 'joining' } as const
  expect(newsOf([ann], [ann, joining])).toBe('')
  expect(newsOf([ann, joining], [ann, own])).toBe('Cy has a seat.')
  expect(newsOf([ann, own], [ann, { ...own, name: 'Cyd' }])).toBe('')
  expect(newsOf([ann], [{ ...ann, name: 'Anna', state: 'away' }])).toBe('')
})

test('a line names the goal, the parts that are played with, and what is not as usual', () => {
  expect(optionLine('kings-quest', {})).toMatch(/^21 points/)
  const parts = { points: 10, families: 'random', intrigue: 'on', assassins: 'off', first: 1 }
  const line = optionLine('kings-quest', parts)
  expect(line).toMatch(/^10 points · /)
  for (const named of ['Families', 'Intrigue', 'Who begins: Seat 2']) expect(line.split(' · ')).toContain(named)
  expect(line).not.toMatch(/Assassins|Household/)
})

test('of a mode or an option that the app does not know nothing is said', () => {
  expect(optionLine('no-such-mode', { points: 3 })).toBe('')
  expect(optionLine('kings-quest', { points: 21, noSuchOption: 'on' })).not.toContain('noSuchOption')
})
