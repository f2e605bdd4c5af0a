/** Teaches what Home says to whoever has played before. */
import goOn from './en.goOn.ts?compiled'
import { teach } from './t.ts'

teach(goOn)
