/** The sheet of rules, which comes with the other rooms of the game. */
import { lazy } from '../../parts/lazy.tsx'

export const RuleSheet = lazy(() => import('../rules/RuleSheet.tsx').then((module) => module.RuleSheet), true)
