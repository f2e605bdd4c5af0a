/** Teaches the names of modes and options when a screen that speaks of them first comes. */
import modes from './en.modes.ts?compiled'
import { teach } from './t.ts'

teach(modes)
