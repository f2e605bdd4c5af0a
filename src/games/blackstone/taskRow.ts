/** How a task card is printed in data/tasks.ts. */

const TASK_TYPES = ['knight', 'wizard', 'king', 'ploy', 'knightWizard'] as const
export type TaskType = (typeof TASK_TYPES)[number]

/** One printed row of data/tasks.ts. */
export type TaskRow = readonly [
  id: string,
  type: TaskType,
  points: number,
  leftSpace: string,
  leftFace: string,
  rightLetters: string,
  rightFace: string,
  cost: string,
]
