/** Teaches what is said of games that were played: the history, sharing, branching off, statistics. */
import history from './en.history.ts?compiled'
import { teach } from './t.ts'

teach(history)
