/** Teaches what is said of their choice, their extra moves, and what they do when it is first needed. */
import families from './en.families.ts?compiled'
import { teach } from './t.ts'

teach(families)
