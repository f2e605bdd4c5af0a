/** Teaches what several phones at one table say. */
import together from './en.together.ts?compiled'
import { teach } from './t.ts'

teach(together)
