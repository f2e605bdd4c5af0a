/** Adds the app's messages for hints. */
import hints from '../en/hints.ts?compiled'
import './screens.ts'
import { addMessages } from '../t.ts'

addMessages(hints)
