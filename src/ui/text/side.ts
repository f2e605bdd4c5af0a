/** Teaches what lies beside the board where there is room. */
import side from './en.side.ts?compiled'
import { teach } from './t.ts'

teach(side)
