/** Teaches names and emblems of the people who play here. */
import emblems from './en.emblems.ts?compiled'
import { teach } from './t.ts'

teach(emblems)
