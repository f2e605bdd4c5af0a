/** Adds this game's messages for hints. */
import '../tiers/hints.ts'
import { addMessages } from '../t.ts'
import hints from './en/learn/hints.ts?compiled'
import words from './en/learn/words.ts?compiled'
import './keys.ts'

for (const sentences of [hints, words]) addMessages(sentences)
