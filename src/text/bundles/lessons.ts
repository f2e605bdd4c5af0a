/** Adds the app's messages for lessons. */
import learn from '../en/lessons.ts?compiled'
import { addMessages } from '../t.ts'

addMessages(learn)
