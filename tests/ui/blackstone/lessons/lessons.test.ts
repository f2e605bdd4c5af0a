/** Lessons of the course: their numbers and their order. */
import { expect, test } from 'vitest'
import { COURSE, lessonAfter, nextLesson } from '#src/ui/blackstone/lessons/lessons.ts'
import { lessonNumber } from '#src/ui/blackstone/lessons/lessonTexts.ts'
import '#src/text/bundles/lessons.ts'
import '#src/text/bundles/sheets.ts'
import '#src/text/blackstone/bundles/screens.ts'
import '#src/text/blackstone/bundles/turn.ts'

test('a lesson says which of the course it is; a lesson of another mode is none of them', () => {
  expect(COURSE.map(lessonNumber)[1]).toBe('Lesson 2 of 6: Slide and swap')
  expect(COURSE).toHaveLength(6)
  expect(nextLesson()?.id).toBe('two-faces')
  expect(lessonAfter('completing')?.id).toBe('retain-and-limits')
  expect(lessonAfter('intrigue')).toBeNull()
  expect(lessonAfter('nothing')).toBeNull()
})
