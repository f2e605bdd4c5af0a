/** Adds this game's messages for its lessons. */

import { addMessages } from '../../t.ts'
import lessons from '../en/learn/lessons.ts?compiled'

addMessages(lessons)
