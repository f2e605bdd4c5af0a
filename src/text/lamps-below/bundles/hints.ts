/** Adds this game's messages for hints. */
import '../../bundles/hints.ts'
import { addMessages } from '../../t.ts'
import words from '../en/learn/figureNames.ts?compiled'
import hints from '../en/learn/hints.ts?compiled'
import '../keys.ts'

for (const sentences of [hints, words]) addMessages(sentences)
