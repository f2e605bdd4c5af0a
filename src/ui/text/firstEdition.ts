/** Teaches what is said of the First Edition when it is first needed. */
import firstEdition from './en.firstEdition.ts?compiled'
import { teach } from './t.ts'

teach(firstEdition)
