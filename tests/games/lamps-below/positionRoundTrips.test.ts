/** Positions of random games: what is written is read again as the same position, and played on alike. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { formatAction } from '../../../src/games/lamps-below/notation/formatAction.ts'
import { writePosition } from '../../../src/games/lamps-below/position/writePosition.ts'
import type { State } from '../../../src/games/lamps-below/state.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { atRandom, busy } from './players.ts'
import { newGame, type Table, tableFrom } from './testTable.ts'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan']

const documentOf = (t: Table) => writePosition(t.dealerView(), NAMES.slice(0, t.state.setting.seats))

/** Whether all cards of the game are where they can be seen, or in a deck. */
const cardsOf = ({ company, gone, card, hall, path, groupCards, finds, tasks }: State): number =>
  [...company.flatMap((explorer) => [...explorer.finds, ...explorer.newFinds]), ...gone].length +
  (card < 0 ? 0 : 1) +
  (hall?.groups.length ?? 0) +
  tasks.reduce((sum, task) => sum + (task.do === 'take' ? task.faces.length : 0), 0) +
  [path, groupCards, finds].reduce((sum, { next, end }) => sum + end - next, 0)

const SETTINGS = [
  [1, 1],
  [1, 3],
  [2, 2],
  [2, 3],
  [3, 4],
  [4, 4],
] as const

describe.each(SETTINGS)('%i seats with %i explorers', (seats, explorers) => {
  test.each([1, 2, 3, 4])('seed %i: every eleventh position is read as it was written', (seed) => {
    const below = numbersFrom(seed)
    const choose = seed % 2 === 0 ? busy : atRandom
    const t = newGame(seats, { explorers, company: seed > 2 ? 'chance' : 'chosen', leader: 'chance' }).deal()
    const all = cardsOf(t.state)
    for (let decided = 0; !t.outcome && decided < 400; decided++) {
      const legal = game.legal(t.view(t.awaited - 1))
      if (decided % 11 === 0) {
        const document = documentOf(t)
        const again = tableFrom(JSON.parse(JSON.stringify(document))).deal()
        expect(documentOf(again)).toEqual(document)
        expect(again.legal()).toEqual(t.legal())
      }
      t.do(formatAction(t.state, choose(legal, below)))
      if (!t.outcome) expect(cardsOf(t.state)).toBe(all)
    }
  })
})
