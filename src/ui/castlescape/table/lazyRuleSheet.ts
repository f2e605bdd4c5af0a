/** The sheet of rules, which comes with the other rooms of the game. */

import { lazy } from '../../parts/lazy.tsx'
import { loadTableParts } from '../loadTableParts.ts'

export const RuleSheet = lazy(() => loadTableParts().then((module) => module.RuleSheet), true)
