/** What is wrong with storage or with a game from outside, as a sentence. The words are fetched when something is. */
import type { Refusal } from '../../kernel/result.ts'
import { StoreFailure } from '../../table/store.ts'
import { say, t } from '../text/t.ts'

const words = (): Promise<unknown> => import('../text/troubles.ts').catch(() => undefined)

export const sayFault = async (fault: StoreFailure['fault']): Promise<string> => {
  await words()
  return say(`store.${fault}`, undefined, 'app.failed')
}

/** Why storage did not do what was asked. */
export const sayFailure = (error: unknown): Promise<string> =>
  sayFault(error instanceof StoreFailure ? error.fault : 'failed')

/** Why something from outside was refused. */
export const sayRefusal = async ({ code, values }: Refusal): Promise<string> => {
  await words()
  return say(code, values, 'app.refused')
}

/** Why a stored log does not add up; `entry` is -1 where it is its header. */
export const sayFlaw = async (entry: number, refusal: Refusal): Promise<string> => {
  await words()
  return entry < 0 ? sayRefusal(refusal) : t('save.flaw', { entry: entry + 1 })
}
