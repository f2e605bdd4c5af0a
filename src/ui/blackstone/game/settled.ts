/** What a table does when it has stood for a while, and a player is sure to be there. */
import { keepAwake } from '../../shell/awake.ts'
import { exports } from './handOut.ts'

/** What a turn asks and tells, and what is needed when storage fails, is fetched before its need. */
const prepare = (): void =>
  void Promise.all([exports(), import('./unsaved.ts'), import('./Question.tsx'), import('./Aside.tsx')]).catch(
    () => undefined,
  )

/** Fetches ahead and keeps the screen on, until what it gives back is called. */
export const settle = (): (() => void) => {
  prepare()
  return keepAwake()
}
