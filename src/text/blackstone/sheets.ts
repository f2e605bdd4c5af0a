/** Adds this game's messages for sheets over a table. */
import errors from './en/errors.ts?compiled'
import families from './en/families.ts?compiled'
import gameEnd from './en/gameEnd.ts?compiled'
import openings from './en/learn/openings.ts?compiled'
import shortcuts from './en/shortcuts.ts?compiled'
import sidePanel from './en/sidePanel.ts?compiled'
import statistics from './en/statistics.ts?compiled'
import tableMenu from './en/tableMenu.ts?compiled'
import taskChoice from './en/taskChoice.ts?compiled'
import './turn.ts'
import { addMessages } from '../t.ts'

for (const sentences of [errors, families, taskChoice, gameEnd, openings, shortcuts, sidePanel, statistics, tableMenu])
  addMessages(sentences)
