/** Which game a command is about. */
import { expect, test } from 'vitest'
import { gameArgument } from '../../scripts/gameArgument.mjs'

test('the first word is a game that has a ladder, or the first player', () => {
  expect(gameArgument('ladder/main.ts', ['castlescape', 'captain', 'builder'])).toEqual({
    game: 'castlescape',
    rest: ['captain', 'builder'],
  })
  expect(gameArgument('ladder/main.ts', ['captain', 'spy'])).toEqual({ game: 'blackstone', rest: ['captain', 'spy'] })
  expect(gameArgument('ladder/main.ts', ['../blackstone'])).toMatchObject({ game: 'blackstone' })
  expect(gameArgument('ladder/main.ts', [])).toEqual({ game: 'blackstone', rest: [] })
})
