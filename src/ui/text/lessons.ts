/** Teaches the words of the lessons to their screens. */
import lessons from './en.lessons.ts?compiled'
import { teach } from './t.ts'

teach(lessons)
