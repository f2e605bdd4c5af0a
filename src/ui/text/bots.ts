/** Teaches what bots and those who seat them say. */
import bots from './en.bots.ts?compiled'
import { teach } from './t.ts'

teach(bots)
