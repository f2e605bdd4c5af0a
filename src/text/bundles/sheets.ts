/** Adds the app's messages for sheets over a table. */
import bots from '../en/bots.ts?compiled'
import confirm from '../en/confirm.ts?compiled'
import errors from '../en/errors.ts?compiled'
import gameEnd from '../en/gameEnd.ts?compiled'
import history from '../en/history.ts?compiled'
import refusals from '../en/refusals.ts?compiled'
import replay from '../en/replay.ts?compiled'
import shortcuts from '../en/shortcuts.ts?compiled'
import tableMenu from '../en/tableMenu.ts?compiled'
import './board.ts'
import '../isolateBidiNames.ts'
import { addMessages } from '../t.ts'

for (const sentences of [bots, confirm, history, refusals, gameEnd, replay, shortcuts, tableMenu, errors])
  addMessages(sentences)
