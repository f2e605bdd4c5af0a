/** Names of bots: by their level, in the seats of people, on several phones. */
import { expect, test } from 'vitest'
import {
  namesWithBotsOfPhones,
  namesWithTakenSeats,
  seatNamesForPlayer,
  seatNamesOf,
  uniqueBotName,
} from '#src/ui/table/bots/botNames.ts'
import type { Levels } from '#src/ui/table/bots/botSeats.ts'

test('bots are named by their level, and by a number where there are several', () => {
  expect(seatNamesOf(['Ann', '', ''], ['', 'spy', 'scout'])).toEqual(['Ann', 'Odo', 'Pip'])
  expect(seatNamesOf(['', '', '', 'Bo'], ['', 'spy', 'spy', 'spy'])).toEqual(['Player 1', 'Odo 2', 'Odo 3', 'Bo'])
  expect(seatNamesOf(['Ann', 'ann', 'Pip', ''], ['', '', '', 'scout'])).toEqual(['Ann', 'ann 2', 'Pip', 'Pip 2'])
  const seats = [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Pip (bot)' },
  ]
  expect(uniqueBotName('scout', seats)).toBe('Pip 2 (bot)')
  expect(uniqueBotName('scout', seats, 'b')).toBe('Pip (bot)')
})

test('a bot that took over the seat of a person has the name of its character, with a number where that is taken', () => {
  const levels: Levels = new Map([
    [1, 'scout'],
    [2, 'scout'],
  ])
  expect(namesWithTakenSeats(['Ann', 'Ben', 'Pip'], levels, new Set([1]))).toEqual(['Ann', 'Pip 2', 'Pip'])
  // A person plays the seat again.
  expect(namesWithTakenSeats(['Ann', 'Ben', 'Pip'], new Map([[2, 'scout']]), new Set([1]))).toEqual([
    'Ann',
    'Ben',
    'Pip',
  ])
})

test('on several phones a bot in the seat of a person is “A bot”; bots of the lobby keep their names, in any language', () => {
  const names = ['Ann', 'Pip (Bot)', 'Odo（电脑）', 'Bo']
  expect(namesWithBotsOfPhones(names, [1, 2, 3])).toEqual(['Ann', 'Pip (Bot)', 'Odo（电脑）', 'A bot'])
})

test('whoever sets up a game for one person is called You there, and by the number of the seat in the record', () => {
  expect(seatNamesForPlayer(['', ''], ['', 'scout'])).toEqual(['You', 'Pip'])
  expect(seatNamesForPlayer(['', ''], ['', ''])).toEqual(['Player 1', 'Player 2'])
  expect(seatNamesForPlayer(['Ann', ''], ['', 'scout'])).toEqual(['Ann', 'Pip'])
  expect(seatNamesOf(['', ''], ['', 'scout'])).toEqual(['Player 1', 'Pip'])
})
