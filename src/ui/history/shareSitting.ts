import type { Database } from '../../store/database.ts'
import { endingOf } from '../blackstone/game/endingOf.ts'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { t } from '../text/t.ts'
import { sharedWords } from './listed.ts'
import { shareGame } from './share.ts'
import { wholeOf } from './whole.ts'

/** Hands on the game of a table that is open here; resolves with what there is to say. */
export const shareSitting = async (database: Database, sitting: Sitting): Promise<string> => {
  const ending = endingOf(sitting, sitting.now.peek())
  if (!ending) return t('branch.noShare')
  return shareGame(await wholeOf(database, sitting), sharedWords(sitting.header, ending))
}
