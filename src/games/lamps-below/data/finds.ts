/** The finds (rules 10). */
import type { FindCard } from '../cardTypes.ts'

export const FINDS: readonly FindCard[] = [
  { id: 'page', kind: 'page', points: 0, count: 12 },
  { id: 'flask', kind: 'relic', points: 1, count: 2, use: [{ op: 'heal', n: 2 }] },
  { id: 'egg', kind: 'relic', points: 1, count: 2, use: [{ op: 'strike', n: 2, doors: 1 }] },
  { id: 'salve', kind: 'relic', points: 2, count: 2, use: [{ op: 'healDeep', n: 1 }] },
  { id: 'chessman', kind: 'relic', points: 2, count: 2 },
  { id: 'clapper', kind: 'relic', points: 2, count: 2 },
  { id: 'crown', kind: 'relic', points: 3, count: 2 },
]
