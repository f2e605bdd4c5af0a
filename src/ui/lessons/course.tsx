/** How far a learner is in a lesson: the real game on a table that is not kept, where only that is legal which the step is about. */
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../games/blackstone/actions.ts'
import type { Space } from '../../games/blackstone/board.ts'
import { taskSeen, vassalAt } from '../../games/blackstone/insight/sight.ts'
import { makeAction } from '../../games/blackstone/notation/action.ts'
import { makeFace, parseSpace } from '../../games/blackstone/notation/cards.ts'
import { readPosition } from '../../games/blackstone/position/read.ts'
import type { Scene } from '../../games/blackstone/rules/play.ts'
import type { Entry } from '../../kernel/log.ts'
import { refuse } from '../../kernel/result.ts'
import { memoryLogs } from '../../store/memory.ts'
import { openNew } from '../../table/local.ts'
import type { Table } from '../blackstone/game/atHand.ts'
import { castleFor } from '../blackstone/game/castle.ts'
import type { Chapters } from '../blackstone/game/chapter.ts'
import type { Pick } from '../blackstone/game/pick.ts'
import { sit } from '../blackstone/game/sit.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import type { Choice } from '../blackstone/props.ts'
import { nameOfSeat } from '../shell/seatNames.ts'
import { t } from '../text/t.ts'
import type { Step } from './lesson.ts'
import type { Numbered } from './lessons.ts'
import { Ring } from './Ring.tsx'

export interface Course {
  readonly sitting: Sitting
  /** The step that is open, from 0; as many as there are when the lesson is done. */
  readonly at: ReadonlySignal<number>
  /** Leaves a step that is read. */
  goOn(): void
  close(): void
}

const MODE = 'kings-quest'

/** `N *` stands for every action that begins with `N `. */
const fits = (written: string, patterns: readonly string[] = []): boolean =>
  patterns.some((one) => (one.endsWith('*') ? written.startsWith(one.slice(0, -1)) : written === one))

const allowed = (step: Step | undefined, scene: Scene, action: Action): boolean =>
  step !== undefined && fits(makeAction(scene, action), [...(step.does ?? []), ...(step.may ?? [])])

const isHeld = ({ scene }: Now, pick: Pick, what: string): boolean => {
  const space = parseSpace(what)
  if (space !== null) return 'space' in pick && pick.space === space
  return 'slot' in pick && taskSeen(scene, pick.slot)?.id === what
}

const stands = ({ state }: Now, until: NonNullable<Step['until']>): boolean =>
  Object.entries(until).every(([where, who]) => {
    const space = parseSpace(where)
    const vassal = space === null ? null : vassalAt(state, space)
    return vassal !== null && vassal !== 'hidden' && makeFace(vassal.face) === who
  })

/** Buttons for what the step is not about wait. */
const held = (choices: readonly Choice[], { legal }: Now, space: Space): readonly Choice[] =>
  choices.map((choice) =>
    choice.reason || legal.some((one) => one.kind === choice.id && 'space' in one && one.space === space)
      ? choice
      : { ...choice, reason: t('learn.doIt'), onPress: () => undefined },
  )

type MayDo = (scene: Scene, action: Action) => boolean

/** A table of this lesson; nothing of it is kept, and it is dealt the same every time. */
const openTable = async (
  { position }: Numbered,
  mayDo: MayDo,
  chaptersOf: (chapters: Chapters) => Chapters,
): Promise<Table> => {
  const options = { openHands: 'on', ...position.options }
  const document = { ...position, format: 'blackstone-position', version: 1, mode: MODE, options } as const
  const fetched = await castleFor({ mode: MODE, options, position: document })
  const read = readPosition(fetched.game, { ...document, seats: [0, 1].map((seat) => nameOfSeat('', seat)) })
  if (!read.ok) throw new Error(`the lesson cannot be laid: ${JSON.stringify(read.error)}`)
  const { names, hidden } = read.value
  const env = { store: memoryLogs(), random: (bytes: number) => new Uint8Array(bytes) }
  const wanted = { ...read.value.table, names, ...(hidden !== undefined && { hidden }) }
  const opened = await openNew(fetched.game, env, wanted)
  if (!opened.ok) throw new Error(`the lesson cannot be opened: ${JSON.stringify(opened.error)}`)
  const { value: table } = opened
  return {
    ...table,
    ...fetched,
    chapters: chaptersOf(fetched.chapters),
    propose: async (seat, action) =>
      mayDo(fetched.game.sceneOf(table.view(seat)), action) ? table.propose(seat, action) : refuse('learn.doIt'),
  }
}

/** Begins a lesson. Rejects where its rules cannot be fetched. */
export const beginLesson = async (lesson: Numbered): Promise<Course> => {
  const { steps } = lesson
  const at = signal(0)
  const onward = (from: number): void => {
    if (at.value === from) at.value = from + 1
  }
  const mayDo: MayDo = (scene, action) => allowed(steps[at.value], scene, action)
  const table = await openTable(lesson, mayDo, (chapters) => ({
    ...chapters,
    prefers: (scene, legal) => chapters.prefers(scene, legal).filter((action) => mayDo(scene, action)),
    choices: (at, space, usual) => held(chapters.choices(at, space, usual), at.now, space),
    pins: (now, space) => (
      <>
        {chapters.pins(now, space)}
        {steps[at.value]?.at?.some((where) => parseSpace(where) === space) && <Ring />}
      </>
    ),
  }))
  const seated = sit(table)
  seated.openCurtain()
  table.subscribe(({ done }) => {
    const step = steps[at.value]
    const { scene } = seated.now.value
    const isDone = ({ body }: Entry): boolean =>
      body.kind === 'seat' && fits(makeAction(scene, body.action as Action), step?.does)
    if (step && !step.until && done.some(isDone)) onward(at.value)
  })
  const stop = effect(() => {
    const step = steps[at.value]
    const now = seated.now.value
    const isDone = step?.picks ? isHeld(now, seated.pick.value, step.picks) : step?.until && stands(now, step.until)
    if (isDone) onward(at.value)
  })
  return {
    sitting: { ...seated, path: ['learn', lesson.id] },
    at,
    goOn: () => {
      const step = steps[at.value]
      if (step && !step.picks && !step.does) onward(at.value)
    },
    close: () => {
      stop()
      table.close()
    },
  }
}
