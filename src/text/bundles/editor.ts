/** Adds the app's messages for position editors. */
import editor from '../en/editor.ts?compiled'
import { addMessages } from '../t.ts'

addMessages(editor)
