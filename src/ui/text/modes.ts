/** Teaches what modes are like when a screen that speaks of them first comes. */
import modes from './en.modes.ts?compiled'
import { teach } from './t.ts'

teach(modes)
