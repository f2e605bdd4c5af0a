/** Lesson on the market, the deck and the Back Alley. The bought card is in the next hand: five cards are all there are. */
import type { Lesson } from '../lesson.ts'

export const lesson: Lesson = {
  position: {
    site: [
      ...['.............', '.............', '.............', '.............'],
      ...['......#......', '......#......', '......##.....'],
      ...['.............', '.............', '.............', '.............', '.............', '.............'],
    ],
    hidden: { hands: [['market-stall', 'market-stall', 'craftsmans-shop', 'clumsy-thief']], decks: [[]] },
  },
  steps: [
    { does: ['play *'], until: { gold: 6 } },
    { does: ['buy ramparts'] },
    { does: ['end'] },
    {},
    { rival: ['end'] },
    { does: ['play ramparts', 'build *'], until: { walls: 7 } },
  ],
}
