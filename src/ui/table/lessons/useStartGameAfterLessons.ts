import { useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { type AppContext, useApp } from '../../common/appContext.ts'
import { beginOnce } from '../lifecycle/beginOnce.ts'

/** Begins the game that lessons propose, and opens it; resolves with false if a part of it cannot be fetched. */
export type StartGameAfterLessons = (app: AppContext) => Promise<boolean>

/** What a button does that begins the game of the lessons, and the sentence where that failed; else empty. */
export const useStartGameAfterLessons = (
  start: StartGameAfterLessons,
): readonly [onPress: () => void, failure: string] => {
  const app = useApp()
  const [failed, setFailed] = useState(false)
  const onPress = (): void => void beginOnce(() => start(app).then((isStarted) => setFailed(!isStarted)))
  return [onPress, failed ? t('learn.failed') : '']
}
