/** Teaches what is told of deeds when the first of them is done. */
import told from './en.told.ts?compiled'
import { teach } from './t.ts'

teach(told)
