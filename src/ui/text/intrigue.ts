/** Teaches what is said of where markers go, what they bring, and what is told of them when it is first needed. */
import intrigue from './en.intrigue.ts?compiled'
import { teach } from './t.ts'

teach(intrigue)
