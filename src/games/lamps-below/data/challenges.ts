/** The challenges (rules 4), each with its two ways. Without a test all is in `success`. */
import type { ChallengeCard } from '../cardTypes.ts'

export const CHALLENGES: readonly ChallengeCard[] = [
  {
    id: 'stair',
    a: {
      who: 'one',
      test: 'agility',
      failure: [
        { op: 'deep', n: 1 },
        { op: 'alarm', n: 2 },
      ],
      success: [{ op: 'find', n: 1 }],
      great: [
        { op: 'find', n: 1 },
        { op: 'courage', n: 1 },
      ],
    },
    b: {
      who: 'each',
      success: [
        { op: 'heal', n: 2 },
        { op: 'courage', n: 2 },
      ],
      afterAll: [{ op: 'alarm', n: -4 }],
    },
  },
  {
    id: 'wall',
    a: {
      who: 'one',
      test: 'vitality',
      failure: [
        { op: 'wound', n: 2 },
        { op: 'alarm', n: 2 },
      ],
      success: [{ op: 'find', n: 1 }],
      great: [
        { op: 'find', n: 1 },
        { op: 'alarm', n: -2 },
      ],
    },
    b: { who: 'each', success: [{ op: 'courage', n: 2 }], afterAll: [{ op: 'alarm', n: -6 }] },
  },
  {
    id: 'bones',
    a: {
      who: 'one',
      test: 'agility',
      upTo: 2,
      failure: [
        { op: 'deep', n: 2 },
        { op: 'alarm', n: 3 },
      ],
      success: [{ op: 'find', n: 1 }],
      great: [{ op: 'find', n: 1 }],
    },
    b: {
      who: 'each',
      success: [
        { op: 'heal', n: 2 },
        { op: 'courage', n: 3 },
      ],
    },
  },
  {
    id: 'gallery',
    a: {
      who: 'each',
      test: 'agility',
      failure: [{ op: 'wound', n: 1 }],
      success: [{ op: 'courage', n: 1 }],
      great: [{ op: 'courage', n: 2 }],
      afterAll: [{ op: 'find', n: 1 }],
    },
    b: {
      who: 'one',
      success: [
        { op: 'wound', n: 1 },
        { op: 'find', n: 1 },
        { op: 'courage', n: 2 },
      ],
    },
  },
  {
    id: 'reliquary',
    a: {
      who: 'one',
      test: 'agility',
      failure: [{ op: 'alarm', n: 3 }],
      success: [{ op: 'find', n: 1 }],
      great: [
        { op: 'find', n: 1 },
        { op: 'courage', n: 2 },
      ],
    },
    b: {
      who: 'one',
      success: [
        { op: 'alarm', n: 3 },
        { op: 'find', n: 1 },
      ],
    },
  },
  {
    id: 'shrine',
    a: {
      who: 'each',
      success: [
        { op: 'heal', n: 2 },
        { op: 'ease', n: 2 },
      ],
    },
    b: { who: 'each', success: [{ op: 'courage', n: 3 }] },
  },
  {
    id: 'floor',
    a: {
      who: 'each',
      test: 'defence',
      failure: [{ op: 'wound', n: 1 }],
      success: [],
      great: [{ op: 'courage', n: 1 }],
      afterAll: [{ op: 'find', n: 1 }],
    },
    b: {
      who: 'none',
      success: [
        { op: 'alarm', n: 3 },
        { op: 'find', n: 1 },
      ],
    },
  },
  {
    id: 'bargain',
    a: { who: 'each', success: [{ op: 'deep', n: 1 }], afterAll: [{ op: 'find', n: 2 }] },
    b: {
      who: 'each',
      success: [
        { op: 'ease', n: 1 },
        { op: 'heal', n: 1 },
        { op: 'courage', n: 1 },
      ],
    },
  },
  {
    id: 'barracks',
    a: {
      who: 'one',
      test: 'agility',
      failure: [
        { op: 'deep', n: 1 },
        { op: 'alarm', n: 3 },
      ],
      success: [{ op: 'find', n: 1 }],
      great: [
        { op: 'find', n: 1 },
        { op: 'alarm', n: -2 },
      ],
    },
    b: {
      who: 'each',
      success: [
        { op: 'ease', n: 2 },
        { op: 'courage', n: 2 },
      ],
    },
  },
  {
    id: 'bridge',
    a: {
      who: 'one',
      test: 'agility',
      failure: [
        { op: 'wound', n: 2 },
        { op: 'alarm', n: 2 },
      ],
      success: [{ op: 'find', n: 1 }],
      great: [{ op: 'find', n: 2 }],
    },
    b: {
      who: 'one',
      success: [
        { op: 'wound', n: 1 },
        { op: 'find', n: 1 },
        { op: 'courage', n: 1 },
      ],
    },
  },
  {
    id: 'names',
    a: {
      who: 'each',
      test: 'vitality',
      failure: [{ op: 'courage', n: 1 }],
      success: [
        { op: 'heal', n: 1 },
        { op: 'courage', n: 2 },
      ],
      great: [
        { op: 'heal', n: 2 },
        { op: 'courage', n: 3 },
      ],
    },
    b: {
      who: 'one',
      test: 'vitality',
      failure: [
        { op: 'wound', n: 1 },
        { op: 'alarm', n: 2 },
      ],
      success: [{ op: 'find', n: 1 }],
      great: [
        { op: 'find', n: 1 },
        { op: 'heal', n: 1 },
      ],
    },
  },
  {
    id: 'idol',
    a: {
      who: 'none',
      success: [
        { op: 'alarm', n: 4 },
        { op: 'findBest', n: 3 },
      ],
    },
    b: {
      who: 'each',
      success: [
        { op: 'heal', n: 2 },
        { op: 'courage', n: 3 },
      ],
    },
  },
]
