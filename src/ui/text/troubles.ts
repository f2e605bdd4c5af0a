/** Teaches what can be wrong with games and storage, when something is. */
import troubles from './en.troubles.ts?compiled'
import { teach } from './t.ts'

teach(troubles)
