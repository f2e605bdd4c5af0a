/** Adds the app's messages for the pages of the rules. */
import rulebook from '../en/rulebook.ts?compiled'
import { addMessages } from '../t.ts'

addMessages(rulebook)
