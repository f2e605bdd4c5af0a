/** Adds this game's messages for its other screens. */
import lessons from '../en/learn/lessons.ts?compiled'
import tips from '../en/learn/tips.ts?compiled'
import rules from '../en/rules.ts?compiled'
import '../options.ts'
import './sheets.ts'
import { addMessages } from '../../t.ts'

for (const sentences of [lessons, rules, tips]) addMessages(sentences)
