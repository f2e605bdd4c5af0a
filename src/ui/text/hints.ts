/** Teaches what hints say. */
import hints from './en.hints.ts?compiled'
import { teach } from './t.ts'

teach(hints)
