import book from '../../../games/castlescape/RULES.md?rulebook'
import { indexRulebook } from '../../parts/rules/rulebookIndex.ts'
import { RulePicture } from './RulePicture.tsx'

export const RULEBOOK = indexRulebook(book, RulePicture)
