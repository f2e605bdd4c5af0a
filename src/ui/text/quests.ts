/** Teaches what is said of the Queen's and the Wizard's Quest when it is first needed. */
import quests from './en.quests.ts?compiled'
import { teach } from './t.ts'

teach(quests)
