/** Texts of the lobby: codes letter by letter, arrivals and departures, and the game in one line. */
import { expect, test } from 'vitest'
import type { LobbySeatView } from '#src/ui/table/phones/parts/phoneProps.ts'

// Modules of the screens read the address of the page when they are imported.
await import('#src/text/bundles/leisure.ts')
const { codeGroupsOf, spellCode } = await import('#src/ui/table/phones/parts/spellCode.ts')
const { arrivalTextOf } = await import('#src/ui/table/phones/lobby/LobbySeatList.tsx')
const { optionLine } = await import('#src/ui/table/phones/lobby/LobbyGameCard.tsx')

test('a code is shown in two groups and said letter by letter', () => {
  expect(codeGroupsOf('K7QX9M')).toEqual(['K7Q', 'X9M'])
  expect(spellCode('K7QX9M')).toBe('K 7 Q, X 9 M')
})

const seat = (id: string, name: string, isMine = false): LobbySeatView => ({
  id,
  name,
  isMine,
  isHost: false,
  state: 'here',
})

test('arrivals, departures and an own seat are announced, but not a new name', () => {
  const [ann, bo, own] = [seat('a', 'Ann'), seat('b', 'Bo'), seat('c', 'Cy', true)]
  expect(arrivalTextOf([ann], [ann, bo])).toBe('Bo sat down.')
  expect(arrivalTextOf([ann, bo], [ann])).toBe('Bo left.')
  expect(arrivalTextOf([ann], [bo])).toBe('Bo sat down. Ann left.')
  const joining = { ...own, state: 'joining' } as const
  expect(arrivalTextOf([ann], [ann, joining])).toBe('')
  expect(arrivalTextOf([ann, joining], [ann, own])).toBe('Cy has a seat.')
  expect(arrivalTextOf([ann, own], [ann, { ...own, name: 'Cyd' }])).toBe('')
  expect(arrivalTextOf([ann], [{ ...ann, name: 'Anna', state: 'away' }])).toBe('')
})

test('the line names the goal, the modules in play, and the options that are not default', () => {
  expect(optionLine('kings-quest', {})).toMatch(/^21 points/)
  const parts = { points: 10, families: 'random', intrigue: 'on', assassins: 'off', first: 1 }
  const line = optionLine('kings-quest', parts)
  expect(line).toMatch(/^10 points · /)
  for (const named of ['Families', 'Intrigue', 'Who begins: Seat 2']) expect(line.split(' · ')).toContain(named)
  expect(line).not.toMatch(/Assassins|Household/)
})

test('an unknown mode or option is left out', () => {
  expect(optionLine('no-such-mode', { points: 3 })).toBe('')
  expect(optionLine('kings-quest', { points: 21, noSuchOption: 'on' })).not.toContain('noSuchOption')
})
