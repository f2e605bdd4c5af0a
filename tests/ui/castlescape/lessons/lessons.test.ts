/** The lessons of CastleScape, played to their ends by what their steps allow. */
import { afterEach, expect, test, vi } from 'vitest'
import { formatAction } from '#src/games/castlescape/notation/formatAction.ts'
import { lessons as sentences } from '#src/text/castlescape/en/learn/lessons.ts'
import { beginLesson, type CastleLessonSession } from '#src/ui/castlescape/lessons/lessonSession.ts'
import { LESSONS, lessonAfter, lessonNumber, nextLesson } from '#src/ui/castlescape/lessons/lessons.ts'
import '#src/text/bundles/lessons.ts'
import '#src/text/castlescape/bundles/lessons.ts'

let session: CastleLessonSession | undefined
afterEach(() => {
  session?.close()
  session = undefined
  vi.useRealTimers()
})

const begin = async (id: string): Promise<CastleLessonSession> => {
  const lesson = LESSONS.find((candidate) => candidate.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  session = await beginLesson(lesson)
  return session
}

/** Notations of what is offered now. */
const offered = ({ view }: CastleLessonSession): readonly string[] => {
  const { legalActions, visibleState, state } = view.now.value
  const context = { size: state.site.size, faceOf: (slot: number) => visibleState.knownCard(slot)?.face ?? -1 }
  return legalActions.map((action) => formatAction(action, context))
}

const act = async (current: CastleLessonSession, notation: string): Promise<void> => {
  const at = offered(current).indexOf(notation)
  expect(at, `${notation} of ${offered(current)}`).toBeGreaterThanOrEqual(0)
  const action = current.view.now.value.legalActions[at]
  if (action) current.view.propose(action)
  await expect.poll(() => current.view.now.value.isPending).toBe(false)
}

/** Does all of a lesson; what is only read is left, and the rival is waited for. */
const takeLesson = async (id: string, deeds: readonly string[]): Promise<CastleLessonSession> => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 })
  const current = await begin(id)
  const { steps } = LESSONS.find((lesson) => lesson.id === id) ?? { steps: [] }
  const rest = [...deeds]
  const { stepIndex } = current
  while (stepIndex.value < steps.length) {
    const at = stepIndex.value
    const step = steps[at]
    if (step?.rival) await expect.poll(() => stepIndex.value, { timeout: 30_000 }).toBe(at + 1)
    else if (!step?.does) current.advance()
    else await act(current, rest.shift() ?? 'nothing is left to do')
  }
  expect(rest).toEqual([])
  return current
}

const guildsOf = ({ view }: CastleLessonSession) => view.now.value.state.guilds

test('Walls and Baileys: the ring closes, and a Recruit on its ground claims 2 squares for 2 Renown [C4, 3.8]', async () => {
  const deeds = ['play stone-walls', 'build g5', 'build h5', 'play stone-walls', 'build h7', 'build h6']
  const { view } = await takeLesson('walls', deeds)
  expect(view.now.value.state.site.baileys.map(({ claimedBy }) => claimedBy)).toEqual([[0]])
  expect(view.now.value.state.guilds[0]?.renown).toBe(2)
})

test('Recruits and Influence: 1 on the ground and 2 on a Wall are more than the 2 of Pip, for 3 Renown [C4]', async () => {
  const posted = ['play train-apprentice', 'post f6', 'play ladder-crew', 'post d6', 'end']
  const current = await takeLesson('recruits', [...posted, 'play stone-walls', 'build h6', 'build h5'])
  expect(guildsOf(current).map(({ renown }) => renown)).toEqual([3, 0])
})

test('Market and deck: the Thief costs 1 Infamy at the shuffle, and the bought card is in the next hand [9.1]', async () => {
  const plays = ['market-stall', 'market-stall', 'craftsmans-shop', 'clumsy-thief'].map((card) => `play ${card}`)
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 })
  const current = await begin('market')
  for (const notation of plays) await act(current, notation)
  expect(current.view.now.value.state.turn.gold).toBe(6)
  await act(current, 'buy ramparts')
  await act(current, 'end')
  expect(guildsOf(current)[0]?.infamy).toBe(1)
  current.advance()
  await expect.poll(() => current.stepIndex.value, { timeout: 30_000 }).toBe(5)
  expect(offered(current)).toEqual(['play ramparts'])
})

test('The Inspection: Infamy 1 costs the Recruit on the ground, Infamy 2 that on the Wall, and who leads is paid 1', async () => {
  const { view } = await takeLesson('inspection', [
    ...['play back-alley-bribes/2', 'play stone-walls', 'build i5', 'build j5', 'end'],
  ])
  const { guilds, inspections } = view.now.value.state
  expect(inspections).toBe(1)
  expect(guilds.map(({ renown }) => renown)).toEqual([3, 0])
  expect(guilds.map(({ infamy }) => infamy)).toEqual([0, 0])
})

test('what a step does not allow is neither offered nor done', async () => {
  const current = await begin('walls')
  expect(offered(current)).toEqual([])
  current.advance()
  expect(offered(current)).toEqual(['play stone-walls', 'play stone-walls'])
})

test('an undo leads back to the step before it', async () => {
  const current = await begin('walls')
  current.advance()
  await act(current, 'play stone-walls')
  expect(current.stepIndex.value).toBe(2)
  current.view.undo()
  await expect.poll(() => current.stepIndex.value).toBe(1)
})

test('four lessons in their order, each with a sentence for every step and one for its end', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(['walls', 'recruits', 'market', 'inspection'])
  expect(nextLesson()?.id).toBe('walls')
  expect(lessonAfter('walls')?.id).toBe('recruits')
  expect(lessonAfter('inspection')).toBeNull()
  expect(LESSONS.map(lessonNumber)[1]).toBe('Lesson 2 of 4: Recruits and Influence')
  for (const { id, steps } of LESSONS) {
    const keys = ['', ...steps.map((_, index) => `.${index + 1}`), '.end'].map(
      (end) => `castlescape.lesson.${id}${end}`,
    )
    expect(Object.keys(sentences).filter((key) => key.startsWith(`castlescape.lesson.${id}`))).toEqual(keys)
  }
})
