/** Teaches what the questions of a turn say, and why something cannot be done, when the first question comes. */
import questions from './en.questions.ts?compiled'
import './refusals.ts'
import { teach } from './t.ts'

teach(questions)
