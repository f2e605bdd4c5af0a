/** Teaches why things cannot be done, to the first screen that may have to say so. */
import refusals from './en.refusals.ts?compiled'
import { teach } from './t.ts'

teach(refusals)
