/** Adds this game's messages for its other screens. */
import { addMessages } from '../../t.ts'
import rules from '../en/rules.ts?compiled'

addMessages(rules)
