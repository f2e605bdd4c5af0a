/** Teaches what is said of wild vassals when they first come into play. */
import wild from './en.wild.ts?compiled'
import { teach } from './t.ts'

teach(wild)
