/** Teaches what is asked once more before a deed. */
import confirm from './en.confirm.ts?compiled'
import { teach } from './t.ts'

teach(confirm)
