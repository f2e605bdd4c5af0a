import { expect, test } from 'vitest'
import type { LastSetup } from '#src/store/settings.ts'
import { lastCompany, lastLevel, setupFor } from '#src/ui/app/whoPlays/whoPlaysSetup.ts'

const NEW = { lastSetup: null, chosen: {} }
const after = (setup: Partial<LastSetup>) => ({
  lastSetup: { mode: 'kings-quest', options: {}, names: ['Ann', ''], bots: [], several: false, ...setup },
  chosen: { 'kings-quest': { points: 15 } },
})

test('whoever has not played yet meets the easiest bot in a short game', () => {
  expect(lastCompany(NEW)).toBe('alone')
  expect(setupFor(NEW, 'alone', lastLevel(NEW))).toMatchObject({
    ...{ mode: 'kings-quest', names: ['', ''], bots: ['', 'scout'], several: false },
    options: { points: 10 },
  })
})

test('the last game is proposed again: its mode, its options and its people', () => {
  const last = after({ names: ['Ann', 'Bo', 'Cy'] })
  expect(lastCompany(last)).toBe('one')
  const setup = setupFor(last, 'one', 'scout')
  expect(setup).toMatchObject({ names: ['Ann', 'Bo', 'Cy'], bots: ['', '', ''], options: { points: 15 } })
})

test('a bot takes no name of a person, and a person none of a bot', () => {
  expect(setupFor(after({ names: ['Ann', 'Bo'] }), 'alone', 'spy')).toMatchObject({ names: ['Ann', ''] })
  const withBot = after({ names: ['Ann', 'Rex'], bots: ['', 'spy'] })
  expect(lastLevel(withBot)).toBe('spy')
  expect(setupFor(withBot, 'one', 'scout')).toMatchObject({ names: ['Ann', ''], bots: ['', ''] })
})

test('a mode with one seat is played by one person, whoever else is chosen', () => {
  const solo = after({ mode: 'solo', names: ['Ann'] })
  for (const company of ['alone', 'one', 'several'] as const)
    expect(setupFor(solo, company, 'scout'), company).toMatchObject({ names: ['Ann'], bots: [''], several: false })
})
