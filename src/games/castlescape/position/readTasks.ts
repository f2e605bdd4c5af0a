/** Things to be done of a position (rules 4 to 8). */
import type { Slot } from '../../../kernel/contract.ts'
import { numbersFrom } from '../../numberLists.ts'
import { faceWithId } from '../cardIds.ts'
import { branchesOf, buyEffectsOf, needsRival, playEffectsOf } from '../cards.ts'
import { GOALS_BEYOND_SEATS } from '../data/numbers.ts'
import { GOAL_FACES } from '../goalsAndContracts.ts'
import { type Guild, sizeOfDeck, type Task } from '../state.ts'
import type { WrittenTask } from './positionSchema.ts'
import { isCard, type PositionReader, readSeat } from './readingHelpers.ts'

interface Zones {
  readonly guilds: readonly Guild[]
  readonly seen: readonly Slot[]
  readonly firstGoalSlot: Slot
}

const NO_BRANCH = -1
const NO_RIVAL = -1

/** Steps after which a game goes on or ends by itself: one of them is the last to be done. */
const LAST_STEPS: readonly WrittenTask['do'][] = ['main', 'nextTurn', 'finalInspection', 'score', 'keep']

/** What follows the choice of Contracts in the set-up (rules 3). */
const restOfSetup = ({ seats }: PositionReader, firstGoalSlot: Slot): readonly Task[] => [
  { do: 'seal', first: firstGoalSlot, faces: GOAL_FACES },
  { do: 'reveal', slots: numbersFrom(firstGoalSlot, seats + GOALS_BEYOND_SEATS), into: 'goals', seat: 0 },
  { do: 'first' },
]

const readEffects = (reader: PositionReader, written: Extract<WrittenTask, { do: 'effects' }>, path: string): Task => {
  const { card, when, branch, rival, at } = written
  const found = faceWithId(card)
  const face = reader.faults.orFault(isCard(found) ? found : null, `${path}.card`, 0)
  const number = branch === undefined ? NO_BRANCH : branch - 1
  const effects = when === 'buy' ? buyEffectsOf(face) : playEffectsOf(face, number)
  const isBranch = when === 'buy' ? branch === undefined : branchesOf(face).includes(number)
  reader.faults.orFault(isBranch ? 0 : null, `${path}.branch`, 0)
  reader.faults.orFault(at < effects.length ? 0 : null, `${path}.at`, 0)
  const isOther = rival !== undefined && rival !== (reader.half.seat ?? 1)
  reader.faults.orFault(isOther === needsRival(effects) ? 0 : null, `${path}.rival`, 0)
  const rivalSeat = rival === undefined ? NO_RIVAL : readSeat(reader, rival, `${path}.rival`)
  return { do: 'effects', face, when, branch: number, rival: rivalSeat, at }
}

const readTask = (reader: PositionReader, written: WrittenTask, path: string, zones: Zones): Task => {
  if (written.do === 'effects') return readEffects(reader, written, path)
  if (!('seat' in written)) {
    const isHeld = 'final' in written && !written.final
    reader.faults.orFault(isHeld && reader.half.marker === 1 ? null : 0, path, 0)
    return written
  }
  const seat = readSeat(reader, written.seat, `${path}.seat`)
  if (written.do === 'keepOne') {
    reader.faults.orFault(written.keep < written.seen ? 0 : null, `${path}.keep`, 0)
    return { do: 'keepOne', seat, slots: zones.seen, keep: written.keep }
  }
  if (written.do === 'showContracts')
    return { do: 'reveal', slots: zones.guilds[seat]?.contracts ?? [], into: 'contracts', seat }
  const { deck } = zones.guilds[seat] ?? { deck: { next: 0, end: 0 } }
  reader.faults.orFault(written.do === 'shuffle' && sizeOfDeck(deck) > 0 ? null : 0, path, 0)
  return { ...written, seat }
}

/** Whether these steps can come one after the other, and lead on. */
const canFollow = (tasks: readonly WrittenTask[]): boolean => {
  const last = tasks.at(-1)
  return (
    tasks.every((task, index) => index === tasks.length - 1 || !['main', 'keep', 'score'].includes(task.do)) &&
    tasks.filter((task) => task.do === 'keepOne').length <= 1 &&
    (last?.do !== 'keep' || tasks.length === 1) &&
    last !== undefined &&
    LAST_STEPS.includes(last.do)
  )
}

/** What is to be done, the next first; without any the turn of the seat. */
export const readTasks = (reader: PositionReader, zones: Zones): readonly Task[] => {
  const written = reader.half.tasks ?? [{ do: 'main' }]
  reader.faults.orFault(canFollow(written) ? 0 : null, 'tasks', 0)
  const tasks = written.map((task, index) => readTask(reader, task, `tasks.${index}`, zones))
  return written[0]?.do === 'keep' ? [...tasks, ...restOfSetup(reader, zones.firstGoalSlot)] : tasks
}
