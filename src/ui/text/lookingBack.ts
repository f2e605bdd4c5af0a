/** Teaches what is said where games are shared, branched off and counted. */
import lookingBack from './en.lookingBack.ts?compiled'
import { teach } from './t.ts'

teach(lookingBack)
