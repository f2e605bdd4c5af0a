/** Teaches what is said when one of several drawn tasks is kept. */
import keeping from './en.keeping.ts?compiled'
import { teach } from './t.ts'

teach(keeping)
