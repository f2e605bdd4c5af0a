import { useRef, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { type AppContext, useApp } from '../../common/appContext.ts'

/** Begins the game that lessons propose, and opens it; resolves with false if a part of it cannot be fetched. */
export type StartGameAfterLessons = (app: AppContext) => Promise<boolean>

/** What a button does that begins the game of the lessons, and the sentence where that failed; else empty. */
export const useStartGameAfterLessons = (
  start: StartGameAfterLessons,
): readonly [onPress: () => void, failure: string] => {
  const app = useApp()
  const [failed, setFailed] = useState(false)
  /** A second press while it is fetched begins no second game. */
  const isStarting = useRef(false)
  const onPress = (): void => {
    if (isStarting.current) return
    isStarting.current = true
    void start(app).then((isStarted) => {
      isStarting.current = false
      setFailed(!isStarted)
    })
  }
  return [onPress, failed ? t('learn.failed') : '']
}
