/** Hints of the coach in a first game. */
import { afterEach, expect, test } from 'vitest'
import { coachHintOf } from '#src/ui/blackstone/lessons/gameCoachHints.ts'
import { coachGame, isGameCoached, isHintGiven, markHintGiven } from '#src/ui/blackstone/lessons/storedCoachedGame.ts'
import type { BlackstoneTableProps } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import '#src/text/bundles/lessons.ts'
import '#src/text/bundles/sheets.ts'
import '#src/text/blackstone/bundles/screens.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { act, begin, flip, session } from './openLesson.ts'

afterEach(() => session?.close())

test('the coach gives each hint once, the most urgent first, in one game alone', async () => {
  const { view } = await begin('completing')
  const hint = () => coachHintOf({ view, now: view.now.value } as BlackstoneTableProps)
  coachGame('this')
  expect([isGameCoached('this'), isGameCoached('that')]).toEqual([true, false])
  expect(hint()).toBe('task')
  markHintGiven('task')
  expect(isHintGiven('task')).toBe(true)
  await act(session, flip('BS'))
  // Both halves are met now, and no token is left.
  expect(hint()).toBe('complete')
  markHintGiven('complete')
  expect(hint()).toBe('spent')
  coachGame('that')
  expect(isHintGiven('task')).toBe(false)
})

test('the coach warns of tokens that would go back', async () => {
  const { view } = await begin('slide-and-swap')
  coachGame('this')
  expect(view.now.value.court.knights).toBe(4)
  expect(coachHintOf({ view, now: view.now.value } as BlackstoneTableProps)).toBe('limits')
})
