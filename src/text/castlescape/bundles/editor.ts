/** Adds this game's messages for the position editor. */

import { addMessages } from '../../t.ts'
import editor from '../en/editor.ts?compiled'

addMessages(editor)
