/** Adds this game's messages for hints, tips and the opening, which are fetched at leisure. */
import firstTurns from '../en/learn/firstTurns.ts?compiled'
import hints from '../en/learn/hints.ts?compiled'
import openings from '../en/learn/openings.ts?compiled'
import tips from '../en/learn/tips.ts?compiled'
import '../../bundles/hints.ts'
import { addMessages } from '../../t.ts'

for (const sentences of [firstTurns, hints, openings, tips]) addMessages(sentences)
