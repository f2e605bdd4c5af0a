/** Teaches what is said of Assassins and Saboteurs, wild vassals, Knight-Wizard cards, guards, the board refresh when it is first needed. */
import pieces from './en.pieces.ts?compiled'
import { teach } from './t.ts'

teach(pieces)
