/** Adds the app's messages for files that are fetched at leisure. */

import accessibility from '../en/accessibility.ts?compiled'
import connection from '../en/connection.ts?compiled'
import emblems from '../en/emblems.ts?compiled'
import install from '../en/install.ts?compiled'
import movedGame from '../en/movedGame.ts?compiled'
import phones from '../en/phones.ts?compiled'
import privacy from '../en/privacy.ts?compiled'
import report from '../en/report.ts?compiled'
import share from '../en/share.ts?compiled'
import statistics from '../en/statistics.ts?compiled'
import './editor.ts'
import './screens.ts'
import { addMessages } from '../t.ts'

for (const sentences of [
  accessibility,
  connection,
  emblems,
  install,
  share,
  statistics,
  movedGame,
  phones,
  privacy,
  report,
])
  addMessages(sentences)
