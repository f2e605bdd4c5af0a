/**
 * The dogs (rules 2.8): number of each, type of task that adopts one, price of a kill, largest card it kills (rulings
 * 119 to 123).
 */
export const DOGS = {
  jack: { count: 2, task: 'king', knights: 1, wizards: 1, biggest: 3 },
  scottie: { count: 1, task: 'wizard', knights: 0, wizards: 1, biggest: 2 },
  westie: { count: 1, task: 'knight', knights: 1, wizards: 0, biggest: 1 },
} as const
