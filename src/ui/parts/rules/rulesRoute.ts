import { route } from '../../common/route.ts'

/** What the address of the rules says: `#/rules/retain/5.12`, or the same behind the address of a game. */
export interface RulesRoute {
  /** Address of the rules themselves. */
  readonly path: readonly string[]
  readonly section: string | undefined
  readonly paragraph: string | undefined
}

export const readRulesRoute = (): RulesRoute => {
  const rulesIndex = route.value.indexOf('rules')
  const [section, paragraph] = route.value.slice(rulesIndex + 1)
  return { path: route.value.slice(0, rulesIndex + 1), section, paragraph }
}
