/** The rats deck in its three difficulties: how many of each card, 25 in all (rules 4.4). */
export const RATS = {
  easy: { one: 7, two: 5, three: 2, cat: 4, duchess: 4, plague: 3 },
  normal: { one: 6, two: 5, three: 3, cat: 4, duchess: 4, plague: 3 },
  hard: { one: 6, two: 5, three: 4, cat: 4, duchess: 3, plague: 3 },
} as const
