/** The explorers (rules 8). What a person reads of them are sentences of the catalogue. */
import type { ExplorerCard } from '../cardTypes.ts'

export const EXPLORERS: readonly ExplorerCard[] = [
  {
    id: 'marn',
    move: 2,
    defence: 6,
    agility: 12,
    vitality: 8,
    weapons: [
      { id: 'knives', cost: 2, near: 8, mid: 6, far: 0 },
      { id: 'pin', cost: 4, near: 12, mid: 0, far: 0 },
    ],
    special: 'picklock',
    vow: { count: 'relicsBySearch', n: 3 },
  },
  {
    id: 'callow',
    move: 2,
    defence: 8,
    agility: 6,
    vitality: 12,
    weapons: [
      { id: 'staff', cost: 2, near: 8, mid: 0, far: 0 },
      { id: 'glare', cost: 4, near: 8, mid: 8, far: 0 },
    ],
    special: 'mend',
    vow: { count: 'woundsHealed', n: 4 },
  },
  {
    id: 'hesper',
    move: 2,
    defence: 6,
    agility: 8,
    vitality: 8,
    weapons: [
      { id: 'sparks', cost: 2, near: 6, mid: 6, far: 0 },
      { id: 'slag', cost: 4, near: 8, mid: 8, far: 0, room: true },
    ],
    special: 'fan',
    vow: { count: 'slain', n: 5 },
  },
  {
    id: 'winder',
    move: 1,
    defence: 12,
    agility: 6,
    vitality: 6,
    weapons: [
      { id: 'ram', cost: 2, near: 12, mid: 0, far: 0 },
      { id: 'bolt', cost: 4, near: 0, mid: 8, far: 8 },
    ],
    special: 'plate',
    vow: { count: 'attacksLessened', n: 5 },
  },
  {
    id: 'rook',
    move: 2,
    defence: 6,
    agility: 8,
    vitality: 6,
    weapons: [
      { id: 'knife', cost: 2, near: 6, mid: 0, far: 0 },
      { id: 'hawk', cost: 3, near: 0, mid: 8, far: 12 },
    ],
    special: 'hawk',
    vow: { count: 'elitesSlain', n: 2 },
  },
  {
    id: 'fenna',
    move: 3,
    defence: 8,
    agility: 12,
    vitality: 6,
    weapons: [
      { id: 'hooks', cost: 2, near: 8, mid: 0, far: 0 },
      { id: 'line', cost: 4, near: 0, mid: 8, far: 0 },
    ],
    special: 'slip',
    vow: { count: 'searches', n: 3 },
  },
]
