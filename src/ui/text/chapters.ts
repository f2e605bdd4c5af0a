/** Teaches the chapters' sentences when the first chapter comes. */
import chapters from './en.chapters.ts?compiled'
import { teach } from './t.ts'

teach(chapters)
