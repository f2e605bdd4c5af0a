import book from '../../../games/blackstone/RULES.md?rulebook'
import { indexRulebook } from '../../parts/rules/rulebookIndex.ts'

export const RULEBOOK = indexRulebook(book)
