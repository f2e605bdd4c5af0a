/** Teaches where the games are kept. */
import storage from './en.storage.ts?compiled'
import { teach } from './t.ts'

teach(storage)
