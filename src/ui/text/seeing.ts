/** Teaches what happened, who leads and why, and how the game went when it is first needed. */
import seeing from './en.seeing.ts?compiled'
import { teach } from './t.ts'

teach(seeing)
