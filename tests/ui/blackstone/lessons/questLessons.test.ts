/** The lesson of each quest, played to its end by what its steps allow. */
import { afterEach, expect, test, vi } from 'vitest'
import { card } from '#src/games/blackstone/card.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { formatAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { parseSpace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { questLessons } from '#src/text/blackstone/en/learn/questLessons.ts'
import { type BlackstoneLessonSession, beginLesson } from '#src/ui/blackstone/lessons/lessonSession.tsx'
import { COURSE, type LessonWithId } from '#src/ui/blackstone/lessons/lessons.ts'
import { lessonNumber } from '#src/ui/blackstone/lessons/lessonTexts.ts'
import { loadQuestLesson, QUEST_LESSONS } from '#src/ui/blackstone/lessons/loadQuestLesson.ts'
import '#src/text/bundles/sheets.ts'

let session: BlackstoneLessonSession | undefined
afterEach(() => {
  session?.close()
  session = undefined
  vi.useRealTimers()
})

const begin = async (lesson: LessonWithId): Promise<BlackstoneLessonSession> => {
  session = await beginLesson(lesson)
  return session
}

/** Picks up the space or the task that a step names. */
const pickUp = ({ view }: BlackstoneLessonSession, what: string): void => {
  const { scene, court, state } = view.now.value
  const space = parseSpace(what)
  const slots = [...court.hand, ...(state.quest?.offer ?? [])]
  const slot = slots.find((candidate) => visibleTaskIn(scene, candidate)?.id === what)
  view.selection.value = space === null ? { on: 'task', slot: slot ?? -1 } : { on: 'vassal', space }
}

/** Does what is written; it must be among what the step allows. */
const act = async ({ view }: BlackstoneLessonSession, notation: string): Promise<void> => {
  const { scene, legalActions } = view.now.value
  const written = legalActions.map((action) => formatAction(scene, action))
  expect(written).toContain(notation)
  const action = legalActions[written.indexOf(notation)]
  if (action) view.confirmAndPropose(action)
  await expect.poll(() => view.now.value.isPending).toBe(false)
}

/** What the learner does in the steps that ask for something, in order; what is picked up and read follows from the steps. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  solo: ['G01 BS LO=westie', '.'],
  coop: ['N AS-LS', 'N LS-BS', '.', 'G14 KT CN=westie'],
  'puzzle-master': ['N westie x1', 'N LT!-', 'W KN~KE'],
  'queens-quest': ['take 2', 'use M17 AO:1 -', 'N CS-CT', 'use M01 CT:1 -'],
  'wizards-quest': ['lay M17 Ls/De:AO -', 'lay M05 Ds/Me:AN Pc/Ly:KO'],
  advanced: ['N LO-LT'],
  'first-edition': ['CT@', 'M01 CT BO/Me,Ps', 'decks K,M', 'keep', '.'],
}

/** Takes what is written as the beginning of the first legal action, so that unknown cards need no name. */
const complete = ({ view }: BlackstoneLessonSession, beginning: string): string => {
  const { scene, legalActions } = view.now.value
  const written = legalActions.map((action) => formatAction(scene, action))
  return (
    written.find((notation) => notation === beginning) ?? written.find((one) => one.startsWith(beginning)) ?? beginning
  )
}

test.each(QUEST_LESSONS)('the lesson of %s is taken by what its steps ask for', async (id) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 })
  const lesson = await loadQuestLesson(id)
  const current = await begin(lesson)
  const rest = [...(DONE[id] ?? [])]
  const { stepIndex } = current
  while (stepIndex.value < lesson.steps.length) {
    const at = stepIndex.value
    const step = lesson.steps[at]
    if (step?.rival) await expect.poll(() => stepIndex.value, { timeout: 30_000 }).toBe(at + 1)
    else if (step?.picks) pickUp(current, step.picks)
    else if (!step?.does) current.advance()
    else await act(current, complete(current, rest.shift() ?? ''))
  }
  expect(rest).toEqual([])
})

test('every mode but the King’s Quest, which the course teaches, has a lesson of three to six steps', async () => {
  const modes = card.modes.map(({ id }) => id).filter((id) => id !== 'kings-quest')
  expect(QUEST_LESSONS).toEqual(modes)
  for (const id of QUEST_LESSONS) {
    const { steps } = await loadQuestLesson(id)
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(steps.length).toBeLessThanOrEqual(6)
    const keys = [...steps.map((_, index) => `lesson.${id}.${index + 1}`), `lesson.${id}.end`]
    expect(Object.keys(questLessons).filter((key) => key.startsWith(`lesson.${id}.`))).toEqual(keys)
  }
})

test('it is called by its mode, and is none of the course', async () => {
  const lesson = await loadQuestLesson('queens-quest')
  expect(lessonNumber(lesson)).toBe("Queen's Quest")
  expect(COURSE.map(({ id }) => id)).not.toContain('queens-quest')
})
