/** Adds this game's messages for sheets over a table. */

import statistics from '../en/home/statistics.ts?compiled'
import openings from '../en/learn/openings.ts?compiled'
import families from '../en/modules/families.ts?compiled'
import errors from '../en/positionErrors.ts?compiled'
import gameEnd from '../en/tableScreen/gameEnd.ts?compiled'
import sheets from '../en/tableScreen/sheets.ts?compiled'
import shortcuts from '../en/tableScreen/shortcuts.ts?compiled'
import sidePanel from '../en/tableScreen/sidePanel.ts?compiled'
import tableMenu from '../en/tableScreen/tableMenu.ts?compiled'
import taskChoice from '../en/turn/taskChoice.ts?compiled'
import './turn.ts'
import { addMessages } from '../../t.ts'

for (const sentences of [
  errors,
  families,
  taskChoice,
  gameEnd,
  openings,
  sheets,
  shortcuts,
  sidePanel,
  statistics,
  tableMenu,
])
  addMessages(sentences)
