/** The sheet of rules, which comes with the other rooms of the game. */

import { lazy } from '../../parts/lazy.tsx'
import { loadBesideTable } from '../loadBesideTable.ts'

export const RuleSheet = lazy(() => loadBesideTable().then((module) => module.RuleSheet), true)
