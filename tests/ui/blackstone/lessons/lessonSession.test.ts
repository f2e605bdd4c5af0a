/**
 * Sessions of lessons: what is allowed in a step, what is said of the rest, what an undo does, and what a rival does.
 */
import { afterEach, expect, test, vi } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { actionChoice } from '#src/ui/blackstone/table/turn/actionChoice.ts'
import { vassalChoices } from '#src/ui/blackstone/table/turn/turnChoices.ts'
import '#src/text/bundles/lessons.ts'
import '#src/text/bundles/sheets.ts'
import '#src/text/blackstone/bundles/screens.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { space } from '../../../games/blackstone/namedActions.ts'
import { act, begin, flip, session } from './openLesson.ts'

afterEach(() => session?.close())

const step = () => session.stepIndex.value

test('an undo takes back the last action and leads back to the step before it', async () => {
  const { view, advance } = await begin('two-faces')
  view.selection.value = { on: 'vassal', space: space('AO') }
  expect(step()).toBe(1)
  await act(session, flip('AO'))
  expect(step()).toBe(2)
  expect(view.now.value.whyNoUndo).toBeNull()
  view.undo()
  await expect.poll(step).toBe(0)
  expect(view.now.value.court.wizards).toBe(2)
  // From there it goes on as at first, to the end.
  view.selection.value = { on: 'vassal', space: space('AO') }
  await act(session, flip('AO'))
  advance()
  await act(session, flip('CN'))
  await expect.poll(step).toBe(4)
})

test('what is laid down again is asked for again', async () => {
  const { view } = await begin('two-faces')
  view.selection.value = { on: 'vassal', space: space('AO') }
  expect(step()).toBe(1)
  view.selection.value = { on: 'nothing' }
  expect(step()).toBe(0)
  view.selection.value = { on: 'vassal', space: space('AO') }
  await act(session, flip('AO'))
  expect(step()).toBe(2)
})

test('a step of several actions is left for no other when one of them is taken back', async () => {
  const { view } = await begin('slide-and-swap')
  view.selection.value = { on: 'vassal', space: space('AO') }
  await act(session, { kind: 'slide', from: space('AO'), to: space('AT') })
  await act(session, { kind: 'swap', a: space('CN'), b: space('KN') })
  await act(session, { kind: 'slide', from: space('AT'), to: space('AS') })
  expect(step()).toBe(3)
  view.undo()
  await expect.poll(() => view.now.value.court.knights).toBe(3)
  expect(step()).toBe(3)
})

test('what a step does not allow looks so without a word, and one line answers a touch', async () => {
  const { view } = await begin('two-faces')
  const at = { view, now: view.now.value }
  const choices = view.extensions.adjustChoices(at, space('LT'), vassalChoices(view, at.now, space('LT')))
  expect(choices.map(({ id, isDimmed, reason, hint }) => [id, isDimmed, reason, hint])).toEqual([
    ['flip', true, undefined, undefined],
    ['retain', true, undefined, undefined],
  ])
  choices[0]?.onPress()
  await expect.poll(() => view.refusal.value).toBe('Do what the coach says first.')
  view.clearRefusal()
  view.confirmAndPropose(flip('LT'))
  await expect.poll(() => view.refusal.value).toBe('Do what the coach says first.')
})

test('a button of the rules that the step does not allow is dimmed; one that it allows is not', async () => {
  const { view } = await begin('completing')
  const choiceOf = (action: Action) => actionChoice(view, view.now.value, action, { id: 'any', label: 'Any' })
  expect(choiceOf({ kind: 'endWork' })).toMatchObject({ isDimmed: true })
  expect(choiceOf(flip('BS')).isDimmed).toBeUndefined()
})

test('in the last lesson a vassal is marked, the rival flips it, and the learner is paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 })
  try {
    const { view, advance } = await begin('intrigue')
    advance()
    view.endTurn([])
    await expect.poll(step).toBe(2)
    const mark = view.now.value.legalActions.find(({ kind }) => kind === 'agents')
    expect(view.now.value.legalActions.some(({ kind }) => kind === 'skip')).toBe(false)
    if (mark) await act(session, mark)
    await expect.poll(step, { timeout: 20_000 }).toBe(4)
    expect(view.now.value.legalActions.map(({ kind }) => kind)).toContain('reward')
    const reward = view.now.value.legalActions.find(({ kind }) => kind === 'reward')
    if (reward) await act(session, reward)
    await expect.poll(step).toBe(5)
    expect(view.now.value.court.knights).toBeGreaterThan(0)
  } finally {
    vi.useRealTimers()
  }
})
