/** What is said beside the prompt once a game is under way: what the others did, and tips. */
import { lazy } from '../../shell/lazy.tsx'
import type { AtTable } from './chapter.ts'
import { Since } from './Since.tsx'

const Tips = lazy(async () => (await import('../../tips/Tips.tsx')).Tips, 'unasked')

export const Aside = (at: AtTable) => (
  <>
    <Since {...at} />
    <Tips {...at} />
  </>
)
