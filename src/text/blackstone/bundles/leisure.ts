/** Adds this game's messages for files that are fetched at leisure. */
import editor from '../en/editor.ts?compiled'
import hints from '../en/learn/hints.ts?compiled'
import questLessons from '../en/learn/questLessons.ts?compiled'
import puzzles from '../en/puzzles/puzzles.ts?compiled'
import './modesAndModules.ts'
import './screens.ts'
import '../../bundles/dailyPuzzle.ts'
import '../../bundles/hints.ts'
import { addMessages } from '../../t.ts'

for (const sentences of [editor, hints, puzzles, questLessons]) addMessages(sentences)
