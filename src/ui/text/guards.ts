/** Teaches what is said of guards when they first come into play. */
import guards from './en.guards.ts?compiled'
import { teach } from './t.ts'

teach(guards)
