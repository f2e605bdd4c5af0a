/** Pages of this game that are installed with it. */

export { LearnScreen } from '../lessons/LearnScreen.tsx'
export { RulesScreen } from '../rules/RulesScreen.tsx'
