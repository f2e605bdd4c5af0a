/** Hands on a game of this phone, with a line about it; resolves with what there is to say, empty where nothing is. */
import '../text/lookingBack.ts'
import type { Header } from '../../kernel/log.ts'
import type { Database } from '../../store/database.ts'
import { indexedLogs } from '../../store/logs.ts'
import { endingOf } from '../blackstone/game/endingOf.ts'
import type { Sitting } from '../blackstone/game/sitting.ts'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'
import type { Playable } from './filter.ts'
import { inWords, resultOf } from './listed.ts'
import { shareGame } from './share.ts'
import { wholeOf } from './whole.ts'

const toldAs = ({ mode }: Header, result: string): string =>
  t('history.share.words', { app: t('app.name'), mode: nameOfMode(mode), result })

/** One of the list. Rejects with a StoreFailure. */
export const shareStored = async (database: Database, game: Playable): Promise<string> =>
  shareGame(await indexedLogs(database).load(game.id), toldAs(game.header, resultOf(game)))

/** The game of a table that is open here. */
export const shareSitting = async (database: Database, sitting: Sitting): Promise<string> => {
  const ending = endingOf(sitting, sitting.now.peek())
  if (!ending) return t('branch.noShare')
  return shareGame(await wholeOf(database, sitting), toldAs(sitting.header, inWords(ending, sitting.header)))
}
